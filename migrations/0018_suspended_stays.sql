ALTER TABLE "erased_people" ADD COLUMN "suspended" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "scheduled_by" uuid;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "returned" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "forgotten" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "erased_people_address_erased_at_index" ON "erased_people" USING btree ("address","erased_at");