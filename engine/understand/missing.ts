// What a plan of this kind needs and the brief does not say.
import type { BusinessModel, Fact, FactKind, Understanding } from './understanding.ts'

type Known = Pick<Understanding, 'facts' | 'buyer' | 'place' | 'stage'> & {
  model: BusinessModel
  offer: string
}

const LOCAL: BusinessModel[] = ['local-shop', 'local-service', 'rental', 'event']
const ROOMS: BusinessModel[] = ['local-shop', 'rental', 'manufacturing']
const MAKES: BusinessModel[] = ['direct-to-consumer', 'hardware-subscription', 'manufacturing']

const has = (facts: Fact[], ...kinds: FactKind[]) => facts.some((fact) => kinds.includes(fact.kind))

/** The craft on which it hangs, and the skill that would answer who does it. */
const CRAFTS: [RegExp, RegExp, string][] = [
  [/\b(?:bakery|bread|pastr|patisserie|cakes?)\b/i, /\b(?:bak|pastry|patiss)/i, 'who bakes'],
  [
    /\b(?:restaurant|bistro|food truck|catering|meal|pizzeria|supper club|street food|kitchen)/i,
    /\b(?:chef|cook|restaurat|kitchen)/i,
    'who cooks',
  ],
  [/\b(?:caf[eé]|coffee)/i, /\b(?:barista|roast|caf[eé]|coffee)/i, 'who runs the coffee'],
  [/\b(?:brewery|beer|brewpub|cider|distiller|gin\b)/i, /\b(?:brew|distill)/i, 'who brews'],
  [
    /\b(?:clinic|physio|dental|therapy|medical|patients?)\b/i,
    /\b(?:doctor|physician|dentist|physio|therapist|nurse|clinic|pharmac|medic|surgeon|psycholog|billing|health)/i,
    'who carries the clinical side',
  ],
  [
    /\b(?:gym|fitness|yoga|pilates|crossfit|personal train)/i,
    /\b(?:train|coach|instructor|athlete|yoga|fitness|pilates)/i,
    'who trains the members',
  ],
  [
    /\b(?:salon|barber|hairdress|nail|beauty)/i,
    /\b(?:stylist|barber|hairdress|beautician|nail)/i,
    'who does the treatments',
  ],
  [
    /\b(?:tutor|bootcamp|course|lessons|school|academy|teach)/i,
    /\b(?:teach|tutor|lectur|professor|instructor|educat)/i,
    'who teaches',
  ],
  [
    /\b(?:(?<!print )farm|microgreens|mushroom|hydropon|vineyard)\b/i,
    /\b(?:farm|grow|agronom|hortic|biolog)/i,
    'who grows',
  ],
  [/\b(?:game)\b/i, /\b(?:developer|programmer|engineer|artist|designer|game)/i, 'who builds the game'],
  [
    /\b(?:lending|loans?|insurance|payments?|bank)\b/i,
    /\b(?:bank|financ|insur|actuar|compliance|credit|underwrit)/i,
    'who holds the licence',
  ],
]
const ENGINEER =
  /\b(?:engineer|developer|programmer|coder|cto|software|technical|data scientist|computer|hacker|code)/i

export function missingOf(known: Known): string[] {
  const { facts, model, buyer, place } = known
  const list: string[] = []
  const need = (isSaid: boolean, words: string) => {
    if (!isSaid) list.push(words)
  }
  if (model === 'non-profit') need(has(facts, 'revenue', 'raise', 'budget'), 'who gives the money')
  else if (model === 'marketplace') need(has(facts, 'take-rate', 'price'), 'what share of each order is kept')
  else if (model === 'success-fee')
    need(
      facts.some((fact) => (fact.kind === 'price' || fact.kind === 'take-rate') && fact.amount),
      'the size of the share',
    )
  else
    need(
      facts.some((fact) => fact.kind === 'price' && fact.amount),
      'price',
    )
  if (model === 'marketplace' || model === 'direct-to-consumer')
    need(has(facts, 'average-order', 'price'), 'value of an order')
  need(buyer.basis === 'said', 'who the customers are')
  need(place.basis === 'said', 'place')
  if (place.basis === 'said' && LOCAL.includes(model))
    need(place.value.locality !== undefined, 'town or district')
  need(has(facts, 'budget', 'raise'), 'money in hand')
  need(has(facts, 'orders', 'customers', 'pilot', 'revenue'), 'first customers')
  if (ROOMS.includes(model)) need(has(facts, 'rent', 'floor-area'), 'premises and rent')
  if (ROOMS.includes(model) || model === 'local-service' || model === 'event' || model === 'education')
    need(has(facts, 'capacity'), 'capacity')
  if (MAKES.includes(model)) need(has(facts, 'unit-cost', 'margin'), 'cost of one unit')
  need(has(facts, 'team-size', 'skill'), 'team')
  const craft = craftMissing(known)
  if (craft) list.push(craft)
  return list
}

function craftMissing({ facts, model, offer }: Known): string | undefined {
  const skills = facts
    .filter((fact) => fact.kind === 'skill')
    .map((fact) => `${fact.about} ${fact.evidence.words}`)
    .join(' ')
  if (
    model === 'software-subscription' ||
    model === 'usage-based-software' ||
    model === 'success-fee' ||
    (model === 'marketplace' && !/\b(?:shop|store)\b/i.test(offer))
  )
    return ENGINEER.test(skills) ? undefined : 'who builds the software'
  if (model === 'agency') return undefined
  if (model === 'hardware-subscription') return ENGINEER.test(skills) ? undefined : 'who builds the device'
  const craft = CRAFTS.find(([trade]) => trade.test(offer.split(/ (?:for|that|where) /)[0] ?? ''))
  return craft && !craft[1].test(skills) ? craft[2] : undefined
}
