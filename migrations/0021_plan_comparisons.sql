CREATE TABLE "plan_comparisons" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"brief" jsonb NOT NULL,
	"state" text NOT NULL,
	"activity" text,
	"house" jsonb,
	"model" jsonb,
	"problem" text,
	"started_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "plan_comparisons" ADD CONSTRAINT "plan_comparisons_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;