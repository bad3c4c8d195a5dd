// How far the founder has come: by what the form says, by the figures of the ledger, and by words. Sold is sold, whatever
// the form says; the weights come from a logistic regression over lessons read by tables of other authors.
import { stageOf as formStageOf } from '../../brief-words.ts'
import type { LedgerEntry, Reading, Role, StageGround } from '../reading.ts'
import { goalIds } from './goals.ts'

const SELLING = new Set<Role>(['customers-paying', 'revenue-actual', 'units-sold'])

/** How much a choice in the form speaks for paying customers, and for a trial where there are none. */
const FORM = {
  idea: { selling: -3.8, trial: -1 },
  validation: { selling: -0.9, trial: 0.2 },
  development: { selling: -0.9, trial: 0.2 },
  mvp: { selling: 0.7, trial: 1 },
  growth: { selling: 2.2, trial: 1 },
  other: { selling: -1.3, trial: -0.3 },
}
const FIRST_FIGURE = 1.7
const MORE_FIGURES = 0.7
const WORDS = { selling: 0.6, trial: -0.7, idea: -0.7, growing: 0 }
const MOST_WORDS = { selling: 3, trial: 2, idea: 2, growing: 0 }

export const formGround = (stage: string): StageGround[] =>
  stage.trim() === ''
    ? []
    : [{ kind: 'form', speaksFor: FORM_SAYS[formStageOf({ stage })], quote: stage.trim() }]

const FORM_SAYS = {
  idea: 'idea',
  validation: 'trial',
  development: 'trial',
  mvp: 'trial',
  growth: 'growing',
  other: 'idea',
} as const

/** Grounds of form and words are given; those of figures are read from the ledger, so that they follow what is put right. */
export function stageOf(given: StageGround[], ledger: LedgerEntry[]): Reading['stage'] {
  const others = given.filter(({ kind }) => kind !== 'figure')
  const goals = goalIds(ledger)
  const facts = ledger.filter((entry) => isFact(entry) && !goals.has(entry.id))
  const selling = facts.filter(({ role }) => SELLING.has(role))
  const trials = facts.filter(({ role }) => role === 'customers-trial')
  const form = FORM[formStageOf({ stage: others.find(({ kind }) => kind === 'form')?.quote ?? '' })]
  const sold = form.selling + weightOf(selling) + wordWeight(others)
  const grounds = [...others, ...groundsOf('selling', selling), ...groundsOf('trial', trials)]
  if (sold > 0) {
    const grows = form === FORM.growth
    return { value: grows ? 'growing' : 'selling', sure: likely(sold), grounds }
  }
  const tried = form.trial - 0.5 + weightOf(trials) + wordCount(others, 'trial') * 0.7
  return { value: tried > 0 ? 'trial' : 'idea', sure: likely(-sold) * likely(Math.abs(tried)), grounds }
}

const isFact = ({ status }: LedgerEntry) => status === 'actual' || status === 'past'
const certainty = ({ used, sure }: LedgerEntry) => (used ? 1 : sure)

/** The surest figure counts most; more of them add to it. */
function weightOf(entries: LedgerEntry[]): number {
  const all = entries.map(certainty).sort((a, b) => b - a)
  const sum = all.reduce((total, one) => total + one, 0)
  return FIRST_FIGURE * (all[0] ?? 0) + MORE_FIGURES * Math.min(3, sum)
}

const wordCount = (grounds: StageGround[], stage: StageGround['speaksFor']) =>
  Math.min(
    MOST_WORDS[stage],
    grounds.filter(({ kind, speaksFor }) => kind === 'words' && speaksFor === stage).length,
  )

const wordWeight = (grounds: StageGround[]) =>
  (['selling', 'trial', 'idea'] as const).reduce(
    (sum, stage) => sum + WORDS[stage] * wordCount(grounds, stage),
    0,
  )

const groundsOf = (speaksFor: StageGround['speaksFor'], entries: LedgerEntry[]): StageGround[] =>
  entries.map(({ id, quote }) => ({ kind: 'figure', speaksFor, quote, figure: id }))

const likely = (score: number) => Math.round((1 / (1 + Math.exp(-score))) * 1000) / 1000
