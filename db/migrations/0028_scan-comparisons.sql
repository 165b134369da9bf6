CREATE TABLE "scan_peers" (
	"family" text NOT NULL,
	"company_size" "company_size" NOT NULL,
	"results" integer NOT NULL,
	"ai_mean" smallint NOT NULL,
	"agility_mean" smallint NOT NULL,
	"leadership_mean" smallint NOT NULL,
	"computed_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "scan_peers_family_company_size_pk" PRIMARY KEY("family","company_size"),
	CONSTRAINT "scan_peers_enough" CHECK ("scan_peers"."results" >= 20)
);
--> statement-breakpoint
ALTER TABLE "assessments" ADD COLUMN "earlier_id" text;--> statement-breakpoint
ALTER TABLE "assessments" ADD COLUMN "series" text;--> statement-breakpoint
ALTER TABLE "assessments" ADD COLUMN "remind_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "assessments" ADD COLUMN "reminder_wording" text;--> statement-breakpoint
ALTER TABLE "assessments" ADD CONSTRAINT "assessments_earlier_id_assessments_id_fk" FOREIGN KEY ("earlier_id") REFERENCES "public"."assessments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assessments_earlier" ON "assessments" USING btree ("earlier_id");--> statement-breakpoint
CREATE INDEX "assessments_reminders" ON "assessments" USING btree ("remind_at") WHERE "assessments"."remind_at" is not null;