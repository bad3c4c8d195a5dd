ALTER TABLE "blueprints" ADD COLUMN "starred" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "blueprints" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD COLUMN "used" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "blueprints_on_shelf" ON "blueprints" USING btree ("user_id","created_at","id") WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "blueprints_starred" ON "blueprints" USING btree ("user_id","created_at","id") WHERE starred and archived_at is null;--> statement-breakpoint
CREATE INDEX "blueprints_archived" ON "blueprints" USING btree ("user_id","created_at","id") WHERE archived_at is not null;--> statement-breakpoint
UPDATE "credit_accounts" SET "used" = coalesce((SELECT -sum("amount") FROM "credit_entries" WHERE "account_id" = "credit_accounts"."id" AND "kind" IN ('spend', 'restore')), 0);
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "credit_entries_make_the_balance"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "credit_accounts" SET
		"balance" = "balance" + NEW."amount",
		"used" = "used" - CASE WHEN NEW."kind" IN ('spend', 'restore') THEN NEW."amount" ELSE 0 END
	WHERE "id" = NEW."account_id";
	RETURN NEW;
END $$;
--> statement-breakpoint
DROP TRIGGER "credit_accounts_follow_the_ledger" ON "credit_accounts";
--> statement-breakpoint
CREATE TRIGGER "credit_accounts_follow_the_ledger" BEFORE UPDATE OF "balance", "used" ON "credit_accounts" FOR EACH ROW EXECUTE FUNCTION "credit_accounts_follow_the_ledger"();
--> statement-breakpoint
DROP TRIGGER "credit_accounts_begin_empty" ON "credit_accounts";
--> statement-breakpoint
CREATE TRIGGER "credit_accounts_begin_empty" BEFORE INSERT ON "credit_accounts" FOR EACH ROW WHEN (NEW."balance" <> 0 OR NEW."used" <> 0) EXECUTE FUNCTION "credit_accounts_follow_the_ledger"();
