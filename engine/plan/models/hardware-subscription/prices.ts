// Which of the founder's amounts is the device, which the service, and which is neither.
import type { Context } from '../../context.ts'
import { monthlyValue } from '../../founder-facts.ts'
import type { Quantity } from '../../kit/quantity.ts'
import type { Device } from './device.ts'

export interface Prices {
  /** The service as shown, and its worth a month. */
  service: Quantity
  monthly: number
  /** Whether the amount is for the whole customer and not for one device. */
  isPerCustomer: boolean
  /** undefined where devices are lent. */
  device: Quantity | undefined
  /** Asked once for setting up at a customer, where devices are lent. */
  fitting: Quantity | undefined
  /** Named as a cost in the brief. */
  cost: Quantity | undefined
  /** Amounts of the brief that have no place in the sums and must be named all the same. */
  others: Quantity[]
}

const LENT =
  /\b(lent|lend|on loan|for free|free of charge|free (device|sensor|hardware|tracker|lock|collar|unit)s?|(devices?|sensors?|hardware|trackers?|locks?|collars?|tags?|units?|boxes|box|kit|monitors?|cameras?|dispensers?|meters?|buoys?|gateways?|buttons?|bands?) (is |are |comes? )?(free|included)|no up-?front|no hardware (cost|fee))\b/i

const PER_DEVICE =
  /\b(per|each|every) (\w+ )?(device|unit|sensor|probe|door|lock|buoy|collar|tag|tracker|vehicle|van|truck|machine|hive|cow|animal|meter|room|bed|camera|counter|patient|wearer|monitor)\b/i

const PER_CUSTOMER =
  /\b(per|each|every) (\w+ )?(building|site|farm|clinic|shop|store|restaurant|household|home|family|plant|office|school|property|block|branch|customer|firm|company)\b/i

/** Asked for the work of setting up, and not for the device. */
const FOR_FITTING = /^[^.,;]{0,24}\b(install\w*|set-?up|setting up|fitting|onboarding|commissioning)\b/i

export function pricesOf(context: Context, device: Device): Prices {
  const { allSaid, said, has } = context
  const isOurs = ({ basis, value }: Quantity) =>
    basis.kind === 'founder' && !basis.fact.amount?.currency && value > 0
  const prices = allSaid('price').filter(isOurs)
  const recurring = prices.find(isRecurring)
  const once = prices.filter((price) => !isRecurring(price))
  const misread = once.find((price) => isCalledCost(context, price))
  const cost = [said('unit-cost')].filter((found) => found !== undefined).find(isOurs) ?? misread
  const fitting = once.find((price) => price !== misread && FOR_FITTING.test(after(context, price)))
  const asked = once.find((price) => price !== misread && price !== fitting)
  const isLent = has(LENT) || (!asked && (device.price === undefined || fitting !== undefined))
  const sold = isLent ? undefined : (asked ?? devicePrice(context, device, cost))
  const service = recurring ?? servicePrice(context, device)
  const used = new Set([service, sold, cost, isLent ? fitting : undefined].map((quantity) => quantity?.id))
  const driving = (['price', 'average-order', 'take-rate', 'unit-cost', 'rent'] as const).flatMap(allSaid)
  return {
    service,
    monthly: monthlyValue(service),
    isPerCustomer:
      recurring !== undefined &&
      (PER_CUSTOMER.test(wordsOf(recurring)) ||
        (!has(PER_DEVICE) && isNearerToCustomer(context, device, recurring))),
    device: sold,
    fitting: isLent ? fitting : undefined,
    cost,
    others: driving.filter(({ id }) => !used.has(id)),
  }
}

/** '£12 a month' may be for a patient or for a clinic: whichever is nearer to what such things cost. */
function isNearerToCustomer({ dollars }: Context, { service, devices }: Device, price: Quantity): boolean {
  const one = dollars(service[1])
  const monthly = Math.max(1, monthlyValue(price))
  const distance = (usual: number) => Math.abs(Math.log(monthly / Math.max(1, usual)))
  return distance(one * devices[1]) <= distance(one)
}

function isRecurring({ basis }: Quantity): boolean {
  const per = basis.kind === 'founder' ? basis.fact.amount?.per : undefined
  return per === 'month' || per === 'year' || per === 'week' || per === 'day'
}

export const wordsOf = ({ basis }: Quantity): string =>
  basis.kind === 'founder' ? basis.fact.evidence.words : ''

function after({ text }: Context, price: Quantity): string {
  const said = wordsOf(price)
  const at = said ? text.indexOf(said) : -1
  return at < 0 ? '' : text.slice(at + said.length, at + said.length + JUST_AFTER)
}

const JUST_AFTER = 40
const JUST_BEFORE = 24

/** 'Sensor costs $22' speaks of what we pay, not of what the customer pays. */
function isCalledCost({ text }: Context, price: Quantity): boolean {
  const said = wordsOf(price)
  const at = said ? text.indexOf(said) : -1
  return (
    at > 0 &&
    /\b(cost|costs|build|make|bill of materials|bom)\b/i.test(text.slice(Math.max(0, at - JUST_BEFORE), at))
  )
}

/** Where the cost is known the price follows it; niche devices sell at two to three times what they cost to build. */
function devicePrice(
  { assume, price, dollars }: Context,
  device: Device,
  cost: Quantity | undefined,
): Quantity {
  const [low, value, high] = device.price ?? [100, 200, 400]
  const times = (factor: number) => roundPrice((cost?.value ?? 0) * factor)
  return assume('device-price', {
    label: `Price of a ${device.noun.one}, net of sales tax`,
    value: cost ? times(2.4) : dollars(value),
    low: cost ? times(1.6) : dollars(low),
    high: cost ? times(3.2) : dollars(high),
    show: price,
    why: cost ? 'about two and a half times the parts' : 'the brief names none',
  })
}

const roundPrice = (minor: number) => {
  const step = minor >= 10_000 ? 1_000 : minor >= 1_000 ? 100 : 1
  return Math.max(1, Math.round(minor / step) * step)
}

function servicePrice({ assume, price, dollars }: Context, device: Device): Quantity {
  const [low, value, high] = device.service
  return assume('service-price', {
    label: `Price of the service for a ${device.noun.one} a month, net of sales tax`,
    value: dollars(value),
    low: dollars(low),
    high: dollars(high),
    show: price,
    why: 'the brief names none; data, cloud and support with a margin',
  })
}
