-- What public reading of the blog needs, derived from blog_posts by triggers: a thin row per published post, the words
-- that occur (to mend typing errors), and how many posts carry each tag. Nothing here needs a backup.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
CREATE SCHEMA blog_index;
--> statement-breakpoint
-- English stems without stop words, so that a search for "how" finds something; accents don't count.
CREATE TEXT SEARCH DICTIONARY blog_index.stems (TEMPLATE = snowball, LANGUAGE = english);
--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION blog_index.english (COPY = simple);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION blog_index.english
  ALTER MAPPING FOR asciiword, word, numword WITH unaccent, blog_index.stems;
--> statement-breakpoint
CREATE TABLE blog_index.entries (
  post_id uuid PRIMARY KEY,
  listed_at timestamptz(3) NOT NULL,
  visible_from timestamptz(3) NOT NULL,
  tags text[] NOT NULL,
  author_slugs text[] NOT NULL,
  word_count integer NOT NULL,
  words tsvector NOT NULL
) WITH (toast_tuple_target = 128);
--> statement-breakpoint
-- Only the words are stored apart: everything else is read row by row when matches are counted.
ALTER TABLE blog_index.entries ALTER COLUMN tags SET STORAGE MAIN, ALTER COLUMN author_slugs SET STORAGE MAIN;
--> statement-breakpoint
CREATE INDEX entries_listed_at ON blog_index.entries (listed_at, post_id);
--> statement-breakpoint
CREATE INDEX entries_visible_from ON blog_index.entries (visible_from);
--> statement-breakpoint
CREATE INDEX entries_tags ON blog_index.entries USING gin (tags);
--> statement-breakpoint
CREATE INDEX entries_author_slugs ON blog_index.entries USING gin (author_slugs);
--> statement-breakpoint
CREATE INDEX entries_words ON blog_index.entries USING gin (words);
--> statement-breakpoint
CREATE TABLE blog_index.words (word text PRIMARY KEY);
--> statement-breakpoint
CREATE INDEX words_trigrams ON blog_index.words USING gin (word gin_trgm_ops);
--> statement-breakpoint
-- The empty tag counts all published posts.
CREATE TABLE blog_index.tags (tag text PRIMARY KEY, posts integer NOT NULL);
--> statement-breakpoint
CREATE FUNCTION blog_index.plain_text(html text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN regexp_replace(html, '<[^>]*>|&#?\w+;', ' ', 'g');
--> statement-breakpoint
-- Letters and digits only: the parser would take "Scrum@Scale" or "a/b" for an address.
CREATE FUNCTION blog_index.words_of(plain text) RETURNS tsvector LANGUAGE sql STABLE PARALLEL SAFE
RETURN to_tsvector('blog_index.english', regexp_replace(plain, '[\x21-\x2f\x3a-\x40\x5b-\x60\x7b-\x7e]+', ' ', 'g'));
--> statement-breakpoint
CREATE FUNCTION blog_index.slug_of(name text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE
RETURN btrim(regexp_replace(lower(unaccent(name)), '[^a-z0-9]+', '-', 'g'), '-');
--> statement-breakpoint
CREATE FUNCTION blog_index.authors_of(authors jsonb, author_name text) RETURNS TABLE (name text, slug text)
LANGUAGE sql STABLE AS $$
  WITH listed AS (
    SELECT CASE jsonb_typeof(author) WHEN 'string' THEN author #>> '{}' ELSE author ->> 'name' END AS name,
      CASE jsonb_typeof(author) WHEN 'object' THEN author ->> 'slug' END AS slug
    FROM jsonb_array_elements(authors) AS author
    UNION ALL
    SELECT author_name, NULL WHERE jsonb_array_length(authors) = 0
  )
  SELECT name, coalesce(nullif(slug, ''), blog_index.slug_of(name)) FROM listed WHERE name <> ''
$$;
--> statement-breakpoint
-- In the order of the tags, the empty one first: writers queue behind it instead of locking each other out.
CREATE FUNCTION blog_index.count_tags(changed text[], by integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO blog_index.tags AS kept (tag, posts)
  SELECT tag, count(*) * by FROM unnest(changed) AS tag GROUP BY tag ORDER BY tag COLLATE "C"
  ON CONFLICT (tag) DO UPDATE SET posts = kept.posts + excluded.posts;
  DELETE FROM blog_index.tags WHERE posts = 0;
$$;
--> statement-breakpoint
-- The planner doesn't know what it costs to unpack the words of every entry (0.3 s for 10,000), and would rather do that
-- for a common word than walk the index (5 ms).
CREATE FUNCTION blog_index.count_matches(query tsquery, wanted_tag text, at timestamptz) RETURNS integer
LANGUAGE sql STABLE SET enable_seqscan = off SET enable_indexscan = off AS $$
  SELECT count(*)::int FROM blog_index.entries
  WHERE words @@ query AND visible_from <= at AND (wanted_tag IS NULL OR wanted_tag = ANY (tags))
$$;
--> statement-breakpoint
CREATE FUNCTION blog_index.follow_posts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed text[];
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    TRUNCATE blog_index.entries, blog_index.words, blog_index.tags;
    RETURN NULL;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    WITH gone AS (DELETE FROM blog_index.entries USING removed WHERE post_id = removed.id RETURNING entries.tags)
    SELECT array_agg(tag) INTO changed FROM gone, unnest(array_append(gone.tags, '')) AS tag;
    PERFORM blog_index.count_tags(changed, -1);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    WITH come AS (
      INSERT INTO blog_index.entries (post_id, listed_at, visible_from, tags, author_slugs, word_count, words)
      SELECT id, coalesce(publish_date, created_at), coalesce(publish_date, '-infinity'),
        ARRAY(SELECT DISTINCT tag FROM unnest(tags) AS tag WHERE tag <> ''),
        ARRAY(SELECT DISTINCT slug FROM blog_index.authors_of(authors, author_name)),
        regexp_count(blog_index.plain_text(content), '\S+'),
        blog_index.words_of(concat_ws(' ', title, teaser, array_to_string(tags, ' '),
          (SELECT string_agg(name, ' ') FROM blog_index.authors_of(authors, author_name)),
          blog_index.plain_text(content)))
      FROM added WHERE published
      RETURNING tags, words
    ), known AS (
      INSERT INTO blog_index.words (word)
      SELECT DISTINCT word FROM come, unnest(tsvector_to_array(words)) AS word
      WHERE length(word) BETWEEN 3 AND 40 ORDER BY word
      ON CONFLICT DO NOTHING
    )
    SELECT array_agg(tag) INTO changed FROM come, unnest(array_append(come.tags, '')) AS tag;
    PERFORM blog_index.count_tags(changed, 1);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER index_added AFTER INSERT ON blog_posts
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION blog_index.follow_posts();
--> statement-breakpoint
CREATE TRIGGER index_changed AFTER UPDATE ON blog_posts
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION blog_index.follow_posts();
--> statement-breakpoint
CREATE TRIGGER index_removed AFTER DELETE ON blog_posts
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION blog_index.follow_posts();
--> statement-breakpoint
CREATE TRIGGER index_emptied AFTER TRUNCATE ON blog_posts
  FOR EACH STATEMENT EXECUTE FUNCTION blog_index.follow_posts();
