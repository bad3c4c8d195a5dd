// What differs between two issues of a plan: the figures, and the sections whose words are others.
import { formatMoney, formatNumber } from '../money.ts'
import { mainStream } from './finance/break-even.ts'
import { outcomeOf } from './finance/outcome.ts'
import { plainText } from './kit/prose.ts'
import type { Quantity } from './kit/quantity.ts'
import type { Block, Section, SectionId } from './kit/section.ts'
import type { Plan } from './plan.ts'
import { soughtIn } from './results.ts'

interface FigureChange {
  id: string
  label: string
  before: string
  after: string
  /** '+12%', '3 months earlier': by how much, where that can be said. */
  change?: string
}

interface SectionChange {
  id: string
  title: string
  /** The paragraphs that are not in the other one, as plain text. */
  before: string[]
  after: string[]
}

export interface Changes {
  /** What came of it first, then what was changed. */
  figures: FigureChange[]
  sections: SectionChange[]
}

export function changesBetween(before: Plan, after: Plan): Changes {
  return {
    figures: [...outcomeChanges(before, after), ...quantityChanges(before, after)],
    sections: sectionChanges(before, after),
  }
}

interface Figure {
  id: string
  label: string
  text: string
  value?: number
  as: 'money' | 'month' | 'number'
}

function figuresOf({ finance }: Plan): Figure[] {
  const { drivers, projection, breakEven, units } = finance
  const { revenue, endCash, lowestCash } = outcomeOf(projection)
  const main = mainStream(projection)
  const ratio = units
    .find(({ streamId }) => streamId === main?.id)
    ?.measures.find(({ id }) => id === 'ltvToCac')?.result
  const money = (id: string, label: string, value: number): Figure => ({
    id,
    label,
    value,
    text: formatMoney(value, drivers.currency, { digits: 0 }),
    as: 'money',
  })
  const month = (id: string, label: string, value: number | undefined): Figure => ({
    id,
    label,
    text: value === undefined ? 'not within 36 months' : `month ${value}`,
    as: 'month',
    ...(value !== undefined && { value }),
  })
  return [
    month('break-even-month', 'Break-even', breakEven.positiveFrom),
    money('lowest-cash', 'Lowest cash', lowestCash.amount),
    month('lowest-cash-month', 'Month of the lowest cash', lowestCash.month),
    money('funding-need', 'Money to raise', soughtIn(drivers)),
    ...revenue.map((amount, i) => money(`revenue-y${i + 1}`, `Revenue in year ${i + 1}`, amount)),
    money('last-month-revenue', 'Revenue in month 36', projection.profit.revenue.months.at(-1) ?? 0),
    money('end-cash', 'Cash after three years', endCash),
    ...(ratio === undefined
      ? []
      : [
          {
            id: 'ltv-to-cac',
            label: 'LTV to CAC',
            value: ratio,
            text: formatNumber(ratio, 1),
            as: 'number' as const,
          },
        ]),
  ]
}

const NOTHING = '–'

function outcomeChanges(before: Plan, after: Plan): FigureChange[] {
  const [old, now] = [figuresOf(before), figuresOf(after)]
  const isSameMoney = before.finance.drivers.currency === after.finance.drivers.currency
  return now.flatMap((figure) => {
    const was = old.find(({ id }) => id === figure.id)
    if (was?.text === figure.text) return []
    const change = was && (figure.as !== 'money' || isSameMoney) ? changeOf(was, figure) : undefined
    const { id, label, text } = figure
    return [{ id, label, before: was?.text ?? NOTHING, after: text, ...(change && { change }) }]
  })
}

function changeOf(was: Pick<Figure, 'value'>, now: Pick<Figure, 'value' | 'as'>): string | undefined {
  if (was.value === undefined || now.value === undefined) return undefined
  if (now.as !== 'month') return shareOf(was.value, now.value)
  const months = Math.abs(now.value - was.value)
  return `${months} ${months === 1 ? 'month' : 'months'} ${now.value < was.value ? 'earlier' : 'later'}`
}

/** Of nothing, and from less than nothing, there is no share. */
function shareOf(was: number, now: number): string | undefined {
  if (was <= 0 || now < 0) return undefined
  const share = (now / was - 1) * 100
  const text = formatNumber(Math.abs(share), Math.abs(share) < 10 ? 1 : 0).replace(/\.0$/, '')
  return text === '0' ? undefined : `${share < 0 ? '−' : '+'}${text}%`
}

const known = ({ said, sources, assumptions }: Plan): Map<string, Quantity> =>
  new Map(
    [...said, ...sources.flatMap(({ uses }) => uses), ...assumptions.map(({ quantity }) => quantity)].map(
      (quantity) => [quantity.id, quantity],
    ),
  )

function quantityChanges(before: Plan, after: Plan): FigureChange[] {
  const [old, now] = [known(before), known(after)]
  const isSameMoney = before.finance.drivers.currency === after.finance.drivers.currency
  return [...new Set([...now.keys(), ...old.keys()])].flatMap((id) => {
    const [was, is] = [old.get(id), now.get(id)]
    const label = is?.label ?? was?.label
    if (!label || was?.text === is?.text) return []
    const change = was && is && isSameMoney ? shareOf(was.value, is.value) : undefined
    return [
      { id, label, before: was?.text ?? NOTHING, after: is?.text ?? NOTHING, ...(change && { change }) },
    ]
  })
}

function sectionChanges(before: Plan, after: Plan): SectionChange[] {
  return after.sections.flatMap((section) => {
    const was = before.sections.find(({ id }) => id === section.id)
    const [old, now] = [was ? linesOf(was) : [], linesOf(section)]
    const [gone, come] = [
      old.filter((line) => !now.includes(line)),
      now.filter((line) => !old.includes(line)),
    ]
    return gone.length + come.length === 0
      ? []
      : [{ id: section.id, title: section.title, before: gone, after: come }]
  })
}

/** Their tables are figures, which are compared as such. */
const FIGURES: SectionId[] = ['model', 'finance', 'scenarios', 'funding', 'assumptions']

function linesOf({ id, claim, blocks }: Section): string[] {
  const told = blocks.filter(({ kind }) => kind !== 'table' || !FIGURES.includes(id))
  return [...(claim ? [plainText(claim)] : []), ...told.flatMap(textOf)].filter((line) => line !== '')
}

function textOf(block: Block): string[] {
  switch (block.kind) {
    case 'paragraph':
      return [plainText(block.prose)]
    case 'point':
      return [`${block.headline} ${plainText(block.prose)}`]
    case 'ending':
      return [`${block.label}: ${plainText(block.prose)}`]
    case 'list':
      return block.items.map(plainText)
    case 'table':
      return block.rows.map(({ cells }) => cells.map(plainText).join(' · '))
    case 'heading':
    case 'chart':
      return []
  }
}
