// Sources of logos for tests: a brief understood, with an identity that holds no more than the drawings ask for.
import { type Brief, briefSchema } from '../../../brief.ts'
import type { Outlines } from '../../../fonts/outlines.ts'
import { seedOf } from '../../../plan/kit/variety.ts'
import { understand } from '../../../testing/understood.ts'
import type { Identity } from '../../brand.ts'
import type { LogoSource } from '../source.ts'

export function sourceOf(brief: Brief): LogoSource {
  const u = understand(brief)
  const seed = seedOf(`${brief.startupName}\n${brief.businessIdea}`)
  return {
    u,
    seed,
    identity: { name: u.name, founder: u.founder, seed } as Identity,
    outlines: {} as Outlines,
  }
}

export const sourceFor = (startupName: string, businessIdea: string, industry = 'other'): LogoSource =>
  sourceOf(briefSchema.parse({ startupName, businessIdea, industry }))

/** The same business under another name, without understanding its idea again. */
export function renamed(source: LogoSource, name: string): LogoSource {
  const seed = seedOf(`${name}\n${source.u.offer.value}`)
  return { ...source, seed, u: { ...source.u, name }, identity: { ...source.identity, name, seed } }
}
