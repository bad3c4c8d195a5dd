// Words for firms and words for people.
import type { Understanding } from './understanding.ts'

const BUSINESS =
  /\b(?:farms?|tradespeople|tradesmen|plumbers|electricians|carpenters|roofers|mechanics|farmers|growers|traders|beekeepers|ranchers|fishermen|fishers|practices|clinics|compan(?:y|ies)|firms?|businesses|enterprises?|teams?|restaurants?|caf[eé]s|hotels?|shops|stores|retailers?|brands?|agencies|landlords|property managers|schools|universit(?:y|ies)|colleges|hospitals|smes?|smbs?|start-?ups|municipalit(?:y|ies)|councils?|governments?|agencies|non-?profits|charities|manufacturers|factories|wholesalers|distributors|contractors|builders|law firms|lawyers|accountants|dentists|doctors|physicians|therapists|salons|gyms|studios|warehouses|carriers|hauliers|truckers|fleets?|freelancers|consultants|recruiters|hr (?:teams|managers|departments)|managers|founders|merchants|sellers|vendors|suppliers|banks|insurers|breweries|bakeries|bars|pubs|wineries|marketers|creators|e-?commerce|offices|employers|organi[sz]ations|departments|operators|airlines|labs|laborator(?:y|ies)|pharmacies|b2b|corporates?|institutions|publishers|designers|architects|realtors|brokers|nurseries|facilities|plants|utilities|unternehmen|empresas|entreprises|企业|公司|شركات|installers|grocers|chefs|venues|theatres|museums|trainers|coaches|vets|florists|butchers|bakers|attorneys|surveyors|opticians|caterers|roasters|producers|shippers|cooperatives|associations|galleries|executives|directors|(?:caf[eé]|shop|restaurant|business|salon|bar|gym|hotel|store|company|farm|clinic|studio|fleet|property|site|practice) (?:owners|leaders)|leaders|investors|reporters|midwives|funds|clubs|churches|lodges|campsites|dealers|dealerships|garages|workshops|authorities|providers|resellers|importers|exporters|packers|mills|quarries|ports)\b/iu
const CONSUMER =
  /\b(?:famil(?:y|ies)|wom[ae]n|m[ae]n|people|students?|parents?|mothers|moms|mums|dads|kids|children|teens?|teenagers|couples|brides|grooms|seniors|retirees|elderly|adults|housemates|roommates|tourists|travell?ers|visitors|locals|residents|neighbou?rs|home-?owners|renters|tenants|drivers|commuters|(?:dog|cat|pet|car|home|horse|bike|plant|boat) owners|gamers|players|runners|cyclists|athletes|hikers|climbers|surfers|readers|fans|lovers|enthusiasts|hobbyists|shoppers|consumers|professionals|workers|households|individuals|millennials|gen ?z|expats|immigrants|migrants|refugees|patients|beginners|learners|collectors|vegans?|foodies|drinkers|musicians|artists|job ?seekers|graduates|everyone|anyone|guests|babies|toddlers|girls|boys|believers|campers|gardeners|diabetics|nurses|teachers|members|b2c|persons|carers|caregivers|grandparents|singles|donors|(?:gift|home|first-time|vintage|online) buyers|buyers of|riders|youth|speakers|backpackers|newlyweds|knitters|makers|passengers|bikers|cooks|sewers|anglers|dancers|skiers|swimmers|divers|eaters|newcomers|survivors|veterans|clubbers|savers|taxpayers|citizens|villagers|infants|hobby [\p{L}-]+|amateur [\p{L}-]+|home (?:cooks|bakers|brewers|growers|sellers|buyers)|(?:house|property|car|flat) (?:sellers|buyers)|pupils|holidaymakers|familias|familien|mujeres|jóvenes|estudiantes|frauen|studenten|studierende|家庭|学生|年轻人|女性|居民|عائلات|العائلات|الطلاب|النساء|طلاب)\b/iu

/** A word for people or firms, where a verb might look the same: 'nurses', 'employers'. */
export const isSomebody = (word: string): boolean => CONSUMER.test(word) || BUSINESS.test(word)

const WORD_EDGE = (pattern: RegExp) =>
  new RegExp(
    pattern.source.replace(/\\b/g, (_, at: number) => (at === 0 ? '(?<![\\p{L}])' : '(?![\\p{L}])')),
    'giu',
  )
const BUSINESS_ALL = WORD_EDGE(BUSINESS)
const CONSUMER_ALL = WORD_EDGE(CONSUMER)

/** 'dog owners' are people though 'owners' might run a firm; 'teachers' are people, 'schools' are not. */
export function kindOf(text: string): Understanding['sells']['value'] | undefined {
  const head = text.split(/\b(?:who|that|with|in|looking|wanting|trying|of)\b/i)[0] ?? text
  const firms = [...head.matchAll(BUSINESS_ALL)]
  const persons = [...head.matchAll(CONSUMER_ALL)]
  if (firms.length > 0 && persons.length > 0) {
    // 'office workers', 'school children', 'restaurant lovers': the last noun of a group is what they are.
    const groups = head.split(/,|\band\b|\bor\b|&|\//i)
    const kinds = new Set(groups.flatMap((group) => lastKind(group) ?? []))
    return kinds.size === 2 ? 'to-both' : [...kinds][0]
  }
  if (firms.length > 0) return 'to-businesses'
  return persons.length > 0 ? 'to-consumers' : undefined
}

function lastKind(group: string): 'to-businesses' | 'to-consumers' | undefined {
  const firm = lastOf(group, BUSINESS_ALL)
  const person = lastOf(group, CONSUMER_ALL)
  // 'home sellers' says more than 'sellers': where both end on the same word, the longer one knows.
  if (firm.end === person.end)
    return firm.start === person.start
      ? undefined
      : firm.start < person.start
        ? 'to-businesses'
        : 'to-consumers'
  return firm.end > person.end ? 'to-businesses' : 'to-consumers'
}

function lastOf(group: string, words: RegExp): { start: number; end: number } {
  const match = [...group.matchAll(words)].at(-1)
  return match ? { start: match.index, end: match.index + match[0].length } : { start: -1, end: -1 }
}
