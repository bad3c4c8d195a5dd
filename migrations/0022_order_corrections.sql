ALTER TABLE "free_order_requests" ADD COLUMN "corrections" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "corrections" jsonb;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "corrections" jsonb;