CREATE TABLE "blueprint_file_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"file_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "blueprint_file_versions" (
	"file_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"cause" text NOT NULL,
	"key" text NOT NULL,
	"sha256" text NOT NULL,
	"size" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "blueprint_file_versions_file_id_version_pk" PRIMARY KEY("file_id","version")
);
--> statement-breakpoint
CREATE TABLE "blueprint_share_files" (
	"share_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "blueprint_share_files_share_id_file_id_pk" PRIMARY KEY("share_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "blueprint_shares" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"blueprint_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"is_whole" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "blueprint_shares_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "blueprint_files" DROP CONSTRAINT "blueprint_files_blueprintId_filename_unique";--> statement-breakpoint
ALTER TABLE "blueprint_files" ADD COLUMN "folder" text;--> statement-breakpoint
ALTER TABLE "blueprint_files" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "blueprint_files" ADD COLUMN "made_as" text;--> statement-breakpoint
ALTER TABLE "blueprint_files" ADD COLUMN "is_copy" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "blueprint_files" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "blueprint_files" ADD COLUMN "version_cause" text DEFAULT 'made' NOT NULL;--> statement-breakpoint
ALTER TABLE "blueprint_files" ADD COLUMN "version_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "blueprint_file_notes" ADD CONSTRAINT "blueprint_file_notes_file_id_blueprint_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."blueprint_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blueprint_file_versions" ADD CONSTRAINT "blueprint_file_versions_file_id_blueprint_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."blueprint_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blueprint_share_files" ADD CONSTRAINT "blueprint_share_files_share_id_blueprint_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."blueprint_shares"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blueprint_share_files" ADD CONSTRAINT "blueprint_share_files_file_id_blueprint_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."blueprint_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blueprint_shares" ADD CONSTRAINT "blueprint_shares_blueprint_id_blueprints_id_fk" FOREIGN KEY ("blueprint_id") REFERENCES "public"."blueprints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blueprint_file_notes_file_id_created_at_index" ON "blueprint_file_notes" USING btree ("file_id","created_at");--> statement-breakpoint
CREATE INDEX "blueprint_share_files_file_id_index" ON "blueprint_share_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "blueprint_shares_blueprint_id_created_at_index" ON "blueprint_shares" USING btree ("blueprint_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "blueprint_files_names" ON "blueprint_files" USING btree ("blueprint_id",lower("filename")) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "blueprint_files_blueprint_id_index" ON "blueprint_files" USING btree ("blueprint_id");--> statement-breakpoint
CREATE INDEX "blueprint_files_bin" ON "blueprint_files" USING btree ("deleted_at") WHERE deleted_at is not null;