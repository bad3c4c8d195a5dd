ALTER TABLE "credit_accounts" DROP CONSTRAINT "credit_accounts_userId_unique";--> statement-breakpoint
ALTER TABLE "credit_entries" DROP CONSTRAINT "credit_entries_not_zero";--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD COLUMN "for_address" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_entries" DROP COLUMN "for_address";--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD CONSTRAINT "credit_accounts_userId_forAddress_unique" UNIQUE("user_id","for_address");--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_sign" CHECK (case "credit_entries"."kind" when 'purchase' then "credit_entries"."amount" > 0 when 'promo' then "credit_entries"."amount" > 0 when 'restore' then "credit_entries"."amount" > 0 when 'spend' then "credit_entries"."amount" < 0 else true end);--> statement-breakpoint
CREATE FUNCTION "credit_accounts_follow_the_ledger"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- One deep is whoever wrote to the purse by hand; two deep is the ledger's own trigger.
	IF pg_trigger_depth() < 2 THEN
		RAISE EXCEPTION 'A balance follows the ledger.';
	END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "credit_accounts_follow_the_ledger" BEFORE UPDATE OF "balance" ON "credit_accounts" FOR EACH ROW EXECUTE FUNCTION "credit_accounts_follow_the_ledger"();--> statement-breakpoint
CREATE TRIGGER "credit_accounts_begin_empty" BEFORE INSERT ON "credit_accounts" FOR EACH ROW WHEN (NEW."balance" <> 0) EXECUTE FUNCTION "credit_accounts_follow_the_ledger"();
