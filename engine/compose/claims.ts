// Headlines of the pages that speak of the trade: plain, from the case, in two lines at most.
import { Count, LONGEST_CLAIM } from '../plan/claims/ground.ts'
import { type Prose, plainText, say } from '../plan/kit/prose.ts'
import { words } from '../plan/kit/quantity.ts'
import type { SectionId } from '../plan/kit/section.ts'
import type { Role } from '../read/reading.ts'
import type { Composer } from './composer.ts'
import { limitPoint } from './summary.ts'

type Claimed = Extract<SectionId, 'problem' | 'solution' | 'operations' | 'architecture'>

export function claimOf(composer: Composer, section: Claimed): Prose {
  return WAYS[section](composer).find(fits) as Prose
}

const fits = (prose: Prose) => plainText(prose).length <= LONGEST_CLAIM

const PAID: Role[] = ['customers-paying', 'revenue-actual', 'units-sold']

/** The first that fits into the room; the last one always does. */
const WAYS: Record<Claimed, (composer: Composer) => Prose[]> = {
  problem: ({ one }) => {
    const payers = one.reading.payer.text || one.trade.words.payers
    const hasPaid = one.reading.ledger.some(
      ({ used, role, status }) => used && status === 'actual' && PAID.includes(role),
    )
    return [
      ...(hasPaid ? [say`Somebody pays already. Who comes back is the next thing to count.`] : []),
      say`Who has the problem: ${words(payers)}.`,
      say`Who has the problem, and what they do about it today.`,
    ]
  },
  solution: ({ one }) => [
    say`${words(one.reading.name)} ${words(one.reading.offer.text ? 'offers' : one.trade.words.does)} ${words(one.reading.offer.text || one.trade.words.offer)}.`,
    say`What is offered, part by part, and why now.`,
  ],
  operations: (composer) => {
    const limit = limitPoint(composer, composer.sentences())
    return [...(limit ? [say`${words(limit.headline)}`] : []), say`How the work runs, and who does it.`]
  },
  architecture: ({ trade }) => [
    trade.build.is === 'product'
      ? say`${Count(trade.systems.length)} parts carry the product.`
      : say`${Count(trade.systems.length)} rented tools run the business.`,
  ],
}
