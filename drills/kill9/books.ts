// What is there in the end, beside what was promised. Each check answers what is wrong, if anything.

import { blueprintFiles, blueprints } from '#features/blueprints/server/tables.ts'
import { orders } from '#features/checkout/server/tables.ts'
import { creditAccounts, creditEntries } from '#features/credits/server/tables.ts'
import { generations } from '#features/generation/server/tables.ts'
import type { ReceivedMail } from '#sandbox/mailbox/mailbox.ts'
import { asc } from '#server/database/sql.ts'
import { mails } from '#server/mail/tables.ts'
import type { OpenShop } from '../works/works.ts'
import type { Promised } from './shoppers.ts'

export interface Books {
  orders: (typeof orders.$inferSelect)[]
  purses: (typeof creditAccounts.$inferSelect)[]
  entries: (typeof creditEntries.$inferSelect)[]
  blueprints: (typeof blueprints.$inferSelect)[]
  generations: (typeof generations.$inferSelect)[]
  files: (typeof blueprintFiles.$inferSelect)[]
  letters: (typeof mails.$inferSelect)[]
  /** What arrived. */
  received: ReceivedMail[]
  /** At the provider. */
  paid: { id: string; amount_total: number | null }[]
  deadLetters: number
}

export async function openBooks({ database: { db, pool }, provider, mailbox }: OpenShop): Promise<Books> {
  const dead = await pool.query("select count(*)::int as dead from pgboss.job where name = 'dead-letters'")
  return {
    orders: await db.select().from(orders),
    purses: await db.select().from(creditAccounts),
    entries: await db.select().from(creditEntries).orderBy(asc(creditEntries.id)),
    blueprints: await db.select().from(blueprints),
    generations: await db.select().from(generations),
    files: await db.select().from(blueprintFiles),
    letters: await db.select().from(mails),
    received: await mailbox.list({ limit: Number.POSITIVE_INFINITY }),
    paid: await provider.paidSessions(),
    deadLetters: dead.rows[0].dead,
  }
}

/** `kills`: so far. */
type Check = (promised: Promised[], books: Books, kills: number) => string | undefined

/** Messages that one worker has in flight at once. */
const IN_FLIGHT = 4

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)
const sorted = (list: Iterable<string>) => [...list].sort().join('\n')

/** The first few of one list that are not in the other, counted. */
function beyond(what: string, list: string[], other: string[]): string[] {
  const rest = [...other]
  const extra = list.filter((one) => {
    const at = rest.indexOf(one)
    if (at >= 0) rest.splice(at, 1)
    return at < 0
  })
  return extra.length > 0 ? [`${extra.length} ${what}, such as ${extra[0]}`] : []
}

function unlessSame(wanted: string[], found: string[]): string | undefined {
  if (sorted(wanted) === sorted(found)) return undefined
  return [...beyond('missing', wanted, found), ...beyond('too many', found, wanted)].join('; ')
}

export const CHECKS: Record<string, Check> = {
  'what was paid is served, once'(promised, { orders, paid }) {
    const served = orders.filter(({ state }) => state === 'paid')
    const sessions = promised.flatMap(({ sessionIds }) => sessionIds)
    const atProvider = unlessSame(
      sessions,
      paid.map(({ id }) => id),
    )
    if (atProvider) return `at the provider: ${atProvider}`
    const cents = [
      sum(paid.map(({ amount_total }) => amount_total ?? 0)),
      sum(served.map(({ amountPaidCents }) => amountPaidCents ?? 0)),
    ]
    if (cents[0] !== cents[1]) return `${cents[0]} cents were paid, the orders say ${cents[1]}`
    return unlessSame(
      sessions,
      served.map(({ sessionId }) => sessionId ?? ''),
    )
  },

  'the ledger has what was promised, entry by entry'(promised, { entries, generations, purses }) {
    const failed = generations.filter(({ status }) => status === 'error')
    const wanted = [
      ...promised.flatMap((one) => Object.entries(one.entries)),
      ...failed.map(({ id }) => [`restore:${id}`, 1] as const),
    ].map(([cause, amount]) => `${cause} ${amount}`)
    const differs = unlessSame(
      wanted,
      entries.map(({ cause, amount }) => `${cause} ${amount}`),
    )
    if (differs) return differs
    for (const { id, balance } of purses) {
      const own = sum(entries.filter(({ accountId }) => accountId === id).map(({ amount }) => amount))
      if (balance !== own || balance < 0) return `a purse with ${balance} whose entries sum up to ${own}`
    }
    return undefined
  },

  'each blueprint is made once, or its credit is back'(promised, { blueprints, generations, files }) {
    const names = promised.flatMap((one) => one.names)
    const differs = unlessSame(
      names,
      blueprints.map(({ name }) => name),
    )
    if (differs) return differs
    if (generations.length !== names.length) return `${generations.length} makings of ${names.length}`
    for (const { blueprintId, status } of generations) {
      const own = files.filter((file) => file.blueprintId === blueprintId).length
      if (status === 'complete' ? own !== 13 : status !== 'error' || own > 0)
        return `a blueprint that is ${status} with ${own} files`
    }
    return undefined
  },

  'each letter is written once, and arrives; only what was in flight may come twice'(
    promised,
    { letters, received, orders, generations },
    kills,
  ) {
    const names = promised.flatMap((one) => one.names)
    const ends = letters.filter(({ subject }) => / is ready$| could not be made$/.test(subject))
    const wanted = orders.filter(({ state }) => state === 'paid' || state === 'free').length + names.length
    if (letters.length !== wanted || ends.length !== generations.length)
      return `${letters.length} letters of ${wanted}, ${ends.length} about the end of ${generations.length}`
    const arrived = received.map(({ messageId }) => messageId.replace(/^<|@.*$/g, ''))
    const ids = letters.map(({ id }) => id)
    const differs = unlessSame(ids, [...new Set(arrived)])
    if (differs) return `in the mailbox: ${differs}`
    const repeats = arrived.length - ids.length
    return repeats > kills * IN_FLIGHT ? `${repeats} repeats after ${kills} kills` : undefined
  },

  'no job is given up'(_, { deadLetters }) {
    return deadLetters > 0 ? `${deadLetters} dead letters` : undefined
  },
}
