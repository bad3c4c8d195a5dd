// From what was understood to a plan: the money first, then the sections, then the summary, then the gate.
import type { Brief } from '../brief.ts'
import type { Knowledge } from '../knowledge/knowledge.ts'
import type { Understanding } from '../understand/understanding.ts'
import { withClaim } from './claims/claims.ts'
import { assumptionsClaim } from './claims/doubt.ts'
import { type Context, createContext } from './context.ts'
import { financed } from './drivers/funding.ts'
import { type Fault, faultsOf, unusedDrivers } from './gate/gate.ts'
import { collectMarks } from './kit/marks.ts'
import { cite, say } from './kit/prose.ts'
import { words } from './kit/quantity.ts'
import { type Block, paragraph, type Section } from './kit/section.ts'
import { withCapitals } from './kit/sentence-case.ts'
import type { Model, Texts } from './models/playbook.ts'
import { PLAYBOOKS } from './models/playbooks.ts'
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
}

export interface Drafted {
  context: Context
  results: Results
  texts: Texts
  sections: Section[]
}

export interface PlanInput {
  brief: Brief
  u: Understanding
  knowledge: Knowledge
  /** Values for assumptions, by id. */
  proposed?: ReadonlyMap<string, number>
}

export function openPlan({ brief, u, knowledge, proposed }: PlanInput, draft = 0): Opened {
  const context = createContext(u, knowledge, { brief, draft, ...(proposed && { proposed }) })
  return { context, model: PLAYBOOKS[u.model.value](context) }
}

const DRAFTS = 6

/** The first choice of words without a fault; where every one has some, the one with the least. */
export function draftPlan(input: PlanInput, opened: Opened = openPlan(input)): Drafted {
  let best: { plan: Drafted; weight: number } | undefined
  for (let draft = 0; draft < DRAFTS; draft++) {
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

function draftOnce({ context, model }: Opened): Drafted {
  const results = computeResults(context, model)
  const texts = model.texts(results)
  return { context, results, texts, sections: withFrame(results, texts, bodyOf(results, texts)) }
}

function computeResults(context: Context, { drivers, financedBy, unitOptions }: Model): Results {
  return resultsOf(context, financed(context, drivers, financedBy), unitOptions)
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
  const sections = [summarySection(results, texts.summary), ...told].map((section) =>
    withClaim({ context, results, texts }, withCapitals(section)),
  )
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
