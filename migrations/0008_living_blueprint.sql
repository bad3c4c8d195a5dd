CREATE TABLE "access_tokens" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"ending" text NOT NULL,
	"scopes" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "access_tokens_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "erased_people" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"address" text,
	"erased_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plan_edits" (
	"blueprint_id" uuid PRIMARY KEY NOT NULL,
	"edits" jsonb NOT NULL,
	"version" integer NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plan_issue_changes" (
	"generation_id" uuid PRIMARY KEY NOT NULL,
	"blueprint_id" uuid NOT NULL,
	"changes" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plan_scenarios" (
	"id" uuid PRIMARY KEY NOT NULL,
	"blueprint_id" uuid NOT NULL,
	"name" text NOT NULL,
	"edits" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "milestone_evidence" (
	"blueprint_id" uuid NOT NULL,
	"milestone" text NOT NULL,
	"counted" text NOT NULL,
	"words" text NOT NULL,
	"target" double precision NOT NULL,
	"reached" double precision DEFAULT 0 NOT NULL,
	"noted" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"set_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "milestone_evidence_blueprint_id_milestone_pk" PRIMARY KEY("blueprint_id","milestone")
);
--> statement-breakpoint
CREATE TABLE "plan_review_notes" (
	"comment_id" uuid PRIMARY KEY NOT NULL,
	"taken_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plan_reviews" (
	"post_id" uuid PRIMARY KEY NOT NULL,
	"blueprint_id" uuid,
	"section" text NOT NULL,
	"request_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "plan_reviews_requestId_unique" UNIQUE("request_id")
);
--> statement-breakpoint
ALTER TABLE "community_posts" ADD COLUMN "card" text;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "edits" jsonb;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "restored" uuid;--> statement-breakpoint
ALTER TABLE "milestone_edits" ADD COLUMN "changed" text[];--> statement-breakpoint
ALTER TABLE "access_tokens" ADD CONSTRAINT "access_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_edits" ADD CONSTRAINT "plan_edits_blueprint_id_blueprints_id_fk" FOREIGN KEY ("blueprint_id") REFERENCES "public"."blueprints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_issue_changes" ADD CONSTRAINT "plan_issue_changes_blueprint_id_blueprints_id_fk" FOREIGN KEY ("blueprint_id") REFERENCES "public"."blueprints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_scenarios" ADD CONSTRAINT "plan_scenarios_blueprint_id_blueprints_id_fk" FOREIGN KEY ("blueprint_id") REFERENCES "public"."blueprints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milestone_evidence" ADD CONSTRAINT "milestone_evidence_blueprint_id_blueprints_id_fk" FOREIGN KEY ("blueprint_id") REFERENCES "public"."blueprints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_review_notes" ADD CONSTRAINT "plan_review_notes_comment_id_community_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."community_comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_reviews" ADD CONSTRAINT "plan_reviews_post_id_community_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."community_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_reviews" ADD CONSTRAINT "plan_reviews_blueprint_id_blueprints_id_fk" FOREIGN KEY ("blueprint_id") REFERENCES "public"."blueprints"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "access_tokens_names" ON "access_tokens" USING btree ("user_id",lower("name"));--> statement-breakpoint
CREATE INDEX "access_tokens_expires_at_index" ON "access_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "plan_issue_changes_blueprint_id_index" ON "plan_issue_changes" USING btree ("blueprint_id");--> statement-breakpoint
CREATE INDEX "plan_scenarios_blueprint_id_created_at_index" ON "plan_scenarios" USING btree ("blueprint_id","created_at");--> statement-breakpoint
CREATE INDEX "plan_reviews_blueprint_id_index" ON "plan_reviews" USING btree ("blueprint_id");