-- A session from before this column was confirmed when it was opened, not now.
UPDATE "sessions" SET "confirmed_at" = "created_at";
