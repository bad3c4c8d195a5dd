CREATE TABLE "blueprint_uploads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"blueprint_id" uuid NOT NULL,
	"key" text NOT NULL,
	"size" integer NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "blueprint_shares" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "blueprint_uploads" ADD CONSTRAINT "blueprint_uploads_blueprint_id_blueprints_id_fk" FOREIGN KEY ("blueprint_id") REFERENCES "public"."blueprints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blueprint_uploads_blueprint_id_index" ON "blueprint_uploads" USING btree ("blueprint_id");--> statement-breakpoint
CREATE INDEX "blueprint_uploads_started_at_index" ON "blueprint_uploads" USING btree ("started_at");