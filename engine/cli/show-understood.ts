// What was understood, each point with the words it came from, so that a founder can correct it.
import { plain } from '../plain-text.ts'
import { quantityOf } from '../plan/founder-facts.ts'
import type { Understanding, Understood } from '../understand/understanding.ts'

export function understoodAsText(u: Understanding): string {
  const point = (name: string, { value, basis, evidence }: Understood<unknown>) =>
    `${name.padEnd(10)} ${plain(typeof value === 'string' ? value : JSON.stringify(value))}  (${basis}${from(evidence.map(({ words }) => words))})`
  return [
    point('model', u.model),
    point('industry', u.industry),
    point('stage', u.stage),
    point('offer', u.offer),
    ...u.parts.map((part) => point('part', part)),
    point('buyer', u.buyer),
    point('user', u.user),
    point('sells', u.sells),
    point('problem', u.problem),
    point('outcome', u.outcome),
    point('place', u.place),
    point('currency', u.currency),
    ...u.facts.map((fact) => {
      const value = fact.amount ? quantityOf(fact, u.currency.value).text : fact.about
      return `${'fact'.padEnd(10)} ${fact.kind}: ${plain(value)}  (said${from([fact.evidence.words])})`
    }),
    `${'words'.padEnd(10)} ${plain(u.terms.join(', '))}`,
    `${'missing'.padEnd(10)} ${u.missing.join(', ') || 'nothing'}`,
  ].join('\n')
}

function from(words: string[]): string {
  const quoted = words.filter((text) => text !== '').map((text) => `‘${plain(text, 120)}’`)
  return quoted.length > 0 ? `: ${quoted.join(', ')}` : ''
}
