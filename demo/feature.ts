// A shop that has been open for ninety days. It is written once, into an empty database, and never over anybody's own.

import { hashPassword } from '#features/accounts/server/public.ts'
import { users } from '#features/accounts/server/tables.ts'
import { notificationSettings } from '#features/notifications/server/tables.ts'
import { CannotStart } from '#server/cannot-start.ts'
import type { Db } from '#server/database/connect.ts'
import { eq, like, ne, sql } from '#server/database/sql.ts'
import type { Feature, House } from '#server/house.ts'
import { rateLimits } from '#server/rate-limit/tables.ts'
import { diceOf } from './dice.ts'
import { tellStory } from './story.ts'
import { writeThreads } from './threads.ts'
import { writeLetters } from './write-letters.ts'
import { writeStory } from './write-story.ts'

export const MEMBER = {
  email: 'mara.lindqvist@example.com',
  password: 'a demo for everybody',
  fullName: 'Mara Lindqvist',
}

export function demoFeature({ seed, now = new Date() }: { seed: number; now?: Date }): Feature {
  return {
    name: 'demo',
    start: async (house) => {
      if (house.config.production) throw new CannotStart('The demo does not run in production.')
      const known = await markOf(house.db)
      if (known === undefined) await fill(house, { seed, now })
      else if (known !== String(seed)) throw new CannotStart(anotherPast(known))
      return [['Member', `${MEMBER.email}, password ${MEMBER.password}`]]
    },
  }
}

async function fill(house: House, { seed, now }: { seed: number; now: Date }): Promise<void> {
  await refuseForeign(house)
  const passwordHash = await hashPassword(MEMBER.password)
  const dice = diceOf(seed)
  const story = tellStory(dice, now)
  await house.db.transaction(async (tx) => {
    const joined = new Date(now.getTime() - 80 * 86_400_000)
    const [member] = await tx
      .insert(users)
      .values({
        email: MEMBER.email,
        fullName: MEMBER.fullName,
        passwordHash,
        provedAt: joined,
        createdAt: joined,
      })
      .returning({ id: users.id })
    const [owner] = await tx.select({ id: users.id }).from(users).where(eq(users.role, 'owner'))
    if (!member || !owner) throw new Error('The member or the owner is missing.')
    await tx.insert(notificationSettings).values({ userId: member.id })
    await writeStory(tx, story, { dice, ownerId: owner.id })
    await writeLetters(tx, story, { dice, now })
    await writeThreads(tx, story, { dice, now, memberId: member.id })
    await tx.insert(rateLimits).values({ key: `${MARK_KEY}${seed}`, expire: null })
  })
}

/** A counter that counts nothing and never expires: no page shows it, and nobody's account is needed to keep it. */
const MARK_KEY = 'demo of seed '
/** A comment on a table, which only the owner of the tables may write. */
const EARLIER_MARK = 'Demo of Founder Co-Pilot, seed '

/** With which seed the database was filled, if it was. */
async function markOf(db: Db): Promise<string | undefined> {
  const [mark] = await db
    .select({ key: rateLimits.key })
    .from(rateLimits)
    .where(like(rateLimits.key, `${MARK_KEY}%`))
  return mark ? mark.key.slice(MARK_KEY.length) : earlierMarkOf(db)
}

/** Of a demo that an earlier release has filled. */
async function earlierMarkOf(db: Db): Promise<string | undefined> {
  const { rows } = await db.execute(sql`select obj_description('users'::regclass, 'pg_class') as said`)
  const said = String(rows[0]?.said ?? '')
  return said.startsWith(EARLIER_MARK) ? said.slice(EARLIER_MARK.length) : undefined
}

const anotherPast = (seed: string) =>
  `This database holds the demo of seed ${seed}. Let DATA_DIR or DATABASE_URL name an empty one for another, or set DEMO_SEED=${seed}.`

async function refuseForeign({ db }: House): Promise<void> {
  if ((await db.$count(users, ne(users.role, 'owner'))) === 0) return
  throw new CannotStart(
    'There are people in this database already, so the demo leaves it alone. Let DATA_DIR or DATABASE_URL name an empty one.',
  )
}
