CREATE TABLE "scan_pins" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"archetype" "archetype" NOT NULL,
	"pillar" text NOT NULL,
	"kind" text NOT NULL,
	"page_id" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "scan_pins_pillar_known" CHECK ("scan_pins"."pillar" in ('ai', 'agility', 'leadership')),
	CONSTRAINT "scan_pins_kind_known" CHECK ("scan_pins"."kind" in ('service', 'use-case', 'consultant', 'event', 'article'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "scan_pins_one_each" ON "scan_pins" USING btree ("archetype","pillar","kind");