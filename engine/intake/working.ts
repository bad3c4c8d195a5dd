// A sum over the founder's figures in words, with every figure as we would print it.
import type { Slot, Sum } from '../read/checks/sums.ts'
import type { LedgerEntry } from '../read/reading.ts'
import { amountLike, amountOf } from './amount.ts'

export interface Comparison {
  stated: string
  computed: string
  working: string
  gap: string
  /** What the figures come to, of what is stated. */
  share: number
}

/** The figure that is stated, where what the others come to can stand in its place. */
export function statedIn({ kind, parts, stated }: Sum): LedgerEntry | undefined {
  const entry = parts.at(-1)?.[1].entry
  return COMPARED.has(kind) && entry?.value === stated ? entry : undefined
}

const COMPARED: ReadonlySet<Sum['kind']> = new Set([
  ...(['product', 'count-product', 'streams', 'share', 'total', 'count-total'] as const),
  ...(['margin', 'margin-share', 'less-share'] as const),
])

/** As it is printed, so that whoever takes it has what was shown. */
export const computedValue = ({ computed }: Sum): number => {
  const size = Math.abs(computed)
  return Number(computed.toFixed(size >= 100 ? 0 : size >= 10 ? 1 : 2))
}

/** Undefined where it is no plain sum with one amount on either side. */
export function comparisonOf(sum: Sum, currency: string): Comparison | undefined {
  const entry = statedIn(sum)
  if (!entry) return undefined
  const computed = computedValue(sum)
  const gap = Number(Math.abs(sum.stated - computed).toFixed(2))
  return {
    stated: amountOf(entry, currency),
    computed: amountLike(entry, computed, currency),
    working: workingOf(sum, currency),
    gap: entry.unit === 'fraction' ? pointsText(gap) : amountLike(entry, gap, currency),
    share: Math.round((computed / sum.stated) * 1_000) / 1_000,
  }
}

const pointsText = (points: number) => `${points} ${points === 1 ? 'point' : 'points'}`

function workingOf(sum: Sum, currency: string): string {
  const of = termsIn(sum, currency)
  switch (sum.kind) {
    case 'streams': {
      const [count, rate, otherCount, otherRate] = of('count', 'rate')
      return `${count} × ${rate} + ${otherCount} × ${otherRate}`
    }
    case 'share':
      return `${of('part')} ÷ ${of('whole')}`
    case 'total':
    case 'count-total':
      return of('part').join(' + ')
    case 'margin':
      return [...of('price'), ...of('cost')].join(' − ')
    case 'margin-share':
      return `(${[...of('price'), ...of('cost')].join(' − ')}) ÷ ${of('price')}`
    case 'less-share':
      return `${of('whole')} − ${of('percent')}`
    default:
      return `${[...of('count'), ...of('rate')].join(' × ')}${conversion(sum.times ?? 1)}`
  }
}

const termsIn =
  ({ kind, parts }: Sum, currency: string) =>
  (...slots: Slot[]): string[] => {
    const isMoney = OF_ONE_KIND.has(kind) && parts.some(([, { entry }]) => entry.unit === 'money')
    return parts
      .filter(([slot]) => slots.includes(slot))
      .map(([slot, { entry }]) =>
        // '$72,000 and 80,000 from the bank': both are money.
        amountOf(
          isMoney && entry.unit === 'count' && AMOUNTS.has(slot) ? { ...entry, unit: 'money' } : entry,
          currency,
        ),
      )
  }

const OF_ONE_KIND: ReadonlySet<Sum['kind']> = new Set([
  ...(['need', 'runway', 'margin', 'margin-share', 'total', 'less-share'] as const),
])
const AMOUNTS: ReadonlySet<Slot> = new Set([
  ...(['need', 'have', 'burn', 'price', 'cost', 'part', 'total', 'whole'] as const),
])

/** Weeks in a month, months in a year. */
const conversion = (times: number): string =>
  times === 1 ? '' : times > 1 ? ` × ${Number(times.toFixed(2))}` : ` ÷ ${Number((1 / times).toFixed(2))}`

/** What is wrong, in one or two sentences. */
export function sentencesFor(sum: Sum, currency: string): string {
  const { kind, computed, stated } = sum
  const of = termsIn(sum, currency)
  const compared = comparisonOf(sum, currency)
  if (compared) return `${compared.working} is ${compared.computed}. You wrote ${compared.stated}.`
  const money = (value: number) => {
    const entry = sum.parts.find(([, one]) => one.entry.unit === 'money')?.[1].entry
    return entry ? amountLike(entry, whole(value), currency) : grouped(value)
  }
  switch (kind) {
    case 'shares-total':
      return `${of('part').join(' + ')} is ${grouped(computed)}%, which is more than the whole.`
    case 'need': {
      const [need, have] = [of('need'), of('have')]
      const needed = need.length > 1 ? `${need.join(' + ')} is ${money(computed)}` : `You need ${need[0]}`
      return `${needed}. You have ${together(have, money(stated))}.`
    }
    case 'need-product':
      return `${[...of('count'), ...of('rate')].join(' × ')} is ${money(computed)}. You have ${together(of('have'), money(stated))}.`
    case 'runway':
      return `${of('have').join(' + ')} lasts ${grouped(computed)} months at ${of('burn').join(' + ')} a month. You wrote ${of('months')}.`
    case 'capacity':
      return capacitySentence(sum, of)
    case 'time': {
      const there = of('people', 'hours')
      const work = `${of('jobs', 'each').join(' × ')} is ${grouped(computed)} hours of work`
      return there.length > 1
        ? `${work}, but ${there.join(' × ')} is ${grouped(stated)} hours.`
        : `${work}, but you have ${grouped(stated)} hours.`
    }
    case 'late': {
      const steps = [...of('start'), ...of('lead'), of('jobs', 'each').join(' ÷ ')].filter(Boolean)
      const days = Math.max(1, Math.round((computed - 1) * 100))
      return `${steps.join(' + ')} ends ${grouped(days)} ${days === 1 ? 'day' : 'days'} after ${of('due')}.`
    }
    default:
      return `${workingOf(sum, currency)} is ${grouped(computed)}. You wrote ${grouped(stated)}.`
  }
}

const together = (terms: string[], sum: string) =>
  terms.length > 1 ? `${terms.join(' + ')}, which is ${sum}` : (terms[0] ?? sum)

function capacitySentence(
  { parts, computed, stated, times = 1 }: Sum,
  of: ReturnType<typeof termsIn>,
): string {
  const [demand, capacity] = [of('demand'), of('capacity')]
  const entry = parts.find(([slot]) => slot === 'demand')?.[1].entry
  const noun =
    entry && demand.length === 1 && /^[a-z][a-z -]{2,23}$/.test(entry.thing) ? ` ${entry.thing}` : ''
  const promise =
    demand.length > 1
      ? `You promise ${demand.join(' × ')}, which is ${grouped(computed)}`
      : `You promise ${grouped(computed)}${noun}`
  return capacity.length > 1 || times !== 1
    ? `${promise}, but ${capacity.join(' × ')}${conversion(times)} is ${grouped(stated)}.`
    : `${promise}, but you can do ${grouped(stated)}.`
}

const whole = (value: number) => Number(value.toFixed(Math.abs(value) >= 100 ? 0 : 2))

const grouped = (value: number): string => {
  const size = Math.abs(value)
  const [units = '', part] = String(Number(value.toFixed(size >= 100 ? 0 : size >= 10 ? 1 : 2))).split('.')
  return units.replace(/\B(?=(\d{3})+(?!\d))/g, ',') + (part ? `.${part}` : '')
}
