CREATE TABLE "campaign_lanes" (
	"campaign_id" uuid NOT NULL,
	"lane" smallint NOT NULL,
	"turn" integer DEFAULT 0 NOT NULL,
	"run" uuid,
	CONSTRAINT "campaign_lanes_campaign_id_lane_pk" PRIMARY KEY("campaign_id","lane")
);
--> statement-breakpoint
CREATE TABLE "campaign_recipients" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"campaign_id" uuid NOT NULL,
	"user_id" uuid,
	"lane" smallint NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"problem" text,
	"settled_at" timestamp with time zone,
	CONSTRAINT "campaign_recipients_campaignId_userId_unique" UNIQUE("campaign_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "campaigns" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"subject" text NOT NULL,
	"content" text NOT NULL,
	"audience" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"scheduled_for" timestamp with time zone,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"stopped" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notification_settings" ADD COLUMN "marketing_consent_from" text;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD COLUMN "marketing_stopped_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "campaign_lanes" ADD CONSTRAINT "campaign_lanes_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_recipients" ADD CONSTRAINT "campaign_recipients_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_recipients" ADD CONSTRAINT "campaign_recipients_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaign_recipients_waiting" ON "campaign_recipients" USING btree ("campaign_id","lane","id") WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX "campaign_recipients_campaign_id_status_index" ON "campaign_recipients" USING btree ("campaign_id","status");--> statement-breakpoint
CREATE INDEX "campaign_recipients_user_id_settled_at_index" ON "campaign_recipients" USING btree ("user_id","settled_at");--> statement-breakpoint
CREATE INDEX "campaigns_created_at_id_index" ON "campaigns" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "campaigns_open" ON "campaigns" USING btree ("status") WHERE status in ('scheduled', 'sending');