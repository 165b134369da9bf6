CREATE TABLE "daily_visits" (
	"day" date NOT NULL,
	"by" text NOT NULL,
	"key" text NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"visits" integer DEFAULT 0 NOT NULL,
	"visitors" integer DEFAULT 0 NOT NULL,
	"scans_started" integer DEFAULT 0 NOT NULL,
	"scans_finished" integer DEFAULT 0 NOT NULL,
	"scans_named" integer DEFAULT 0 NOT NULL,
	"inquiries" integer DEFAULT 0 NOT NULL,
	"won" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "daily_visits_day_by_key_pk" PRIMARY KEY("day","by","key"),
	CONSTRAINT "daily_visits_by_known" CHECK ("daily_visits"."by" in ('page', 'source', 'campaign', 'width')),
	CONSTRAINT "daily_visits_key_length" CHECK (char_length("daily_visits"."key") between 1 and 400)
);
--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "source" jsonb;--> statement-breakpoint
ALTER TABLE "assessments" ADD COLUMN "source" jsonb;