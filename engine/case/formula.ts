// The small arithmetic of trade files: + − * / and brackets over ids of numbers and constants, and a few functions.
import { LEAST_RATE } from '../plan/finance/schedules.ts'

type Value = (id: string) => number

const TOKEN = /[a-z][a-z0-9]*(?:-[a-z0-9]+)*|\d+(?:\.\d+)?|[-+*/(),]/g
const IDENTIFIER = /^[a-z]/

/** 0.1 * 30 is 3 to whoever rounds it up. */
const withoutNoise = (value: number) => Number(value.toPrecision(12))

const FUNCTIONS: Record<string, { takes: number; of: (...values: number[]) => number }> = {
  ceil: { takes: 1, of: (value = Number.NaN) => Math.ceil(withoutNoise(value)) },
  floor: { takes: 1, of: (value = Number.NaN) => Math.floor(withoutNoise(value)) },
  min: { takes: 2, of: Math.min },
  max: { takes: 2, of: Math.max },
  payment: { takes: 3, of: payment },
}

/** The equal monthly payment of a loan: the sum, its interest a year, and the number of months. */
function payment(amount = Number.NaN, yearlyRate = Number.NaN, months = Number.NaN): number {
  if (!(months > 0)) return Number.NaN
  const rate = yearlyRate / 12
  return yearlyRate >= LEAST_RATE ? (amount * rate) / (1 - (1 + rate) ** -months) : amount / months
}

export interface Token {
  text: string
  is: 'name' | 'function' | 'constant' | 'sign'
}

/** Only a bracket behind it makes a function of a word: a number may be called 'max'. */
export function tokensIn(formula: string): Token[] {
  const texts = formula.match(TOKEN) ?? []
  return texts.map((text, i) => {
    if (!IDENTIFIER.test(text)) return { text, is: /^\d/.test(text) ? 'constant' : 'sign' }
    return { text, is: Object.hasOwn(FUNCTIONS, text) && texts[i + 1] === '(' ? 'function' : 'name' }
  })
}

/** Ids that a formula names. */
export const namesIn = (formula: string): string[] =>
  tokensIn(formula).flatMap(({ text, is }) => (is === 'name' ? [text] : []))

/** Not a number where the formula cannot be read. */
export function calculate(formula: string, value: Value): number {
  const tokens = tokensIn(formula)
  if (tokens.map(({ text }) => text).join('') !== formula.replace(/\s/g, '')) return Number.NaN
  let at = 0
  const isNext = (text: string) => tokens[at]?.text === text
  const sum = (): number => {
    let total = term()
    while (isNext('+') || isNext('-')) total += tokens[at++]?.text === '+' ? term() : -term()
    return total
  }
  const term = (): number => {
    let total = factor()
    while (isNext('*') || isNext('/'))
      total = tokens[at++]?.text === '*' ? total * factor() : total / factor()
    return total
  }
  const inBrackets = (): number[] => {
    const values = [sum()]
    while (isNext(',')) {
      at++
      values.push(sum())
    }
    return isNext(')') && at++ ? values : []
  }
  const factor = (): number => {
    const { text, is } = tokens[at++] ?? { text: '', is: 'sign' }
    if (is === 'name') return value(text)
    if (is === 'constant') return Number(text)
    if (text === '(') {
      const [only = Number.NaN, ...more] = inBrackets()
      return more.length === 0 ? only : Number.NaN
    }
    const routine = is === 'function' ? FUNCTIONS[text] : undefined
    if (!routine) return Number.NaN
    at++
    const values = inBrackets()
    return values.length === routine.takes ? routine.of(...values) : Number.NaN
  }
  const result = sum()
  return at === tokens.length ? result : Number.NaN
}
