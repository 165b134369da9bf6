CREATE TABLE "file_variants" (
	"bucket" text NOT NULL,
	"name" text NOT NULL,
	"sha256" text NOT NULL,
	"width" integer NOT NULL,
	"format" text NOT NULL,
	"data" "bytea" NOT NULL,
	CONSTRAINT "file_variants_bucket_name_sha256_width_format_pk" PRIMARY KEY("bucket","name","sha256","width","format"),
	CONSTRAINT "file_variants_format" CHECK ("file_variants"."format" in ('avif', 'webp'))
);
--> statement-breakpoint
CREATE TABLE "file_versions" (
	"bucket" text NOT NULL,
	"name" text NOT NULL,
	"sha256" text NOT NULL,
	"content_type" text NOT NULL,
	"data" "bytea" NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "file_versions_bucket_name_sha256_pk" PRIMARY KEY("bucket","name","sha256")
);
--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "title" text;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "alt" text;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "is_decorative" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "width" integer;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "height" integer;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "focus_x" integer DEFAULT 50 NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "focus_y" integer DEFAULT 50 NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "cut_from" text;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "unused_since" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "keep_upcoming" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "file_variants" ADD CONSTRAINT "file_variants_file" FOREIGN KEY ("bucket","name") REFERENCES "public"."files"("bucket","name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_versions" ADD CONSTRAINT "file_versions_file" FOREIGN KEY ("bucket","name") REFERENCES "public"."files"("bucket","name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_size" CHECK ("files"."width" > 0 and "files"."height" > 0);--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_focus_x" CHECK ("files"."focus_x" between 0 and 100);--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_focus_y" CHECK ("files"."focus_y" between 0 and 100);--> statement-breakpoint
-- What pages have said of their pictures so far is what the library says from now on.
UPDATE "files" SET "alt" = "said"."words", "title" = "said"."title"
FROM (
  SELECT DISTINCT ON ("path") split_part("url", '?', 1) AS "path", "words", "title" FROM (
    SELECT "featured_image_url" AS "url", "featured_image_alt" AS "words", "title" FROM "blog_posts"
    UNION ALL SELECT "hero_image_url", "hero_image_alt", "title" FROM "use_cases"
    UNION ALL SELECT "profile_image_url", "name", "name" FROM "consultants"
    UNION ALL SELECT "image_url", "name", "name" FROM "testimonials"
    UNION ALL SELECT "logo_url", "name", 'Logo of ' || "name" FROM "brand_references"
  ) AS "uses" CROSS JOIN LATERAL (SELECT split_part("url", '?', 1) AS "path") AS "file"
  WHERE "url" LIKE '/storage/%'
  ORDER BY "path", "words" NULLS LAST
) AS "said"
WHERE "said"."path" = '/storage/' || "files"."bucket" || '/' || "files"."name";
