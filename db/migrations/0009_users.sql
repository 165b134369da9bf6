ALTER TYPE "staff_role" RENAME TO "user_role";--> statement-breakpoint
ALTER TABLE "staff" RENAME TO "users";--> statement-breakpoint
ALTER TABLE "users" RENAME CONSTRAINT "staff_pkey" TO "users_pkey";--> statement-breakpoint
ALTER TABLE "users" RENAME CONSTRAINT "staff_name_not_blank" TO "users_name_not_blank";--> statement-breakpoint
ALTER TABLE "users" RENAME CONSTRAINT "staff_email_shape" TO "users_email_shape";--> statement-breakpoint
ALTER TABLE "users" RENAME CONSTRAINT "staff_email_small" TO "users_email_small";--> statement-breakpoint
ALTER INDEX "staff_email" RENAME TO "users_email";--> statement-breakpoint
ALTER TABLE "staff_sessions" RENAME TO "sessions";--> statement-breakpoint
ALTER TABLE "sessions" RENAME COLUMN "staff_id" TO "user_id";--> statement-breakpoint
ALTER TABLE "sessions" RENAME CONSTRAINT "staff_sessions_pkey" TO "sessions_pkey";--> statement-breakpoint
ALTER TABLE "sessions" RENAME CONSTRAINT "staff_sessions_token_unique" TO "sessions_token_unique";--> statement-breakpoint
ALTER TABLE "sessions" RENAME CONSTRAINT "staff_sessions_staff_id_staff_id_fk" TO "sessions_user_id_users_id_fk";--> statement-breakpoint
ALTER INDEX "staff_sessions_staff" RENAME TO "sessions_user";--> statement-breakpoint
ALTER INDEX "staff_sessions_expired" RENAME TO "sessions_expired";--> statement-breakpoint
ALTER TABLE "staff_accounts" RENAME TO "credentials";--> statement-breakpoint
ALTER TABLE "credentials" RENAME COLUMN "staff_id" TO "user_id";--> statement-breakpoint
ALTER TABLE "credentials" RENAME CONSTRAINT "staff_accounts_pkey" TO "credentials_pkey";--> statement-breakpoint
ALTER TABLE "credentials" RENAME CONSTRAINT "staff_accounts_one_each" TO "credentials_one_each";--> statement-breakpoint
ALTER TABLE "credentials" RENAME CONSTRAINT "staff_accounts_staff_id_staff_id_fk" TO "credentials_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "staff_verifications" RENAME TO "verifications";--> statement-breakpoint
ALTER TABLE "verifications" RENAME CONSTRAINT "staff_verifications_pkey" TO "verifications_pkey";--> statement-breakpoint
ALTER INDEX "staff_verifications_identifier" RENAME TO "verifications_identifier";--> statement-breakpoint
ALTER INDEX "staff_verifications_expired" RENAME TO "verifications_expired";--> statement-breakpoint
ALTER TABLE "staff_two_factors" RENAME TO "two_factors";--> statement-breakpoint
ALTER TABLE "two_factors" RENAME COLUMN "staff_id" TO "user_id";--> statement-breakpoint
ALTER TABLE "two_factors" RENAME CONSTRAINT "staff_two_factors_pkey" TO "two_factors_pkey";--> statement-breakpoint
ALTER TABLE "two_factors" RENAME CONSTRAINT "staff_two_factors_staff_id_unique" TO "two_factors_user_id_unique";--> statement-breakpoint
ALTER TABLE "two_factors" RENAME CONSTRAINT "staff_two_factors_staff_id_staff_id_fk" TO "two_factors_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "audit_entries" RENAME COLUMN "staff_id" TO "user_id";--> statement-breakpoint
ALTER TABLE "audit_entries" RENAME COLUMN "staff_name" TO "user_name";--> statement-breakpoint
ALTER TABLE "audit_entries" RENAME CONSTRAINT "audit_entries_staff_id_staff_id_fk" TO "audit_entries_user_id_users_id_fk";--> statement-breakpoint
ALTER INDEX "audit_entries_staff" RENAME TO "audit_entries_user";
