// Small turns of phrase and tables that content, events and non-profits share.
import { formatNumber } from '../../../money.ts'
import type { FactKind } from '../../../understand/understanding.ts'
import type { Context } from '../../context.ts'
import { channel } from '../../drivers/channels.ts'
import { cite, type Prose, say, together } from '../../kit/prose.ts'
import { type Quantity, type Words, words } from '../../kit/quantity.ts'
import { capital, short, small } from '../../names.ts'
import { INDUSTRY_WAYS, type IndustryWays } from '../industry.ts'
import type { Channel, KillLine, Risk, Step } from '../playbook.ts'
import { type Range, shareOf } from './scale.ts'

export interface Rival {
  name: string
  why: string
  fails: string
  answer: string
}

export interface Way {
  name: string
  /** What is reached: 'letters', 'readers of other lists'. */
  reached: string
  /** The share of those reached that acts. */
  converts: Range
  /** Of all that are won, and of the money. */
  share: number
  cost: number
}

export interface RowRisk {
  name: string
  likelihood: Risk['likelihood']
  sign: string
  answer: string
  by?: string
}

export interface RowStep {
  day: number
  action: string
  number: string
  go: string
}

/** For the start of a sentence. */
export const atStart = ({ words: text }: Words): Words => words(capital(text))

export const alternatives = (rivals: Rival[]) =>
  rivals.map(({ name, why, fails, answer }) => ({
    name,
    whyChosen: say`${words(why)}`,
    whereItFails: say`${words(fails)}`,
    answer: say`${words(answer)}`,
  }))

export const riskRows = (rows: RowRisk[]): Risk[] =>
  rows.map(({ name, likelihood, sign, answer, by }) => ({
    name,
    likelihood,
    firstSign: say`${words(sign)}`,
    answer: say`${words(answer)}`,
    ...(by && { measuredBy: by }),
  }))

export const stepRows = (rows: RowStep[], owner: string): Step[] =>
  rows.map(({ day, action, number, go }) => ({
    day,
    action: say`${words(action)}`,
    owner,
    number,
    goOnIf: say`${words(go)}`,
  }))

export const killRows = (rows: { when: string; stopIf: string }[]): KillLine[] =>
  rows.map(({ when, stopIf }) => ({ when, stopIf: say`${words(stopIf)}` }))

/** What has to be reached so that the plan's own number is won; the money is the plan's own line. */
export function waysTo(
  context: Context,
  ways: Way[],
  { wins, spent, won }: { wins: number; spent: number; won: string },
): Channel[] {
  const { counted, computed, money } = context
  return ways.map(({ name, reached, converts, share, cost }, i) => {
    const id = `way-${i + 1}`
    const conversion = shareOf(context, `conversion-${id}`, {
      label: `${capital(reached)} that become ${won}`,
      range: converts,
      why: 'ours until the first count replaces it',
    })
    const reach = Math.max(1, threeDigits((Math.max(1, wins) * share) / conversion.value))
    const amount = Math.round(spent * cost)
    return channel(context, {
      id,
      name,
      reach: counted(`channel.${id}.reach`, reach, reached),
      conversion,
      cost: computed(`channel.${id}.cost`, amount, money(amount)),
    })
  })
}

function threeDigits(value: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, value))) - 2)
  return Math.round(value / step) * step
}

const DRIVING: FactKind[] = ['price', 'average-order', 'take-rate', 'unit-cost', 'rent', 'budget', 'raise']

/** Figures of the brief that drive no line of their own: named, so that nobody looks for them in vain. */
export function alsoSaid(context: Context, used: (Quantity | undefined)[]): Prose | undefined {
  const ids = new Set(used.map((quantity) => quantity?.id))
  const rest = DRIVING.flatMap((kind) => context.allSaid(kind)).filter(
    ({ id, basis }) => !ids.has(id) && basis.kind === 'founder' && !basis.fact.amount?.currency,
  )
  if (rest.length === 0) return undefined
  const named = rest.map((quantity, i) => {
    const text = quantity.basis.kind === 'founder' ? quantity.basis.fact.evidence.words : ''
    return say`${words(i > 0 ? 'and ' : '')}${cite(quantity)}, from ‘${words(short(text))}’${words(i < rest.length - 1 ? ';' : '')}`
  })
  return say`The brief gives more than the tables compute with: ${together(...named)}. ${context.choose(
    'also-said',
    [
      say`It is kept here as a mark to measure the first months by.`,
      say`No line follows from it, and the first real invoice decides what it does.`,
    ],
  )}`
}

/** 'one in twelve' reads better than a share. */
export function oneIn({ computed }: Context, id: string, share: number): Quantity {
  const count = Math.max(1, Math.round(1 / Math.max(share, 1e-9)))
  return computed(id, count, formatNumber(count))
}

/**
 * A row's sentence with the brief's own words in it: '{buyers}', '{founder}', '{company}', '{where}', '{offer}';
 * with a capital, '{Buyers}', at the start of a sentence.
 */
export function fill({ names }: Context, text: string): Prose {
  const parts = text.split(/\{(\w+)\}/)
  const told = parts.map((part, i) => (i % 2 === 0 ? say`${words(part)}` : named(names, part)))
  return {
    parts: told
      .flatMap(({ parts: each }) => each)
      .filter((part) => part.kind === 'figure' || part.text !== ''),
  }
}

function named(names: Context['names'], key: string): Prose {
  const name = small(key)
  if (name === 'where') return key === name ? names.where : capitalised(names.where)
  const found =
    name === 'buyers' || name === 'founder' || name === 'company' || name === 'offer'
      ? names[name]
      : words('')
  return say`${key === name ? found : atStart(found)}`
}

function capitalised({ parts: [first, ...rest] }: Prose): Prose {
  if (!first || first.kind === 'figure') return { parts: first ? [first, ...rest] : [] }
  return { parts: [{ ...first, text: capital(first.text) }, ...rest] }
}

const PRIVATE: IndustryWays = {
  meets: [
    'the places where they already spend a free Saturday',
    'the group in which they ask each other for advice',
  ],
  trusts: 'a friend who has tried it',
  buys: 'on a quiet evening, after talking it over at home',
  busy: 'the weeks before the holidays',
  fears: 'money spent and nothing to tell of it',
  paper: 'the price and the way out, on one page',
  keeps: 'what they would not post on a wall',
}

/** Of the trade; people who are in none have ways of their own. */
export function waysOf({ u }: Context): IndustryWays {
  const isPrivate = u.industry.value === 'other' && u.sells.value !== 'to-businesses'
  return isPrivate ? PRIVATE : INDUSTRY_WAYS[u.industry.value]
}

/** What a row of a table says, whatever is made, held or given. */
export interface RowTexts {
  /** The trouble, as everybody in the trade knows it. */
  scene: string
  groups: { who: string; why: string }[]
  nothing: string
  /** What to ask about the last week, and how many answers are enough. Reads after 'asks … '. */
  asked: string
  askedGo: string
  craft: string
  whyNow: [string, string]
  against: string
  first: string[]
  oneMore: string
  phases: { proof: string; proved: string; open: string; settled: string }
  leftOut: { what: string; why: string }[]
  rivals: Rival[]
  danger: string
  hardToCopy: string
  misleads: string
  ways: Way[]
  wayNote: string
  wayGo: string
  layers: { part: string; job: string; choice: string }[]
  keeps: string
  toolTest: string
  bottleneck: string
  gap: { gap: string; why: string; closedBy: string }
  decision: string
  risks: RowRisk[]
  sceptic: [string, string]
  wrongIf: string
  kill: { when: string; stopIf: string }[]
  steps: RowStep[]
  finding: { headline: string; text: string }
}
