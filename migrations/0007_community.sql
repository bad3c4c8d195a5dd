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
ALTER TABLE "community_comments" ADD CONSTRAINT "community_comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_comments" ADD CONSTRAINT "community_comments_post_id_community_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."community_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_comments" ADD CONSTRAINT "community_comments_parent_id_community_comments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."community_comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_posts" ADD CONSTRAINT "community_posts_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_votes" ADD CONSTRAINT "community_votes_voter_id_users_id_fk" FOREIGN KEY ("voter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
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
CREATE INDEX "users_name" ON "users" USING btree (lower("full_name"));