CREATE TABLE "team_answers" (
	"assessment_id" text PRIMARY KEY NOT NULL,
	"team_scan_id" uuid NOT NULL,
	"view" text NOT NULL,
	"batch_id" uuid,
	CONSTRAINT "team_answers_view_known" CHECK ("team_answers"."view" in ('leadership', 'team', 'other'))
);
--> statement-breakpoint
CREATE TABLE "team_batches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"team_scan_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"sums" jsonb NOT NULL,
	"groups" jsonb,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "team_batches_in_order" UNIQUE("team_scan_id","number"),
	CONSTRAINT "team_batches_are_groups" CHECK (("team_batches"."sums" ->> 'count')::int >= 4)
);
--> statement-breakpoint
CREATE TABLE "team_scans" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"person_id" uuid,
	"version_id" uuid NOT NULL,
	"team_hash" text NOT NULL,
	"manage_hash" text NOT NULL,
	"gdpr_wording" text NOT NULL,
	"policy_version" text NOT NULL,
	"closed_at" timestamp(3) with time zone,
	"used_at" timestamp(3) with time zone NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "team_scans_team_hash_unique" UNIQUE("team_hash"),
	CONSTRAINT "team_scans_manage_hash_unique" UNIQUE("manage_hash"),
	CONSTRAINT "team_scans_name_not_blank" CHECK (btrim("team_scans"."name") <> ''),
	CONSTRAINT "team_scans_email_shape" CHECK ("team_scans"."email" ~ '^[^@[:space:]]+@[^@[:space:]]+$')
);
--> statement-breakpoint
ALTER TABLE "team_answers" ADD CONSTRAINT "team_answers_assessment_id_assessments_id_fk" FOREIGN KEY ("assessment_id") REFERENCES "public"."assessments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_answers" ADD CONSTRAINT "team_answers_team_scan_id_team_scans_id_fk" FOREIGN KEY ("team_scan_id") REFERENCES "public"."team_scans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_answers" ADD CONSTRAINT "team_answers_batch_id_team_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."team_batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_batches" ADD CONSTRAINT "team_batches_team_scan_id_team_scans_id_fk" FOREIGN KEY ("team_scan_id") REFERENCES "public"."team_scans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_scans" ADD CONSTRAINT "team_scans_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_scans" ADD CONSTRAINT "team_scans_version_id_scan_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."scan_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "team_answers_team" ON "team_answers" USING btree ("team_scan_id");--> statement-breakpoint
CREATE INDEX "team_answers_batch" ON "team_answers" USING btree ("batch_id");--> statement-breakpoint
CREATE INDEX "team_scans_email" ON "team_scans" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "team_scans_person" ON "team_scans" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "team_scans_used" ON "team_scans" USING btree ("used_at");