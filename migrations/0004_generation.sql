CREATE TABLE "blueprint_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"blueprint_id" uuid NOT NULL,
	"filename" text NOT NULL,
	"title" text NOT NULL,
	"kind" text NOT NULL,
	"position" integer NOT NULL,
	"key" text NOT NULL,
	"sha256" text NOT NULL,
	"size" integer NOT NULL,
	"content_type" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blueprint_files_blueprintId_filename_unique" UNIQUE("blueprint_id","filename")
);
--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "stage" text;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "progress" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "documents" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "plan_key" text;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "files" jsonb;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "writing" jsonb;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "problem" text;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "started_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "finished_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "blueprint_files" ADD CONSTRAINT "blueprint_files_blueprint_id_blueprints_id_fk" FOREIGN KEY ("blueprint_id") REFERENCES "public"."blueprints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "generations_unfinished" ON "generations" USING btree ("created_at") WHERE finished_at is null;