CREATE TYPE "public"."person_stage" AS ENUM('new', 'conversation', 'proposal', 'won', 'lost', 'spam');--> statement-breakpoint
CREATE TABLE "people" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"domain" text GENERATED ALWAYS AS (split_part(email, '@', 2)) STORED NOT NULL,
	"name" text,
	"company" text,
	"role" text,
	"company_size" text,
	"phone" text,
	"owner_id" uuid,
	"stage" "person_stage" DEFAULT 'new' NOT NULL,
	"lost_reason" text,
	"value" numeric(14, 2),
	"next_step" text,
	"next_step_at" timestamp(3) with time zone,
	"source" jsonb,
	"merged_into" uuid,
	"last_met_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "people_email" UNIQUE("email"),
	CONSTRAINT "people_email_shape" CHECK ("people"."email" ~ '^[^@[:space:]]+@[^@[:space:]]+$'),
	CONSTRAINT "people_email_small" CHECK ("people"."email" = lower("people"."email")),
	CONSTRAINT "people_value_positive" CHECK ("people"."value" >= 0),
	CONSTRAINT "people_not_merged_into_itself" CHECK ("people"."merged_into" <> "people"."id")
);
--> statement-breakpoint
CREATE TABLE "person_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"person_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"by_id" uuid,
	"by_name" text,
	"text" text,
	"data" jsonb,
	CONSTRAINT "person_entries_kind_not_blank" CHECK (btrim("person_entries"."kind") <> '')
);
--> statement-breakpoint
CREATE TABLE "people_views" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"label" text NOT NULL,
	"filter" jsonb NOT NULL,
	"sort" jsonb NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "people_views_label_not_blank" CHECK (btrim("people_views"."label") <> '')
);
--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "person_id" uuid;--> statement-breakpoint
ALTER TABLE "assessments" ADD COLUMN "person_id" uuid;--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_merged_into_people_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_entries" ADD CONSTRAINT "person_entries_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "people_newest" ON "people" USING btree ("last_met_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "people_board" ON "people" USING btree ("stage","next_step_at","last_met_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "people_owner" ON "people" USING btree ("owner_id","next_step_at");--> statement-breakpoint
CREATE INDEX "people_domain" ON "people" USING btree ("domain");--> statement-breakpoint
CREATE INDEX "people_merged" ON "people" USING btree ("merged_into");--> statement-breakpoint
CREATE INDEX "people_search" ON "people" USING gin ("name" gin_trgm_ops,"email" gin_trgm_ops,"company" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "person_entries_newest" ON "person_entries" USING btree ("person_id","at" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessments" ADD CONSTRAINT "assessments_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mails_to" ON "mails" USING btree (lower("to_address"),"created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "inquiries_person" ON "inquiries" USING btree ("person_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "assessments_person" ON "assessments" USING btree ("person_id","completed_at" DESC NULLS FIRST);--> statement-breakpoint
-- Whoever has written, or put an address to a scan, is a person from now on. What was said last counts. Clients are won,
-- and whoever was taken up is in conversation.
INSERT INTO "people" ("email", "name", "company", "role", "company_size", "owner_id", "stage", "last_met_at", "created_at")
SELECT "met"."email", "met"."name", "met"."company", "met"."role", "met"."company_size", "users"."id",
  "met"."stage"::"person_stage", "met"."last_at", "met"."first_at"
FROM (
  SELECT "email",
    (array_agg("name" ORDER BY "at" DESC) FILTER (WHERE "name" <> ''))[1] AS "name",
    (array_agg("company" ORDER BY "at" DESC) FILTER (WHERE "company" <> ''))[1] AS "company",
    (array_agg("role" ORDER BY "at" DESC) FILTER (WHERE "role" <> ''))[1] AS "role",
    (array_agg("company_size" ORDER BY "at" DESC) FILTER (WHERE "company_size" <> ''))[1] AS "company_size",
    (array_agg("owner" ORDER BY "at" DESC) FILTER (WHERE "owner" <> ''))[1] AS "owner",
    CASE
      WHEN bool_or("stage" = 'won') THEN 'won'
      WHEN bool_or("stage" = 'conversation') THEN 'conversation'
      WHEN bool_or("stage" = 'new') THEN 'new'
      ELSE 'spam'
    END AS "stage",
    max("at") AS "last_at", min("at") AS "first_at"
  FROM (
    SELECT lower(btrim("email")) AS "email", "name", "company", NULL::text AS "role", NULL::text AS "company_size",
      lower("owner") AS "owner", "created_at" AS "at",
      CASE
        WHEN "status" IN ('in progress', 'answered') THEN 'conversation'
        WHEN "status" = 'spam' OR "suspected_spam" THEN 'spam'
        ELSE 'new'
      END AS "stage"
    FROM "inquiries"
    UNION ALL
    SELECT lower(btrim("email")), concat_ws(' ', "first_name", "last_name"), "company_name", "role", "company_size"::text,
      NULL, "completed_at", CASE WHEN "is_client" THEN 'won' ELSE 'new' END
    FROM "assessments" WHERE "email" ~ '^[^@[:space:]]+@[^@[:space:]]+$'
  ) AS "sent"
  GROUP BY "email"
) AS "met"
LEFT JOIN "users" ON "users"."email" = "met"."owner";
--> statement-breakpoint
-- What was sent stays as it is, the moment of its last change included.
ALTER TABLE "inquiries" DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE "inquiries" SET "person_id" = "people"."id" FROM "people" WHERE "people"."email" = lower(btrim("inquiries"."email"));
--> statement-breakpoint
ALTER TABLE "inquiries" ENABLE TRIGGER USER;
--> statement-breakpoint
ALTER TABLE "assessments" DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE "assessments" SET "person_id" = "people"."id" FROM "people" WHERE "people"."email" = lower(btrim("assessments"."email"));
--> statement-breakpoint
ALTER TABLE "assessments" ENABLE TRIGGER USER;
--> statement-breakpoint
UPDATE "audit_entries" SET "resource" = 'personal-data' WHERE "resource" = 'people';
