CREATE TABLE "blog_old_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"post_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blog_posts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"slug" text NOT NULL,
	"content" text NOT NULL,
	"excerpt" text DEFAULT '' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"published_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blog_posts_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "blog_sown" (
	"article" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blueprint_file_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"file_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "blueprint_file_versions" (
	"file_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"cause" text NOT NULL,
	"key" text NOT NULL,
	"sha256" text NOT NULL,
	"size" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "blueprint_file_versions_file_id_version_pk" PRIMARY KEY("file_id","version")
);
--> statement-breakpoint
CREATE TABLE "blueprint_share_files" (
	"share_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "blueprint_share_files_share_id_file_id_pk" PRIMARY KEY("share_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "blueprint_shares" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"blueprint_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"is_whole" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "blueprint_shares_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "campaign_lanes" (
	"campaign_id" uuid NOT NULL,
	"lane" smallint NOT NULL,
	"turn" integer DEFAULT 0 NOT NULL,
	"run" uuid,
	CONSTRAINT "campaign_lanes_campaign_id_lane_pk" PRIMARY KEY("campaign_id","lane")
);
--> statement-breakpoint
CREATE TABLE "campaign_recipients" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"campaign_id" uuid NOT NULL,
	"user_id" uuid,
	"lane" smallint NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"problem" text,
	"settled_at" timestamp with time zone,
	CONSTRAINT "campaign_recipients_campaignId_userId_unique" UNIQUE("campaign_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "campaigns" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"subject" text NOT NULL,
	"content" text NOT NULL,
	"audience" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"scheduled_for" timestamp with time zone,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"stopped" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "milestone_edits" (
	"blueprint_id" uuid NOT NULL,
	"milestone" text NOT NULL,
	"data" jsonb NOT NULL,
	"version" integer NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "milestone_edits_blueprint_id_milestone_pk" PRIMARY KEY("blueprint_id","milestone")
);
--> statement-breakpoint
CREATE TABLE "milestone_originals" (
	"blueprint_id" uuid PRIMARY KEY NOT NULL,
	"generation_id" uuid NOT NULL,
	"data" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "resources" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"category" text NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"url" text NOT NULL,
	"region" text DEFAULT 'Global' NOT NULL,
	"source" text,
	"as_of" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL,
	"seed" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "resources_url_unique" UNIQUE("url"),
	CONSTRAINT "resources_seed_unique" UNIQUE("seed")
);
--> statement-breakpoint
CREATE TABLE "samples" (
	"release" text PRIMARY KEY NOT NULL,
	"files" jsonb,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "blueprint_files" DROP CONSTRAINT "blueprint_files_blueprintId_filename_unique";--> statement-breakpoint
ALTER TABLE "blueprint_files" ADD COLUMN "folder" text;--> statement-breakpoint
ALTER TABLE "blueprint_files" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "blueprint_files" ADD COLUMN "made_as" text;--> statement-breakpoint
ALTER TABLE "blueprint_files" ADD COLUMN "is_copy" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "blueprint_files" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "blueprint_files" ADD COLUMN "version_cause" text DEFAULT 'made' NOT NULL;--> statement-breakpoint
ALTER TABLE "blueprint_files" ADD COLUMN "version_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "blueprints" ADD COLUMN "starred" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "blueprints" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD COLUMN "used" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD COLUMN "marketing_consent_from" text;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD COLUMN "marketing_stopped_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "blog_old_slugs" ADD CONSTRAINT "blog_old_slugs_post_id_blog_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blueprint_file_notes" ADD CONSTRAINT "blueprint_file_notes_file_id_blueprint_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."blueprint_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blueprint_file_versions" ADD CONSTRAINT "blueprint_file_versions_file_id_blueprint_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."blueprint_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blueprint_share_files" ADD CONSTRAINT "blueprint_share_files_share_id_blueprint_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."blueprint_shares"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blueprint_share_files" ADD CONSTRAINT "blueprint_share_files_file_id_blueprint_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."blueprint_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blueprint_shares" ADD CONSTRAINT "blueprint_shares_blueprint_id_blueprints_id_fk" FOREIGN KEY ("blueprint_id") REFERENCES "public"."blueprints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_lanes" ADD CONSTRAINT "campaign_lanes_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_recipients" ADD CONSTRAINT "campaign_recipients_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_recipients" ADD CONSTRAINT "campaign_recipients_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milestone_edits" ADD CONSTRAINT "milestone_edits_blueprint_id_blueprints_id_fk" FOREIGN KEY ("blueprint_id") REFERENCES "public"."blueprints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milestone_originals" ADD CONSTRAINT "milestone_originals_blueprint_id_blueprints_id_fk" FOREIGN KEY ("blueprint_id") REFERENCES "public"."blueprints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blog_old_slugs_post_id_index" ON "blog_old_slugs" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "blog_posts_published" ON "blog_posts" USING btree ("published_at","id") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "blog_posts_newest" ON "blog_posts" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "blueprint_file_notes_file_id_created_at_index" ON "blueprint_file_notes" USING btree ("file_id","created_at");--> statement-breakpoint
CREATE INDEX "blueprint_share_files_file_id_index" ON "blueprint_share_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "blueprint_shares_blueprint_id_created_at_index" ON "blueprint_shares" USING btree ("blueprint_id","created_at");--> statement-breakpoint
CREATE INDEX "campaign_recipients_waiting" ON "campaign_recipients" USING btree ("campaign_id","lane","id") WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX "campaign_recipients_campaign_id_status_index" ON "campaign_recipients" USING btree ("campaign_id","status");--> statement-breakpoint
CREATE INDEX "campaign_recipients_user_id_settled_at_index" ON "campaign_recipients" USING btree ("user_id","settled_at");--> statement-breakpoint
CREATE INDEX "campaigns_created_at_id_index" ON "campaigns" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "campaigns_open" ON "campaigns" USING btree ("status") WHERE status in ('scheduled', 'sending');--> statement-breakpoint
CREATE INDEX "resources_by_title" ON "resources" USING btree (lower("title"),"id");--> statement-breakpoint
CREATE UNIQUE INDEX "blueprint_files_names" ON "blueprint_files" USING btree ("blueprint_id",lower("filename")) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "blueprint_files_blueprint_id_index" ON "blueprint_files" USING btree ("blueprint_id");--> statement-breakpoint
CREATE INDEX "blueprint_files_bin" ON "blueprint_files" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "blueprints_on_shelf" ON "blueprints" USING btree ("user_id","created_at","id") WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "blueprints_starred" ON "blueprints" USING btree ("user_id","created_at","id") WHERE starred and archived_at is null;--> statement-breakpoint
CREATE INDEX "blueprints_archived" ON "blueprints" USING btree ("user_id","created_at","id") WHERE archived_at is not null;--> statement-breakpoint
UPDATE "blueprint_files" SET "version_at" = "created_at";
--> statement-breakpoint
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
