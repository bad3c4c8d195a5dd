// The trade of the client, whose habits count; the form asks for the founder's own.
import type { Industry } from '../../../brief.ts'
import type { Context } from '../../context.ts'
import { INDUSTRY_WAYS, type IndustryWays } from '../industry.ts'

const CLIENTS: [cue: RegExp, industry: Industry][] = [
  [/dent|clinic|physio|doctor|medical|hospital|vet|health|care home|pharmac|therap/i, 'healthcare'],
  [/restaurant|caf[eé]|food|bakery|brewer|drink|catering/i, 'food & beverage'],
  [/hotel|travel|tour|hostel|resort|airline|hospitality/i, 'travel & hospitality'],
  [/school|universit|teacher|college|kindergarten|nurser/i, 'education'],
  [/online (?:shop|store|seller|brand)|e-?commerce|shopify|webshop/i, 'e-commerce'],
  [/shop|retail|boutique/i, 'retail'],
  [/estate|landlord|property|letting|housing|developer of/i, 'real estate'],
  [/gym|fitness|yoga|wellness|spa\b/i, 'fitness & wellness'],
  [/film|music|theatre|games?\b|festival|artist|streaming|broadcast/i, 'entertainment'],
  [/bank|insur|fund|fintech|credit|broker/i, 'finance'],
  [/tech|software|start-?ups?|saas|engineering|remote (?:team|compan)|app\b/i, 'technology'],
  [/agenc|marketing|brand/i, 'marketing'],
  [/law firm|lawyer|consult|adviser|accountant|managing director|ceo|mid-?size/i, 'consulting'],
]

/** Trades that sell to firms of any other: the form then tells about the founder and nothing about the client. */
const SELLERS: Industry[] = ['marketing', 'consulting', 'finance', 'technology']

export function waysOf({ u }: Context): IndustryWays {
  const spoken = `${u.buyer.value} ${u.user.value}`
  const named = CLIENTS.find(([cue]) => cue.test(spoken))?.[1]
  return INDUSTRY_WAYS[named ?? (SELLERS.includes(u.industry.value) ? 'other' : u.industry.value)]
}
