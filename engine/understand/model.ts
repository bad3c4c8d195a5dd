// Which kind of business. Two readings: a table learned from briefs whose model is known, and cues that count by where they
// stand, the head of the offer most.
import type { Brief } from '../brief.ts'
import { type Industry, industryOf } from '../brief-words.ts'
import { saysOf, wordsFor } from './learned/table.ts'
import { marksOf } from './learned/words.ts'
import { HOW, type ModelCue, WHAT } from './model-cues.ts'
import type { Offer } from './offer.ts'
import { customersIn } from './people.ts'
import { evidenceAt, type Field, fieldOf, type Span } from './text/field.ts'
import {
  BUSINESS_MODELS,
  type BusinessModel,
  type Evidence,
  type Understanding,
  type Understood,
} from './understanding.ts'

const DEEP = 4000
/** Against what was learned, all cues together: tried out on briefs that nothing was learned from. */
const CUES_COUNT = 1.5
/** Of two words little can be learned: there the cues decide. */
const CUES_COUNT_IF_SHORT = 12
/** Less likely than this, and without a cue, nothing was understood. */
const UNSURE = 0.3
const FAINT = 0.4
/** The head noun ends the phrase: 'coffee shop management software' is software. */
const AS_HEAD = 3
const IN_HEAD = 1.2
const IN_SENTENCE = 0.6
const LATER = 0.35
const IN_CONTEXT = 0.35
const IN_CUSTOMER = 0.08
const IN_NAME = 0.5
/** 'for bakeries', 'that helps cafés': whom it serves, not what it is. */
const SERVED = 0.2

const PRIORS: Partial<Record<Industry, [BusinessModel, number][]>> = {
  technology: [['software-subscription', 1.2]],
  healthcare: [
    ['local-service', 0.5],
    ['software-subscription', 0.4],
  ],
  finance: [
    ['usage-based-software', 0.6],
    ['software-subscription', 0.5],
  ],
  education: [['education', 1.2]],
  'e-commerce': [
    ['direct-to-consumer', 1.5],
    ['marketplace', 0.8],
  ],
  retail: [
    ['local-shop', 1.2],
    ['direct-to-consumer', 0.8],
  ],
  'food & beverage': [
    ['local-shop', 1],
    ['manufacturing', 0.4],
    ['direct-to-consumer', 0.4],
  ],
  'travel & hospitality': [
    ['rental', 1],
    ['agency', 0.5],
  ],
  'real estate': [
    ['rental', 0.8],
    ['software-subscription', 0.4],
  ],
  entertainment: [
    ['content', 0.8],
    ['event', 0.6],
  ],
  marketing: [['agency', 1]],
  consulting: [['agency', 2]],
  'fitness & wellness': [['local-service', 1]],
}

interface Hit {
  model: BusinessModel
  score: number
  evidence: Evidence
}

export function modelOf(
  brief: Brief,
  fields: Record<'idea' | 'customer' | 'context', Field>,
  offer: Offer,
): { model: Understood<BusinessModel>; otherModels: BusinessModel[] } {
  const { hits, scores } = cueScores(brief, fields, offer)
  const marks = marksOf(brief, fields, offer)
  const words = fields.idea.plain.trim().split(/\s+/).length
  const ranked = rankedBy(saysOf(marks), scores, CUES_COUNT + CUES_COUNT_IF_SHORT / words)
  const [best] = ranked
  if (!best || (best.share < UNSURE && Math.max(0, ...scores.values()) < FAINT))
    return {
      model: { value: 'local-service', evidence: [], basis: 'assumed' },
      otherModels: [],
    }
  const said = hits.filter(({ model }) => model === best.model).sort((a, b) => b.score - a.score)
  const evidence = distinct([...said.map((hit) => hit.evidence), ...wordsFor(best.model, marks)])
  return {
    model: { value: best.model, evidence, basis: evidence.length > 0 ? 'inferred' : 'assumed' },
    otherModels: ranked
      .slice(1)
      .filter(({ share }) => share > best.share / 20)
      .map(({ model }) => model)
      .slice(0, 3),
  }
}

/** What the table of cues says of each model. */
function cueScores(
  brief: Brief,
  fields: Record<'idea' | 'customer' | 'context', Field>,
  offer: Offer,
): { hits: Hit[]; scores: Map<BusinessModel, number> } {
  const hits = [
    ...hitsIn(fields.idea, (span) => ideaFactor(fields.idea.plain, span, offer)),
    ...hitsIn(fields.context, () => ({ what: IN_CONTEXT, how: 0.8 })),
    ...hitsIn(fields.customer, () => ({ what: IN_CUSTOMER, how: 0.15 })),
    ...hitsIn(fieldOf('startupName', brief.startupName), () => ({ what: IN_NAME, how: 0.1 })),
  ]
  return { hits, scores: forCustomers(scoresOf(hits, industryOf(brief)), customersIn(fields)) }
}

/** What was learned and what the cues say, together. */
function rankedBy(
  learned: Map<BusinessModel, number>,
  cues: Map<BusinessModel, number>,
  cuesCount: number,
): { model: BusinessModel; share: number }[] {
  const all = [...cues.values()].reduce((sum, score) => sum + score, 0)
  const sums = BUSINESS_MODELS.map((model) => {
    const cue = all > 0 ? (cues.get(model) ?? 0) / all : 0
    return { model, sum: (learned.get(model) ?? 0) + cuesCount * cue }
  })
  const most = Math.max(...sums.map(({ sum }) => sum))
  const powers = sums.map(({ model, sum }) => ({ model, power: Math.exp(sum - most) }))
  const whole = powers.reduce((total, { power }) => total + power, 0)
  return powers.map(({ model, power }) => ({ model, share: power / whole })).sort((a, b) => b.share - a.share)
}

function hitsIn(field: Field, factorAt: (span: Span) => { what: number; how: number }): Hit[] {
  const text = field.plain.slice(0, DEEP)
  const from = (cues: ModelCue[], which: 'what' | 'how') =>
    cues.flatMap(({ model, weight, words }) => {
      // The same word ten times says no more than once.
      let best: Hit | undefined
      for (const match of text.matchAll(words)) {
        const span = { start: match.index, end: match.index + match[0].length }
        const score = weight * factorAt(span)[which]
        if (!best || score > best.score) best = { model, score, evidence: evidenceAt(field, span) }
      }
      return best ? [best] : []
    })
  return [...from(WHAT, 'what'), ...from(HOW, 'how')]
}

function ideaFactor(plain: string, span: Span, { head, sentence }: Offer): { what: number; how: number } {
  const how = 1
  if (span.start >= head.start && span.end <= head.end + 1) {
    // 'a box of craft beer' is a box.
    const isContent = /\sof\s/i.test(plain.slice(head.start, span.start))
    const isHead = !isContent && (span.end >= head.end - 1 || endsPart(plain, span.end))
    return { what: isHead ? AS_HEAD : IN_HEAD, how }
  }
  if (isServed(plain, span) || isPlural(plain, span)) return { what: SERVED, how: 0.6 }
  return { what: span.start < sentence.end ? IN_SENTENCE : LATER, how }
}

/** 'lessons and board hire': the first of two things is as much the offer as the second. */
const endsPart = (plain: string, end: number) => /^\s*(?:and|&|plus|of)\s/i.test(plain.slice(end, end + 6))

/** A founder opens one café; 'cafés' are customers or competitors. */
const isPlural = (plain: string, { start, end }: Span) =>
  /\b(?:caf[eé]s|restaurants|shops|stores|bars|pubs|clinics|hotels|gyms|salons|schools|charities|non-?profits|farms|breweries|bakeries|agencies|festivals|hostels|pharmacies|studios|factories|boutiques|supermarkets|practices|publishers|manufacturers|distilleries|retailers|florists|butchers|grocers|garages)$/iu.test(
    plain.slice(start, end),
  )

const isServed = (plain: string, { start }: Span) =>
  /\b(?:for|helps?|helping|lets|letting|allows?|warns?|serving|to help|tells?|enables?|gives?|by|used by|sold to|sell to|supply|supplies)\s+(?:[\p{L}-]+,? (?:and |or |of )?){0,3}$/iu.test(
    plain.slice(Math.max(0, start - 60), start),
  )

/** Goods for shops are made, not sold to consumers; an agency for consumers is rather a service. */
function forCustomers(
  scores: Map<BusinessModel, number>,
  sells: Understanding['sells']['value'] | undefined,
): Map<BusinessModel, number> {
  const shift = (from: BusinessModel, to: BusinessModel, share: number) => {
    const moved = (scores.get(from) ?? 0) * share
    if (moved === 0) return
    scores.set(from, (scores.get(from) ?? 0) - moved)
    scores.set(to, (scores.get(to) ?? 0) + moved)
  }
  if (sells === 'to-businesses') {
    shift('direct-to-consumer', 'manufacturing', 0.55)
    scores.set('local-shop', (scores.get('local-shop') ?? 0) * 0.5)
  }
  if (sells === 'to-both') shift('direct-to-consumer', 'manufacturing', 0.3)
  if (sells === 'to-consumers') scores.set('manufacturing', (scores.get('manufacturing') ?? 0) * 0.8)
  return scores
}

function scoresOf(hits: Hit[], industry: Industry): Map<BusinessModel, number> {
  const scores = new Map<BusinessModel, number>()
  const add = (model: BusinessModel, score: number) => scores.set(model, (scores.get(model) ?? 0) + score)
  for (const { model, score } of hits) add(model, score)
  for (const [model, score] of PRIORS[industry] ?? []) add(model, score)
  const has = (model: BusinessModel) => scores.get(model) ?? 0
  // A device that reports to a dashboard is one business, not two.
  if (has('hardware-subscription') > 4 && has('software-subscription') > 2)
    add('hardware-subscription', has('software-subscription') * 0.8)
  // An app that keeps a part of each job stands between two sides.
  const isShare = hits.some(
    ({ model, evidence }) => model === 'marketplace' && /%|percent|commission/i.test(evidence.words),
  )
  if (isShare && has('marketplace') >= 3.5 && has('software-subscription') > has('marketplace'))
    add('marketplace', has('software-subscription') * 0.7)
  return scores
}

function distinct(evidence: Evidence[]): Evidence[] {
  const seen = new Set<string>()
  return evidence
    .filter(({ words }) => words !== '' && !seen.has(words.toLowerCase()) && seen.add(words.toLowerCase()))
    .slice(0, 4)
}
