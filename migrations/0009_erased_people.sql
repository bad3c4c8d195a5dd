CREATE TABLE "erased_people" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"address" text,
	"erased_at" timestamp with time zone DEFAULT now() NOT NULL
);
