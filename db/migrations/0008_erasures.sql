CREATE TABLE "erasures" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reason" text NOT NULL,
	"person" text,
	"erased" jsonb NOT NULL,
	"consents" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"erased_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "erasures_reason_known" CHECK ("erasures"."reason" in ('request', 'retention')),
	CONSTRAINT "erasures_person_on_request" CHECK (("erasures"."reason" = 'request') = ("erasures"."person" is not null))
);
--> statement-breakpoint
CREATE INDEX "erasures_person" ON "erasures" USING btree ("person");