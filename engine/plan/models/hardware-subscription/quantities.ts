// What the money of a device is made from: said by the founder, looked up, or assumed.
import { formatNumber } from '../../../money.ts'
import { type Context, percent } from '../../context.ts'
import type { Quantity } from '../../kit/quantity.ts'
import { capital } from '../../names.ts'
import type { Device, Range } from './device.ts'
import { type Prices, pricesOf, wordsOf } from './prices.ts'

export interface Known extends Prices {
  /** For one customer. */
  devices: Quantity
  build: Quantity
  /** Assembly, test, freight and packing on top of the parts, as a share. */
  extra: Quantity
  landed: Quantity
  serving: Quantity
  replaced: Quantity
  churn: Quantity
  churnMonthly: number
  cac: Quantity
  /** Customers paying when selling begins. */
  opening: Quantity
  /** First month with paying customers. */
  starts: number
  /** Against a founder with an ordinary purse: how much is built and sold at once. */
  scale: number
  /** What one customer pays for the service a month and a year. */
  fee: Quantity
  feeYear: Quantity
  /** What one customer pays at the start, for devices or, where they are lent, for setting up. */
  kit: Quantity
}

export function inPlan({ dollars }: Context, [low, typical, high]: Range) {
  return { low: dollars(low), value: dollars(typical), high: dollars(high) }
}

const span = ([low, value, high]: Range) => ({ low, value, high })

/** Building takes time; what is on sale already is on sale from the first month on. */
const STARTS = { idea: 9, other: 8, validation: 7, development: 6, mvp: 2, growth: 1 } as const

export function knownOf(context: Context, device: Device): Known {
  const { assume, computed, money, price, said, u } = context
  const prices = pricesOf(context, device)
  const build = buildCost(context, device, prices)
  const extra = assume('extra', {
    label: `Assembly, test, freight and packing, on top of the parts of a ${device.noun.one}`,
    ...span([0.15, 0.28, 0.5]),
    show: percent,
    why: 'small batches; replaced by the assembler’s quote',
  })
  const landed = Math.round(build.value * (1 + extra.value))
  const devices =
    saidDevices(context, prices) ??
    assume('devices', {
      label: `${capital(device.noun.many)} for one ${device.customer.one}`,
      ...devicesFor(context, device, prices),
      show: (count) => formatNumber(count),
      why: 'untested; the first ten customers decide it',
    })
  const perCustomer = prices.isPerCustomer ? 1 : devices.value
  const fee = Math.round(prices.monthly * perCustomer)
  const kit = prices.device
    ? Math.round(prices.device.value * devices.value)
    : Math.round(prices.fitting?.value ?? 0)
  return {
    ...prices,
    devices,
    build,
    extra,
    landed: computed('landed', landed, price(landed)),
    serving: assume('serving', {
      label: `Data, cloud and support for a ${device.noun.one} a month`,
      ...inPlan(context, device.serving),
      show: price,
      why: 'SIM or gateway, storage, messages and a share of support calls',
    }),
    replaced: assume('replaced', {
      label: `${capital(device.noun.many)} replaced a year at our cost`,
      ...span(device.replaced),
      show: percent,
      why: 'lost, broken or worn; the first year counts it',
    }),
    ...churnOf(context, device),
    cac: costToWin(context, device, fee, kit),
    opening: openingOf(context, device),
    starts: startsOf(context),
    scale: scaleOf(context),
    fee: computed('fee', fee, price(fee)),
    feeYear: computed('fee-year', fee * 12, money(fee * 12)),
    kit: computed('kit', kit, money(kit)),
  }

  function startsOf({ allSaid }: Context): number {
    const sells = allSaid('customers').length > 0 && ['mvp', 'growth', 'other'].includes(u.stage.value)
    return sells || said('revenue') ? 1 : STARTS[u.stage.value]
  }
}

/** '£9 a cow' and '200 to 800 cows': then the size of a customer is the number of devices. */
function saidDevices({ said }: Context, { service, isPerCustomer }: Prices): Quantity | undefined {
  const size = said('customer-size')
  if (isPerCustomer || size?.basis.kind !== 'founder' || size.value < 1) return undefined
  const one = size.basis.fact.about.toLowerCase().replace(/s$/, '')
  return one && wordsOf(service).toLowerCase().includes(one) ? size : undefined
}

/** A founder who asks little from a customer hangs up fewer of them. */
function devicesFor({ dollars }: Context, { devices: [low, usual, high], service }: Device, prices: Prices) {
  if (!prices.isPerCustomer) return { low, value: usual, high }
  const share = prices.monthly / Math.max(1, dollars(service[1]) * usual)
  return { low, value: Math.min(usual, Math.max(low, Math.round(usual * share))), high }
}

/** Where only the price is named, parts are about a third of it, as small makers reckon. */
function buildCost(context: Context, { noun, build }: Device, { cost, device }: Prices): Quantity {
  if (cost) return cost
  const isNamed = device?.basis.kind === 'founder'
  const third = (share: number) => Math.max(1, Math.round((device?.value ?? 0) * share))
  return context.assume('build', {
    label: `Cost of one ${noun.one} in parts`,
    ...(isNamed ? { low: third(0.2), value: third(0.35), high: third(0.5) } : inPlan(context, build)),
    show: context.price,
    why: isNamed
      ? 'about a third of the price named; a bill of materials replaces it'
      : 'no bill of materials is named in the brief',
  })
}

function churnOf(context: Context, { churn }: Device): { churn: Quantity; churnMonthly: number } {
  const said = context.said('churn')
  if (said && said.value > 0 && said.value < 1) {
    const yearly = said.basis.kind === 'founder' && said.basis.fact.amount?.per === 'year'
    return { churn: said, churnMonthly: yearly ? 1 - (1 - said.value) ** (1 / 12) : said.value }
  }
  const quantity = churn
    ? context.assume('churn', {
        label: 'Customers leaving a month',
        ...span(churn),
        show: percent,
        why: 'between devices on a wall, which stay, and apps, which do not',
      })
    : context.benchmark('churn', {
        metric: 'monthly-churn',
        of: 'hardware with a yearly service',
        label: 'Customers leaving a month',
        show: percent,
        otherwise: {
          value: 0.018,
          low: 0.01,
          high: 0.03,
          why: 'what hangs on a wall is given up less easily',
        },
      })
  return { churn: quantity, churnMonthly: quantity.value }
}

/** What a customer pays in the first year, against what such devices usually cost. */
export function dearness(
  { dollars }: Context,
  { service, price, devices }: Device,
  fee: number,
  kit: number,
): number {
  const usual = devices[1] * (dollars(service[1]) * 12 + dollars(price?.[1] ?? 0))
  return (fee * 12 + kit) / Math.max(1, usual)
}

/** Whoever sells for half the usual fee cannot spend the usual amount on winning a customer, and does not. */
function costToWin(context: Context, device: Device, fee: number, kit: number): Quantity {
  const { assume, money } = context
  const factor = Math.min(2, Math.max(0.25, dearness(context, device, fee, kit) ** 0.7))
  return assume('cac', {
    label: `Spent to win one ${device.customer.one}`,
    ...inPlan(context, device.cac.map((each) => each * factor) as Range),
    show: money,
    why: 'travel, demonstrations, samples and advertising over the number won; founders’ hours not counted',
  })
}

const MOST_AT_START = 20_000

/** 'Three farms have worn prototypes': a number of customers, though nobody called it a pilot. */
function wearing({ allSaid }: Context, { one, many }: Device['customer']): Quantity | undefined {
  return allSaid('other-number').find(
    ({ basis }) => basis.kind === 'founder' && [one, many].includes(basis.fact.about.toLowerCase()),
  )
}

/** Customers named in the brief; of pilots, those that pay afterwards; otherwise a handful won before the batch. */
function openingOf(context: Context, { customer, joining }: Device): Quantity {
  const { said, assume, benchmark, counted } = context
  const customers = said('customers')
  if (customers && customers.value >= 1)
    return customers.value <= MOST_AT_START
      ? customers
      : counted('opening-customers', MOST_AT_START, customer.many, customer.one)
  const pilots = said('pilot') ?? wearing(context, customer)
  if (pilots && pilots.value >= 1 && pilots.value < 500) {
    const share = benchmark('pilot-to-paid', {
      metric: 'trial-to-paid',
      of: 'pilot with a firm',
      label: 'Pilots that pay afterwards',
      show: percent,
      otherwise: { value: 0.4, low: 0.25, high: 0.6, why: 'pilots with a price in writing convert best' },
    })
    return counted(
      'opening-customers',
      Math.max(1, Math.round(pilots.value * share.value)),
      customer.many,
      customer.one,
    )
  }
  const value = Math.max(4, Math.round(joining[0] * 2))
  return assume('founding', {
    label: `Founding ${customer.many}, signed before the first batch`,
    value,
    low: Math.max(1, Math.round(value * 0.5)),
    high: Math.round(value * 2),
    show: (count) => `${formatNumber(count)} ${Math.round(count) === 1 ? customer.one : customer.many}`,
    why: 'won by hand, with the prototype on the table',
  })
}

/** What an ordinary beginning has at hand, in dollars of the United States. */
const ORDINARY_PURSE = 120_000

function scaleOf({ allSaid, dollars }: Context): number {
  const dollar = dollars(1_000) / 1_000
  const named = [...allSaid('budget'), ...allSaid('raise')]
  const purse = named.reduce((sum, { value }) => sum + value, 0) / Math.max(1e-9, dollar)
  if (named.length === 0 || !Number.isFinite(purse)) return 1
  return Math.min(2.5, Math.max(0.4, Math.sqrt(purse / ORDINARY_PURSE)))
}
