CREATE TABLE "milestone_evidence" (
	"blueprint_id" uuid NOT NULL,
	"milestone" text NOT NULL,
	"counted" text NOT NULL,
	"words" text NOT NULL,
	"target" double precision NOT NULL,
	"reached" double precision DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"set_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "milestone_evidence_blueprint_id_milestone_pk" PRIMARY KEY("blueprint_id","milestone")
);
--> statement-breakpoint
ALTER TABLE "milestone_evidence" ADD CONSTRAINT "milestone_evidence_blueprint_id_blueprints_id_fk" FOREIGN KEY ("blueprint_id") REFERENCES "public"."blueprints"("id") ON DELETE cascade ON UPDATE no action;