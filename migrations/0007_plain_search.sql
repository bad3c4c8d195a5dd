ALTER TABLE "community_posts" drop column "search";--> statement-breakpoint
ALTER TABLE "community_posts" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', regexp_replace("community_posts"."title", '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a0]+', ' ', 'g')), 'A') || setweight(to_tsvector('english', regexp_replace("community_posts"."content", '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a0]+', ' ', 'g')), 'B')) STORED;--> statement-breakpoint
CREATE INDEX "community_posts_search" ON "community_posts" USING gin ("search");
