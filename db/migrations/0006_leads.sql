CREATE TABLE "scan_visits" (
	"id" text PRIMARY KEY NOT NULL,
	"started_at" timestamp(3) with time zone NOT NULL,
	"answered" smallint NOT NULL,
	"reached_personal_data" boolean DEFAULT false NOT NULL,
	"completed_at" timestamp(3) with time zone,
	CONSTRAINT "scan_visits_id_length" CHECK (char_length("scan_visits"."id") between 22 and 64),
	CONSTRAINT "scan_visits_answered_range" CHECK ("scan_visits"."answered" between 0 and 16),
	CONSTRAINT "scan_visits_full_hours" CHECK ("scan_visits"."started_at" = date_trunc('hour', "scan_visits"."started_at", 'UTC'))
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "owed_since" timestamp(3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "answered_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "assessments" ADD COLUMN "is_client" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "scan_visits_newest" ON "scan_visits" USING btree ("started_at");