CREATE FUNCTION touch_updated_at() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Always later than before, so that two saves within one millisecond are still two versions.
  NEW.updated_at = greatest(clock_timestamp(), OLD.updated_at + interval '1 millisecond');
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION announce_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  old_key text := CASE WHEN TG_OP IN ('UPDATE', 'DELETE') THEN to_jsonb(OLD) ->> TG_ARGV[0] END;
  new_key text := CASE WHEN TG_OP IN ('INSERT', 'UPDATE') THEN to_jsonb(NEW) ->> TG_ARGV[0] END;
BEGIN
  PERFORM pg_notify('changes', json_build_object('table', TG_TABLE_NAME, 'key', coalesce(new_key, old_key))::text);
  IF old_key IS DISTINCT FROM new_key AND old_key IS NOT NULL AND new_key IS NOT NULL THEN
    PERFORM pg_notify('changes', json_build_object('table', TG_TABLE_NAME, 'key', old_key)::text);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION announce_truncate() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('changes', json_build_object('table', TG_TABLE_NAME, 'key', NULL)::text);
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['page_content', 'feature_flags', 'brand_references', 'testimonials', 'files', 'blog_posts',
    'use_cases', 'events', 'consultants', 'consultant_tags', 'assessments', 'inquiries', 'mails']
  LOOP
    EXECUTE format('CREATE TRIGGER touch_updated_at BEFORE UPDATE ON %I FOR EACH ROW EXECUTE FUNCTION touch_updated_at()', name);
  END LOOP;
  FOREACH name IN ARRAY ARRAY['feature_flags', 'brand_references', 'files', 'blog_posts', 'use_cases', 'events',
    'consultants', 'consultant_tags', 'consultant_tag_relations']
  LOOP
    EXECUTE format('CREATE TRIGGER announce_change AFTER INSERT OR UPDATE OR DELETE ON %I FOR EACH ROW EXECUTE FUNCTION announce_change()', name);
    EXECUTE format('CREATE TRIGGER announce_truncate AFTER TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION announce_truncate()', name);
  END LOOP;
  FOREACH name IN ARRAY ARRAY['page_content', 'testimonials']
  LOOP
    EXECUTE format('CREATE TRIGGER announce_change AFTER INSERT OR UPDATE OR DELETE ON %I FOR EACH ROW EXECUTE FUNCTION announce_change(''page_key'')', name);
    EXECUTE format('CREATE TRIGGER announce_truncate AFTER TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION announce_truncate()', name);
  END LOOP;
END $$;
--> statement-breakpoint
-- Not written ahead: a crash only resets the counters.
ALTER TABLE rate_limits SET UNLOGGED;
