// What the headlines are made from, and how one is chosen: the page's claim in two lines at most.
import { roundedMoney } from '../../short-money.ts'
import type { Context } from '../context.ts'
import { mainStream } from '../finance/break-even.ts'
import type { Measure } from '../finance/formula.ts'
import type { StreamProjection } from '../finance/projection.ts'
import type { UnitEconomics } from '../finance/unit-economics.ts'
import { countInWords } from '../kit/number-words.ts'
import { plural } from '../kit/plural.ts'
import { type Prose, plainText } from '../kit/prose.ts'
import { type Quantity, type Words, words } from '../kit/quantity.ts'
import type { Texts } from '../model.ts'
import { capital, small } from '../names.ts'
import type { Results } from '../results.ts'

/** A plan with everything computed and said, and no headlines yet. */
export interface Ground {
  context: Context
  results: Results
  texts: Texts
}

/** As plain text; it has to fit into two lines of a page title. */
export const LONGEST_CLAIM = 84

/** One of those that apply and fit, by the brief. `otherwise` is short and always true. */
export function pick(
  { context }: Ground,
  what: string,
  ways: (Prose | undefined)[],
  otherwise: Prose,
): Prose {
  const [first, ...rest] = ways.filter((way): way is Prose => way !== undefined && fits(way))
  return first ? context.choose(`claim ${what}`, [first, ...rest]) : otherwise
}

const fits = (prose: Prose) => plainText(prose).length <= LONGEST_CLAIM

/** A long amount said shortly, as rounded: 'about €1.7 million'. */
export function about({ context }: Ground, amount: Quantity): Quantity {
  const { value, text } = roundedMoney(amount.value, context.u.currency.value)
  if (value === amount.value && text === amount.text) return amount
  return context.computed(`${amount.id}.about`, value, value === amount.value ? text : `about ${text}`)
}

/** '$24.00' as '$24': a headline needs no cents that are none. */
export function bare(amount: Quantity): Quantity {
  return /\.00$/.test(amount.text)
    ? { ...amount, id: `${amount.id}.bare`, text: amount.text.slice(0, -3) }
    : amount
}

interface Main {
  stream: StreamProjection
  unit: UnitEconomics | undefined
  one: string
  many: string
}

/** The stream that earns most, and what is counted in it. */
export function mainOf({ results }: Ground): Main | undefined {
  const stream = mainStream(results.projection)
  if (!stream) return undefined
  const unit = results.units.find(({ streamId }) => streamId === stream.id)
  return { stream, unit, one: stream.unit, many: manyOf(stream.unit) }
}

/** 'visitors served', 'won cases'. */
const manyOf = (one: string): string => {
  const [, noun, rest] = /^(\S+)( served| won| sold| let)$/.exec(one) ?? []
  return noun ? `${plural(noun)}${rest}` : plural(one)
}

export const measureOf = (unit: UnitEconomics | undefined, id: string): Measure | undefined =>
  unit?.measures.find((measure) => measure.id === id)

export const Count = (number: number): Words => words(capital(countInWords(number)))

/** 'The supermarket’s own oven' within a sentence; 'API' keeps its capitals. */
export const within = (name: string): string => (/^[A-Z](?:[a-z’]|\s)/.test(name) ? small(name) : name)

/** A cell or step within a sentence: without its capital and its stop. */
export function inSentence({ parts }: Prose): Prose {
  return {
    parts: parts.map((part, i) => {
      if (part.kind === 'figure') return part
      const text = i === parts.length - 1 ? part.text.replace(/\.$/, '') : part.text
      return { ...part, text: i === 0 ? within(text) : text }
    }),
  }
}

/** 'decide on the lease', of a step that goes on to say how; nothing when a figure stands in it. */
export function openingOf({ parts }: Prose): string | undefined {
  const [first, ...rest] = parts
  if (first?.kind !== 'text') return undefined
  const end = /[;:.]|, (?:with|so|inside|which|to|at|not|in)\b/.exec(first.text)?.index
  if (end === undefined && rest.length > 0) return undefined
  return within(first.text.slice(0, end).trim())
}
