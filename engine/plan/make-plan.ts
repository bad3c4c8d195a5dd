// From what was understood to a plan: the money first, then the sections, then the summary, then the gate.
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
import { type Block, paragraph, type Section } from './kit/section.ts'
import { withCapitals } from './kit/sentence-case.ts'
import type { MilestoneData } from './milestone-data.ts'
import { withMilestones } from './milestone-texts.ts'
import { milestonesOf } from './milestones.ts'
import type { Model, Texts } from './models/playbook.ts'
import { PLAYBOOKS } from './models/playbooks.ts'
import { driversOf, openContext, type PlanInput } from './open-plan.ts'
import { type Results, resultsOf } from './results.ts'
import { assumptionsSection } from './sections/assumptions.ts'
import { modelSection } from './sections/business-model.ts'
import { problemSection, solutionSection } from './sections/customers.ts'
import { financeSection } from './sections/finance.ts'
import { fundingSection } from './sections/funding.ts'
import { goToMarketSection } from './sections/go-to-market.ts'
import { competitionSection, marketSection } from './sections/market.ts'
import { architectureSection, pricingSection, productSection } from './sections/offer.ts'
import { operationsSection } from './sections/operations.ts'
import { questionTable } from './sections/questions.ts'
import { ninetyDaysSection, risksSection } from './sections/risks.ts'
import { scenariosSection } from './sections/scenarios.ts'
import { isThin, summarySection } from './sections/summary.ts'

/** A plan before anything is computed: what is known, and what drives the money. */
export interface Opened {
  context: Context
  model: Model
  /** What the model is made from, where the plan is composed. */
  case?: Case
}

export interface Drafted {
  context: Context
  results: Results
  /** As the playbook wrote them. */
  own: Texts
  /** With what the founder made of the milestones. */
  texts: Texts
  /** The plan's own: what the founder made of them is kept with the map, which can go back to these. */
  milestones: MilestoneData
  sections: Section[]
  /** Of a composed plan. */
  case?: Case
}

export function openPlan(input: PlanInput, draft = 0): Opened {
  const context = openContext(input, draft)
  const { source } = input
  if (!source) return { context, model: PLAYBOOKS[context.u.model.value](context) }
  const one = caseOfPlan(context, source)
  return { context, model: tradeModel(one, context, source.secondNames), case: one }
}

const DRAFTS = 6

/** The first choice of words without a fault; where every one has some, the one with the least. */
export function draftPlan(input: PlanInput, opened: Opened = openPlan(input)): Drafted {
  let best: { plan: Drafted; weight: number } | undefined
  // A composed plan has one way to say a thing.
  const drafts = input.source ? 1 : DRAFTS
  for (let draft = 0; draft < drafts; draft++) {
    const plan = draftOnce(draft === 0 ? opened : openPlan(input, draft))
    const weight = faultsIn(plan.context, plan.sections).reduce(
      (sum, fault) => sum + (fault.isMinor ? 1 : 100),
      0,
    )
    if (!best || weight < best.weight) best = { plan, weight }
    if (weight === 0) break
  }
  return (best as NonNullable<typeof best>).plan
}

/** What the gate says of these sections as the plan of this brief. */
export function faultsIn({ u, names }: Context, sections: Section[]): Fault[] {
  const mustSay = [names.buyers.words, names.offer.words].filter((phrase) => /\p{L}/u.test(phrase))
  return faultsOf({ name: u.name, mustSay, facts: u.facts, sections })
}

function draftOnce({ context, model, case: one }: Opened): Drafted {
  const results = resultsOf(context, driversOf(context, model), model.unitOptions)
  const own = withSetPrices(context, model.texts(results))
  const ownMilestones = milestonesOf({ context, results, texts: own })
  const texts = withMilestones(context, own, ownMilestones)
  return {
    context,
    results,
    own,
    texts,
    milestones: ownMilestones,
    ...(one && { case: one }),
    sections: model.sections
      ? withFrame(results, texts, model.sections(results, texts))
      : withFrame(results, texts, [summarySection(results, texts.summary), ...bodyOf(results, texts)]),
  }
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

function bodyOf(results: Results, texts: Texts): Section[] {
  const { context } = results
  return [
    problemSection(context, texts.problem),
    solutionSection(context, texts.solution),
    marketSection(context, texts.market),
    competitionSection(context, texts.competition),
    productSection(context, texts.product),
    modelSection(results, texts.model),
    pricingSection(context, texts.pricing),
    goToMarketSection(context, texts.goToMarket),
    architectureSection(context, texts.architecture),
    operationsSection(context, texts.operations),
    financeSection(results, texts.finance.more),
    scenariosSection(results, texts.scenarios.ending),
    fundingSection(results, texts.funding.ending, texts.funding.more),
    risksSection(results, texts.risks),
    ninetyDaysSection(results, texts.ninetyDays),
  ]
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
  const questions: Block[] = isThin(context) ? [] : questionTable(results)
  const claim = assumptionsClaim({ context }, collectMarks(others, context.known()))
  return [...others, { ...assumptionsSection(others, context.known(), questions), claim }]
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
