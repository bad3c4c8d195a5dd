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
ALTER TABLE "plan_review_notes" ADD CONSTRAINT "plan_review_notes_comment_id_community_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."community_comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_reviews" ADD CONSTRAINT "plan_reviews_post_id_community_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."community_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_reviews" ADD CONSTRAINT "plan_reviews_blueprint_id_blueprints_id_fk" FOREIGN KEY ("blueprint_id") REFERENCES "public"."blueprints"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plan_reviews_blueprint_id_index" ON "plan_reviews" USING btree ("blueprint_id");