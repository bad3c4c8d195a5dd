// What the founder can show already, in the founder's words.
import { type Prose, say } from '../plan/kit/prose.ts'
import { words } from '../plan/kit/quantity.ts'
import type { Role } from '../read/reading.ts'
import type { Composer } from './composer.ts'

const PROOFS: [Role, string][] = [
  ['customers-paying', 'paying customers'],
  ['revenue-actual', 'revenue'],
  ['units-sold', 'sold'],
  ['customers-trial', 'in use without pay'],
  ['interest-shown', 'interest'],
  ['conversion', 'measured'],
]
/** Somebody has paid. */
export const PROVEN: Role[] = ['customers-paying', 'revenue-actual', 'units-sold']
const MOST_PROOFS = 3

export function evidenceProse({ one }: Composer): Prose {
  const pastFigures = one.reading.ledger.filter(
    ({ used, status }) => used && (status === 'actual' || status === 'past'),
  )
  const proofs = PROOFS.flatMap(([role, kind]) => {
    const entry = pastFigures.find((figure) => figure.role === role)
    return entry ? [`${kind}, ‘${entry.quote.replace(/[.,;:]+$/, '')}’`] : []
  }).slice(0, MOST_PROOFS)
  const isRunning = one.circumstances.stage === 'running'
  if (proofs.length === 0 && isRunning)
    return say`The brief speaks of sales and counts none that we could read. Write down last month’s customers and revenue; they replace our guesses.`
  if (proofs.length === 0 && hasPrepayment(one))
    return say`Some have paid a part already. Turn that into full payment before the money is spent.`
  if (proofs.length === 0)
    return say`The brief names nobody who has paid yet. Treat this section as a guess until the test below.`
  const list = words(proofs.join('; '))
  return pastFigures.some(({ role }) => PROVEN.includes(role))
    ? say`The brief reports: ${list}. People pay, so the need is real. How many come back is the next thing to count.`
    : hasPrepayment(one)
      ? say`The brief reports: ${list}. Some have paid a part already. Turn that into full payment before the money is spent.`
      : isRunning
        ? say`The brief reports: ${list}. Write down beside it how many paid last month.`
        : say`The brief reports: ${list}. That is interest, and nobody has paid yet. The test below asks for money.`
}

const PREPAID =
  /\b(?:have |has |already )?(?:paid|put down|left) (?:me |us )?(?:a |the |their )?(?:\S+ ){0,3}(?:deposits?|in advance|up ?front)\b|\bdeposits? (?:of \S+ )?(?:from|paid|taken|in hand)\b|\bpre-?(?:paid|orders?|ordered|sold)\b|\b\d+ (?:of (?:them|these) )?(?:have |already )?paid\b/i

/** A deposit or an order in advance: somebody has parted with money. */
export const hasPrepayment = ({ input: { textOf } }: Composer['one']): boolean =>
  (['businessIdea', 'targetCustomer', 'additionalContext'] as const).some((field) =>
    PREPAID.test(textOf(field)),
  )
