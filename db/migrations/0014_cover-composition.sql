ALTER TABLE "blog_posts" ADD COLUMN "cover_composition" text;--> statement-breakpoint
ALTER TABLE "use_cases" ADD COLUMN "cover_composition" text;