// When a sentence of a trade holds: a variant, the stage, what the founder said, a comparison of two numbers.
import type { When } from '../trades/schema.ts'
import type { CaseNumber, Numbers } from './numbers.ts'

export interface Circumstances {
  variants: readonly string[]
  stage: 'starting' | 'trial' | 'running'
  sellsTo: 'firms' | 'people' | 'both'
  /** Results of the plan join the numbers once it is computed. */
  numbers: Pick<Numbers, 'has' | 'get' | 'dollars'>
}

const COMPARISON = /^([a-z][a-z0-9-]*) ([<>]) (\S+)$/
const SAID = /^(un)?said (\S+)$/

/** True of a sentence without a condition. A number that is not known makes its term false. */
export function holds(when: When | undefined, circumstances: Circumstances): boolean {
  if (when === undefined) return true
  return [when].flat().every((term) => term.split(' or ').some((one) => isTrue(one.trim(), circumstances)))
}

function isTrue(term: string, circumstances: Circumstances): boolean {
  const { variants, stage, sellsTo, numbers } = circumstances
  if (term.startsWith('not ')) return !isTrue(term.slice(4), circumstances)
  if (term === 'starting') return stage !== 'running'
  if (term === 'trial' || term === 'running') return stage === term
  if (term === 'sells to firms') return sellsTo !== 'people'
  if (term === 'sells to people') return sellsTo !== 'firms'
  const [, isUnsaid, said] = SAID.exec(term) ?? []
  if (said) return isSaid(said, numbers) !== (isUnsaid !== undefined)
  const [, id, sign, other] = COMPARISON.exec(term) ?? []
  if (id && sign && other) return compare(id, sign, other, numbers)
  return variants.includes(term)
}

const isSaid = (id: string, { has, get }: Circumstances['numbers']) => has(id) && get(id).basis === 'founder'

function compare(id: string, sign: string, other: string, numbers: Circumstances['numbers']): boolean {
  if (!numbers.has(id)) return false
  const number = numbers.get(id)
  const limit = limitOf(number, other, numbers)
  if (limit === undefined) return false
  return sign === '<' ? number.value < limit : number.value > limit
}

/** Of its own range, a constant (in US dollars where the number is money), or another number. */
function limitOf(
  { unit, low, high }: CaseNumber,
  other: string,
  { has, get, dollars }: Circumstances['numbers'],
): number | undefined {
  if (other === 'low') return low
  if (other === 'high') return high
  if (/^[\d.]+$/.test(other)) return unit === 'usd' ? dollars(Number(other)) : Number(other)
  return has(other) ? get(other).value : undefined
}
