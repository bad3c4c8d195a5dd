// Whom an @ means: somebody who has written here. Of several with one name, the one in this thread; otherwise nobody.
import { inArray, sql } from 'drizzle-orm'
import { users } from '#features/accounts/server/tables.ts'
import { refuseBlocked } from '#features/blocks/server/public.ts'
import type { Db } from '#server/database/connect.ts'
import { render } from './render.ts'
import { possibleNames } from './rules.ts'

/** Ids by name in lower case. */
export async function peopleNamed(db: Db, text: string, postId?: string): Promise<Map<string, string>> {
  const names = possibleNames(text)
  if (names.length === 0) return new Map()
  const name = sql<string>`lower(${users.fullName})`
  const inThread = postId
    ? sql<boolean>`(exists (select 1 from community_posts p where p.id = ${postId} and p.author_id = users.id)
        or exists (select 1 from community_comments c where c.author_id = users.id and c.post_id = ${postId}))`
    : sql<boolean>`false`
  const found = await db
    .select({ id: users.id, name, inThread })
    .from(users)
    .where(
      sql`${inArray(name, names)} and (exists (select 1 from community_posts p where p.author_id = users.id)
        or exists (select 1 from community_comments c where c.author_id = users.id))`,
    )
    .limit(200)
  const people = new Map<string, string>()
  for (const one of new Set(found.map((person) => person.name))) {
    const all = found.filter((person) => person.name === one)
    const here = all.filter((person) => person.inThread)
    const [only, ...others] = here.length > 0 ? here : all
    if (only && others.length === 0) people.set(one, only.id)
  }
  return people
}

interface Changed {
  before: string
  mentioned: string[]
  postId: string
}

/** Whom an older text named it may go on naming: who was blocked since can still mend what they wrote. */
export async function refuseNewlyNamed(
  db: Db,
  writerId: string,
  { before, mentioned, postId }: Changed,
): Promise<void> {
  if (mentioned.length === 0) return
  const { mentioned: already } = render(before, await peopleNamed(db, before, postId))
  await refuseBlocked(
    db,
    writerId,
    mentioned.filter((person) => !already.includes(person)),
  )
}
