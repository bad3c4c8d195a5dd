CREATE TABLE "free_order_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"submit_key" text,
	"email" text NOT NULL,
	"full_name" text NOT NULL,
	"pack" text NOT NULL,
	"promo_code" text NOT NULL,
	"brief" jsonb NOT NULL,
	"promo_browser" text,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"blueprint_id" uuid,
	CONSTRAINT "free_order_requests_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "free_order_requests_submitKey_unique" UNIQUE("submit_key")
);
--> statement-breakpoint
ALTER TABLE "promo_uses" ADD COLUMN "person" text;--> statement-breakpoint
ALTER TABLE "promo_uses" ADD COLUMN "browser_hash" text;--> statement-breakpoint
CREATE INDEX "free_order_requests_email_index" ON "free_order_requests" USING btree ("email");--> statement-breakpoint
CREATE INDEX "free_order_requests_expires_at_index" ON "free_order_requests" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "promo_uses_promo_code_id_person_index" ON "promo_uses" USING btree ("promo_code_id","person");--> statement-breakpoint
CREATE INDEX "promo_uses_promo_code_id_browser_hash_index" ON "promo_uses" USING btree ("promo_code_id","browser_hash");