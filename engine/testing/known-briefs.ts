// Briefs of our own invention, a line each: kind | name | idea | customer | industry | context.
import { readFileSync } from 'node:fs'
import { type Brief, briefSchema } from '../brief.ts'

interface KnownBrief {
  /** How people would sort it: 'local-shop', 'agency'. */
  kind: string
  brief: Brief
}

function briefsIn(file: string): KnownBrief[] {
  const text = readFileSync(new URL(`briefs/${file}.txt`, import.meta.url), 'utf8')
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [kind = '', startupName, businessIdea, targetCustomer, industry, additionalContext] =
        line.split('|')
      const fields = { startupName, businessIdea, targetCustomer, industry, additionalContext }
      return { kind, brief: briefSchema.parse(fields) }
    })
}

/** Sixty of all kinds, with figures. */
export const FAMILIAR_BRIEFS: KnownBrief[] = briefsIn('familiar')

/** Ninety more, among them strange ones. */
export const otherBriefs = (): Brief[] => briefsIn('other').map(({ brief }) => brief)

/** Two hundred of a line or two. */
export const shortBriefs = (): Brief[] => briefsIn('short').map(({ brief }) => brief)

/** The first of each kind. */
export const BRIEF_OF_KIND: ReadonlyMap<string, Brief> = new Map(
  FAMILIAR_BRIEFS.toReversed().map(({ kind, brief }) => [kind, brief]),
)
