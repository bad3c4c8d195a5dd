// Phases on a calendar. Trades say when in words, so that a sentence can hold them; a chart needs months.
import { numberOf } from '../kit/number-words.ts'
import type { Phase } from '../model.ts'

export interface Months {
  /** Both from 1 to 36, the first and the last month of the phase. */
  fromMonth: number
  toMonth: number
}

/** What the words say; what they leave open follows from the neighbours. */
interface Said {
  from?: number
  to?: number
}

const LAST = 36
const NUMBER = '([a-z]+)'

/** Weeks one to six end within the second month, of which the next phase takes the larger part. */
const monthOfWeek = (week: number) => Math.max(1, Math.round(week / (52 / 12)))

type Rule = [pattern: RegExp, months: (numbers: number[], starts: number) => Said]

/** `starts` is the month of the first sale: 'the first quarter of sales' is counted from it. */
const RULES: Rule[] = [
  [
    RegExp(`^weeks ${NUMBER} (?:to|and) ${NUMBER}`),
    ([a = 1, b = 1]) => ({ from: monthOfWeek(a), to: monthOfWeek(b) }),
  ],
  [RegExp(`^months ${NUMBER} (?:to|and) ${NUMBER}`), ([from = 1, to = 1]) => ({ from, to })],
  [RegExp(`^month ${NUMBER}$`), ([month = 1]) => ({ from: month, to: month })],
  [RegExp(`^the first ${NUMBER} months`), ([to = 1]) => ({ from: 1, to })],
  [RegExp(`^(?:up )?to (?:the end of )?month ${NUMBER}`), ([to = 1]) => ({ to })],
  [RegExp(`^to the end of the ${NUMBER} year`), ([year = 1]) => ({ to: year * 12 })],
  [RegExp(`^the rest of the ${NUMBER} year`), ([year = 1]) => ({ to: year * 12 })],
  [RegExp(`^the ${NUMBER} year’s date`), ([year = 1]) => ({ to: year * 12 })],
  [
    RegExp(`^(?:late in )?the ${NUMBER} and ${NUMBER} year`),
    ([a = 1, b = 1]) => ({ from: a * 12 - 11, to: b * 12 }),
  ],
  [/^the first half[- ]year$/, () => ({ from: 1, to: 6 })],
  [/^the second half[- ]year$/, () => ({ from: 7, to: 12 })],
  [RegExp(`^the ${NUMBER} (?:full )?year`), ([year = 1]) => ({ from: year * 12 - 11, to: year * 12 })],
  [RegExp(`^from the ${NUMBER} year`), ([year = 1]) => ({ from: year * 12 - 11, to: LAST })],
  [/^the first half[- ]year (?:of|after) /, (_, starts) => ({ from: starts, to: starts + 5 })],
  [/^the first quarter of /, (_, starts) => ({ from: starts, to: starts + 2 })],
  [
    RegExp(`^from the ${NUMBER} month after opening`),
    ([month = 1], starts) => ({ from: starts + month - 1 }),
  ],
  [/^before /, () => ({ from: 1 })],
]

/** Undefined when the words name no time, such as 'as the count asks for it'. */
export function monthsSaid(when: string, starts: number): Said | undefined {
  for (const [pattern, months] of RULES) {
    const found = pattern.exec(when)
    if (!found) continue
    const numbers = found.slice(1).map(numberOf)
    if (numbers.every((number) => number !== undefined)) return months(numbers as number[], starts)
  }
  return undefined
}

/** In the order of the trade: no phase begins or ends before the one in front of it. */
export function phaseMonths(phases: Pick<Phase, 'when'>[], starts: number): Months[] {
  const said = phases.map(({ when }) => monthsSaid(when, starts) ?? {})
  const placed: Months[] = []
  said.forEach(({ from, to }, i) => {
    const before = placed[i - 1]
    const fromMonth = clamp(from ?? (before ? before.toMonth + 1 : 1), before?.fromMonth ?? 1)
    const next = said.slice(i + 1).find((one) => one.from !== undefined)?.from
    const open = next === undefined ? (said[i + 1] ? fromMonth + 2 : LAST) : next - 1
    placed.push({ fromMonth, toMonth: clamp(to ?? open, Math.max(fromMonth, before?.toMonth ?? 1)) })
  })
  return placed
}

const clamp = (month: number, least: number) => Math.min(LAST, Math.max(least, month))
