// Figures of the brief and sums over them, as figures of the plan: 'f3' is the figure with the id 3.
import type { Case } from '../case/case.ts'
import { calculate } from '../case/formula.ts'
import { decimalsOf } from '../money.ts'
import type { Context } from '../plan/context.ts'
import type { Quantity } from '../plan/kit/quantity.ts'
import type { Check, LedgerEntry } from '../read/reading.ts'
import { type Figures, factOf, shown } from './figures.ts'
import { quotedCurrency } from './quoted-currency.ts'

type Unit = Parameters<typeof shown>[1]

/** A number without a thing: what is counted stands in the sentence. */
const BARE: [string, string] = ['', '']
const TIMES = ['hours', 'days', 'weeks', 'months', 'years']

function unitOf({ unit, thing }: LedgerEntry): Unit {
  if (unit === 'money') return 'usd'
  if (unit === 'fraction') return 'share'
  if (TIMES.includes(unit)) return unit as Unit
  return thing.length > 1 ? [thing, thing] : BARE
}

/** As the number of the case that took it, else as it stands in the brief. */
export function ledgerFigure(one: Case, figures: Figures, entry: LedgerEntry): Quantity | undefined {
  if (typeof entry.value !== 'number') return dateFigure(entry)
  const taken = Object.entries(one.trade.numbers).find(([, { figure }]) => figure === entry.id)?.[0]
  if (taken) return figures.of(taken)
  const unit = unitOf(entry)
  const value =
    unit === 'usd'
      ? entry.value * 10 ** decimalsOf(one.currency)
      : unit === 'share'
        ? entry.value / 100
        : entry.value
  return {
    id: `f${entry.id}`,
    label: entry.label ?? entry.quote,
    value,
    text: shown(value, unit, quotedCurrency(entry.quote, one.currency)),
    basis: { kind: 'founder', fact: factOf(entry, { value, unit: unit as 'usd' }) },
  }
}

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
)

/** '2027-01-31', '2027-01', '2027' and '--06' as a sentence has them; else the founder's words. */
export function dateText(value: string, quote: string): string {
  const [, year, month, day] = /^(\d{4}|-)(?:-(\d\d))?(?:-(\d\d))?$/.exec(value) ?? []
  const name = month && MONTHS[Number(month) - 1]
  const parts = [day && name ? String(Number(day)) : '', name ?? '', year === '-' ? '' : (year ?? '')]
  return parts.filter(Boolean).join(' ') || quote
}

/** A date is named and never counted with. */
const dateFigure = (entry: LedgerEntry): Quantity => ({
  id: `f${entry.id}`,
  label: entry.label ?? entry.quote,
  value: 0,
  text: dateText(String(entry.value), entry.quote),
  basis: { kind: 'founder', fact: factOf(entry, { value: 0, unit: 'times' }) },
})

/** 'money' and the names of times and things, as units of the plan. */
function sumUnit(unit: string | [string, string]): Unit {
  if (Array.isArray(unit)) return unit
  if (unit === 'money') return 'usd'
  if (unit === 'share' || unit === 'times' || TIMES.includes(unit)) return unit as Unit
  return unit === 'count' || unit === '' ? BARE : [unit.replace(/s$/, ''), unit]
}

/** A sum in whole units of the currency as a figure of the plan; undefined where it has no result. */
export const sumFigure = (
  { one, context }: { one: Case; context: Context },
  id: string,
  value: number,
  unit: string | [string, string],
): Quantity | undefined => {
  if (!Number.isFinite(value)) return undefined
  const own = sumUnit(unit)
  const amount = own === 'usd' ? Math.round(value * 10 ** decimalsOf(one.currency)) : value
  return context.computed(id, amount, shown(amount, own, one.currency))
}

/** What a check quotes, by name. */
export function checkFigures(
  ground: { one: Case; context: Context; figures: Figures },
  check: Check,
  number: number,
): (id: string) => Quantity | undefined {
  const { one, figures } = ground
  const sums = new Map<string, Quantity>()
  const get = (id: string): Quantity | undefined => {
    const entry = one.reading.ledger.find((each) => `f${each.id}` === id)
    return entry ? ledgerFigure(one, figures, entry) : sums.get(id)
  }
  // In whole units of the currency, as the brief has them: a formula may hold amounts of its own.
  const values = new Map<string, number>()
  const amountOf = (id: string): number => {
    const entry = one.reading.ledger.find((each) => `f${each.id}` === id)
    if (typeof entry?.value === 'number') return entry.unit === 'fraction' ? entry.value / 100 : entry.value
    return values.get(id) ?? Number.NaN
  }
  for (const { name, make, unit } of check.sums) {
    const value = calculate(make, amountOf)
    values.set(name, value)
    const quantity = sumFigure(ground, `check-${number}-${name}`, value, unit)
    if (quantity) sums.set(name, quantity)
  }
  return get
}
