// 'Your figures, checked' where a language model read the brief: each finding with its working, computed here.
import { calculate, namesIn, tokensIn } from '../case/formula.ts'
import { type Prose, say } from '../plan/kit/prose.ts'
import { type Quantity, words } from '../plan/kit/quantity.ts'
import { type Block, columns, FINDING_HEAD, heading, WORKING_HEAD } from '../plan/kit/section.ts'
import type { Check } from '../read/reading.ts'
import { type Composer, named } from './composer.ts'
import { checkFigures } from './ledger-figures.ts'
import { proseFrom } from './prose-from.ts'

export function ownCheckBlocks(composer: Composer, checks: Check[]): Block[] {
  if (checks.length === 0) return []
  return [
    heading('Your figures, checked'),
    {
      kind: 'table',
      columns: columns([FINDING_HEAD, WORKING_HEAD, 'What follows']),
      rows: checks.map((check, i) => {
        const get = checkFigures(composer, check, i + 1)
        return {
          cells: [named(check.head), workingOf(check, get), proseFrom(check.says, get, new Set())],
        }
      }),
    },
  ]
}

const SIGNS: Record<string, string> = { '*': ' × ', '/': ' ÷ ', '+': ' + ', '-': ' − ', ',': ', ' }
const FUNCTION_WORDS: Record<string, string> = {
  ceil: 'rounded up ',
  floor: 'rounded down ',
  min: 'the smaller of ',
  max: 'the larger of ',
  payment: 'the monthly payment for ',
}

/** '22 women × 3 crates × KSh 60 = KSh 3,960'. */
function workingOf(check: Check, get: (id: string) => Quantity | undefined): Prose {
  const sums = neededSums(check)
  if (sums.length === 0) return say`–`
  const steps = sums.flatMap(({ name, make }) => {
    const result = get(name)
    if (!result) return []
    if (namesIn(make).length === 0) return [say`${result}, assumed`]
    if (isFactor(result)) return []
    const restsOnFactor = namesIn(make).some((id) => isFactor(get(id)))
    if (restsOnFactor || !comesOut(make, result, get)) return [say`${result}, worked out with exact values`]
    const parts = tokensIn(make).map(({ text, is }): Prose => {
      const quantity = is === 'name' ? get(text) : undefined
      return quantity ? say`${quantity}` : named((is === 'function' ? FUNCTION_WORDS : SIGNS)[text] ?? text)
    })
    return [{ parts: [...parts, say` = ${result}`].flatMap(({ parts: some }) => some) }]
  })
  return steps.reduce((all, step, i) => (i === 0 ? step : say`${all}${words('; ')}${step}`), say``)
}

/** Those whose results are told, and what they rest on: the rest was tried on the way. */
function neededSums({ sums, says }: Check): Check['sums'] {
  const isTold = ({ name }: Check['sums'][0]) => says.includes(`{{${name}`)
  const told = sums.filter(isTold)
  if (told.length === 0) return sums.slice(-2)
  const needed = new Set(told.map(({ name }) => name))
  // From the last to the first, because a sum rests on those before it.
  for (const { name, make } of [...sums].reverse())
    if (needed.has(name)) for (const id of namesIn(make)) needed.add(id)
  return sums.filter(({ name }) => needed.has(name))
}

/** 1.0075 and its powers, on the way to a loan's payment: nobody checks them with a pencil, and rounded they look like nonsense. */
const isFactor = (quantity: Quantity | undefined): boolean =>
  quantity !== undefined && /^[\d.]+$/.test(quantity.text) && !Number.isInteger(quantity.value)

/** By what is printed, as whoever checks it reads it. */
function comesOut(make: string, result: Quantity, get: (id: string) => Quantity | undefined): boolean {
  const printed = calculate(make, (id) => printedValue(get(id)?.text ?? ''))
  const expected = printedValue(result.text)
  const small = Number.isInteger(expected) ? WHOLE : SMALL
  return Math.abs(printed - expected) <= Math.max(small, Math.abs(expected) * TOLERANCE)
}
const TOLERANCE = 0.015
/** Half of the last digit of '4.8 stops', and then some. */
const SMALL = 0.12
const WHOLE = 0.6

function printedValue(text: string): number {
  const value = Number.parseFloat(text.replace(/[^\d.−-]/g, '').replace('−', '-'))
  return text.includes('%') ? value / 100 : value
}
