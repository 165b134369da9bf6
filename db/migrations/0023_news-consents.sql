CREATE TABLE "news_consents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"name" text,
	"wording" text NOT NULL,
	"policy_version" text NOT NULL,
	"way" text NOT NULL,
	"given_at" timestamp(3) with time zone NOT NULL,
	"asked_at" timestamp(3) with time zone,
	"confirmed_at" timestamp(3) with time zone,
	"withdrawn_at" timestamp(3) with time zone,
	"withdrawn_by" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "news_consents_wording_not_blank" CHECK (btrim("news_consents"."wording") <> ''),
	CONSTRAINT "news_consents_email_shape" CHECK ("news_consents"."email" ~ '^[^@[:space:]]+@[^@[:space:]]+$'),
	CONSTRAINT "news_consents_withdrawn_somehow" CHECK (("news_consents"."withdrawn_at" is null) = ("news_consents"."withdrawn_by" is null)),
	CONSTRAINT "news_consents_withdrawn_known" CHECK ("news_consents"."withdrawn_by" in ('link', 'one click', 'staff'))
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "unsubscribe_url" text;--> statement-breakpoint
CREATE UNIQUE INDEX "news_consents_one_live" ON "news_consents" USING btree (lower("email")) WHERE "news_consents"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "news_consents_email" ON "news_consents" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "news_consents_newest" ON "news_consents" USING btree ("given_at");
--> statement-breakpoint
-- Whoever asked for news before is taken over in the words of then, and is still to confirm it.
INSERT INTO "news_consents" ("email", "name", "wording", "policy_version", "way", "given_at")
SELECT DISTINCT ON (lower(i."email")) i."email", i."name", c."marketing_wording", c."policy_version", 'contact form', c."given_at"
FROM "consents" c JOIN "inquiries" i ON i."id" = c."inquiry_id"
WHERE c."marketing_consent" AND btrim(c."marketing_wording") <> ''
ORDER BY lower(i."email"), c."given_at" DESC;
