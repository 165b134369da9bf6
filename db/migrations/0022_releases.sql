CREATE TABLE "release_changes" (
	"release_id" uuid NOT NULL,
	"resource" text NOT NULL,
	"item" text NOT NULL,
	"label" text NOT NULL,
	"values" json NOT NULL,
	"seen" json NOT NULL,
	"before" json,
	"after" json,
	CONSTRAINT "release_changes_release_id_resource_item_pk" PRIMARY KEY("release_id","resource","item"),
	CONSTRAINT "release_changes_resource_not_blank" CHECK (btrim("release_changes"."resource") <> ''),
	CONSTRAINT "release_changes_item_not_blank" CHECK (btrim("release_changes"."item") <> '')
);
--> statement-breakpoint
CREATE TABLE "releases" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"planned_at" timestamp(3) with time zone,
	"planned_by" uuid,
	"happened_at" timestamp(3) with time zone,
	"problem" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "releases_title_not_blank" CHECK (btrim("releases"."title") <> ''),
	CONSTRAINT "releases_state_known" CHECK ("releases"."state" in ('draft', 'planned', 'live', 'undone', 'failed')),
	CONSTRAINT "releases_planned" CHECK (("releases"."state" in ('planned', 'live')) = ("releases"."planned_at" is not null)),
	CONSTRAINT "releases_failed" CHECK (("releases"."state" = 'failed') = ("releases"."problem" is not null))
);
--> statement-breakpoint
ALTER TABLE "release_changes" ADD CONSTRAINT "release_changes_release_id_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."releases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "releases" ADD CONSTRAINT "releases_planned_by_users_id_fk" FOREIGN KEY ("planned_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "release_changes_item" ON "release_changes" USING btree ("resource","item");--> statement-breakpoint
CREATE INDEX "releases_planned_at" ON "releases" USING btree ("planned_at");--> statement-breakpoint
UPDATE "pending_versions" SET "resource" = 'content' WHERE "resource" = 'content-pages';
