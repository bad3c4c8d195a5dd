// What is built and why, by the case. Where software is not the product, the file says so and names what can be rented instead.
import type { Case } from '../../case/case.ts'
import { plain } from '../../plain-text.ts'
import { plainText } from '../../plan/kit/prose.ts'
import type { Texts } from '../../plan/model.ts'
import type { BuildSpec, Feature } from '../spec.ts'

type Scope = Pick<BuildSpec, 'goal' | 'scope' | 'rent'>

/** `place`: where it starts. */
export function caseScope(one: Case, texts: Texts, features: Feature[], place: string): Scope {
  const { trade, reading } = one
  const offer = plain(reading.offer.text || trade.words.offer, 160)
  const payers = plain(reading.payer.text || trade.words.payers, 160)
  const names = features
    .filter(({ id }) => id !== 'accounts' && id !== 'admin')
    .map(({ name }) => `“${name}”`)
  const says = plainText(texts.architecture.lead)
  if (trade.build.is === 'product')
    return {
      goal: [
        `A first version that people can use and pay for: “${offer}”, for “${payers}” (${plain(place, 80)}).`,
        says,
        `What carries it: ${names.slice(0, 3).join(', ')}. If time runs short, cut from the bottom of section 4, never from these.`,
      ],
    }
  return {
    scope: [
      `Software is not the product of this business. Customers pay for “${offer}”.`,
      'This file describes the small tools that such a business needs. Rent them first, as the table in section 1 says. Build one only when renting it has failed or costs more than it saves.',
    ],
    rent: texts.architecture.layers.map(({ part, job, choice }) => ({
      part: plain(part, 80),
      job: plain(plainText(job), 200),
      choice: plain(plainText(choice), 200),
    })),
    goal: [
      `Tools for a business that sells “${offer}” to “${payers}” (${plain(place, 80)}).`,
      says,
      `Build in this order, and stop as soon as the work is easier than before: ${names.join(', ')}.`,
    ],
  }
}
