// The lines of a lesson that say which figures must agree: "22 of them" * "$50" = "$1,250" : off
import type { CheckFigure } from '../checks/figures.ts'
import type { Lesson, MarkedFigure } from './lessons.ts'

export interface Relation {
  /** Ids of the figures. */
  figures: number[]
  /** What is computed by what is stated; not a number for dates. */
  ratio: number
  isOff: boolean
}

const LINE = /^(.*?)(<=|=)(.*):\s*(ok|off)$/
const QUOTE = /"([^"]+)"/g

/** Of relations whose figures were all found. */
export function relationsIn(
  { relations }: Lesson,
  marks: (MarkedFigure | undefined)[],
  figures: CheckFigure[],
): Relation[] {
  return relations.flatMap((line) => {
    const [, computed = '', , stated = '', verdict] = LINE.exec(line.trim()) ?? []
    const quotes = [...line.matchAll(QUOTE)].map(([, quote = '']) => quote)
    const ids = quotes.map((quote) => marks.findIndex((mark) => mark?.quote.trim() === quote))
    if (!verdict || ids.includes(-1)) return []
    const value = (side: string) =>
      calculate(side.replace(QUOTE, (_, quote) => String(figures[ids[quotes.indexOf(quote)] ?? -1]?.number)))
    return { figures: [...new Set(ids)], ratio: value(computed) / value(stated), isOff: verdict === 'off' }
  })
}

/** Sums, products and brackets over plain numbers. */
export function calculate(expression: string): number {
  const tokens = expression.match(/\d+(?:\.\d+)?|[-+*/()]/g) ?? []
  if (tokens.join('') !== expression.replace(/\s/g, '')) return Number.NaN
  let at = 0
  const sum = (): number => {
    let value = term()
    while (tokens[at] === '+' || tokens[at] === '-') value += tokens[at++] === '+' ? term() : -term()
    return value
  }
  const term = (): number => {
    let value = factor()
    while (tokens[at] === '*' || tokens[at] === '/')
      value = tokens[at++] === '*' ? value * factor() : value / factor()
    return value
  }
  const factor = (): number => {
    const token = tokens[at++]
    if (token !== '(') return Number(token)
    const value = sum()
    at++
    return value
  }
  return sum()
}
