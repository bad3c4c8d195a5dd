// What to ask before anything is ordered: the questions of the trade whose answer would move the plan's cash most.
import { type CaseNumber, isSwitch } from '../case/numbers.ts'
import { driversOf } from '../compose/drivers.ts'
import { again, type Effect, effectOf } from '../compose/effects.ts'
import { shown, spelling } from '../compose/figures.ts'
import { outcomeOf } from '../plan/finance/outcome.ts'
import { project } from '../plan/finance/project.ts'
import { type Settable, toStep } from '../plan/kit/settable.ts'
import { roundedMoney } from '../short-money.ts'
import type { MoneyModel } from './money-model.ts'

const UNITS = ['money', 'percent', 'count', 'hours', 'minutes', 'days', 'months', 'years'] as const

export interface IntakeQuestion {
  id: string
  ask: string
  unit: (typeof UNITS)[number]
  currency?: string
  assumed: number
  assumedText: string
  rangeText: string
  least: number
  most: number
  answer?: number
  effect: string
}

const MOST_QUESTIONS = 3

interface Asked {
  ask: string
  number: CaseNumber
  known: Settable
}

/**
 * `unanswered`: the same plan without any answer, by which they are ordered, so that an answer moves no other question.
 * Answered ones stay.
 */
export function questionsOf(
  model: MoneyModel,
  unanswered: MoneyModel,
  answers: Record<string, number>,
): IntakeQuestion[] {
  return askableIn(unanswered)
    .map((asked) => ({ ...asked, moves: Math.abs(strongestEffect(unanswered, asked.number.id)?.cash ?? 0) }))
    .filter(({ moves, number: { id } }) => Math.round(moves) !== 0 || id in answers)
    .sort((a, b) => Number(b.number.id in answers) - Number(a.number.id in answers) || b.moves - a.moves)
    .slice(0, MOST_QUESTIONS)
    .sort((a, b) => b.moves - a.moves)
    .flatMap((asked) => questionOf(asked, model, answers[asked.number.id]) ?? [])
}

/** Each fits what it fills, and nobody has answered it in the brief. */
function askableIn({ one, settable }: MoneyModel): Asked[] {
  const seen = new Set<string>()
  return one.trade.questions.flatMap(({ ask, fills }) => {
    const known = settable.get(fills)
    if (!known || seen.has(fills) || !one.numbers.has(fills)) return []
    const number = one.numbers.get(fills)
    const unit = unitOf(number)
    if (number.basis === 'founder' || isSwitch(number) || !unit || !fits(ask, unit)) return []
    if (one.circumstances.stage !== 'running' && OF_THE_PAST.test(ask)) return []
    if (unit === 'count' && number.value < (/\bagain\b/.test(ask) ? 2 : 0.95)) return []
    seen.add(fills)
    return [{ ask: spelling(one.country)(ask), number, known }]
  })
}

function unitOf({ unit }: CaseNumber): IntakeQuestion['unit'] | undefined {
  if (unit === 'usd') return 'money'
  if (unit === 'share') return 'percent'
  if (Array.isArray(unit) || unit === 'times') return 'count'
  return UNITS.find((known) => known === unit)
}

/** Whoever has sold nothing yet cannot know. */
const OF_THE_PAST = /\bdid\b|\blast (?:week|month|quarter|year|season|three|ten)\b|\btoday\b|\bso far\b/i

/** Two questions in one have no one answer, and a share is asked for in words of shares. */
const TWO_IN_ONE =
  /,? and (?:for )?(?:how|what|when|which|who|where|at what|in which)\b|, direct and|^which\b|\bor how\b|\band (?:the|sold|your)\b|, or\b/i
const FITTING: Record<IntakeQuestion['unit'], RegExp> = {
  money:
    /\b(?:pays?|paid|price|charge|costs?|spend|earns?|sells? for|come to|worth|fee|rent|rate|money|bill|wage|bring in|value)\b/i,
  percent: /\bshare\b|\bper ?cent|\bin a hundred\b|\bout of (?:a|one|100)|\brate\b|\bpercentage\b/i,
  count: /\bhow (?:many|often|much|large|big|full)\b/i,
  hours: /\bhours?\b|\bhow long\b|\bhow much time\b/i,
  minutes: /\bminutes?\b|\bhow long\b/i,
  days: /\bdays?\b|\bhow long\b/i,
  months: /\bmonths?\b|\bhow long\b/i,
  years: /\byears?\b|\bhow long\b/i,
}

export const fits = (ask: string, unit: IntakeQuestion['unit']): boolean =>
  !TWO_IN_ONE.test(ask) && FITTING[unit].test(ask) && /^[A-Z][^?]*\?$/.test(ask)

/** Toward the end of the range that hurts or helps more. */
function strongestEffect({ one, context, planned }: MoneyModel, id: string): Effect | undefined {
  const { low: least, high: most, value } = one.numbers.get(id)
  // Beyond its usual range an answer is not likely, and sometimes not possible.
  const low = least < value ? effectOf(one, context, planned, `${id} low`) : undefined
  const high = most > value ? effectOf(one, context, planned, `${id} high`) : undefined
  return Math.abs(low?.cash ?? 0) > Math.abs(high?.cash ?? 0) ? low : high
}

function questionOf(
  { ask, number, known: { bounds } }: Asked,
  model: MoneyModel,
  answer: number | undefined,
): IntakeQuestion | undefined {
  const { id, value, unit } = number
  const { currency } = model.one
  const kind = unitOf(number)
  const effect = answer === undefined ? strongestEffect(model, id) : effectOfAnswer(model, number, answer)
  if (!kind) return undefined
  return {
    id,
    ask,
    unit: kind,
    ...(kind === 'money' && { currency }),
    assumed: Math.min(bounds.high, Math.max(bounds.low, toStep(value, bounds.step))),
    assumedText: tidy(shown(value, unit, currency)),
    rangeText: rangeText(number, currency),
    least: bounds.low,
    most: OF_A_YEAR.test(ask) ? Math.min(12, bounds.high) : bounds.high,
    ...(answer !== undefined && { answer }),
    effect: effectText(effect, model),
  }
}

/** What is otherwise assumed in the place of the answer. */
function effectOfAnswer(
  { one, context, planned }: MoneyModel,
  { id, value, unit }: CaseNumber,
  answer: number,
): Effect {
  const founders = planned.staff.filter(({ isFounder }) => isFounder)
  const assumed = {
    ...driversOf(again(one, new Map([[id, value]])), context, founders),
    funding: planned.funding,
  }
  const cash = outcomeOf(project(planned)).endCash - outcomeOf(project(assumed)).endCash
  const [now, before] = [answer, value].map((amount) => shown(amount, unit, one.currency))
  return { cash, change: `${now} instead of ${before}` }
}

function effectText(effect: Effect | undefined, { one: { currency } }: MoneyModel): string {
  const cash = Math.round(effect?.cash ?? 0)
  if (!effect || cash === 0) return 'Cash after three years stays the same.'
  const size = roundedMoney(Math.abs(cash), currency).text
  return `At ${shorter(effect.change)}, cash after three years is ${size} ${cash > 0 ? 'higher' : 'lower'}.`
}

const OF_A_YEAR = /\bmonths (?:of|in|a) (?:the )?year\b/i

/** '2.0 hours' is 2 hours. */
const tidy = (text: string) => text.replace(/(\d)\.0(?= |$)/g, '$1')

/** '48 months instead of 36': a unit that both have is said once. */
function shorter(change: string): string {
  const [, to = '', toUnit = '', from = '', fromUnit = ''] =
    /^([\d.,]+) (\p{L}.*) instead of ([\d.,]+) (\p{L}.*)$/u.exec(tidy(change)) ?? []
  return toUnit && toUnit.slice(0, 3) === fromUnit.slice(0, 3)
    ? `${to} ${toUnit} instead of ${from}`
    : tidy(change)
}

function rangeText({ low, high, unit }: CaseNumber, currency: string): string {
  const [first, last] = [low, high].map((end) => tidy(shown(end, unit, currency))) as [string, string]
  const [, amount = '', name = ''] = /^([\d.,]+) (\p{L}.*)$/u.exec(first) ?? []
  return name && last.split(' ').slice(1).join(' ').slice(0, 3) === name.slice(0, 3)
    ? `${amount} to ${last}`
    : `${first} to ${last}`
}
