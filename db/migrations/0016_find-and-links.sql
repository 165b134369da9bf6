CREATE TABLE "dead_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"resource" text NOT NULL,
	"item_id" uuid NOT NULL,
	"item_label" text NOT NULL,
	"field" text NOT NULL,
	"href" text NOT NULL,
	"words" text NOT NULL,
	"moved_to" text,
	"checked_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "dead_links_resource_not_blank" CHECK (btrim("dead_links"."resource") <> ''),
	CONSTRAINT "dead_links_href_not_blank" CHECK (btrim("dead_links"."href") <> ''),
	CONSTRAINT "dead_links_moved_elsewhere" CHECK ("dead_links"."moved_to" <> "dead_links"."href")
);
--> statement-breakpoint
CREATE INDEX "dead_links_item" ON "dead_links" USING btree ("resource","item_id");--> statement-breakpoint
-- Large or small, with accents or without: what somebody looks for is compared in these letters, and indexed by them.
CREATE FUNCTION plain_letters(words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN lower(unaccent(words));
