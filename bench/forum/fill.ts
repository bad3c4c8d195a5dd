// A community of any size, made by the database itself: members, posts, five comments and five votes for each.
import type pg from 'pg'

const MEMBERS = 1_000
const PER_POST = 5
/** In every post. */
export const COMMON_WORD = 'plan'
/** In about twenty posts, however many there are. */
export const RARE_WORD = 'rare7'

export async function fill(pool: pg.Pool, posts: number): Promise<void> {
  const client = await pool.connect()
  try {
    // Without the checks of every row, which are right by the way they are made.
    await client.query(`set session_replication_role = replica`)
    await client.query(
      `insert into users (email, full_name, created_at)
       select 'writer-' || n || '@example.com', 'Writer ' || n, now() - interval '90 days' from generate_series(1, $1::int) n`,
      [MEMBERS],
    )
    await client.query(
      `create temp table writers as select id, row_number() over (order by email) - 1 as number from users where email like 'writer-%';
       create index on writers (number)`,
    )
    await withoutIndexes(client, ['community_posts', 'community_comments', 'community_votes'], async () => {
      await client.query(POSTS, [posts, Math.max(1, Math.floor(posts / 20)), PER_POST])
      await client.query(COMMENTS, [PER_POST])
      await client.query(VOTES, [PER_POST])
    })
    await client.query('drop table writers; set session_replication_role = origin')
    await client.query('vacuum analyze')
  } finally {
    client.release()
  }
}

/** Older ones have the lower numbers; five votes each, of which some are against. */
const POSTS = `
  insert into community_posts (author_id, title, content, html, excerpt, category, fingerprint, created_at,
    upvotes, downvotes, score, hot, comment_count, comments_ever)
  select w.id, 'Question ' || n || ' about a plan', text, '<p>' || text || '</p>', text,
    (array['showcase','feedback','buildlog','automation','growth','question','general'])[n % 7 + 1],
    'f' || n, at, $3::int - n % 3, n % 3, $3::int - 2 * (n % 3), extract(epoch from at) / 45000, $3::int, $3::int
  from (
    select n, date_trunc('milliseconds', now() - ($1::bigint - n) * interval '30 seconds') as at,
      'We have a plan with word' || n * 7919 % 5000 || ' and word' || n * 104729 % 5000 || ', and word' || n * 31 % 5000
      || ' after rare' || n % $2::bigint || '. It costs ' || n % 977 || ' a month, and nobody has answered word'
      || n * 13 % 5000 || ' yet.' as text
    from generate_series(1, $1::bigint) n
  ) made join writers w on w.number = made.n % ${MEMBERS}`

const COMMENTS = `
  insert into community_comments (post_id, author_id, content, html, fingerprint, place, created_at)
  select p.id, w.id, 'Answer ' || k, '<p>Answer ' || k || '</p>', 'c', lpad(k::text, 7, '0'), p.created_at
  from (select id, created_at, row_number() over () as n from community_posts where not is_pinned) p
  cross join generate_series(1, $1::int) k
  join writers w on w.number = (p.n + k) % ${MEMBERS}`

const VOTES = `
  insert into community_votes (thing_id, voter_id, kind, value, created_at)
  select p.id, w.id, 'post', case when k > p.downvotes then 1 else -1 end, p.created_at
  from (select id, created_at, downvotes, row_number() over () as n from community_posts where not is_pinned) p
  cross join generate_series(1, $1::int) k
  join writers w on w.number = (p.n * 7 + k) % ${MEMBERS}`

/** An index is built faster over everything than row by row. */
async function withoutIndexes(
  client: pg.PoolClient,
  tables: string[],
  run: () => Promise<void>,
): Promise<void> {
  const { rows } = await client.query<{ name: string; sql: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as sql from pg_index
     where indrelid = any($1::regclass[]) and not indisunique`,
    [tables],
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  await run()
  for (const { sql } of rows) await client.query(sql)
}
