// What is built, in a few sentences, and which promise of the plan is met by what.

import { plain } from '../plain-text.ts'
import type { FeatureId } from './features/ids.ts'
import type { BuildSpec, Feature } from './spec.ts'

/** A promise of the plan that no software keeps is said to be kept by hand; one in the founder's words is quoted. */
export function promisesOf(promised: string[], parts: string[], features: Feature[]): BuildSpec['promises'] {
  return promised.map((what) => {
    const met = features.filter(({ id, name, entities }) => {
      return (
        WORDS[id as FeatureId]?.test(what) ||
        entities.some((one) => what.toLowerCase().includes(one.name.toLowerCase())) ||
        what.toLowerCase() === name.toLowerCase()
      )
    })
    return {
      what: parts.includes(what) ? `“${plain(what, 160)}”` : plain(what, 160),
      builtBy: met.length > 0 ? met.map(({ name }) => name).join('; ') : 'by hand, or outside this software',
    }
  })
}

const WORDS: Partial<Record<FeatureId, RegExp>> = {
  'standing-orders': /subscription|paid ahead|pause|skip|weekly|regular/i,
  catalogue: /range|menu|breads?|products?|catalogue/i,
  orders: /order|basket|checkout|pay online/i,
  bookings: /book|slot|calendar|appointment|reschedul/i,
  plans: /plan|trial|billing|subscription|invoice/i,
  group: /invit|member|team|household|house\b/i,
  tasks: /chore|task|turn|rota|remind|schedule/i,
  alerts: /warn|alert|alarm|threshold|message/i,
  devices: /buoy|sensor|device|reading|telemetry|hardware/i,
  documents: /read|upload|extract|scan|document|finds? why|reason/i,
  letters: /draft|letter|write/i,
  cases: /case|claim|appeal|outcome|fee|recover|deadline/i,
  reports: /dashboard|report|figure|chart|export/i,
  listings: /listing|search|filter|catalogue|photo/i,
  'protected-orders': /pay|escrow|hold|order|commission|checkout|refund/i,
  reviews: /review|rating/i,
  messages: /messag|chat/i,
  accounts: /sign|account|login|role/i,
  admin: /admin|desk|back office/i,
  metering: /key|API|usage|meter|credit/i,
  areas: /\barea|\bmap|postcode|distance/i,
}
