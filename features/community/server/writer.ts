// Who writes, and whether they may write this now.

import { lockUser } from '#features/accounts/server/public.ts'
import type { Tx } from '#server/database/connect.ts'
import { and, eq, gt } from '#server/database/sql.ts'
import { Failure } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import { createLimiter } from '#server/rate-limit/limiter.ts'
import { joinedAt } from './person-queries.ts'
import type { Reader } from './present.ts'
import {
  fingerprintOf,
  hasTooManyLinks,
  isNewcomer,
  MOST_AN_HOUR,
  MOST_PREVIEWS,
  TOO_MANY_PREVIEWS,
  tooManySentence,
  type Writing,
} from './rules.ts'
import { communityComments, communityPosts } from './tables.ts'

const HOUR = 3_600
const DAY_MS = 86_400_000

export type Desk = ReturnType<typeof createDesk>

export function createDesk({ database: { pool }, db, config }: Pick<House, 'config' | 'database' | 'db'>) {
  const limiters = (group: keyof typeof MOST_AN_HOUR) => {
    const limiter = (writing: Writing) =>
      createLimiter(
        pool,
        `community-${group}-${writing}`,
        { points: MOST_AN_HOUR[group][writing], seconds: HOUR },
        { givesBack: true },
      )
    return { post: limiter('post'), comment: limiter('comment'), change: limiter('change') }
  }
  const hourly = { newcomer: limiters('newcomer'), member: limiters('member') }

  const previews = createLimiter(pool, 'community-preview', { points: MOST_PREVIEWS, seconds: HOUR })

  /** Before the transaction: whoever holds a connection must not wait for a second one. Answers how to take it back. */
  async function count(writerId: string, writing: Writing, newcomer: boolean): Promise<() => Promise<void>> {
    const limiter = hourly[newcomer ? 'newcomer' : 'member'][writing]
    await limiter.use(writerId).catch((error) => {
      throw inWords(error, tooManySentence(writing, newcomer))
    })
    return () => limiter.giveBack(writerId)
  }

  /** Runs what may be written now; what is refused does not count. */
  async function admit<Made>(
    writer: Reader,
    writing: Writing,
    text: string,
    run: (tx: Tx) => Promise<Made>,
  ): Promise<Made> {
    if (writer.isAdmin) return db.transaction(run)
    const newcomer = isNewcomer(await joinedAt(db, writer.id), new Date())
    refuseLinks(text, newcomer)
    const giveBack = await count(writer.id, writing, newcomer)
    try {
      return await db.transaction(run)
    } catch (error) {
      await giveBack()
      throw error
    }
  }

  return {
    /** Tells links to this site from links to others. */
    siteUrl: config.publicUrl,

    /** Also for accounts that may not write: rendering a long text takes time. */
    async countPreview(readerId: string): Promise<void> {
      await previews.use(readerId).catch((error) => {
        throw inWords(error, TOO_MANY_PREVIEWS)
      })
    },

    /** Runs the writing in a transaction that holds the writer: two clicks are one after the other. */
    write<Made>(
      writer: Reader,
      writing: 'post' | 'comment',
      text: string,
      run: (tx: Tx, fingerprint: string) => Promise<Made>,
    ): Promise<Made> {
      const fingerprint = fingerprintOf(text)
      return admit(writer, writing, text, async (tx) => {
        if (!(await lockUser(tx, writer.id))) throw new Failure('signed_out')
        if (!writer.isAdmin) await refuseRepetition(tx, writer.id, writing, fingerprint)
        return run(tx, fingerprint)
      })
    },

    /** What was written already: the same rules, lest a harmless text becomes another later. */
    change: <Made>(writer: Reader, text: string, run: (tx: Tx) => Promise<Made>): Promise<Made> =>
      admit(writer, 'change', text, run),
  }
}

function refuseLinks(text: string, newcomer: boolean): void {
  if (hasTooManyLinks(text, newcomer))
    throw new Failure('invalid_input', {
      sentence: 'In its first day an account can use at most two links in a text. Please take some out.',
    })
}

async function refuseRepetition(
  tx: Tx,
  authorId: string,
  writing: 'post' | 'comment',
  fingerprint: string,
): Promise<void> {
  const table = writing === 'post' ? communityPosts : communityComments
  const [same] = await tx
    .select({ id: table.id })
    .from(table)
    .where(
      and(
        eq(table.authorId, authorId),
        gt(table.createdAt, new Date(Date.now() - DAY_MS)),
        eq(table.fingerprint, fingerprint),
      ),
    )
    .limit(1)
  if (same) throw new Failure('said_already')
}

function inWords(error: unknown, sentence: string): unknown {
  if (!(error instanceof Failure) || error.code !== 'rate_limited') return error
  return new Failure('rate_limited', { sentence, headers: error.headers })
}
