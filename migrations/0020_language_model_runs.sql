CREATE TABLE "model_choice" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"plans_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "model_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"reserved_tokens" integer NOT NULL,
	"reserved_dollars" double precision NOT NULL,
	"tokens" integer,
	"dollars" double precision,
	"is_outage" boolean,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "activity" text;--> statement-breakpoint
CREATE INDEX "model_runs_started_at_index" ON "model_runs" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "model_runs_ended_at_index" ON "model_runs" USING btree ("ended_at");