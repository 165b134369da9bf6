DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['staff', 'staff_sessions', 'staff_accounts', 'staff_verifications']
  LOOP
    EXECUTE format('CREATE TRIGGER touch_updated_at BEFORE UPDATE ON %I FOR EACH ROW EXECUTE FUNCTION touch_updated_at()', name);
  END LOOP;
END $$;
