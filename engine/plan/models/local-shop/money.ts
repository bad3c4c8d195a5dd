// What drives a shop's money: the door, the week, the goods, the rent.
import type { Context } from '../../context.ts'
import {
  assumedCost,
  costLine,
  from,
  insuranceLine,
  monthlyAmount,
  onceIn,
  paymentFee,
  taxRate,
} from '../../drivers/costs.ts'
import { ownMoney } from '../../drivers/funding.ts'
import { founderLine, hire } from '../../drivers/people.ts'
import type { CostLine, Drivers, Ramp, Stream } from '../../finance/drivers.ts'
import { monthlyValue } from '../../founder-facts.ts'
import { extraStreams, type ShopExtras } from './extras.ts'
import { inPlan, opensIn, type ShopQuantities, shopsIn } from './quantities.ts'
import type { Trade } from './trade.ts'

const WEEKS_A_MONTH = 4.33
const MONTHS_TO_SETTLE = 14
const FULL_WEEK = 40
const LAST_MONTH = 36
/** Further shops open when the first has settled. */
const NEXT_SHOPS = 19

const fitOut = (id: string, label: string, month: number, amount: number) => ({
  id,
  label,
  month,
  amount: Math.round(amount),
  lifeMonths: 84,
})

/** The same for each door, from the month in which it opens. */
function byShop(opens: number, monthly: number, shops: number): Ramp {
  return [
    ...from(opens, monthly),
    ...(shops > 1
      ? [
          { month: NEXT_SHOPS - 1, value: monthly },
          { month: NEXT_SHOPS, value: monthly * shops },
        ]
      : []),
  ]
}

export function shopDrivers(
  context: Context,
  trade: Trade,
  known: ShopQuantities,
  extras: ShopExtras,
): Drivers {
  const opens = opensIn(context)
  const isNew = opens > 1
  const shops = shopsIn(context)
  return {
    currency: context.u.currency.value,
    streams: [
      counter(context, trade, known, opens, shops),
      ...extraStreams(context, extras, known.goods, opens),
    ],
    staff: [
      founderLine(context, { from: opens, share: 0.75, fullFrom: 13 }),
      ...trade.help.map(({ role, like, opening, settled, dollars }, i) =>
        hire(context, {
          id: `help-${i + 1}`,
          role,
          like,
          otherwise: dollars,
          count: [
            ...(isNew ? [{ month: opens - 1, value: 0 }] : []),
            { month: opens, value: opening / FULL_WEEK },
            { month: 12, value: opening / FULL_WEEK },
            { month: opens + MONTHS_TO_SETTLE, value: settled / FULL_WEEK },
            ...(shops > 1 ? [{ month: LAST_MONTH, value: (settled / FULL_WEEK) * shops }] : []),
          ],
        }),
      ),
    ],
    costs: runningCosts(context, known, opens),
    investments: [
      ...(isNew ? [fitOut('fit-out', 'Equipment and fit-out', 2, known.fitOut.value)] : []),
      ...(shops > 1
        ? [
            fitOut(
              'next-shops',
              'Fit-out of the next shops',
              NEXT_SHOPS - 1,
              known.fitOut.value * (shops - 1),
            ),
          ]
        : []),
    ],
    deposits: isNew
      ? [{ id: 'rent', label: 'Rent deposit', month: 1, amount: Math.round(monthlyValue(known.rent) * 3) }]
      : [],
    receivableDays: 0,
    payableDays: 15,
    funding: { equity: ownMoney(context) },
    taxRate: taxRate(context),
  }
}

function counter(
  context: Context,
  trade: Trade,
  { spend, goods, opening, settled, most }: ShopQuantities,
  opens: number,
  shops: number,
): Stream {
  return {
    kind: 'capacity',
    id: 'counter',
    label: 'Counter',
    unit: 'sale',
    from: opens,
    priceRise: 0.02,
    costRise: 0.03,
    fee: paymentFee(context, 'card at the counter'),
    openDays: Math.round(trade.openDaysAWeek * WEEKS_A_MONTH),
    capacityPerDay: most.value * shops,
    perDay: [
      { month: opens, value: opening.value },
      { month: opens + MONTHS_TO_SETTLE, value: settled.value },
      // The next doors are younger: they reach nine tenths of the first within the plan.
      ...(shops > 1 ? [{ month: LAST_MONTH, value: settled.value * (1 + (shops - 1) * 0.9) }] : []),
    ],
    spend: Math.round(spend.value),
    costShare: goods.value,
  }
}

function runningCosts(
  context: Context,
  { rent, energy, marketing }: ShopQuantities,
  opens: number,
): CostLine[] {
  const { assume, money, said } = context
  const shops = shopsIn(context)
  const own = said('monthly-cost')
  const upkeep = monthlyAmount(context, {
    id: 'upkeep',
    label: 'Rates, waste, water and repairs',
    dollars: [500, 900, 1_500],
    why: 'local charges differ widely; ask for the last tenant’s bills',
  })
  const opening = assume('opening-costs', {
    label: 'Opening costs: solicitor, permits, samples',
    ...inPlan(context, [3_000, 6_000, 10_000]),
    show: money,
    why: 'paid once, before the door opens',
  })
  return [
    costLine('rent', 'Rent', 'premises', byShop(1, monthlyValue(rent), shops), 0.02),
    costLine('energy', 'Energy', 'premises', byShop(opens, energy.value, shops)),
    costLine('upkeep', 'Rates, waste, water and repairs', 'premises', byShop(opens, upkeep.value, shops)),
    insuranceLine(context, 'owner’s policy, liability and property', opens),
    assumedCost(context, {
      id: 'tools',
      label: 'Till, shop software and telephone',
      group: 'technology',
      dollars: [120, 260, 400],
      why: 'rented, month by month',
      starts: opens,
    }),
    assumedCost(context, {
      id: 'books',
      label: 'Bookkeeping and payroll',
      group: 'professional',
      dollars: [180, 300, 450],
      why: 'an outside accountant, a few hours a month',
    }),
    costLine('marketing', 'Marketing', 'marketing', [
      { month: 1, value: marketing.value },
      { month: opens + 5, value: marketing.value },
      { month: opens + 6, value: marketing.value * 0.55 },
    ]),
    ...(own ? [costLine('said', 'Cost named in the brief', 'other', from(1, monthlyValue(own)))] : []),
    ...(opens > 1 ? [costLine('opening', 'Opening costs', 'professional', onceIn(2, opening.value), 0)] : []),
  ]
}
