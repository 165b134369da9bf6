CREATE TABLE "first_fill" (
	"is_done" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"with_samples" boolean NOT NULL,
	"at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "first_fill_once" CHECK ("first_fill"."is_done")
);
--> statement-breakpoint
CREATE TABLE "sample_rows" (
	"resource" text NOT NULL,
	"item_id" uuid NOT NULL,
	CONSTRAINT "sample_rows_resource_item_id_pk" PRIMARY KEY("resource","item_id")
);

--> statement-breakpoint
-- A database that was in use before has had its samples. Those that are known by name and were never changed are marked.
INSERT INTO "first_fill" ("with_samples")
  SELECT true WHERE EXISTS (SELECT FROM "feature_flags") OR EXISTS (SELECT FROM "generated_secrets") OR EXISTS (SELECT FROM "users")
    OR EXISTS (SELECT FROM "blog_posts") OR EXISTS (SELECT FROM "use_cases") OR EXISTS (SELECT FROM "events")
    OR EXISTS (SELECT FROM "consultants") OR EXISTS (SELECT FROM "testimonials") OR EXISTS (SELECT FROM "brand_references")
    OR EXISTS (SELECT FROM "page_content") OR EXISTS (SELECT FROM "inquiries") OR EXISTS (SELECT FROM "assessments");
--> statement-breakpoint
INSERT INTO "sample_rows" ("resource", "item_id")
SELECT 'blog', "id" FROM "blog_posts" WHERE "updated_at" = "created_at" AND "slug" IN (
  'a-language-model-in-the-backlog', 'leadership-is-a-queue', 'five-flow-figures-a-board-can-read',
  'how-to-leave-a-team-on-purpose', 'middle-managers-are-not-the-clay-layer', 'why-ai-pilots-stop-at-the-demo',
  'what-a-planning-day-costs', 'rescuing-a-transformation-in-its-third-year', 'before-you-automate-watch')
UNION ALL
-- Their samples are dated back, so that these two moments always differ.
SELECT 'use-cases', "id" FROM "use_cases" WHERE "slug" IN (
  'danubia-bank-portfolio-focus', 'ferrowerk-programme-rescue', 'helion-motors-ai-fast-track',
  'medistra-regulated-releases', 'norvane-aerospace-release-dates', 'polaris-clinics-leaders-who-coach')
  AND NOT EXISTS (SELECT FROM "audit_entries" WHERE "resource" = 'use-cases' AND "item_id" = "use_cases"."id"::text)
UNION ALL
SELECT 'events', "id" FROM "events" WHERE "updated_at" = "created_at" AND "title" IN (
  'Decide in Days: an open evening for leaders', 'AI pilots that survive the first month', 'Two Lanes Day',
  'The forecast nobody switched off', 'Saying no in public', 'Coaching on the night shift', 'Regulated and quick',
  'Ask the model, then ask the team', 'Rescue stories', 'The two-question rule', 'From 41 ideas to three pilots',
  'Planning days for a hundred people', 'What leaders stop doing', 'Team coaching, week one')
UNION ALL
SELECT 'consultants', "id" FROM "consultants" WHERE "updated_at" = "created_at" AND "name" IN (
  'Eszter Varga', 'Dániel Lindqvist', 'Amara Okonkwo', 'Tomasz Wieczorek', 'Ilse Brandt', 'Rafael Monteiro')
UNION ALL
SELECT 'consultant-tags', "id" FROM "consultant_tags" WHERE "updated_at" = "created_at" AND "name" IN (
  'Agile Leadership', 'Executive Coaching', 'Aviation', 'Portfolio Planning', 'AI Strategy', 'Forecasting', 'Automotive',
  'Team Coaching', 'Scrum@Scale', 'Healthcare', 'Transformation Rescue', 'Manufacturing', 'Training Design',
  'Change Leadership', 'Insurance', 'AI Pilots')
UNION ALL
SELECT 'testimonials', "id" FROM "testimonials" WHERE "updated_at" = "created_at" AND ("name", "company") IN (
  ('Birgit Nowak', 'Tessel Insurance'), ('Gergő Halmos', 'Tessel Insurance'), ('Sunniva Dahl', 'Brightwater Energy'),
  ('Laurent Mercier', 'Lumenar'), ('Zsófia Benedek', 'Ferrowerk'), ('Henrik Solberg', 'Norvane Aerospace'),
  ('Ágnes Somogyi', 'Danubia Bank'), ('Dr. Pauline Aubert', 'Medistra'))
UNION ALL
SELECT 'references', "id" FROM "brand_references" WHERE "updated_at" = "created_at" AND "name" IN (
  'Norvane Aerospace', 'Helion Motors', 'Medistra', 'Kestrel Air', 'Danubia Bank', 'Orvik Systems', 'Calder & Finch',
  'Lumenar', 'Ferrowerk', 'Polaris Clinics', 'Tessel Insurance', 'Brightwater Energy');
