// Three years in figures, what would change them, and the money that is needed.
import { percent } from '../plan/founder-facts.ts'
import { type Prose, say, together } from '../plan/kit/prose.ts'
import { words } from '../plan/kit/quantity.ts'
import { type Block, type Ending, heading, paragraph, paragraphs, type Section } from '../plan/kit/section.ts'
import type { Texts } from '../plan/model.ts'
import { monthName } from '../plan/results.ts'
import { cashChart, revenueChart, runningTable } from '../plan/sections/finance.ts'
import { usesAndSources } from '../plan/sections/funding.ts'
import { caseTable, changeTable, SHOWN } from '../plan/sections/scenarios.ts'
import { balanceRows, cashRows, profitLines, profitRows } from '../plan/sections/statement-rows.ts'
import { quarterTable, yearTable } from '../plan/sections/statements.ts'
import type { Composer } from './composer.ts'
import { costFactorOf } from './drivers.ts'
import { optionsTable } from './options.ts'
import { ownChanges } from './own-changes.ts'

export function financeSection(composer: Composer): Section {
  const { context, results } = composer
  const { projection } = results
  const gap = context.computed('review-gap', 0.15, '15%')
  return {
    id: 'finance',
    title: 'Financial projections',
    blocks: [
      paragraph(growthProse(composer)),
      ...paragraphs(payProse(composer)),
      ...paragraphs(booksProse(composer)),
      // Books of its own have few enough lines to show each by year.
      ...(composer.one.trade.own
        ? [yearTable(context, 'Profit and loss by year', profitLines(projection))]
        : [runningTable(results), yearTable(context, 'Profit and loss by year', profitRows(projection))]),
      revenueChart(results),
      quarterTable(context, 'Profit and loss by quarter', profitRows(projection)),
      quarterTable(context, 'Cash flow by quarter', cashRows(projection)),
      quarterTable(context, 'Balance sheet at the end of each quarter', balanceRows(projection)),
      cashChart(results),
      paragraph(breakEvenProse(composer)),
      {
        kind: 'ending',
        label: 'Test',
        prose: say`Each month ${context.names.founder} puts the books beside these tables. If revenue is ${gap} below plan two months running, check the stop lines before spending more.`,
      },
    ],
  }
}

function growthProse({ results: { year } }: Composer): Prose {
  const earned = year('ebitda', 3)
  const grows = say`Revenue is ${year('revenue', 1)} in the first year, ${year('revenue', 2)} in the second and ${year('revenue', 3)} in the third.`
  return earned.value < 0
    ? together(
        grows,
        say`The third year still loses money: EBITDA is ${earned}. The scenarios show which change would turn it.`,
      )
    : together(grows, say`EBITDA moves from ${year('ebitda', 1)} to ${earned}, after founders’ pay.`)
}

/** What the founder takes out, and that hours are counted at hired pay. */
function payProse({ results, one }: Composer): Prose[] {
  const { year } = results
  const hoursNote = one.numbers.has('worker-wage')
    ? [say`All work is counted at a hired worker’s pay, also where the founder does it.`]
    : []
  return year('founders', 2).value > 0
    ? [together(say`Founders’ pay is ${year('founders', 2)} in the second year.`, ...hoursNote)]
    : [
        together(
          say`The plan leaves no room for founders’ pay. It is a side income until sales grow.`,
          ...hoursNote,
        ),
      ]
}

/** Where costs that nobody stated were moved to meet the stated profit, the plan says so. */
function booksProse({ one, context }: Composer): Prose[] {
  const { profit } = one.accounts
  const factor = costFactorOf(one, context)
  if (!profit || Math.abs(factor - 1) < 0.01) return []
  const share = context.computed('booked-costs', factor, percent(factor, 0))
  return [
    say`Costs that the brief does not name are counted at ${share} of what is usual, so that the first year agrees with the profit you state: ‘${words(profit.entry.quote)}’.`,
  ]
}

function breakEvenProse({ context, results }: Composer): Prose {
  const { even, neededUnits, cashAtEnd, lowestCash, lowestMonth, breakEvenMonth } = results
  const { computed, money } = context
  if (even.revenue === undefined || even.contributionShare === undefined)
    return say`There is no break-even: each sale costs more than it brings. Price or cost has to change first.`
  const fixed = computed('fixed-costs', even.fixedCosts, money(even.fixedCosts))
  const share = computed('contribution-share', even.contributionShare, percent(even.contributionShare))
  const revenue = computed('break-even-revenue', even.revenue, money(even.revenue))
  return together(
    say`In the second year ${fixed} a month has to be paid whatever is sold. ${share} of each sale is left to pay for it, so break-even needs ${revenue} of revenue a month.`,
    neededUnits && say`That is ${neededUnits}.`,
    breakEvenMonth
      ? say`The plan reaches it for good in ${breakEvenMonth}.`
      : say`The plan does not reach it for good within three years.`,
    say`Cash is lowest in ${lowestMonth}, at ${lowestCash}, and ${cashAtEnd(3)} after three years.`,
  )
}

export function scenariosSection({ context, results, one }: Composer, ending: Ending): Section {
  const { cases, changes } = results
  const options = optionsTable({ one, context, results })
  return {
    id: 'scenarios',
    title: 'Scenarios and sensitivities',
    blocks: [
      paragraph(cautiousProse({ context, results })),
      caseTable(
        context,
        cases,
        results.drivers.streams.some(({ kind }) => kind === 'subscription'),
      ),
      heading('One change at a time, ranked by its effect on cash after three years'),
      // Books of its own name what can really go wrong among the risks: here the largest are enough.
      one.trade.own
        ? changeTable(context, ownChanges(results).slice(0, SHOWN / 2), 'One change at a time')
        : changeTable(context, changes.slice(0, SHOWN)),
      ...rankingBlocks(changes),
      ...(options ? [options] : []),
      { kind: 'ending', ...ending },
    ],
  }
}

function cautiousProse({ context, results: { cases } }: Pick<Composer, 'context' | 'results'>): Prose {
  const cautious = cases.find(({ id }) => id === 'cautious')
  if (!cautious) return say`The plan is computed three times.`
  const { amount, month } = cautious.outcome.lowestCash
  const lowest = context.computed('cautious.lowest-cash', amount, context.money(amount))
  const when = monthName(context, month)
  const third = cautious.outcome.ebitda[2] ?? 0
  if (amount >= 0 && third < 0)
    return say`The cautious case loses ${context.computed('cautious.loss.y3', -third, context.money(-third))} in the third year, and only the money that was put in keeps the account above zero.`
  return amount >= 0
    ? say`The cautious case keeps money in the account: ${lowest} in ${when}, its lowest month.`
    : say`In the cautious case the money runs out: the account would stand at ${lowest} in ${when}. The stop lines are set so that this is noticed earlier.`
}

function rankingBlocks(changes: Composer['results']['changes']): Block[] {
  const [first, second] = changes
  if (!first || !second) return []
  return [
    paragraph(
      say`${words(`‘${first.label}’`)} moves the result most, ${words(`‘${second.label}’`)} comes second. Work on these before anything further down.`,
    ),
  ]
}

export function fundingSection(composer: Composer, { more, ending }: Texts['funding']): Section {
  return {
    id: 'funding',
    title: 'Funding need',
    blocks: [
      paragraph(needProse(composer)),
      usesAndSources(composer.results),
      ...paragraphs(more),
      { kind: 'ending', ...ending },
    ],
  }
}

function needProse({ context, results: { need, raise } }: Composer): Prose {
  const { computed, money } = context
  const { amount, month } = need.committed.lowestCash
  const lowest = computed('lowest-alone', amount, money(amount))
  const when = monthName(context, month)
  const start =
    need.committed.total > 0
      ? say`With the ${computed('committed', need.committed.total, money(need.committed.total))} that is there, cash falls to ${lowest} in ${when}.`
      : say`The brief names no money in hand. Without any, the account would stand at ${lowest} in ${when}.`
  if (raise.value === 0 && need.shortfall > 0)
    return together(
      start,
      say`No sum is asked for. A lender or an investor would pay for losses here and never see the money again. Change the price, the costs or the volume until the third year earns money; then the need can be named.`,
    )
  if (raise.value === 0) return together(start, say`Nothing has to be raised, reserve included.`)
  const reserve = computed('reserve', need.reserve, money(need.reserve))
  return together(
    start,
    say`A reserve of three months’ fixed costs adds ${reserve}. The plan looks for ${raise}.`,
  )
}
