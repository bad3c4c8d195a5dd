// Every page of a typeset plan opens with a claim. Written after everything else is computed and said.
import type { Prose } from '../kit/prose.ts'
import type { Section, SectionId } from '../kit/section.ts'
import { ninetyDaysClaim, risksClaim } from './doubt.ts'
import { problemClaim, solutionClaim, summaryClaim } from './front.ts'
import type { Ground } from './ground.ts'
import { competitionClaim, goToMarketClaim, marketClaim } from './market.ts'
import { financeClaim, fundingClaim, modelClaim, scenariosClaim } from './money.ts'
import { architectureClaim, operationsClaim, pricingClaim, productClaim } from './offer.ts'

/** The list of assumptions gets its claim when it is made. */
const CLAIMS: Record<Exclude<SectionId, 'assumptions'>, (ground: Ground) => Prose> = {
  summary: summaryClaim,
  problem: problemClaim,
  solution: solutionClaim,
  market: marketClaim,
  competition: competitionClaim,
  product: productClaim,
  model: modelClaim,
  pricing: pricingClaim,
  'go-to-market': goToMarketClaim,
  architecture: architectureClaim,
  operations: operationsClaim,
  finance: financeClaim,
  scenarios: scenariosClaim,
  funding: fundingClaim,
  risks: risksClaim,
  'ninety-days': ninetyDaysClaim,
}

/** A section may bring its own. */
export function withClaim(ground: Ground, section: Section): Section {
  return section.id === 'assumptions' || section.claim
    ? section
    : { ...section, claim: CLAIMS[section.id](ground) }
}
