// One page, written last, from the finished plan.
import type { Context } from '../context.ts'
import { label, type Prose, say, together } from '../kit/prose.ts'
import type { Quantity } from '../kit/quantity.ts'
import { type Block, columns, paragraph, type Section } from '../kit/section.ts'
import type { SummaryText } from '../models/playbook.ts'
import type { Results } from '../results.ts'
import { questionTable } from './questions.ts'

/** With so much left open, the questions stand on the first page. */
export const isThin = ({ u }: Context): boolean => u.missing.length >= 6

export function summarySection(results: Results, { what, findings, weakest, ending }: SummaryText): Section {
  return {
    id: 'summary',
    title: 'Executive summary',
    blocks: [
      paragraph(what),
      ...findings.map(({ headline, text }): Block => ({ kind: 'point', headline, prose: text })),
      yearTable(results),
      paragraph(moneyProse(results)),
      paragraph(weakest),
      ...(isThin(results.context) ? questionTable(results) : []),
      { kind: 'ending', ...ending },
    ],
  }
}

export function yearTable(results: Results): Block {
  const row = (text: string, figure: (year: 1 | 2 | 3) => Quantity, strong = false) => ({
    strong,
    cells: [label(text), ...([1, 2, 3] as const).map((year) => say`${figure(year)}`)],
  })
  return {
    kind: 'table',
    columns: columns(['', 'Year 1', 'Year 2', 'Year 3'], 'figures'),
    rows: [
      row('Revenue', (year) => results.year('revenue', year)),
      row('EBITDA, after founders’ pay', (year) => results.year('ebitda', year), true),
      row('Founders’ pay', (year) => results.year('founders', year)),
      row('Cash at the end', results.cashAtEnd),
    ],
  }
}

function moneyProse(results: Results): Prose {
  return together(askProse(results), evenProse(results))
}

function askProse({ context, need, raise, lowestCash, lowestMonth }: Results): Prose {
  const { choose } = context
  if (raise.value === 0)
    return choose('summary-ask-none', [
      say`Nothing has to be borrowed: cash is lowest in ${lowestMonth}, at ${lowestCash}.`,
      say`The money is there. At its lowest, in ${lowestMonth}, ${lowestCash} are left.`,
    ])
  const alone = context.computed(
    'lowest-alone',
    need.committed.lowestCash.amount,
    context.money(need.committed.lowestCash.amount),
  )
  return choose('summary-ask', [
    say`The plan needs ${raise} beyond what is promised. With it, cash is lowest in ${lowestMonth}, at ${lowestCash}; without it, the account would reach ${alone}.`,
    say`To be raised: ${raise}. It covers a low point of ${alone} and a reserve, and leaves ${lowestCash} in ${lowestMonth}, the thinnest month.`,
    say`Without new money the account falls to ${alone}. The need, reserve included, is ${raise}; cash then never goes below ${lowestCash}, in ${lowestMonth}.`,
  ])
}

function evenProse({ context: { choose }, breakEvenMonth, year }: Results): Prose {
  if (!breakEvenMonth)
    return choose('summary-even-none', [
      say`Earnings do not turn positive for good within three years, and the plan says so rather than bend a figure.`,
      say`Three years are not enough to earn a lasting surplus; section by section the plan shows what would have to change.`,
    ])
  return year('ebitda', 3).value > 0
    ? choose('summary-even', [
        say`Monthly earnings stay positive from ${breakEvenMonth} on.`,
        say`From ${breakEvenMonth} on each month earns more than it costs.`,
        say`The turn comes in ${breakEvenMonth}, founders’ pay included.`,
      ])
    : say`Single months earn money from ${breakEvenMonth} on; the third year as a whole does not.`
}
