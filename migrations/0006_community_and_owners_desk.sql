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
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "blocks" (
	"user_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blocks_user_id_person_id_pk" PRIMARY KEY("user_id","person_id")
);
--> statement-breakpoint
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
CREATE TABLE "community_comments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"author_id" uuid,
	"by_team" boolean DEFAULT false NOT NULL,
	"content" text NOT NULL,
	"html" text NOT NULL,
	"state" text DEFAULT 'visible' NOT NULL,
	"state_reason" text,
	"upvotes" integer DEFAULT 0 NOT NULL,
	"downvotes" integer DEFAULT 0 NOT NULL,
	"score" integer DEFAULT 0 NOT NULL,
	"fingerprint" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"post_id" uuid NOT NULL,
	"parent_id" uuid,
	"depth" smallint DEFAULT 0 NOT NULL,
	"place" text NOT NULL,
	CONSTRAINT "community_comments_place" UNIQUE("post_id","place")
);
--> statement-breakpoint
CREATE TABLE "community_posts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"author_id" uuid,
	"by_team" boolean DEFAULT false NOT NULL,
	"content" text NOT NULL,
	"html" text NOT NULL,
	"state" text DEFAULT 'visible' NOT NULL,
	"state_reason" text,
	"upvotes" integer DEFAULT 0 NOT NULL,
	"downvotes" integer DEFAULT 0 NOT NULL,
	"score" integer DEFAULT 0 NOT NULL,
	"fingerprint" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"title" text NOT NULL,
	"excerpt" text NOT NULL,
	"category" text NOT NULL,
	"is_pinned" boolean DEFAULT false NOT NULL,
	"is_locked" boolean DEFAULT false NOT NULL,
	"comment_count" integer DEFAULT 0 NOT NULL,
	"comments_ever" integer DEFAULT 0 NOT NULL,
	"hot" double precision DEFAULT 0 NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', "community_posts"."title"), 'A') || setweight(to_tsvector('english', "community_posts"."content"), 'B')) STORED
);
--> statement-breakpoint
CREATE TABLE "community_sown" (
	"thread" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "community_votes" (
	"thing_id" uuid NOT NULL,
	"voter_id" uuid,
	"kind" text NOT NULL,
	"value" smallint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "community_votes_one" UNIQUE("thing_id","voter_id")
);
--> statement-breakpoint
CREATE TABLE "community_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"thing_id" uuid NOT NULL,
	"reporter_id" uuid,
	"reason" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"review_notes" text,
	"reviewed_at" timestamp with time zone,
	"reviewer_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"cause" text NOT NULL,
	"actor_id" uuid,
	"post_id" uuid NOT NULL,
	"comment_id" uuid,
	"reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	"mail" text DEFAULT 'none' NOT NULL,
	CONSTRAINT "notifications_once" UNIQUE("user_id","cause")
);
--> statement-breakpoint
CREATE TABLE "thread_mails" (
	"user_id" uuid NOT NULL,
	"post_id" uuid NOT NULL,
	"last_sent_at" timestamp with time zone,
	"due_at" timestamp with time zone,
	CONSTRAINT "thread_mails_user_id_post_id_pk" PRIMARY KEY("user_id","post_id")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "suspension_reason" text;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_comments" ADD CONSTRAINT "community_comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_comments" ADD CONSTRAINT "community_comments_post_id_community_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."community_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_comments" ADD CONSTRAINT "community_comments_parent_id_community_comments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."community_comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_posts" ADD CONSTRAINT "community_posts_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_votes" ADD CONSTRAINT "community_votes_voter_id_users_id_fk" FOREIGN KEY ("voter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_reports" ADD CONSTRAINT "community_reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_reports" ADD CONSTRAINT "community_reports_reviewer_id_users_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_post_id_community_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."community_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_comment_id_community_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."community_comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_mails" ADD CONSTRAINT "thread_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_mails" ADD CONSTRAINT "thread_mails_post_id_community_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."community_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_target_kind_target_id_id_index" ON "audit_entries" USING btree ("target_kind","target_id","id");--> statement-breakpoint
CREATE INDEX "audit_entries_actor_id_id_index" ON "audit_entries" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "audit_entries_by_words" ON "audit_entries" USING gin (array_to_tsvector(string_to_array(btrim(regexp_replace(lower("action" || ' ' || "target_kind" || ' ' || left("target_id", 200) || ' ' || left(coalesce("target_label", ''), 200) || ' ' || left(coalesce("reason", ''), 500)), '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a0]+', ' ', 'g')), ' ')));--> statement-breakpoint
CREATE INDEX "blocks_person_id_index" ON "blocks" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "recovery_runs_by_hand_finished_at_index" ON "recovery_runs" USING btree ("by_hand","finished_at");--> statement-breakpoint
CREATE INDEX "community_comments_author" ON "community_comments" USING btree ("author_id","created_at");--> statement-breakpoint
CREATE INDEX "community_comments_parent" ON "community_comments" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "community_posts_hot" ON "community_posts" USING btree ("hot","id") WHERE state = 'visible' and not is_pinned;--> statement-breakpoint
CREATE INDEX "community_posts_new" ON "community_posts" USING btree ("created_at","id") WHERE state = 'visible' and not is_pinned;--> statement-breakpoint
CREATE INDEX "community_posts_top" ON "community_posts" USING btree ("score","created_at","id") WHERE state = 'visible' and not is_pinned;--> statement-breakpoint
CREATE INDEX "community_posts_category_hot" ON "community_posts" USING btree ("category","hot","id") WHERE state = 'visible' and not is_pinned;--> statement-breakpoint
CREATE INDEX "community_posts_category_new" ON "community_posts" USING btree ("category","created_at","id") WHERE state = 'visible' and not is_pinned;--> statement-breakpoint
CREATE INDEX "community_posts_category_top" ON "community_posts" USING btree ("category","score","created_at","id") WHERE state = 'visible' and not is_pinned;--> statement-breakpoint
CREATE INDEX "community_posts_pinned" ON "community_posts" USING btree ("created_at") WHERE state = 'visible' and is_pinned;--> statement-breakpoint
CREATE INDEX "community_posts_author" ON "community_posts" USING btree ("author_id","created_at");--> statement-breakpoint
CREATE INDEX "community_posts_search" ON "community_posts" USING gin ("search");--> statement-breakpoint
CREATE INDEX "community_votes_voter" ON "community_votes" USING btree ("voter_id");--> statement-breakpoint
CREATE UNIQUE INDEX "community_reports_one_open" ON "community_reports" USING btree ("thing_id","reporter_id") WHERE status in ('pending', 'reviewed');--> statement-breakpoint
CREATE INDEX "community_reports_thing" ON "community_reports" USING btree ("thing_id");--> statement-breakpoint
CREATE INDEX "community_reports_status" ON "community_reports" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "community_reports_reporter" ON "community_reports" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "community_reports_reviewer" ON "community_reports" USING btree ("reviewer_id");--> statement-breakpoint
CREATE INDEX "notifications_list" ON "notifications" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "notifications_mail" ON "notifications" USING btree ("user_id","post_id") WHERE mail = 'waiting';--> statement-breakpoint
CREATE INDEX "notifications_actor" ON "notifications" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "notifications_post" ON "notifications" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "notifications_comment" ON "notifications" USING btree ("comment_id");--> statement-breakpoint
CREATE INDEX "notifications_age" ON "notifications" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "thread_mails_post_id_index" ON "thread_mails" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "users_name" ON "users" USING btree (lower("full_name"));--> statement-breakpoint
CREATE INDEX "users_created_at_id_index" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_by_words" ON "users" USING gin (array_to_tsvector(string_to_array(btrim(regexp_replace(lower("full_name" || ' ' || "email"), '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a0]+', ' ', 'g')), ' ')));--> statement-breakpoint
CREATE INDEX "users_with_role" ON "users" USING btree ("created_at","id") WHERE role <> 'user';--> statement-breakpoint
CREATE INDEX "users_suspended" ON "users" USING btree ("created_at","id") WHERE suspended_at is not null;--> statement-breakpoint
CREATE INDEX "orders_promo_code_id_index" ON "orders" USING btree ("promo_code_id");--> statement-breakpoint
CREATE INDEX "orders_email_beginning" ON "orders" USING btree ("email" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "orders_newest" ON "orders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "orders_money_back" ON "orders" USING btree ("created_at","id") WHERE refunded_cents > 0 or dispute is not null;--> statement-breakpoint
CREATE FUNCTION "audit_entries_are_final"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'The audit trail is append-only.';
END $$;
--> statement-breakpoint
CREATE TRIGGER "audit_entries_are_final" BEFORE UPDATE OR DELETE ON "audit_entries" FOR EACH ROW EXECUTE FUNCTION "audit_entries_are_final"();
--> statement-breakpoint
CREATE TRIGGER "audit_entries_are_not_emptied" BEFORE TRUNCATE ON "audit_entries" FOR EACH STATEMENT EXECUTE FUNCTION "audit_entries_are_final"();
