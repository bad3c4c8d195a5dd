// Which theme a brief belongs to: by its words, and where these say nothing, by industry.
import type { Industry } from '../../brief-words.ts'
import type { Understanding } from '../../read/understanding.ts'
import { withoutAccents } from '../words/phrases.ts'
import { FOOD_AND_LAND } from './food-and-land.ts'
import { PEOPLE_AND_HOMES } from './people-and-homes.ts'
import type { Theme } from './theme.ts'
import { WORK_AND_IDEAS } from './work-and-ideas.ts'

export const THEMES: readonly Theme[] = [...FOOD_AND_LAND, ...PEOPLE_AND_HOMES, ...WORK_AND_IDEAS]

const BY_INDUSTRY: Record<Industry, string> = {
  technology: 'code',
  healthcare: 'clinic',
  finance: 'ledger',
  education: 'learning',
  'e-commerce': 'road',
  retail: 'celebration',
  'food & beverage': 'kitchen',
  'travel & hospitality': 'travel',
  'real estate': 'property',
  entertainment: 'stage',
  marketing: 'poster',
  consulting: 'law',
  'fitness & wellness': 'sport',
  other: 'hands',
}

/** Words every second brief uses: they decide only where no other theme speaks. */
const COMMON = new Set(['code', 'hands', 'household', 'instrument', 'road', 'poster'])

export function themeOf(u: Understanding): Theme {
  const said: [text: string, weight: number][] = [
    // The words of a trade stand in where the founder's give no clean phrase. They say nothing about this business.
    [u.offer.evidence.length > 0 ? u.offer.value : '', 4],
    [u.parts.map(({ value }) => value).join(', '), 2],
    [u.problem.basis === 'said' ? u.problem.value : '', 2],
    [u.outcome.basis === 'said' ? u.outcome.value : '', 2],
    [u.buyer.value, 2],
    [u.terms.join(' '), 1],
    [u.name, 1],
  ]
  const byIndustry = BY_INDUSTRY[u.industry.value]
  const plain = said.map(([text, weight]) => [withoutAccents(text.toLowerCase()), weight] as const)
  let best = THEMES.find(({ id }) => id === byIndustry) as Theme
  let most = 0
  for (const theme of THEMES) {
    const cue = new RegExp(theme.cues.source, 'gi')
    const words = plain.reduce((sum, [text, weight]) => sum + weight * new Set(text.match(cue)).size, 0)
    const score = words * (COMMON.has(theme.id) ? 0.55 : 1) + (words > 0 && theme.id === byIndustry ? 2 : 0)
    if (score > most) [best, most] = [theme, score]
  }
  return best
}
