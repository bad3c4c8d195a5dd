// The sections of a composed plan, in their order. Tables are the plan's own; the sentences around them are plain.
import { type Prose, say } from '../plan/kit/prose.ts'
import { words } from '../plan/kit/quantity.ts'
import { type Block, heading, paragraph, paragraphs, type Section } from '../plan/kit/section.ts'
import type { Texts } from '../plan/models/playbook.ts'
import { capital } from '../plan/names.ts'
import { modelSection } from '../plan/sections/business-model.ts'
import { goToMarketSection } from '../plan/sections/go-to-market.ts'
import { competitionSection, marketSection } from '../plan/sections/market.ts'
import { architectureSection, pricingSection, productSection } from '../plan/sections/offer.ts'
import { ninetyDaysSection } from '../plan/sections/risks.ts'
import type { Role } from '../read/reading.ts'
import { checkedBlocks } from './checked.ts'
import { claimOf } from './claims.ts'
import type { Composer } from './composer.ts'
import { financeSection, fundingSection, scenariosSection } from './figures-sections.ts'
import { operationsSection } from './operations.ts'
import { risksSection } from './risks.ts'
import { summarySection } from './summary.ts'

export function bodyOf(composer: Composer, texts: Texts): Section[] {
  const { context, results } = composer
  return [
    problemSection(composer, texts),
    solutionSection(composer, texts),
    marketSection(context, texts.market),
    competitionSection(context, texts.competition),
    productSection(context, texts.product),
    modelSection(results, texts.model),
    pricingSection(context, texts.pricing),
    goToMarketSection(context, texts.goToMarket),
    { ...architectureSection(context, texts.architecture), claim: claimOf(composer, 'architecture') },
    operationsSection(composer, texts.operations),
    financeSection(composer),
    scenariosSection(composer, texts.scenarios.ending),
    fundingSection(composer, texts.funding),
    risksSection(composer, texts.risks),
    ninetyDaysSection(results, texts.ninetyDays),
  ]
}

/** The founder's arithmetic and questions stand on the first text page. */
export function frontOf(composer: Composer, texts: Texts): Section {
  return summarySection(composer, texts.summary, checkedBlocks(composer))
}

function problemSection(composer: Composer, { problem }: Texts): Section {
  return {
    id: 'problem',
    title: 'Problem and who has it',
    claim: claimOf(composer, 'problem'),
    blocks: [
      ...paragraphs(problem.paragraphs),
      ...problem.groups.map(
        ({ who, why }): Block => ({ kind: 'point', headline: `${capital(who)}.`, prose: why }),
      ),
      paragraph(problem.nothing),
      paragraph(evidenceProse(composer)),
      { kind: 'ending', ...problem.ending },
    ],
  }
}

const PROOFS: [Role, string][] = [
  ['customers-paying', 'paying customers'],
  ['revenue-actual', 'revenue'],
  ['units-sold', 'sold'],
  ['customers-trial', 'in use without pay'],
  ['interest-shown', 'interest'],
  ['conversion', 'measured'],
]
const PAID: Role[] = ['customers-paying', 'revenue-actual', 'units-sold']
const MOST_PROOFS = 3

/** What has been shown already, in the founder's words. */
function evidenceProse({ one }: Composer): Prose {
  const pastFigures = one.reading.ledger.filter(
    ({ used, status }) => used && (status === 'actual' || status === 'past'),
  )
  const proofs = PROOFS.flatMap(([role, kind]) => {
    const entry = pastFigures.find((figure) => figure.role === role)
    return entry ? [`${kind}, ‘${entry.quote.replace(/[.,;:]+$/, '')}’`] : []
  }).slice(0, MOST_PROOFS)
  if (proofs.length === 0)
    return say`The brief names nobody who has paid yet. Treat this section as a guess until the test below.`
  const list = words(proofs.join('; '))
  return pastFigures.some(({ role }) => PAID.includes(role))
    ? say`The brief reports: ${list}. People pay, so the need is real. How many come back is the next thing to count.`
    : say`The brief reports: ${list}. That is interest, and nobody has paid yet. The test below asks for money.`
}

function solutionSection(composer: Composer, { solution }: Texts): Section {
  return {
    id: 'solution',
    title: 'Solution and why now',
    claim: claimOf(composer, 'solution'),
    blocks: [
      paragraph(solution.promise),
      { kind: 'list', items: solution.paragraphs },
      heading('Why now'),
      { kind: 'list', items: solution.whyNow },
      heading('What speaks against it'),
      paragraph(solution.against),
      { kind: 'ending', ...solution.ending },
    ],
  }
}
