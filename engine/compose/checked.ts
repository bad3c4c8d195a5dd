// The page after the summary: how the brief was read, what adds up in its figures and what does not, and what was asked.
import { type Prose, say, together } from '../plan/kit/prose.ts'
import { type Quantity, words } from '../plan/kit/quantity.ts'
import { type Block, columns, FRONT_HEAD, heading, paragraph } from '../plan/kit/section.ts'
import type { Role } from '../read/reading.ts'
import { askedBlocks } from './asked.ts'
import { type Composer, named } from './composer.ts'
import { ownCheckBlocks } from './own-checks.ts'
import { questionBlocks } from './questions.ts'

export function checkedBlocks(composer: Composer): Block[] {
  const { checks } = composer.one.reading
  return [
    heading(FRONT_HEAD),
    paragraph(howItWasRead(composer)),
    ...(checks ? ownCheckBlocks(composer, checks) : figureBlocks(composer)),
    ...askedBlocks(composer),
    ...questionBlocks(composer),
  ]
}

/** The headline of the page. */
export function checkedClaim(composer: Composer): Prose {
  const { ledger, contradictions } = composer.one.reading
  const { inBrief, used } = countsOf(composer)
  const disagreeing = composer.one.sums.filter(
    ({ agrees, figures }) => !agrees && !isNamedIn(contradictions, figures),
  )
  const doubtful = contradictions.length + composer.one.open.length + disagreeing.length
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
  // What the founder put aside waits for no answer.
  const ledger = one.reading.ledger.filter(({ role, sure }) => role !== 'other' || sure < 1)
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
    ...one.sums
      .filter(({ agrees, figures }) => !agrees && !isNamedIn(contradictions, figures))
      .map(({ figures, working }) => ({
        cells: [
          named(figures.map(({ quote }) => `‘${quote.replace(/[.,;:]+$/, '')}’`).join(', ')),
          named(working),
          say`The plan starts from the revenue, because it is in the books. Find out where the difference goes.`,
        ],
      })),
    ...one.open.map(({ entry, id, because }) => ({
      cells: [
        named(`‘${entry.quote}’`),
        named(
          {
            loss: `as ${labelOf(one, id)} every sale would lose money`,
            revenue: `as ${labelOf(one, id)} it does not give the revenue that you state`,
            range: `as ${labelOf(one, id)} it lies far from what is usual for ${one.trade.name}`,
          }[because],
        ),
        because === 'revenue'
          ? say`The plan follows the revenue. Say what the figure stands for.`
          : say`The plan uses the usual figure of the trade. Say what the figure stands for.`,
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
    ...unreadPriceBlocks(composer),
    paragraph(rows.length === 0 ? together(lead, ...checkedProse(composer)) : lead),
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

const isNamedIn = (contradictions: Composer['one']['reading']['contradictions'], figures: { id: number }[]) =>
  contradictions.some(
    (one) => one.figures.filter((id) => figures.some((figure) => figure.id === id)).length > 1,
  )

/** So many sums make a check. */
const LEAST_CHECKED = 3

/** That nothing contradicts is said only where sums were made; else what was missing for them. */
function checkedProse({ one, context }: Composer): Prose[] {
  const count = one.sums.length
  if (count >= LEAST_CHECKED) {
    const sums = context.computed('sums-checked', count, `${count}`)
    return [say`${sums} sums were checked, and none of them contradicts another.`]
  }
  const has = (...roles: Role[]) => one.reading.ledger.some(({ used, role }) => used && roles.includes(role))
  const missing = [
    has('price') ? undefined : 'a price',
    has('units-sold', 'customers-paying') ? undefined : 'how many are sold in a month',
    has('revenue-actual') || one.circumstances.stage !== 'running' ? undefined : 'what is taken in a month',
    has('fixed-cost', 'rent', 'wage') ? undefined : 'what a month costs',
    has('cash') ? undefined : 'the money in hand',
  ].flatMap((name) => name ?? [])
  const unchecked = say`Whether they agree with each other could hardly be checked, because too few of them count the same thing.`
  return missing.length === 0
    ? [unchecked]
    : [unchecked, say`Missing for it: ${words(missing.slice(0, 3).join(', '))}.`]
}

/** A table of questions that fits the page. */
const MOST_UNREAD = 6

/** Where the plan has to guess the price although the brief names money that was not understood, that is said first. */
function unreadPriceBlocks({ one, figures, trade }: Composer): Block[] {
  const id = ['part-price', 'price', 'bill-rate'].find(one.numbers.has)
  const isRead = one.reading.ledger.some(
    ({ id: entryId, role }) =>
      role === 'price' && [...one.fills.values()].some(({ entry }) => entry.id === entryId),
  )
  const unread = one.reading.ledger.filter(
    ({ used, unit, value }) => !used && unit === 'money' && typeof value === 'number',
  )
  const price = id && figures.of(id)
  if (!id || !price || isRead || unread.length === 0) return []
  const [sale] = trade.words.sale
  return [
    paragraph(
      say`Your price could not be read from the brief with certainty. The plan counts with ${price} for one ${words(sale)}, so every sum below waits for your answer.`,
    ),
    {
      kind: 'table',
      title: 'Figures to confirm',
      columns: columns(['In the brief', 'Question']),
      rows: unread.slice(0, MOST_UNREAD).map(({ quote, role, instead }) => ({
        cells: [
          named(`‘${quote.replace(/[.,;:]+$/, '')}’`),
          named(questionAbout(role === 'other' ? instead : role, sale)),
        ],
      })),
    },
  ]
}

function questionAbout(role: Role | undefined, sale: string): string {
  const questions: Partial<Record<Role, string>> = {
    price: `Is this your price for one ${sale}?`,
    'competitor-price': 'Is this what somebody else charges?',
    'unit-cost': `Is this what one ${sale} costs you?`,
    'fixed-cost': 'Is this a cost that is due every month?',
    wage: 'Is this pay, and for what time?',
    rent: 'Is this the rent, and for what time?',
    'one-off-cost': 'Is this something that you buy once?',
    cash: 'Is this money that you have?',
    'revenue-actual': 'Is this what you take today, and in what time?',
    'revenue-goal': 'Is this what you want to take, and in what time?',
  }
  return questions[role ?? 'other'] ?? `What is this for? Is it your price for one ${sale}?`
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
    : trade.own
      ? say`The kind of business, as we read it: ${words(trade.name)}.`
      : say`We read your business as ${words(trade.name)}.`
  const where = one.reading.place.country
    ? say`The plan counts in ${words(currency)}, ${context.names.where}.`
    : say`The brief names no country. The plan counts in ${words(currency)}, as if the business started ${context.names.where}.`
  return together(taken, where, say`If that is wrong, tell us and we write the plan again.`)
}
