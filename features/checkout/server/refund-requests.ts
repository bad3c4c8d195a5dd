// Refunds that were asked for, as the owner sees them.
import type { Answer } from '#kit/endpoint.ts'
import type { Db } from '#server/database/connect.ts'
import type { listRefunds } from '../owner-contract.ts'
import { PACKS } from '../prices.ts'
import { countWaiting, type Held, listRequests, type RefundPage } from './refund-queries.ts'
import { boughtWith, leftToRefund, suggestedRefund } from './refund-rules.ts'
import { unspentOf } from './unspent-queries.ts'

type Page = Answer<typeof listRefunds>

const PAGE = 50

export async function refundRequests(db: Db, asked: Omit<RefundPage, 'size'>): Promise<Page> {
  const rows = await listRequests(db, { ...asked, size: PAGE })
  const page = rows.slice(0, PAGE)
  const last = rows.length > PAGE ? page.at(-1) : undefined
  const shown: Page['refunds'] = []
  for (const row of page) shown.push({ ...described(row), ...(await suggestion(db, row)) })
  return { refunds: shown, waiting: await countWaiting(db), ...(last && { nextCursor: last.refund.id }) }
}

function described({ refund, order }: Held): Omit<Page['refunds'][number], 'suggestedCents'> {
  const { id, orderId, reason, state, requestedAt, decidedAt } = refund
  return {
    id,
    orderId,
    email: order.email ?? '',
    pack: order.pack,
    packName: PACKS[order.pack].name,
    leftCents: leftToRefund(boughtWith(order)),
    paidCents: order.amountPaidCents ?? 0,
    reason,
    state,
    amountCents: refund.amountCents ?? undefined,
    message: refund.message ?? undefined,
    requestedAt: requestedAt.toISOString(),
    decidedAt: decidedAt?.toISOString(),
  }
}

/** Once decided, what was decided. */
async function suggestion(
  db: Db,
  { refund, order }: Held,
): Promise<Pick<Page['refunds'][number], 'suggestedCents' | 'unspentCredits'>> {
  if (refund.state !== 'requested' && refund.state !== 'failed')
    return { suggestedCents: refund.amountCents ?? 0 }
  const unspentCredits = await unspentOf(db, order)
  return { suggestedCents: suggestedRefund(boughtWith(order), unspentCredits), unspentCredits }
}
