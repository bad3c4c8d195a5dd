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
ALTER TABLE "generations" ADD COLUMN "edits" jsonb;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "restored" uuid;--> statement-breakpoint
ALTER TABLE "milestone_edits" ADD COLUMN "changed" text[];--> statement-breakpoint
ALTER TABLE "plan_edits" ADD CONSTRAINT "plan_edits_blueprint_id_blueprints_id_fk" FOREIGN KEY ("blueprint_id") REFERENCES "public"."blueprints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_issue_changes" ADD CONSTRAINT "plan_issue_changes_blueprint_id_blueprints_id_fk" FOREIGN KEY ("blueprint_id") REFERENCES "public"."blueprints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_scenarios" ADD CONSTRAINT "plan_scenarios_blueprint_id_blueprints_id_fk" FOREIGN KEY ("blueprint_id") REFERENCES "public"."blueprints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plan_scenarios_blueprint_id_created_at_index" ON "plan_scenarios" USING btree ("blueprint_id","created_at");