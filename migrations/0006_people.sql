CREATE TABLE "audit_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"target_kind" text NOT NULL,
	"target_id" text NOT NULL,
	"target_label" text,
	"before" jsonb,
	"after" jsonb,
	"reason" text,
	"network" text
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "suspension_reason" text;--> statement-breakpoint
CREATE INDEX "audit_entries_target_kind_target_id_id_index" ON "audit_entries" USING btree ("target_kind","target_id","id");--> statement-breakpoint
CREATE INDEX "audit_entries_actor_id_id_index" ON "audit_entries" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "audit_entries_by_words" ON "audit_entries" USING gin (array_to_tsvector(string_to_array(btrim(regexp_replace(lower("action" || ' ' || "target_kind" || ' ' || left("target_id", 200) || ' ' || left(coalesce("target_label", ''), 200) || ' ' || left(coalesce("reason", ''), 500)), '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a0]+', ' ', 'g')), ' ')));--> statement-breakpoint
CREATE INDEX "users_created_at_id_index" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_by_words" ON "users" USING gin (array_to_tsvector(string_to_array(btrim(regexp_replace(lower("full_name" || ' ' || "email"), '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a0]+', ' ', 'g')), ' ')));--> statement-breakpoint
CREATE INDEX "users_with_role" ON "users" USING btree ("created_at","id") WHERE role <> 'user';--> statement-breakpoint
CREATE INDEX "users_suspended" ON "users" USING btree ("created_at","id") WHERE suspended_at is not null;--> statement-breakpoint
CREATE FUNCTION "audit_entries_are_final"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'The audit trail is append-only.';
END $$;
--> statement-breakpoint
CREATE TRIGGER "audit_entries_are_final" BEFORE UPDATE OR DELETE ON "audit_entries" FOR EACH ROW EXECUTE FUNCTION "audit_entries_are_final"();
--> statement-breakpoint
CREATE TRIGGER "audit_entries_are_not_emptied" BEFORE TRUNCATE ON "audit_entries" FOR EACH STATEMENT EXECUTE FUNCTION "audit_entries_are_final"();
