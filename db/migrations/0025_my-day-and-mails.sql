CREATE TABLE "mail_attachments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"mail_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"content_type" text NOT NULL,
	"data" "bytea" NOT NULL,
	CONSTRAINT "mail_attachments_file_name_not_blank" CHECK (btrim("mail_attachments"."file_name") <> '')
);
--> statement-breakpoint
CREATE TABLE "notice_choices" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"choices" jsonb NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "working_time" (
	"is_set" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"time_zone" text NOT NULL,
	"days" smallint[] NOT NULL,
	"opens" text NOT NULL,
	"closes" text NOT NULL,
	"holidays" date[] NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "working_time_one_row" CHECK ("working_time"."is_set"),
	CONSTRAINT "working_time_days" CHECK (cardinality("working_time"."days") > 0 and 1 <= all ("working_time"."days") and 7 >= all ("working_time"."days")),
	CONSTRAINT "working_time_in_order" CHECK ("working_time"."opens" < "working_time"."closes")
);
--> statement-breakpoint
CREATE TABLE "mail_templates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mail_templates_title" UNIQUE("title"),
	CONSTRAINT "mail_templates_title_not_blank" CHECK (btrim("mail_templates"."title") <> ''),
	CONSTRAINT "mail_templates_subject_not_blank" CHECK (btrim("mail_templates"."subject") <> ''),
	CONSTRAINT "mail_templates_text_not_blank" CHECK (btrim("mail_templates"."text") <> '')
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "reply_chain" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "written_by" text;--> statement-breakpoint
ALTER TABLE "mail_attachments" ADD CONSTRAINT "mail_attachments_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_choices" ADD CONSTRAINT "notice_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_attachments_mail" ON "mail_attachments" USING btree ("mail_id");