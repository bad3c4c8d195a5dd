// What the features stand on, by the case: the trade's words for customer and sale, its records and its rules about data.
import type { Case } from '../../case/case.ts'
import { rulesAt } from '../../compose/rules.ts'
import { isFree, isPlainWord, type Noun, noun } from '../nouns/noun.ts'
import type { Nouns } from '../nouns/nouns.ts'
import type { BuildSpec } from '../spec.ts'

const GOODS = new Set(['product-sale', 'rental', 'marketplace'])

/** The founder's and the trade's nouns in the place of those that were guessed from single words. */
export function caseNouns({ trade, numbers }: Case, guessed: Nouns): Nouns {
  const [customer, sale] = [ownNoun(trade.words.customer), ownNoun(trade.words.sale)]
  const isGoods = GOODS.has(trade.earns[0]?.mechanism ?? '')
  const hours = numbers.has('visit-hours') ? numbers.value('visit-hours') : undefined
  return {
    ...guessed,
    ...(customer && { customer }),
    ...(sale && (isGoods ? { thing: sale } : { work: sale })),
    ...(hours && { workMinutes: Math.max(15, Math.round((hours * 60) / 15) * 15) }),
    // One word cannot name both a table of what is worked on and another.
    ...(isTaken(guessed) && { core: noun('entry') }),
    provider: guessed.provider.one === 'staff member' ? noun('worker') : guessed.provider,
  }
}

const isTaken = ({ core, group, document, matter, device, task }: Nouns): boolean =>
  [group, document, matter, device, task].some(({ table }) => table === core.table)

/** Undefined where a table of ours has the name already. */
function ownNoun([one, many]: [string, string]): Noun | undefined {
  const own = noun(one, many)
  return one.split(' ').every(isPlainWord) && isFree(own) ? own : undefined
}

const ABOUT_DATA = /\b(?:GDPR|data protection|privacy|personal data|data breach|COPPA|HIPAA|CCPA)\b/i
const MOST_LAWS = 3

/** Rules about data are for whoever builds; the others are for whoever runs the business. */
export const dataRules = (one: Case): BuildSpec['rules'] =>
  rulesAt(one, true)
    .filter(({ what }) => ABOUT_DATA.test(what))
    .slice(0, MOST_LAWS)
    .map(({ what, first }) => ({ topic: 'Law on data', rule: `${what} ${first}` }))
