// What the model is shown.
import type { BriefTexts } from '../brief.ts'
import { fieldsOf } from '../read/fields.ts'
import type { Reading } from '../read/reading.ts'
import { tradeLibrary } from '../trades/library.ts'
import type { Trade } from '../trades/schema.ts'
import { shortened } from '../writers/model/prompt.ts'

/** The founder's words, without sentences that give orders to machines. */
export function briefData(brief: BriefTexts, reading: Pick<Reading, 'founder'>): Record<string, string> {
  const { idea, customer, context } = fieldsOf(brief)
  return {
    startupName: brief.startupName,
    founder: reading.founder,
    ...shortened({ businessIdea: idea.text, targetCustomer: customer.text, additionalContext: context.text }),
  }
}

export const readingData = (reading: Reading) => ({
  offer: reading.offer.text,
  payer: reading.payer.text,
  earns: reading.earns.map(({ mechanism }) => mechanism),
  place: reading.place,
  currency: reading.currency,
  stage: reading.stage.value,
  figures: reading.ledger
    .filter(({ label }) => label !== undefined)
    .map(({ id, quote, label, value, unit, per, thing, role, status }) => ({
      id: `f${id}`,
      is: label,
      value,
      unit: unit === 'fraction' ? 'share' : unit,
      ...(per && { per: per === 'unit' ? thing : per }),
      ...(thing && per !== 'unit' && { thing }),
      role,
      status,
      quote,
    })),
  checks: (reading.checks ?? []).map(({ head, contradiction, sums }) => ({ head, contradiction, sums })),
  asked: reading.asked,
})

/** The nearest kinds of business in the library: their numbers, and what costs and channels they have. */
export const bookExamples = (nearest: Trade, instead: string[]) =>
  examples(nearest, instead).map(({ name, earns, numbers, costs, start, channels, people, risks }) => ({
    name,
    earns: earns.map(({ mechanism }) => mechanism),
    money: 'US dollars; low, usual, high',
    numbers: Object.fromEntries(
      Object.entries(numbers).flatMap(([, { label, unit, range }]) =>
        range ? [[`${label}, ${Array.isArray(unit) ? unit[1] : unit}`, range]] : [],
      ),
    ),
    costs: ranges(costs),
    purchases: ranges(start),
    posts: people.map(({ role }) => role),
    channels: Object.fromEntries(
      channels.map(({ name: channel, reach, wins, cost }) => [
        channel,
        { reach: plainRange(reach), wins: plainRange(wins), cost: plainRange(cost) },
      ]),
    ),
    risks: risks.map(({ name: risk }) => risk),
  }))

const plainRange = (range: unknown) =>
  Array.isArray(range) ? range : (range as { range?: unknown } | undefined)?.range
const ranges = (rows: { label: string; range?: unknown }[]) =>
  Object.fromEntries(rows.map(({ label, range }) => [label, plainRange(range)]))

export const fieldExamples = (nearest: Trade, instead: string[]) =>
  examples(nearest, instead).map(({ name, rivals, rules, doubt, days, work }) => ({
    name,
    rivals: rivals.list.map(({ name: rival, why, fails }) => ({ name: rival, why, fails })),
    rules: rules.slice(0, 3).map(({ what, who, first }) => ({ what, who, first })),
    doubt: doubt.case,
    days: days.slice(0, 3).map(({ day, do: action, count, pass }) => ({ day, do: action, count, pass })),
    day: work.day,
  }))

const examples = (nearest: Trade, instead: string[]): Trade[] => {
  const second = tradeLibrary().trades.find(({ id }) => id === instead[0])
  return second ? [nearest, second] : [nearest]
}
