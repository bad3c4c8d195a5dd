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
CREATE TABLE "samples" (
	"release" text PRIMARY KEY NOT NULL,
	"files" jsonb,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "milestone_edits" ADD CONSTRAINT "milestone_edits_blueprint_id_blueprints_id_fk" FOREIGN KEY ("blueprint_id") REFERENCES "public"."blueprints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milestone_originals" ADD CONSTRAINT "milestone_originals_blueprint_id_blueprints_id_fk" FOREIGN KEY ("blueprint_id") REFERENCES "public"."blueprints"("id") ON DELETE cascade ON UPDATE no action;