// The page after the summary: how the brief was read, what adds up in its figures and what does not, and what was asked.
import { type Prose, say, together } from '../plan/kit/prose.ts'
import { type Quantity, words } from '../plan/kit/quantity.ts'
import { type Block, columns, heading, paragraph } from '../plan/kit/section.ts'
import { askedBlocks } from './asked.ts'
import { type Composer, named } from './composer.ts'
import { questionBlocks } from './questions.ts'

export function checkedBlocks(composer: Composer): Block[] {
  return [
    heading('How we read your brief'),
    paragraph(howItWasRead(composer)),
    ...figureBlocks(composer),
    ...askedBlocks(composer),
    ...questionBlocks(composer),
  ]
}

/** The headline of the page. */
export function checkedClaim(composer: Composer): Prose {
  const { ledger, contradictions } = composer.one.reading
  const { inBrief, used } = countsOf(composer)
  const doubtful = contradictions.length + composer.one.open.length
  if (ledger.length === 0) return say`The brief names no figures yet, so your answers matter most.`
  const usedOfAll = say`The plan uses ${used} of the ${inBrief} figures in your brief`
  if (doubtful === 0) return say`${usedOfAll}.`
  return doubtful === 1
    ? say`${usedOfAll}. One point does not add up.`
    : say`${usedOfAll}. ${countIn(composer, doubtful)} points do not add up.`
}

const countIn = ({ context }: Composer, value: number): Quantity =>
  context.computed('points-in-doubt', value, `${value}`)

function countsOf({ one, context }: Composer): { inBrief: Quantity; used: Quantity } {
  const { ledger } = one.reading
  const usedCount = ledger.filter((entry) => entry.used).length
  return {
    inBrief: context.computed('figures-in-brief', ledger.length, `${ledger.length}`),
    used: context.computed('figures-used', usedCount, `${usedCount}`),
  }
}

function figureBlocks(composer: Composer): Block[] {
  const { one } = composer
  const { ledger, contradictions } = one.reading
  if (ledger.length === 0) return []
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
  const { inBrief, used } = countsOf(composer)
  const lead =
    used.value === inBrief.value
      ? say`All ${inBrief} figures of the brief are clear enough to work with.`
      : say`${used} of the ${inBrief} figures in the brief are clear enough to work with. ${words(inBrief.value - used.value === 1 ? 'The other one is' : 'The others are')} read with doubt and ${words(inBrief.value - used.value === 1 ? 'waits' : 'wait')} for your answer.`
  return [
    heading('Your figures, checked'),
    paragraph(
      rows.length === 0 ? together(lead, say`Among the clear ones no sum contradicts another.`) : lead,
    ),
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

/** What the plan takes the business for, what came second, and where and in which money. */
function howItWasRead({ one, context, secondNames }: Composer): Prose {
  const { trade, currency } = one
  const [second] = secondNames
  const taken = second
    ? say`We read your business as ${words(trade.name)}; ${words(second)} came second.`
    : say`We read your business as ${words(trade.name)}.`
  const where = one.reading.place.country
    ? say`The plan counts in ${words(currency)}, ${context.names.where}.`
    : say`The brief names no country. The plan counts in ${words(currency)}, as if the business started ${context.names.where}.`
  return together(taken, where, say`If that is wrong, correct it and the plan is made anew.`)
}
