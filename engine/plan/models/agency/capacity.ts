// How many hands there are, how much of their time is sold, and what that makes of clients, jobs and hours.
import type { Context } from '../../context.ts'
import { rampAt, row } from '../../finance/calendar.ts'
import type { Ramp } from '../../finance/drivers.ts'
import { monthlyValue } from '../../founder-facts.ts'
import { amountsSaid, perOf } from '../said.ts'
import { type FirmQuantities, founderHands, hourly, type Line } from './quantities.ts'

export interface Capacity {
  /** First month with an invoice. */
  from: number
  /** Of those who are there at the start: what they already sell. */
  openingHours: number
  /** Beyond the founders, in full-time equivalents. */
  hired: Ramp
  hands: Ramp
  billed: Ramp
  /** Hours sold a month. */
  sold: Ramp
}

const MOST_AT_START = 30

export function capacityOf(context: Context, known: FirmQuantities): Capacity {
  const own = founderHands(context)
  const full = known.hoursEach.value * known.settled.value
  const openingHours = Math.min(MOST_AT_START * full, openingOf(context, known))
  const atStart = Math.max(openingHours / full - own, helpers(context), 0)
  const from = firstInvoice(context, openingHours > 0)
  const [one, two, three] = growth(context, known, atStart)
  const hired: Ramp = [
    { month: from, value: atStart },
    { month: 12, value: atStart + one },
    { month: 24, value: atStart + two },
    { month: 36, value: atStart + three },
  ]
  const startShare = openingHours > 0 ? openingHours / ((own + atStart) * known.hoursEach.value) : FIRST_SHARE
  const billed: Ramp = [
    { month: from, value: Math.min(known.settled.value, startShare) },
    { month: 12, value: Math.max(known.started.value, Math.min(known.settled.value, startShare)) },
    { month: 24, value: (known.started.value + known.settled.value) / 2 },
    { month: 36, value: known.settled.value },
  ].map((point, i, all) => (i > 1 ? { ...point, value: Math.max(point.value, all[1]?.value ?? 0) } : point))
  const hands = hired.map(({ month, value }) => ({ month, value: value + own }))
  return { from, openingHours, hired, hands, billed, sold: soldHours(hands, billed, known.hoursEach.value) }
}

/** Of their time, in the first month with an invoice. */
const FIRST_SHARE = 0.22

/** Product of two straight lines, as a line with a point every half-year. */
function soldHours(hands: Ramp, billed: Ramp, hoursEach: number): Ramp {
  const first = hands[0]?.month ?? 1
  return [first, 6, 12, 18, 24, 30, 36]
    .filter((month, i) => i === 0 || month > first)
    .map((month) => ({ month, value: rampAt(hands, month) * rampAt(billed, month) * hoursEach }))
}

function firstInvoice({ u }: Context, hasClients: boolean): number {
  const stage = u.stage.value
  if (hasClients || stage === 'growth' || stage === 'mvp') return 1
  return stage === 'idea' ? 3 : 2
}

/** What runs already, in hours a month: clients on retainer, or takings so far. */
function openingOf(context: Context, { lines, rate }: FirmQuantities): number {
  const retainer = lines.find(({ billing }) => billing === 'retainer')
  const clients = context.said('customers')
  if (retainer && clients && clients.value > 0) return clients.value * retainer.hours
  const revenue = amountsSaid(context, 'revenue')[0]
  if (!revenue) return doneHours(context, lines)
  const monthly = perOf(revenue) ? monthlyValue(revenue) : revenue.value / 12
  return monthly / Math.max(1, hourly(context, rate))
}

const DONE = /\b(sites?|jobs?|projects?|commissions?|engagements?|audits?|reports?|orders?|clients?)\b/i

/** Jobs that a running firm counts in its brief are taken as those of its last year. */
function doneHours({ u, allSaid }: Context, lines: Line[]): number {
  const project = lines.find(({ billing }) => billing === 'project')
  if (!project || u.stage.value !== 'growth') return 0
  const done = [...allSaid('orders'), ...allSaid('customers'), ...allSaid('other-number')].find(
    ({ basis }) =>
      basis.kind === 'founder' && basis.fact.amount?.unit === 'count' && DONE.test(basis.fact.evidence.words),
  )
  return done ? (done.value * project.hours) / 12 : 0
}

const HELP =
  /engineer|developer|designer|consultant|writer|lawyer|bookkeeper|analyst|people|staff|employee|team|freelancer|translator|recruiter|coach/i

/** People whom the brief counts, beside one who founded it. */
function helpers({ u, said }: Context): number {
  const found = u.facts.find(
    ({ kind, about, amount }) => kind === 'other-number' && amount?.unit === 'people' && HELP.test(about),
  )
  const count = found?.amount ? (found.amount.low + found.amount.high) / 2 : 0
  return Math.min(10, Math.max(0, count - (said('team-size') ? 0 : 1)))
}

/** Hands added by the end of each year: as money and a careful founder allow. */
function growth(context: Context, known: FirmQuantities, atStart: number): [number, number, number] {
  const yearly = Math.max(1, known.costs.value * 12)
  const round = amountsSaid(context, 'raise')[0]
  const budget = amountsSaid(context, 'budget')[0]
  if (round) {
    const paid = Math.min(12, (round.value * 0.7) / yearly)
    return [Math.max(0.4, paid * 0.6), Math.max(1.4, paid), Math.max(2.6, paid * 1.4)]
  }
  if (budget && budget.value < yearly * 0.12) return [0, 0.7, 1.6]
  const more = 1 + Math.min(2, atStart * 0.35)
  return [0.4 * more, 1.4 * more, 2.6 * more]
}

/** Clients, jobs or hours that a line wins in its first plan year. */
export function winsInFirstYear(
  line: Line,
  { sold, from, openingHours }: Capacity,
  known: FirmQuantities,
): number {
  const hours =
    row((month) => (month < from ? 0 : rampAt(sold, month)), 12).reduce((sum, each) => sum + each, 0) *
    line.share
  if (line.billing === 'retainer') {
    const joining = joiningOf(line, { sold, from, openingHours }, known.churn.value)
    return row((month) => (month < from ? 0 : rampAt(joining, month)), 12).reduce(
      (sum, each) => sum + each,
      0,
    )
  }
  const each = line.billing === 'project' ? line.hours : known.engagement / Math.max(1, line.amount)
  return hours / Math.max(0.05, each)
}

/** How many must come so that the hours are sold and those who leave are replaced. */
export function joiningOf(
  { hours, share }: Line,
  { sold, from, openingHours }: Pick<Capacity, 'sold' | 'from' | 'openingHours'>,
  churn: number,
): Ramp {
  const clients = (month: number) => (rampAt(sold, month) * share) / hours
  const start = openingHours > 0 ? (openingHours * share) / hours : 0
  const needed = (a: number, b: number, months: number) =>
    Math.max(0, (b - a) / months + churn * ((a + b) / 2))
  return [
    { month: 12, value: needed(start, clients(12), 13 - from) },
    { month: 13, value: needed(clients(12), clients(24), 12) },
    { month: 24, value: needed(clients(12), clients(24), 12) },
    { month: 25, value: needed(clients(24), clients(36), 12) },
  ]
}
