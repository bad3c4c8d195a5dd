// Every page of a typeset plan opens with a claim. Where the composer has no headline of its own, the figures give one.
import type { Prose } from '../kit/prose.ts'
import type { Section, SectionId } from '../kit/section.ts'
import { ninetyDaysClaim } from './doubt.ts'
import type { Ground } from './ground.ts'
import { marketClaim } from './market.ts'
import { fundingClaim, modelClaim, scenariosClaim } from './money.ts'

/** The list of assumptions gets its claim when it is made. */
const CLAIMS: Partial<Record<SectionId, (ground: Ground) => Prose>> = {
  market: marketClaim,
  model: modelClaim,
  scenarios: scenariosClaim,
  funding: fundingClaim,
  'ninety-days': ninetyDaysClaim,
}

export function withClaim(ground: Ground, section: Section): Section {
  const claim = section.claim ?? CLAIMS[section.id]?.(ground)
  return claim ? { ...section, claim } : section
}
