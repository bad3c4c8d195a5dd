// The sections of a composed plan, in their order. Tables are the plan's own; the sentences around them are plain.
import { type Block, heading, paragraph, paragraphs, type Section } from '../plan/kit/section.ts'
import type { Texts } from '../plan/model.ts'
import { capital } from '../plan/names.ts'
import { modelSection } from '../plan/sections/business-model.ts'
import { goToMarketSection } from '../plan/sections/go-to-market.ts'
import { competitionSection, marketSection } from '../plan/sections/market.ts'
import { architectureSection, pricingSection, productSection } from '../plan/sections/offer.ts'
import { ninetyDaysSection } from '../plan/sections/risks.ts'
import { checkedBlocks } from './checked.ts'
import type { Composer } from './composer.ts'
import { evidenceProse } from './evidence.ts'
import { withExpertPoints } from './expert-points.ts'
import { financeSection, fundingSection, scenariosSection } from './figures-sections.ts'
import { withHeadline } from './headlines.ts'
import { operationsSection } from './operations.ts'
import { risksSection } from './risks.ts'
import { summarySection } from './summary.ts'

/** What a shop or a workshop runs on is no architecture. */
const systemsTitle = ({ trade }: Composer) =>
  trade.own && trade.build.is === 'tool' ? 'Tools and systems' : 'Technical architecture'

export function bodyOf(composer: Composer, texts: Texts): Section[] {
  const { context, results } = composer
  return [
    problemSection(composer, texts),
    solutionSection(texts),
    marketSection(context, texts.market),
    competitionSection(context, texts.competition),
    productSection(context, texts.product),
    modelSection(results, texts.model),
    pricingSection(context, texts.pricing),
    goToMarketSection(context, texts.goToMarket),
    architectureSection(systemsTitle(composer), texts.architecture),
    operationsSection(composer, texts.operations),
    financeSection(composer),
    scenariosSection(composer, texts.scenarios.ending),
    fundingSection(composer, texts.funding),
    risksSection(composer, texts.risks),
    ninetyDaysSection(results, texts.ninetyDays),
  ].map((section) => withHeadline(composer, texts, withExpertPoints(composer, section)))
}

/** The founder's arithmetic and questions stand on the first text page. */
export function frontOf(composer: Composer, texts: Texts): Section {
  return withHeadline(composer, texts, summarySection(composer, texts.summary, checkedBlocks(composer)))
}

function problemSection(composer: Composer, { problem }: Texts): Section {
  return {
    id: 'problem',
    title: 'Problem and who has it',
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

function solutionSection({ solution }: Texts): Section {
  return {
    id: 'solution',
    title: 'Solution and why now',
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
