CREATE TYPE "public"."mail_status" AS ENUM('waiting', 'queued', 'sent', 'failed');--> statement-breakpoint
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
CREATE UNLOGGED TABLE "rate_limits" (
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
ALTER TABLE "inquiries" ADD COLUMN "owner" text;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "notes" text;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "spam_signs" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "suspected_spam" boolean GENERATED ALWAYS AS (cardinality(spam_signs) > 0) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "mails_about" ON "mails" USING btree ("about");--> statement-breakpoint
CREATE INDEX "mails_newest" ON "mails" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "mails_recipient" ON "mails" USING btree ("kind",lower("to_address"),"created_at");--> statement-breakpoint
CREATE INDEX "used_proofs_expired" ON "used_proofs" USING btree ("expires_at");--> statement-breakpoint
CREATE TRIGGER touch_updated_at BEFORE UPDATE ON "mails" FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
