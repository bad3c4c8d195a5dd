// The small arithmetic of trade files: + − * / and brackets over ids of numbers and constants.

type Value = (id: string) => number

const TOKEN = /[a-z][a-z0-9]*(?:-[a-z0-9]+)*|\d+(?:\.\d+)?|[-+*/()]/g
const IDENTIFIER = /^[a-z]/

/** Ids that a formula names. */
export const namesIn = (formula: string): string[] =>
  (formula.match(TOKEN) ?? []).filter((token) => IDENTIFIER.test(token))

/** Not a number where the formula cannot be read. */
export function calculate(formula: string, value: Value): number {
  const tokens = formula.match(TOKEN) ?? []
  if (tokens.join('') !== formula.replace(/\s/g, '')) return Number.NaN
  let at = 0
  const sum = (): number => {
    let total = term()
    while (tokens[at] === '+' || tokens[at] === '-') total += tokens[at++] === '+' ? term() : -term()
    return total
  }
  const term = (): number => {
    let total = factor()
    while (tokens[at] === '*' || tokens[at] === '/')
      total = tokens[at++] === '*' ? total * factor() : total / factor()
    return total
  }
  const factor = (): number => {
    const token = tokens[at++] ?? ''
    if (token === '(') {
      const total = sum()
      at++
      return total
    }
    return IDENTIFIER.test(token) ? value(token) : Number(token)
  }
  const result = sum()
  return at === tokens.length ? result : Number.NaN
}
