// From what a case is made from to a plan: the money first, then the sections, then the gate.
import type { Case } from '../case/case.ts'
import { caseOfPlan } from '../compose/case-of-plan.ts'
import { tradeModel } from '../compose/trade-model.ts'
import { withClaim } from './claims/claims.ts'
import { assumptionsClaim } from './claims/doubt.ts'
import type { Context } from './context.ts'
import { type Fault, faultsOf, unusedDrivers } from './gate/gate.ts'
import { collectMarks } from './kit/marks.ts'
import { cite, say } from './kit/prose.ts'
import { isSet, words } from './kit/quantity.ts'
import { paragraph, type Section } from './kit/section.ts'
import { withCapitals } from './kit/sentence-case.ts'
import type { MilestoneData } from './milestone-data.ts'
import { withMilestones } from './milestone-texts.ts'
import { milestonesOf } from './milestones.ts'
import type { Model, Texts } from './model.ts'
import { driversOf, openContext, type PlanInput } from './open-plan.ts'
import { type Results, resultsOf } from './results.ts'
import { assumptionsSection } from './sections/assumptions.ts'

/** A plan before anything is computed: what is known, and what drives the money. */
export interface Opened {
  context: Context
  model: Model
  /** What the model is made from. */
  case: Case
}

export interface Drafted {
  context: Context
  results: Results
  /** As the composer wrote them. */
  own: Texts
  /** With what the founder made of the milestones. */
  texts: Texts
  /** The plan's own: what the founder made of them is kept with the map, which can go back to these. */
  milestones: MilestoneData
  sections: Section[]
  case: Case
}

export function openPlan(input: PlanInput): Opened {
  const { source } = input
  const context = openContext(input)
  const one = caseOfPlan(context, source)
  return { context, model: tradeModel(one, context, source.secondNames), case: one }
}

/**
 * What the gate says of these sections as the plan of this brief. Who writes for one founder alone says who buys what in words of their
 * own; sentences that are composed have to hold the phrases of the reading.
 */
export function faultsIn(
  { context: { u, names }, case: one }: Pick<Drafted, 'context' | 'case'>,
  sections: Section[],
): Fault[] {
  const phrases = one.trade.own ? [] : [names.buyers.words, names.offer.words]
  const mustSay = phrases.filter((phrase) => /\p{L}/u.test(phrase))
  return faultsOf({ name: u.name, mustSay, facts: u.facts, sections })
}

export function draftPlan(input: PlanInput, opened: Opened = openPlan(input)): Drafted {
  const { context, model, case: one } = opened
  const results = resultsOf(context, driversOf(context, model), model.unitOptions)
  const own = withSetPrices(context, model.texts(results))
  const milestones = milestonesOf({ context, results, texts: own })
  const texts = withMilestones(context, own, milestones)
  const sections = withFrame(results, texts, model.sections(results, texts))
  return { context, results, own, texts, milestones, case: one, sections }
}

/** A price that the founder set has no other reason than that. */
function withSetPrices({ names: { founder } }: Context, texts: Texts): Texts {
  const rows = texts.pricing.rows.map((row) => {
    if (!isSet(row.price)) return row
    const { basis } = row.price
    const before = basis.kind === 'set' ? say`; it was ${words(basis.was)} before` : say``
    return { ...row, why: say`set by ${founder}${before}` }
  })
  return { ...texts, pricing: { ...texts.pricing, rows } }
}

/** The summary is written last and read first; what the plan rests on comes at the end. */
function withFrame(results: Results, texts: Texts, body: Section[]): Section[] {
  const { context } = results
  const told = body.map((section) => withUnused(context, section, body))
  for (const { kind } of context.u.facts) context.allSaid(kind)
  const sections = told.map((section) => withClaim({ context, results, texts }, withCapitals(section)))
  return withAssumptions(results, sections)
}

/** Made anew whenever the other sections change: its marks are numbered as a reader meets them there. */
export function withAssumptions(results: Results, sections: Section[]): Section[] {
  const { context } = results
  const others = sections.filter(({ id }) => id !== 'assumptions')
  const claim = assumptionsClaim({ context }, collectMarks(others, context.known()))
  return [...others, { ...assumptionsSection(others, context.known(), context.pages), claim }]
}

/** A figure of the founder's for which this kind of business has no place is said plainly, and not dropped. */
function withUnused({ u, choose, allSaid }: Context, section: Section, body: Section[]): Section {
  const unused = section.id === 'finance' ? unusedDrivers(u.facts, body) : []
  if (unused.length === 0) return section
  const said = unused.map(({ id, kind }) => {
    const quantity = allSaid(kind).find((one) => one.id === `fact-${id}`)
    return quantity && say`${words((quantity.label ?? '').toLowerCase())} ${cite(quantity)}`
  })
  const list = said.filter((one) => one !== undefined).reduce((all, one) => say`${all}, ${one}`)
  const prose = choose('unused', [
    say`Also in the brief, and no driver of this model: ${list}. Whoever knows where it belongs can say so, and the plan is computed anew.`,
    say`One more thing the brief says and these tables do not use: ${list}. It stands here so that nobody has to look for it.`,
  ])
  const blocks = [...section.blocks.slice(0, -1), paragraph(prose), ...section.blocks.slice(-1)]
  return { ...section, blocks }
}
