-- Posts and comments written before links to acting pages became plain text: the link goes, its words stay.
UPDATE "community_posts"
SET "html" = regexp_replace("html", '<a href="/(?:magic-login|verify-email|reset-password|success|api)(?:[/?#][^"]*)?"[^>]*>((?:[^<]|<(?!/a>))*)</a>', '\1', 'gi')
WHERE "html" ~* 'href="/(?:magic-login|verify-email|reset-password|success|api)(?:[/?#"])';--> statement-breakpoint
UPDATE "community_comments"
SET "html" = regexp_replace("html", '<a href="/(?:magic-login|verify-email|reset-password|success|api)(?:[/?#][^"]*)?"[^>]*>((?:[^<]|<(?!/a>))*)</a>', '\1', 'gi')
WHERE "html" ~* 'href="/(?:magic-login|verify-email|reset-password|success|api)(?:[/?#"])';
