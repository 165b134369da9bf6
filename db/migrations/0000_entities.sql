CREATE TYPE "public"."mail_status" AS ENUM('waiting', 'queued', 'sent', 'failed');--> statement-breakpoint
CREATE TYPE "public"."inquiry_status" AS ENUM('new', 'in progress', 'answered', 'spam');--> statement-breakpoint
CREATE TYPE "public"."event_format" AS ENUM('online', 'in-person', 'hybrid');--> statement-breakpoint
CREATE TYPE "public"."event_type" AS ENUM('upcoming', 'past');--> statement-breakpoint
CREATE TYPE "public"."archetype" AS ENUM('explorer', 'bundler', 'scaler', 'catalyst');--> statement-breakpoint
CREATE TYPE "public"."company_size" AS ENUM('startup', 'small', 'medium', 'large', 'enterprise');--> statement-breakpoint
CREATE TABLE "generated_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"about" uuid NOT NULL,
	"kind" text NOT NULL,
	"to_address" text,
	"to_name" text,
	"reply_to_address" text,
	"reply_to_name" text,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"message_id" text NOT NULL,
	"status" "mail_status" NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"sent_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mails_message_id_unique" UNIQUE("message_id")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "used_proofs" (
	"signature" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consultant_tag_relations" (
	"consultant_id" uuid NOT NULL,
	"tag_id" uuid NOT NULL,
	CONSTRAINT "consultant_tag_relations_consultant_id_tag_id_pk" PRIMARY KEY("consultant_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "consultant_tags" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "consultant_tags_name_unique" UNIQUE("name"),
	CONSTRAINT "consultant_tags_name_not_blank" CHECK (btrim("consultant_tags"."name") <> '')
);
--> statement-breakpoint
CREATE TABLE "consultants" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"title" text,
	"bio" text,
	"profile_image_url" text,
	"linkedin_url" text,
	"is_owner" boolean DEFAULT false NOT NULL,
	"is_mentor" boolean DEFAULT false NOT NULL,
	"mentor_display_order" integer DEFAULT 0 NOT NULL,
	"mentor_quote" text,
	"display_order" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "consultants_name_not_blank" CHECK (btrim("consultants"."name") <> '')
);
--> statement-breakpoint
CREATE TABLE "feature_flags" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"feature_name" text NOT NULL,
	"is_enabled" boolean DEFAULT false NOT NULL,
	"description" text,
	"env" text DEFAULT 'prod' NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "feature_flags_env_name" UNIQUE("env","feature_name"),
	CONSTRAINT "feature_flags_name_not_blank" CHECK (btrim("feature_flags"."feature_name") <> '')
);
--> statement-breakpoint
CREATE TABLE "files" (
	"bucket" text NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"sha256" text NOT NULL,
	"data" "bytea" NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "files_bucket_name_pk" PRIMARY KEY("bucket","name"),
	CONSTRAINT "files_bucket_shape" CHECK ("files"."bucket" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "files_name_shape" CHECK ("files"."name" ~ '^[A-Za-z0-9][A-Za-z0-9._-]{0,199}$')
);
--> statement-breakpoint
CREATE TABLE "page_content" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"page_key" text NOT NULL,
	"section_key" text NOT NULL,
	"content" text NOT NULL,
	"show_on_homepage" boolean DEFAULT false NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "page_content_page_section" UNIQUE("page_key","section_key"),
	CONSTRAINT "page_content_page_key_not_blank" CHECK (btrim("page_content"."page_key") <> ''),
	CONSTRAINT "page_content_section_key_not_blank" CHECK (btrim("page_content"."section_key") <> '')
);
--> statement-breakpoint
CREATE TABLE "brand_references" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"logo_url" text,
	"display_order" integer DEFAULT 0 NOT NULL,
	"show_text_only" boolean DEFAULT false NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "brand_references_name_not_blank" CHECK (btrim("brand_references"."name") <> '')
);
--> statement-breakpoint
CREATE TABLE "testimonials" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"role" text,
	"company" text,
	"quote" text NOT NULL,
	"image_url" text,
	"page_key" text NOT NULL,
	"display_order" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "testimonials_name_not_blank" CHECK (btrim("testimonials"."name") <> ''),
	CONSTRAINT "testimonials_quote_not_blank" CHECK (btrim("testimonials"."quote") <> '')
);
--> statement-breakpoint
CREATE TABLE "blog_posts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"teaser" text,
	"content" text DEFAULT '' NOT NULL,
	"featured_image_url" text,
	"featured_image_alt" text,
	"publish_date" timestamp(3) with time zone,
	"published" boolean DEFAULT false NOT NULL,
	"tags" text[] DEFAULT '{}'::text[] NOT NULL,
	"authors" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"author_name" text,
	"author_bio" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blog_posts_slug_unique" UNIQUE("slug"),
	CONSTRAINT "blog_posts_slug_shape" CHECK ("blog_posts"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "blog_posts_title_not_blank" CHECK (btrim("blog_posts"."title") <> ''),
	CONSTRAINT "blog_posts_authors_is_list" CHECK (jsonb_typeof("blog_posts"."authors") = 'array')
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"inquiry_id" uuid NOT NULL,
	"gdpr_consent" boolean NOT NULL,
	"marketing_consent" boolean DEFAULT false NOT NULL,
	"gdpr_wording" text NOT NULL,
	"marketing_wording" text NOT NULL,
	"policy_version" text NOT NULL,
	"given_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "consents_inquiry_id_unique" UNIQUE("inquiry_id"),
	CONSTRAINT "consents_gdpr_given" CHECK ("consents"."gdpr_consent")
);
--> statement-breakpoint
CREATE TABLE "inquiries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"idempotency_key" text,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"company" text NOT NULL,
	"intent" text,
	"message" text NOT NULL,
	"status" "inquiry_status" DEFAULT 'new' NOT NULL,
	"owner" text,
	"notes" text,
	"spam_signs" text[] DEFAULT '{}'::text[] NOT NULL,
	"suspected_spam" boolean GENERATED ALWAYS AS (cardinality(spam_signs) > 0) STORED NOT NULL,
	"due_at" timestamp(3) with time zone DEFAULT now() + interval '24 hours' NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "inquiries_idempotency_key_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "inquiries_name_not_blank" CHECK (btrim("inquiries"."name") <> ''),
	CONSTRAINT "inquiries_company_not_blank" CHECK (btrim("inquiries"."company") <> ''),
	CONSTRAINT "inquiries_message_not_blank" CHECK (btrim("inquiries"."message") <> ''),
	CONSTRAINT "inquiries_email_shape" CHECK ("inquiries"."email" ~ '^[^@[:space:]]+@[^@[:space:]]+$')
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"event_type" "event_type" NOT NULL,
	"is_visible" boolean DEFAULT true NOT NULL,
	"event_date" date,
	"event_time" text,
	"location" text,
	"event_format" "event_format",
	"badge_text" text,
	"cta_visible" boolean DEFAULT false NOT NULL,
	"cta_text" text,
	"registration_url" text,
	"tags" text[] DEFAULT '{}'::text[] NOT NULL,
	"display_order" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "events_title_not_blank" CHECK (btrim("events"."title") <> '')
);
--> statement-breakpoint
CREATE TABLE "assessments" (
	"id" text PRIMARY KEY NOT NULL,
	"assess_token" text NOT NULL,
	"catalogue_version" text NOT NULL,
	"answers" smallint[] NOT NULL,
	"dominant_archetype" "archetype" NOT NULL,
	"ai_score" smallint NOT NULL,
	"agility_score" smallint NOT NULL,
	"leadership_score" smallint NOT NULL,
	"message" text NOT NULL,
	"first_name" text,
	"last_name" text,
	"email" text,
	"role" text,
	"company_name" text,
	"company_size" "company_size",
	"completed_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "assessments_assess_token_unique" UNIQUE("assess_token"),
	CONSTRAINT "assessments_id_length" CHECK (char_length("assessments"."id") >= 22),
	CONSTRAINT "assessments_answers_complete" CHECK (cardinality("assessments"."answers") = 16 and array_position("assessments"."answers", null) is null
        and 1 <= all ("assessments"."answers") and 5 >= all ("assessments"."answers")),
	CONSTRAINT "assessments_ai_score_range" CHECK ("assessments"."ai_score" between 0 and 100),
	CONSTRAINT "assessments_agility_score_range" CHECK ("assessments"."agility_score" between 0 and 100),
	CONSTRAINT "assessments_leadership_score_range" CHECK ("assessments"."leadership_score" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "use_cases" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"excerpt" text,
	"body" text DEFAULT '' NOT NULL,
	"hero_image_url" text,
	"hero_image_alt" text,
	"published" boolean DEFAULT false NOT NULL,
	"quote_text" text,
	"quote_name" text,
	"quote_role" text,
	"quote_logo_url" text,
	"show_cta_block" boolean DEFAULT false NOT NULL,
	"tags" text[] DEFAULT '{}'::text[] NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "use_cases_slug_unique" UNIQUE("slug"),
	CONSTRAINT "use_cases_slug_shape" CHECK ("use_cases"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "use_cases_title_not_blank" CHECK (btrim("use_cases"."title") <> '')
);
--> statement-breakpoint
ALTER TABLE "consultant_tag_relations" ADD CONSTRAINT "consultant_tag_relations_consultant_id_consultants_id_fk" FOREIGN KEY ("consultant_id") REFERENCES "public"."consultants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultant_tag_relations" ADD CONSTRAINT "consultant_tag_relations_tag_id_consultant_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."consultant_tags"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mails_about" ON "mails" USING btree ("about");--> statement-breakpoint
CREATE INDEX "mails_newest" ON "mails" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "mails_recipient" ON "mails" USING btree ("kind",lower("to_address"),"created_at");--> statement-breakpoint
CREATE INDEX "used_proofs_expired" ON "used_proofs" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "consultant_tag_relations_tag" ON "consultant_tag_relations" USING btree ("tag_id");--> statement-breakpoint
CREATE INDEX "consultants_order" ON "consultants" USING btree ("display_order");--> statement-breakpoint
CREATE INDEX "consultants_mentors" ON "consultants" USING btree ("mentor_display_order") WHERE "consultants"."is_mentor";--> statement-breakpoint
CREATE INDEX "page_content_homepage" ON "page_content" USING btree ("page_key","show_on_homepage");--> statement-breakpoint
CREATE INDEX "brand_references_order" ON "brand_references" USING btree ("display_order","name");--> statement-breakpoint
CREATE INDEX "testimonials_page_order" ON "testimonials" USING btree ("page_key","display_order");--> statement-breakpoint
CREATE INDEX "inquiries_open" ON "inquiries" USING btree ("status","due_at");--> statement-breakpoint
CREATE INDEX "inquiries_email" ON "inquiries" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "events_visible" ON "events" USING btree ("display_order") WHERE "events"."is_visible";--> statement-breakpoint
CREATE INDEX "assessments_newest" ON "assessments" USING btree ("completed_at");--> statement-breakpoint
CREATE INDEX "assessments_email" ON "assessments" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "use_cases_visible" ON "use_cases" USING btree ("created_at") WHERE "use_cases"."published";