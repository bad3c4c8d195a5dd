ALTER TABLE "orders" ADD COLUMN "network_hash" text;--> statement-breakpoint
ALTER TABLE "promo_uses" ADD COLUMN "email_hash" text;--> statement-breakpoint
CREATE INDEX "orders_of_network" ON "orders" USING btree ("network_hash") WHERE network_hash is not null;--> statement-breakpoint
CREATE INDEX "promo_uses_promo_code_id_email_hash_index" ON "promo_uses" USING btree ("promo_code_id","email_hash");