CREATE TABLE "recovery_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"by_hand" boolean NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone DEFAULT now() NOT NULL,
	"found" integer NOT NULL,
	"recovered" integer NOT NULL,
	"failed" boolean NOT NULL
);
--> statement-breakpoint
CREATE INDEX "recovery_runs_by_hand_finished_at_index" ON "recovery_runs" USING btree ("by_hand","finished_at");--> statement-breakpoint
CREATE INDEX "orders_promo_code_id_index" ON "orders" USING btree ("promo_code_id");--> statement-breakpoint
CREATE INDEX "orders_email_beginning" ON "orders" USING btree ("email" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "orders_newest" ON "orders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "orders_money_back" ON "orders" USING btree ("created_at","id") WHERE refunded_cents > 0 or dispute is not null;