// The whole plan as a document one can read without us.

import { formatMoney } from '../money.ts'
import { escaped } from '../plain-text.ts'
import { amountsNote } from './amounts-note.ts'
import { sectionsAsMarkdown } from './kit/markdown.ts'
import { offerName, short } from './names.ts'
import type { Plan } from './plan.ts'
import { marksOf } from './plan-marks.ts'

export function planAsMarkdown(plan: Plan): string {
  const { name, founder, understood, sections } = plan
  const marks = marksOf(plan)
  const offer = escaped(offerName(understood))
  const lines = [
    `# ${escaped(name)}`,
    `**Business plan for ${offer}**`,
    `${founder ? `${escaped(short(founder))}, founder. ` : ''}${amountsNote(understood)}`,
    'Marks: [F] is the founder’s own fact, [S] a source and [A] an assumption, all listed in the last section.',
    sectionsAsMarkdown(sections, marks),
    monthsAsMarkdown(plan),
  ]
  return `${lines.join('\n\n')}\n`
}

/** As in the spreadsheet: what a lender asks for first. */
function monthsAsMarkdown({ finance: { projection }, understood }: Plan): string {
  const { profit, balance } = projection
  const money = (minor: number) => formatMoney(Math.round(minor), understood.currency.value, { digits: 0 })
  const rows = profit.revenue.months.map(
    (revenue, i) =>
      `| ${i + 1} | ${[revenue, profit.ebitda.months[i] ?? 0, balance.cash.months[i] ?? 0].map(money).join(' | ')} |`,
  )
  return [
    '## Month by month',
    ['| Month | Revenue | EBITDA | Cash at the end |', '| ---: | ---: | ---: | ---: |', ...rows].join('\n'),
  ].join('\n\n')
}
