// What every section is composed from.
import type { Case } from '../case/case.ts'
import type { Context } from '../plan/context.ts'
import { type Prose, say } from '../plan/kit/prose.ts'
import { type Quantity, type Words, words } from '../plan/kit/quantity.ts'
import type { Ending } from '../plan/kit/section.ts'
import { capital, small } from '../plan/names.ts'
import type { Results } from '../plan/results.ts'
import type { Trade } from '../trades/schema.ts'
import type { Figures } from './figures.ts'
import { type Sentences, sentencesOf } from './sentences.ts'

export interface Composer {
  one: Case
  trade: Trade
  context: Context
  results: Results
  figures: Figures
  /** Names of the trades that came next. */
  secondNames: string[]
  /** A figure carries its mark where a section names it first, so each section has its own. */
  sentences: () => Sentences
}

export const composerOf = (
  one: Case,
  results: Results,
  figures: Figures,
  secondNames: string[],
): Composer => ({
  one,
  trade: one.trade,
  context: results.context,
  results,
  figures,
  secondNames,
  sentences: () => sentencesOf(one, results.context, figures),
})

type TestedSection = Trade['days'][0]['ends']

/** Tests that suit the founder's stage, in the order of their days. */
export const testsOf = ({ trade, one }: Composer): Trade['days'] =>
  [...trade.days, ...one.input.facets.flatMap(({ tests }) => tests)]
    .filter(({ when }) => one.holds(when))
    .sort((a, b) => a.day - b.day)

/** Each test ends one section: its own, else a section without one. */
function testFor(composer: Composer, section: TestedSection): Trade['days'][0] | undefined {
  const tests = testsOf(composer)
  const own = (of: TestedSection) => tests.find(({ ends }) => ends === of)
  const mine = own(section)
  if (mine) return mine
  const spare = tests.filter((test) => own(test.ends) !== test)
  const without = TESTED.filter((of) => !own(of))
  return spare[without.indexOf(section)]
}

const TESTED: TestedSection[] = [
  'problem',
  'competition',
  'model',
  'operations',
  'pricing',
  'go-to-market',
  'solution',
  'market',
  'product',
]

/** What to do about a section without a test of its own. */
const DECISIONS: Record<TestedSection, string> = {
  problem:
    'writes down what the first ten customers said, in their own words, and changes this page where they disagree.',
  solution: 'shows this page to three people who would pay and crosses out whatever none of them mentions.',
  market: 'replaces the guessed share by a list of names within a month.',
  competition: 'buys from the most dangerous rival once and notes what was better there.',
  product: 'leaves everything else out until the first part has been sold.',
  model: 'compares the first ten real sales with the working above.',
  pricing: 'asks this price of the next ten customers and counts the refusals.',
  'go-to-market': 'writes down for every customer which channel brought them.',
  operations: 'keeps a diary of hours for one month and compares it with the plan.',
}

/** The same for a firm that sells already. */
const DECISIONS_OF_A_FIRM: Partial<Record<TestedSection, string>> = {
  problem: 'asks ten customers why they came back, or did not, and changes this page where they disagree.',
  product: 'adds nothing new until the part that sells best today is never short.',
  model: 'compares the last ten sales with the working above.',
}

/** A section ends with its test, else with something to decide. */
export function endingOf(composer: Composer, section: TestedSection): Ending {
  const { context, one } = composer
  const s = composer.sentences()
  const isRunning = one.circumstances.stage === 'running'
  const decision = (isRunning && DECISIONS_OF_A_FIRM[section]) || DECISIONS[section]
  const test = testFor(composer, section)
  const action = test && s.text(test.do)
  const pass = test && s.text(test.pass)
  if (!test || !action || !pass)
    return {
      label: 'Decision',
      prose: say`${capitalised(context.names.founder)} ${words(decision)}`,
    }
  return {
    label: 'Test',
    prose: say`By ${dayOf(composer, test.day)}: ${inSentence(action)}. Continue if ${inSentence(pass)}.`,
  }
}

/** At the start of a sentence. */
export const capitalised = ({ words: text }: Words) => words(capital(text))

/** Within a sentence. */
export const dayOf = ({ context }: Pick<Composer, 'context'>, day: number): Quantity =>
  context.computed(`by-day-${day}`, day, `day ${day}`)

/** Without its capital and its stop. */
export function inSentence({ parts }: Prose): Prose {
  return {
    parts: parts.map((part, i) => {
      if (part.kind === 'figure') return part
      const text = i === parts.length - 1 ? part.text.replace(/\.$/, '') : part.text
      return i === 0 && part.kind === 'text' ? { ...part, text: small(text) } : { ...part, text }
    }),
  }
}

/** Names, titles and laws: data, whatever digits they hold. */
export const named = (text: string): Prose => say`${words(text)}`
