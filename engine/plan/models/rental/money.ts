// What drives a letting's money: how many, how often, at what price; and what was paid before the first of them was let.
import type { Context } from '../../context.ts'
import { assumedCost, costLine, from, onceIn, paymentFee, taxRate } from '../../drivers/costs.ts'
import { ownMoney } from '../../drivers/funding.ts'
import { founderLine, founderPay, foundersOf, hire } from '../../drivers/people.ts'
import { MONTHS, rampAt } from '../../finance/calendar.ts'
import type { CostLine, Drivers, InvestmentLine, Ramp, StaffLine, Stream } from '../../finance/drivers.ts'
import { monthlyValue } from '../../founder-facts.ts'
import { capital } from '../../names.ts'
import type { Letting } from './letting.ts'
import { inPlan, type LettingQuantities, opensIn, PERIOD_WORDS } from './quantities.ts'

const MONTHS_TO_SETTLE = 14

/** Units let on average in a month: as many as there are, as full as they are known. */
function letRamp({ fleet, use, startsAt }: LettingQuantities, opens: number): Ramp {
  const settled = opens + MONTHS_TO_SETTLE
  const useIn = (month: number) =>
    use.value *
    (month >= settled ? 1 : startsAt + ((1 - startsAt) * Math.max(0, month - opens)) / MONTHS_TO_SETTLE)
  return Array.from({ length: MONTHS }, (_, i) => ({
    month: i + 1,
    value: Math.min(0.97, useIn(i + 1)) * (fleet[Math.floor(i / 12)] ?? fleet[2]),
  }))
}

/** Bookings of the first year, from what the drivers let. */
export function bookingsInFirstYear(context: Context, known: LettingQuantities): number {
  const opens = opensIn(context)
  const lets = letRamp(known, opens)
  const months = Array.from({ length: 12 }, (_, i) => (i + 1 < opens ? 0 : rampAt(lets, i + 1)))
  if (known.period !== 'month')
    return (months.reduce((sum, units) => sum + units, 0) * known.periods) / known.stay.value
  // By the month, those already there stay on; new ones fill growth and replace leavers.
  const grown = Math.max(0, (months[11] ?? 0) - (opens === 1 ? (months[0] ?? 0) : 0))
  return grown + months.reduce((sum, units) => sum + units, 0) / known.stay.value
}

export function lettingDrivers(context: Context, letting: Letting, known: LettingQuantities): Drivers {
  const opens = opensIn(context)
  const sellsToFirms = context.u.sells.value === 'to-businesses'
  return {
    currency: context.u.currency.value,
    streams: [stream(context, letting, known, opens, sellsToFirms)],
    staff: people(context, letting, known, opens),
    costs: runningCosts(context, letting, known, opens),
    investments: investments(letting, known, opens),
    deposits:
      letting.isPlace && opens > 1 && !known.purchase
        ? [{ id: 'rent', label: 'Rent deposit', month: 1, amount: Math.round(monthlyValue(known.rent) * 2) }]
        : [],
    receivableDays: sellsToFirms ? 20 : 0,
    payableDays: 15,
    funding: { equity: ownMoney(context) },
    taxRate: taxRate(context),
  }
}

function stream(
  context: Context,
  letting: Letting,
  known: LettingQuantities,
  opens: number,
  onAccount: boolean,
): Stream {
  const { period, periods, openDays, price, fleet, serving } = known
  const lets = letRamp(known, opens)
  const basics = {
    id: 'lets',
    label: `${capital(letting.many)} let`,
    from: opens,
    priceRise: 0.025,
    fee: paymentFee(context, 'card online'),
    ...(onAccount && { onAccount }),
  }
  if (period === 'month')
    return {
      ...basics,
      kind: 'contracts',
      unit: 'contract',
      running: lets,
      amount: Math.round(price.value),
      costShare: serving.value,
    }
  const aDay = periods / openDays
  return {
    ...basics,
    kind: 'capacity',
    unit: period === 'hire' ? 'hire' : `${letting.one} ${PERIOD_WORDS[period][0]}`,
    openDays,
    capacityPerDay: Math.max(...fleet) * aDay,
    perDay: lets.map(({ month, value }) => ({ month, value: value * aDay })),
    spend: Math.round(price.value),
    costShare: serving.value,
  }
}

/** A few rooms do not carry a full living: the founder is paid for the part that they do. */
export function founderShare(context: Context, { takings }: Pick<LettingQuantities, 'takings'>): number {
  const all = founderPay(context).value * foundersOf(context) * 1.15
  return Math.min(1, Math.max(0.1, Math.round(((takings * 0.19) / Math.max(1, all)) * 20) / 20))
}

function people(context: Context, letting: Letting, known: LettingQuantities, opens: number): StaffLine[] {
  const founders = foundersOf(context)
  const share = founderShare(context, known)
  const { role, like, dollars, takings } = letting.hand
  const perHand = context.dollars(takings)
  const [first, second, third] = known.fleet
  const needed = (units: number) =>
    Math.max(0, Math.round(((known.takings * units) / Math.max(1, first) / perHand - 0.7) * 4) / 4)
  return [
    {
      ...founderLine(context, { from: opens, share: 0.7, fullFrom: 13 }),
      count: [
        ...(opens > 1 ? [{ month: opens - 1, value: 0 }] : []),
        { month: opens, value: founders * share * 0.7 },
        { month: 13, value: founders * share },
      ],
    },
    hire(context, {
      id: 'hand',
      role,
      like,
      otherwise: dollars,
      count: [
        ...(opens > 1 ? [{ month: opens - 1, value: 0 }] : []),
        { month: opens, value: needed(first) * 0.5 },
        { month: 12, value: needed(first) * 0.8 },
        { month: 18, value: needed(second) },
        { month: 30, value: needed(third) },
      ],
    }),
  ]
}

function investments(letting: Letting, known: LettingQuantities, opens: number): InvestmentLine[] {
  const [first, second, third] = known.fleet
  const line = (id: string, label: string, month: number, count: number): InvestmentLine[] =>
    count > 0
      ? [
          {
            id,
            label,
            month,
            amount: Math.round(known.costEach.value * count),
            lifeMonths: letting.lifeMonths,
          },
        ]
      : []
  const bought = `${letting.isPlace ? 'Furnishing' : 'Buying'} ${letting.many}`
  return [
    ...(known.purchase
      ? [
          {
            id: 'building',
            label: 'The building',
            month: 1,
            amount: Math.round(known.purchase.value),
            lifeMonths: 400,
          },
        ]
      : []),
    ...(opens > 1 ? line('first', bought, Math.max(1, opens - 2), first) : []),
    ...line('second', `${bought}, second year`, 13, second - first),
    ...line('third', `${bought}, third year`, 25, third - second),
    // What wears out within the plan is bought again.
    ...(letting.lifeMonths <= 30
      ? line('again', `${bought}, worn ones`, opens + letting.lifeMonths, first)
      : []),
  ].filter(({ month }) => month <= MONTHS)
}

/** What costs more with each one that is added. */
function withFleet({ fleet: [first, second, third] }: LettingQuantities, opens: number, value: number): Ramp {
  const scaled = (units: number) => (value * units) / Math.max(1, first)
  return [
    ...from(opens, value),
    { month: 12, value },
    { month: 13, value: scaled(second) },
    { month: 24, value: scaled(second) },
    { month: 25, value: scaled(third) },
  ]
}

function runningCosts(
  context: Context,
  letting: Letting,
  known: LettingQuantities,
  opens: number,
): CostLine[] {
  const { said, assume, money } = context
  const lets = letRamp(known, opens)
  const full = known.fleet[0] * known.use.value
  const isTiny = known.takings < context.dollars(2_500)
  const takingsIn = (month: number) =>
    month < opens || full <= 0 ? 0 : (known.takings * rampAt(lets, month)) / full
  const marketing = lets.map(({ month }) => ({
    month,
    value: takingsIn(month) * (known.winning.value / Math.max(1, known.price.value * known.stay.value)),
  }))
  const byTakings = (id: string, label: string, share: number, why: string) => {
    const value = Math.max(1, Math.round(known.takings * share))
    return assume(id, {
      label,
      low: Math.round(value * 0.6),
      value,
      high: Math.round(value * 1.6) + 1,
      show: money,
      why,
    })
  }
  const insurance = byTakings(
    'insurance-lets',
    'Insurance a month',
    letting.insured,
    'liability, theft and damage; two quotes replace it',
  )
  const energy = () =>
    byTakings('energy', 'Energy and water a month', letting.energy, 'the last winter bill replaces it')
  const given = said('monthly-cost')
  const papers = assume('papers', {
    label: 'Permits, contracts and pictures',
    ...inPlan(context, [800, 2_000, 4_500]),
    show: money,
    why: 'paid once, before the first guest or hirer',
  })
  return [
    costLine(
      'rent',
      letting.isPlace ? (known.purchase ? 'Rates and charges' : 'Rent') : 'Yard or store',
      'premises',
      letting.isPlace
        ? from(opens > 1 ? Math.max(1, opens - 3) : 1, monthlyValue(known.rent))
        : withFleet(known, opens, monthlyValue(known.rent)),
      0.02,
    ),
    costLine(
      'marketing',
      'Marketing',
      'marketing',
      opens > 1
        ? marketing.map((point, i) =>
            i === opens - 2 ? { ...point, value: marketing[opens]?.value ?? 0 } : point,
          )
        : marketing,
      0,
    ),
    costLine('insurance', 'Insurance', 'professional', withFleet(known, opens, insurance.value)),
    ...(letting.energy > 0
      ? [costLine('energy', 'Energy and water', 'premises', withFleet(known, opens, energy().value))]
      : []),
    ...(given
      ? [costLine('given', 'Monthly cost from the brief', 'operations', from(1, monthlyValue(given)))]
      : []),
    assumedCost(context, {
      id: 'tools',
      label: 'Booking calendar, locks and telephone',
      group: 'technology',
      dollars: isTiny ? [20, 45, 90] : [60, 130, 260],
      why: 'rented, month by month',
      starts: opens,
    }),
    assumedCost(context, {
      id: 'books',
      label: 'Bookkeeping',
      group: 'professional',
      dollars: isTiny ? [20, 50, 110] : [80, 160, 300],
      why: 'an outside accountant, a few hours a month',
    }),
    ...(opens > 1
      ? [
          costLine(
            'papers',
            'Permits, contracts and pictures',
            'professional',
            onceIn(Math.max(1, opens - 2), papers.value),
            0,
          ),
        ]
      : []),
  ]
}
