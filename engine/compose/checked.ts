// 'Your figures, checked': what adds up in the founder's brief, what does not, and what could not be used.
import { type Prose, say } from '../plan/kit/prose.ts'
import { words } from '../plan/kit/quantity.ts'
import { type Block, columns, heading, paragraph } from '../plan/kit/section.ts'
import { tradeLibrary } from '../trades/library.ts'
import { type Composer, named } from './composer.ts'

export function checkedBlocks({ one, context }: Composer): Block[] {
  const { ledger, contradictions } = one.reading
  if (ledger.length === 0) return []
  const count = (id: string, value: number) => context.computed(id, value, `${value}`)
  const rows = [
    ...contradictions.map(({ figures, says, sure }) => ({
      cells: [
        named(figures.map((id) => `‘${quoteOf(one, id)}’`).join(', ')),
        named(says),
        sure >= SURE
          ? say`Both cannot hold. Correct one of them before anybody else reads the plan.`
          : say`These seem to disagree. Say what each of them counts.`,
      ],
    })),
    ...one.open.map(({ entry, id }) => ({
      cells: [
        named(`‘${entry.quote}’`),
        named(`as ${labelOf(one, id)} every sale would lose money`),
        say`The plan uses the usual figure of the trade. Say what the figure stands for.`,
      ],
    })),
  ]
  const follows = one.follows.slice(0, MOST_FOLLOWING)
  const usedCount = ledger.filter((entry) => entry.used).length
  const lead = say`The brief has ${count('figures-in-brief', ledger.length)} figures. ${count('figures-used', usedCount)} of them are clear enough to work with. The others are read with doubt and wait for your answer.`
  return [
    heading('Your figures, checked'),
    paragraph(howItWasRead(one)),
    paragraph(rows.length === 0 ? say`${lead} None of them contradicts another.` : lead),
    ...(rows.length > 0
      ? [
          {
            kind: 'table' as const,
            columns: columns(['What the brief says', 'Working', 'What follows']),
            rows,
          },
        ]
      : []),
    ...(follows.length > 0
      ? [
          {
            kind: 'table' as const,
            title: 'What follows from your figures',
            columns: columns(['Working', 'What it means']),
            rows: follows.map(({ working, so }) => ({ cells: [named(working), named(so)] })),
          },
        ]
      : []),
  ]
}

/** Below this the reader may have taken two things for one. */
const SURE = 0.5
/** A table that is read, not searched. */
const MOST_FOLLOWING = 7

const quoteOf = ({ reading }: Composer['one'], id: number) =>
  (reading.ledger.find((entry) => entry.id === id)?.quote ?? '').replace(/[.,;:]+$/, '')

const labelOf = ({ numbers }: Composer['one'], id: string) =>
  (numbers.has(id) ? numbers.get(id).label : id).toLowerCase()

/** What the plan takes the business for, and what came second. */
function howItWasRead({ trade, choice }: Composer['one']): Prose {
  const second = tradeLibrary().trades.find(({ id }) => id === choice.instead[0])
  return second
    ? say`We read your business as ${words(trade.name)}; ${words(second.name)} came second. If that is wrong, correct it and the plan is made anew.`
    : say`We read your business as ${words(trade.name)}. If that is wrong, correct it and the plan is made anew.`
}
