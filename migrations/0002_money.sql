CREATE TABLE "blueprint_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"blueprint_id" uuid NOT NULL,
	"filename" text NOT NULL,
	"title" text NOT NULL,
	"kind" text NOT NULL,
	"position" integer NOT NULL,
	"key" text NOT NULL,
	"sha256" text NOT NULL,
	"size" integer NOT NULL,
	"content_type" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blueprint_files_blueprintId_filename_unique" UNIQUE("blueprint_id","filename")
);
--> statement-breakpoint
CREATE TABLE "blueprints" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"for_address" boolean NOT NULL,
	"order_id" uuid,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"business_idea" text NOT NULL,
	"industry" text NOT NULL,
	"stage" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blueprints_userId_slug_unique" UNIQUE("user_id","slug")
);
--> statement-breakpoint
CREATE TABLE "disputes" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"state" text NOT NULL,
	"credits" integer NOT NULL,
	"amount_cents" integer NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"email" text,
	"for_address" boolean NOT NULL,
	"full_name" text DEFAULT '' NOT NULL,
	"pack" text NOT NULL,
	"quantity" integer NOT NULL,
	"brief" jsonb,
	"price_cents" integer NOT NULL,
	"payable_cents" integer NOT NULL,
	"promo_code_id" uuid,
	"promo_code" text,
	"promo_text" text,
	"state" text NOT NULL,
	"submit_key" text,
	"browser_hash" text,
	"session_id" text,
	"session_url" text,
	"payment_intent_id" text,
	"amount_paid_cents" integer,
	"receipt_url" text,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"dispute" text,
	"blueprint_id" uuid,
	"made_account" boolean DEFAULT false NOT NULL,
	"terms_accepted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "orders_submitKey_unique" UNIQUE("submit_key"),
	CONSTRAINT "orders_sessionId_unique" UNIQUE("session_id"),
	CONSTRAINT "orders_paymentIntentId_unique" UNIQUE("payment_intent_id")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"source" text DEFAULT 'request' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"state" text NOT NULL,
	"amount_cents" integer,
	"credits" integer,
	"provider_refund_id" text,
	"message" text,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	CONSTRAINT "refunds_providerRefundId_unique" UNIQUE("provider_refund_id")
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"event_id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"message" text NOT NULL,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"deliveries" integer DEFAULT 1 NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"for_address" boolean DEFAULT false NOT NULL,
	"balance" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "credit_accounts_userId_forAddress_unique" UNIQUE("user_id","for_address"),
	CONSTRAINT "credit_accounts_never_negative" CHECK ("credit_accounts"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "credit_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"cause" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credit_entries_cause_unique" UNIQUE("cause"),
	CONSTRAINT "credit_entries_sign" CHECK (case "credit_entries"."kind" when 'purchase' then "credit_entries"."amount" > 0 when 'promo' then "credit_entries"."amount" > 0 when 'restore' then "credit_entries"."amount" > 0 when 'spend' then "credit_entries"."amount" < 0 else true end)
);
--> statement-breakpoint
CREATE TABLE "generations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"blueprint_id" uuid NOT NULL,
	"cause" text NOT NULL,
	"brief" jsonb NOT NULL,
	"status" text DEFAULT 'unknown' NOT NULL,
	"stage" text,
	"progress" integer DEFAULT 0 NOT NULL,
	"documents" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"plan_key" text,
	"files" jsonb,
	"writing" jsonb,
	"problem" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "generations_cause_unique" UNIQUE("cause")
);
--> statement-breakpoint
CREATE TABLE "promo_codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"discount_type" text DEFAULT 'percentage' NOT NULL,
	"discount_value" integer NOT NULL,
	"max_uses" integer,
	"current_uses" integer DEFAULT 0 NOT NULL,
	"reserved_uses" integer DEFAULT 0 NOT NULL,
	"valid_from" date,
	"valid_until" date,
	"usage_limit" integer,
	"allowed_emails" text[],
	"environment" text DEFAULT 'prod' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "promo_codes_code_unique" UNIQUE("code"),
	CONSTRAINT "promo_codes_uses" CHECK ("promo_codes"."current_uses" >= 0 and "promo_codes"."reserved_uses" >= 0),
	CONSTRAINT "promo_codes_not_overused" CHECK ("promo_codes"."max_uses" is null or "promo_codes"."current_uses" + "promo_codes"."reserved_uses" <= "promo_codes"."max_uses")
);
--> statement-breakpoint
CREATE TABLE "promo_uses" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"promo_code_id" uuid NOT NULL,
	"email" text,
	"user_id" uuid,
	"state" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "only_order" uuid;--> statement-breakpoint
ALTER TABLE "blueprint_files" ADD CONSTRAINT "blueprint_files_blueprint_id_blueprints_id_fk" FOREIGN KEY ("blueprint_id") REFERENCES "public"."blueprints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blueprints" ADD CONSTRAINT "blueprints_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_promo_code_id_promo_codes_id_fk" FOREIGN KEY ("promo_code_id") REFERENCES "public"."promo_codes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD CONSTRAINT "credit_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_account_id_credit_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."credit_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generations" ADD CONSTRAINT "generations_blueprint_id_blueprints_id_fk" FOREIGN KEY ("blueprint_id") REFERENCES "public"."blueprints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_uses" ADD CONSTRAINT "promo_uses_promo_code_id_promo_codes_id_fk" FOREIGN KEY ("promo_code_id") REFERENCES "public"."promo_codes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blueprints_user_id_created_at_index" ON "blueprints" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "blueprints_order_id_index" ON "blueprints" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "disputes_order_id_index" ON "disputes" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "orders_user_id_created_at_index" ON "orders" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_email_index" ON "orders" USING btree ("email");--> statement-breakpoint
CREATE INDEX "orders_browser_hash_index" ON "orders" USING btree ("browser_hash");--> statement-breakpoint
CREATE INDEX "orders_state_expires_at_index" ON "orders" USING btree ("state","expires_at");--> statement-breakpoint
CREATE INDEX "refunds_order_id_index" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_state_requested_at_index" ON "refunds" USING btree ("state","requested_at");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_one_request" ON "refunds" USING btree ("order_id") WHERE "refunds"."source" = 'request';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_received_at_index" ON "webhook_deliveries" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "credit_entries_account_id_index" ON "credit_entries" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "generations_blueprint_id_index" ON "generations" USING btree ("blueprint_id");--> statement-breakpoint
CREATE INDEX "generations_unfinished" ON "generations" USING btree ("created_at") WHERE finished_at is null;--> statement-breakpoint
CREATE INDEX "promo_uses_promo_code_id_email_index" ON "promo_uses" USING btree ("promo_code_id","email");--> statement-breakpoint
CREATE INDEX "promo_uses_promo_code_id_user_id_index" ON "promo_uses" USING btree ("promo_code_id","user_id");--> statement-breakpoint
CREATE FUNCTION "credit_entries_are_final"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'The ledger is append-only.';
END $$;
--> statement-breakpoint
CREATE TRIGGER "credit_entries_are_final" BEFORE UPDATE OR DELETE ON "credit_entries" FOR EACH ROW EXECUTE FUNCTION "credit_entries_are_final"();
--> statement-breakpoint
CREATE TRIGGER "credit_entries_are_not_emptied" BEFORE TRUNCATE ON "credit_entries" FOR EACH STATEMENT EXECUTE FUNCTION "credit_entries_are_final"();
--> statement-breakpoint
CREATE FUNCTION "credit_entries_make_the_balance"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "credit_accounts" SET "balance" = "balance" + NEW."amount" WHERE "id" = NEW."account_id";
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "credit_entries_make_the_balance" AFTER INSERT ON "credit_entries" FOR EACH ROW EXECUTE FUNCTION "credit_entries_make_the_balance"();
--> statement-breakpoint
CREATE FUNCTION "credit_accounts_follow_the_ledger"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- One deep is whoever wrote to the purse by hand; two deep is the ledger's own trigger.
	IF pg_trigger_depth() < 2 THEN
		RAISE EXCEPTION 'A balance follows the ledger.';
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "credit_accounts_follow_the_ledger" BEFORE UPDATE OF "balance" ON "credit_accounts" FOR EACH ROW EXECUTE FUNCTION "credit_accounts_follow_the_ledger"();
--> statement-breakpoint
CREATE TRIGGER "credit_accounts_begin_empty" BEFORE INSERT ON "credit_accounts" FOR EACH ROW WHEN (NEW."balance" <> 0) EXECUTE FUNCTION "credit_accounts_follow_the_ledger"();
