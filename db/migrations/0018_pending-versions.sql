CREATE TABLE "pending_versions" (
	"user_id" uuid NOT NULL,
	"resource" text NOT NULL,
	"item" text NOT NULL,
	"values" json,
	"based_on" timestamp(3) with time zone,
	"tab" uuid,
	"sequence" integer DEFAULT 0 NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"saved_at" timestamp(3) with time zone NOT NULL,
	"seen_at" timestamp(3) with time zone,
	CONSTRAINT "pending_versions_user_id_resource_item_pk" PRIMARY KEY("user_id","resource","item"),
	CONSTRAINT "pending_versions_resource_not_blank" CHECK (btrim("pending_versions"."resource") <> ''),
	CONSTRAINT "pending_versions_item_not_blank" CHECK (btrim("pending_versions"."item") <> '')
);
--> statement-breakpoint
ALTER TABLE "pending_versions" ADD CONSTRAINT "pending_versions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pending_versions_item" ON "pending_versions" USING btree ("resource","item");