ALTER TABLE "one_time_tokens" ADD COLUMN "issuer" text;--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD COLUMN "subject" text;