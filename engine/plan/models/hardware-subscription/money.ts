// What drives the money of a device: who joins, what hangs at their place, what it costs to keep it alive.
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
import { founderLine, foundersOf, hire } from '../../drivers/people.ts'
import type { CostLine, Drivers, Ramp, StaffLine, Stream } from '../../finance/drivers.ts'
import type { Quantity } from '../../kit/quantity.ts'
import type { Device } from './device.ts'
import { type MarketCount, mostCustomers } from './market-count.ts'
import { dearness, inPlan, type Known } from './quantities.ts'

const MONTHS = 36
const AFTER_FIRST_BATCH = 0.4

export function deviceDrivers(context: Context, device: Device, known: Known, count: MarketCount): Drivers {
  const { starts } = known
  const joining = joiningOf(context, device, known, count)
  const isToFirms = context.u.sells.value !== 'to-consumers'
  return {
    currency: context.u.currency.value,
    streams: [serviceStream(context, device, known, joining), ...contracts(context, device, known)],
    staff: staffOf(context, device, known, joining),
    costs: runningCosts(context, device, known, joining),
    investments: [
      {
        id: 'tooling',
        label: 'Tooling and test bench',
        month: Math.max(1, starts - 3),
        amount: Math.round(tooling(context, known).value),
        lifeMonths: 36,
      },
    ],
    deposits: [
      {
        id: 'assembler',
        label: 'Down payment at the assembler',
        month: Math.max(1, starts - 2),
        amount: Math.round(firstBatch(device, known, joining) * DOWN_PAYMENT),
      },
    ],
    receivableDays: isToFirms ? 30 : 0,
    payableDays: 20,
    funding: { equity: ownMoney(context) },
    taxRate: taxRate(context),
  }
}

const DOWN_PAYMENT = 0.4
/** Service a month, in dollars, above which half a salesperson can be paid. */
const CARRIES_A_SELLER = 22_000

/** A quarter’s devices, at what they cost to build. */
function firstBatch({ joining: [first] }: Device, { landed, devices }: Known, joining: Ramp): number {
  return landed.value * devices.value * Math.max(2, (joining[0]?.value ?? first) * 3)
}

export function tooling(context: Context, { scale, starts }: Known): Quantity {
  const size = starts <= 2 ? scale * 0.5 : scale
  const times = (amount: number) => Math.max(800, amount * size)
  return context.assume('tooling', {
    label: 'Mould, jigs and test bench',
    ...inPlan(context, [times(5_000), times(12_000), times(26_000)]),
    show: context.money,
    why: 'one mould for short runs, fixtures and a reference instrument; printed cases below',
  })
}

/** Halfway between ‘as many as usual’ and ‘as much money as usual’: what costs twice is bought less often, not half as often. */
function joiningOf(context: Context, device: Device, known: Known, count: MarketCount): Ramp {
  const { fee, kit, starts, scale, opening } = known
  const elastic = Math.min(
    3,
    Math.max(0.35, 1 / Math.sqrt(Math.max(0.01, dearness(context, device, fee.value, kit.value)))),
  )
  const patient = patience(known)
  const grown = opening.value * MONTHLY_GROWTH
  const [first, settled, later] = device.joining.map((each) =>
    Math.max(each * PACE * scale * elastic * patient, starts === 1 ? grown : 0),
  ) as [number, number, number]
  const ramp = [
    { month: starts, value: first },
    { month: starts + 12, value: settled },
    { month: MONTHS, value: later },
  ]
  const room = Math.max(1, mostCustomers(count) - opening.value)
  const wanted = totalOf(ramp, starts)
  const fits = Math.min(1, room / Math.max(1, wanted))
  return ramp.map(({ month, value }) => ({ month, value: Math.max(0.1, twoDecimals(value * fits)) }))
}

/** Against the table of devices, which counts what one founder alone would win. */
const PACE = 1.7
const PATIENT_MONTHS = 14

/** What comes back late can only be lent to few at a time. */
function patience({ fee, kit, landed, devices, serving, replaced, cac }: Known): number {
  const monthly = fee.value - devices.value * (serving.value + (landed.value * replaced.value) / 12)
  const first = cac.value + landed.value * devices.value - kit.value
  if (monthly <= 0) return 0.4
  return Math.min(1, Math.max(0.4, (PATIENT_MONTHS * monthly) / Math.max(1, first)))
}

/** Whoever has customers already goes on winning some. */
const MONTHLY_GROWTH = 0.025

const twoDecimals = (value: number) => Math.round(value * 100) / 100

function totalOf(ramp: Ramp, starts: number): number {
  let total = 0
  for (let month = starts; month <= MONTHS; month++) total += valueAt(ramp, month)
  return total
}

function valueAt(ramp: Ramp, month: number): number {
  const after = ramp.findIndex((point) => point.month >= month)
  const [a, b] = [ramp[Math.max(0, after - 1)], ramp[after]]
  if (!a || !b || after <= 0) return (b ?? ramp.at(-1))?.value ?? 0
  return a.value + ((b.value - a.value) * (month - a.month)) / Math.max(1, b.month - a.month)
}

function serviceStream(context: Context, device: Device, known: Known, joining: Ramp): Stream {
  const { fee, kit, devices, landed, serving, replaced, churnMonthly, opening, starts } = known
  const months = billingOf(device, known)
  const upkeep = devices.value * (serving.value + (landed.value * replaced.value) / 12)
  return {
    kind: 'subscription',
    id: 'service',
    label: 'Service and devices',
    unit: device.customer.one,
    from: starts,
    priceRise: 0.02,
    costRise: 0.02,
    fee: paymentFee(context, 'card online'),
    onAccount: context.u.sells.value !== 'to-consumers',
    price: Math.max(1, fee.value * months),
    billingMonths: months,
    opening: Math.round(opening.value),
    joining,
    churn: churnMonthly,
    serving: Math.round(upkeep),
    setup: { price: kit.value, cost: Math.round(landed.value * devices.value) },
  }
}

/** By the year where the trade does so, unless the founder named a price a month. */
export function billingOf(device: Device, { service }: Known): 1 | 12 {
  const per = service.basis.kind === 'founder' ? service.basis.fact.amount?.per : undefined
  return per === 'year' ? 12 : per ? 1 : device.billing
}

const CONTRACT_DEVICES = 12

function contracts(context: Context, device: Device, { starts, scale }: Known): Stream[] {
  const { second } = device
  if (!second) return []
  const yearly = context.assume('contract-device', {
    label: `Paid under contract for a ${device.noun.one} a year`,
    ...inPlan(context, second.dollars),
    show: context.money,
    why: 'everything included; to be replaced by the first offer that is signed',
  })
  const opens = Math.max(13, starts + 8)
  const running = Math.max(1, Math.round(second.running * Math.min(1.5, scale)))
  return [
    {
      kind: 'contracts',
      id: 'contracts',
      label: second.label,
      unit: 'contract',
      from: opens,
      priceRise: 0.02,
      fee: { share: 0, each: 0 },
      onAccount: true,
      running: [
        { month: opens, value: 1 },
        { month: MONTHS - 6, value: running },
      ],
      amount: Math.round((yearly.value * CONTRACT_DEVICES) / 12),
      costShare: 0.3,
    },
  ]
}

/** People who look after customers follow the number of customers; the others follow the purse. */
function staffOf(context: Context, device: Device, known: Known, joining: Ramp): StaffLine[] {
  const { starts, scale, opening, churnMonthly } = known
  const at = (month: number) =>
    customersAt({ joining, opening: opening.value, churn: churnMonthly, starts }, month)
  const hands = (month: number) =>
    Math.max(0.25, Math.round((at(month) / perHead(context, device, known)) * 4) / 4)
  const isFunded = scale >= 1.2
  const founders = foundersOf(context)
  return [
    founderLine(context, {
      from: isFunded || starts <= 2 ? 1 : Math.min(starts, 4),
      share: isFunded ? 0.8 : scale < 0.7 ? 0.35 : 0.5,
      fullFrom: isFunded ? 10 : 25,
    }),
    hire(context, {
      id: 'field',
      role: device.hours > 0 ? 'Installation and support' : 'Support and dispatch',
      like: device.hours > 0 ? 'technician' : 'support agent',
      otherwise: 44_000,
      count: [
        ...(starts > 1 ? [{ month: starts - 1, value: 0 }] : []),
        { month: starts, value: starts === 1 ? hands(1) : 0.25 },
        { month: Math.max(starts + 6, 14), value: hands(14) },
        { month: 25, value: hands(25) },
        { month: MONTHS, value: hands(MONTHS) },
      ],
    }),
    ...(isFunded
      ? [
          hire(context, {
            id: 'engineer',
            role: 'Engineer, device and service',
            like: 'software engineer',
            otherwise: 95_000,
            count: stepUp(3, 1, scale >= 2.2 && founders < 3 ? 16 : undefined),
          }),
        ]
      : []),
    ...(scale >= 1.7 || (founders < 3 && at(30) * known.fee.value > context.dollars(CARRIES_A_SELLER))
      ? [
          hire(context, {
            id: 'sales',
            role: 'Sales',
            like: 'salesperson',
            otherwise: 60_000,
            count: scale >= 1.7 ? stepUp(Math.max(4, starts - 1), 1, undefined) : stepUp(22, 0.5, undefined),
          }),
        ]
      : []),
  ]
}

/** For a smaller fee there is less service, or there is no business. */
export function perHead({ dollars }: Context, device: Device, { fee }: Known): number {
  const usual = dollars(device.service[1]) * device.devices[1]
  return Math.round(device.perHead * Math.min(2, Math.max(0.8, Math.sqrt(usual / Math.max(1, fee.value)))))
}

function stepUp(month: number, value: number, second: number | undefined): Ramp {
  return [
    ...from(month, value),
    ...(second
      ? [
          { month: second - 1, value },
          { month: second, value: value * 2 },
        ]
      : []),
  ]
}

interface Growing {
  joining: Ramp
  opening: number
  churn: number
  starts: number
}

function customersAt({ joining, opening, churn, starts }: Growing, month: number): number {
  let there = month < starts ? 0 : opening
  for (let each = starts + 1; each <= month; each++) there = there * (1 - churn) + valueAt(joining, each)
  return there
}

function runningCosts(context: Context, device: Device, known: Known, joining: Ramp): CostLine[] {
  const { cac, starts, scale } = known
  const before = Math.max(1, starts - 3)
  const win = (value: number) => Math.max(context.dollars(60), value * cac.value)
  const [first, ...rest] = joining
  const marketing: Ramp = [
    ...(before > 1 ? [{ month: before - 1, value: 0 }] : []),
    { month: before, value: win(first?.value ?? 0) },
    ...(starts > before ? [{ month: starts, value: win(first?.value ?? 0) }] : []),
    ...rest.map(({ month, value }) => ({ month, value: win(value) })),
  ]
  const times = (amounts: [number, number, number]) =>
    amounts.map((amount) => amount * Math.min(1.6, Math.max(0.5, scale))) as [number, number, number]
  const engineering = monthlyAmount(context, {
    id: 'development',
    label: 'Engineering bought in until the first batch',
    dollars: times([500, 1_100, 2_200]),
    why: 'layout, firmware and case by the day, where the founders cannot do it themselves; less than half afterwards',
  })
  return [
    costLine('marketing', 'Marketing and demonstrations', 'marketing', marketing, 0),
    costLine('development', 'Engineering bought in', 'operations', [
      { month: 1, value: engineering.value },
      ...(starts > 1 ? [{ month: starts, value: engineering.value }] : []),
      { month: starts + 1, value: engineering.value * AFTER_FIRST_BATCH },
    ]),
    assumedCost(context, {
      id: 'workshop',
      label: 'Bench, store and test room',
      group: 'premises',
      dollars: times([250, 500, 1_000]),
      why: 'a room to test, pack and repair; shared at first',
    }),
    assumedCost(context, {
      id: 'cloud',
      label: 'Cloud and tools, base',
      group: 'technology',
      dollars: times([120, 280, 600]),
      why: 'rented servers, error watch, accounts; what grows with devices is in the cost of serving',
    }),
    insuranceLine(context, 'general liability', Math.max(1, starts - 1)),
    assumedCost(context, {
      id: 'product-liability',
      label: 'Product liability',
      group: 'professional',
      dollars: times([90, 200, 450]),
      why: 'to be replaced by two quotes that name the device',
      starts: Math.max(1, starts - 1),
    }),
    assumedCost(context, {
      id: 'books',
      label: 'Books, contracts and advice',
      group: 'professional',
      dollars: [180, 320, 600],
      why: 'an outside accountant and a few hours of a lawyer',
    }),
    ...(starts > 1 || device.approval.dollars[1] > 20_000
      ? [
          costLine(
            'approval',
            device.approval.what,
            'professional',
            onceIn(Math.max(2, starts - 2), approval(context, device).value),
            0,
          ),
        ]
      : []),
  ]
}

export function approval(context: Context, { approval: { what, dollars } }: Device): Quantity {
  return context.assume('approval', {
    label: what,
    ...inPlan(context, dollars),
    show: context.money,
    why: 'test house and papers, once; two quotes replace it',
  })
}
