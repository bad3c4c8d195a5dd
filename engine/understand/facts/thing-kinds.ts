// What a counted thing is to the plan, by its noun and its surroundings.

import type { FieldName } from '../text/field.ts'
import type { Fact, FactKind, FactUnit } from '../understanding.ts'
import { isCustomers } from './count-kinds.ts'
import type { Setting } from './nearest.ts'
import type { Quantity } from './quantities.ts'

type Kind = Pick<Fact, 'kind' | 'about'> & { unit?: FactUnit }

const PEOPLE =
  /\b(?:people|persons?|employees|staff|clinicians|dentists|therapists|lawyers|attorneys|seats?|members|workers|agents|guests|children|pupils|beds?|engineers|developers|doctors|physicians|nurses|drivers|teachers|housemates|adults|kids|headcount|residents)\b/i
const SIZES =
  /\b(?:trucks?|vans?|vehicles?|cars|rooms|units|properties|apartments|flats|doors|locations|sites|stores|branches|outlets|cows|hens|horses|machines|listings|skus|products|tables|courts|chairs|bedrooms?|storeys)\b/i
const TRADES =
  /\b(?:plumbers|lawyers|riders|drivers|cleaners|bakers|chefs|electricians|developers|engineers|designers|carers|nurses|trainers|stylists|instructors|baristas|cooks|waiters|walkers|mechanics|carpenters|therapists|dentists|barbers|hairdressers|consultants|technicians|guides|couriers|coaches|full-time staff|part-timers)\b/i
const TEAM =
  /\b(?:we (?:are|have)|we're|team of|team (?:is|has)|our team|i have|i employ|staff of|with my|founded by|run by)\s*(?:a |an |now |currently |about |also |team of |just )*$/i

const BY_NOUN: [FactKind, RegExp][] = [
  [
    'pilot',
    /\b(?:pilots?|letters? of intent|lois?|design partners?|beta (?:customers|users|testers|clients|schools|farms|clinics)|trial (?:customers|sites|users)|pre-?orders?)\b/i,
  ],
  ['prototypes', /\bprototypes?\b/i],
  [
    'team-size',
    /\b(?:co-?founders?|founders|partners in the business|of us|team members|freelancers|contractors)\b/i,
  ],
  [
    'orders',
    /\b(?:orders?|bookings?|deliveries|transactions|rides|appointments made|units sold|sales|bottles sold|boxes sold|jars sold|copies|rentals so far|trips|jobs (?:done|completed)|repairs|projects (?:done|completed)|matches made|loans)\b/i,
  ],
  [
    'customers',
    /\b(?:customers?|clients?|users?|subscribers?|buyers|sign-?ups|waitlist\w*|waiting list|followers|downloads|readers|listeners|viewers|accounts|registrations|patrons|backers|donors|members|subscriptions|installs|emails|wishlists?|fans|students|patients|pupils|families|tenants|hosts|sellers|vendors|tailors|tutors|regulars|volunteers|beneficiaries|players)\b/i,
  ],
  [
    'capacity',
    /\b(?:seats?|seater|covers|tables?|rooms?|bedrooms?|desks?|chairs?|treatment rooms|bays|lanes|courts|machines|ovens|printers|loaves|meals|bottles|hives|stalls|lockers|kegs|barrels?|bikes|boats|vans|cars|cabins|pods|tents|e-?bikes|scooters|places|spots|units|cups|towers|racks|trays|beds|stations|sessions|classes|students per class|pitches|yurts|kayaks|boards|animals|dogs|garments|kits)\b/i,
  ],
]

export function thingKind(quantity: Quantity, setting: Setting, field: FieldName): Kind | undefined {
  const { thing, worded, low } = quantity
  const { sentence, span } = setting
  const before = sentence.slice(Math.max(0, span.start - 40), span.start)
  const after = sentence.slice(span.end, span.end + 25)
  const phrase = `${thing}${after.startsWith(' ') ? ` ${after.trim().split(/[,.;]/)[0] ?? ''}` : ''}`

  if (/^times?\b(?!-)/i.test(thing) && !/^-/.test(sentence.slice(span.start + 3)))
    return { kind: 'frequency', about: 'times' }
  if (
    /\b(?:aged?|ages|aged between|age group|ages from)\s*(?:of |between |from |about )?$/i.test(before) ||
    (/\b(?:over|under|women|men|children|kids|adults)[ -]$/i.test(before) && thing === '' && low < 100)
  )
    return { kind: 'customer-age', about: '', unit: 'years-of-age' }
  if (
    quantity.bound === 'at-least' &&
    low >= 12 &&
    low < 100 &&
    /^(?:adults|only|women|men|year|drinkers|players|audience)/i.test(thing)
  )
    return { kind: 'customer-age', about: '', unit: 'years-of-age' }
  if (
    /^(?:s\b|somethings?\b)/i.test(thing) ||
    (/\b(?:in their|over|under)[ -]$/i.test(before) && /^'?s\b/.test(after))
  )
    return { kind: 'customer-age', about: '', unit: 'years-of-age' }

  if (
    field === 'targetCustomer' &&
    thing !== '' &&
    /\b(?:with|of|own|owning|manage|managing|have|under|over|between|than|up to|run|running)\s*$/i.test(
      before,
    )
  )
    return {
      kind: 'customer-size',
      about: thing.toLowerCase(),
      unit: /\bpeople|persons?\b/i.test(thing) ? 'people' : 'count',
    }
  if (isCustomers(setting, field) && (PEOPLE.test(thing) || SIZES.test(thing)))
    return {
      kind: 'customer-size',
      about: thing.toLowerCase(),
      unit: /\bpeople|persons?\b/i.test(thing) ? 'people' : 'count',
    }
  if (
    !WAITING.test(after) &&
    /\b(?:team of|we are|we're|there are|staff of)\s*(?:now |just |a team of )?$/i.test(before) &&
    (thing === '' ||
      /\b(?:people|founders|friends|engineers|developers|of us|brothers|sisters|staff|employees|siblings|women|men|students)\b/i.test(
        thing,
      ))
  )
    return { kind: 'team-size', about: thing.toLowerCase(), unit: 'people' }
  if (/^\s*of us\b/i.test(after) || /^of us/i.test(thing))
    return { kind: 'team-size', about: '', unit: 'people' }
  if (
    !WAITING.test(after) &&
    TEAM.test(before) &&
    /\b(?:people|staff|employees|engineers|developers|bakers|chefs|trainers|stylists|designers|cleaners|walkers|nurses|instructors|baristas)\b/i.test(
      thing,
    )
  )
    return { kind: 'team-size', about: thing.toLowerCase(), unit: 'people' }
  if (/^-?person\b|^-?people\b/i.test(thing) && /team/i.test(after))
    return { kind: 'team-size', about: '', unit: 'people' }

  if (
    /^ (?:have |has |are |already |now )*(?:signed|using|on board|pay|paying|joined|waiting|on (?:the|our) wait|interested|subscribed|registered)/i.test(
      after,
    )
  )
    return { kind: 'customers', about: thing.toLowerCase() }
  const kind =
    BY_NOUN.find(([, words]) => words.test(thing))?.[0] ??
    BY_NOUN.find(([, words]) => words.test(phrase.slice(0, 40)))?.[0]
  if (kind) return refined(kind, quantity, before, phrase)
  if (PEOPLE.test(thing))
    return {
      kind:
        isCapacity(quantity, before) || GROUP.test(sentence.slice(span.start, span.end + 20))
          ? 'capacity'
          : field === 'targetCustomer'
            ? 'customer-size'
            : 'other-number',
      about: thing.toLowerCase(),
      unit: 'people',
    }
  if (field === 'additionalContext' && TRADES.test(thing))
    return { kind: 'team-size', about: thing.toLowerCase(), unit: 'people' }
  // 'one place', 'two ways': small words without a known noun are manner of speech, not data.
  if (worded && low < 3) return undefined
  return { kind: 'other-number', about: thing.toLowerCase() }
}

const GROUP =
  /\b(?:per|a|each) (?:class|session|group|course|cohort|trip|tour|batch|table|room|walk|lesson|event|workshop|retreat|day|table)\b|\b(?:guests|children|students|pupils|people|participants|players|riders|attendees|kids) (?:per|each) /i

const isCapacity = ({ per }: Quantity, before: string) =>
  (per !== undefined && per !== 'unit') ||
  /\b(?:for|up to|seats?|holds?|room for|fits?|capacity (?:of|for)?|serve|serving|max\w*|groups? of|classes of)\s*$/i.test(
    before,
  )

/** Who waits is no colleague. */
const WAITING = /^[^.;]{0,20}\bwait/i

/** What is hoped for is not there yet. */
const HOPED =
  /\b(?:reach|get to|grow to|hit|aim(?:ing)? (?:for|at)|goal (?:is|of)|target (?:is|of)|targeting|hope for|plan for|want(?: to have| to win)?|win)\s*(?:about |around |at least )?$/i

function refined(kind: FactKind, quantity: Quantity, before: string, phrase: string): Kind | undefined {
  const about = quantity.thing.toLowerCase()
  if ((kind === 'customers' || kind === 'orders') && HOPED.test(before))
    return { kind: 'other-number', about }
  if ((kind === 'customers' || kind === 'orders') && GROUP.test(phrase)) return { kind: 'capacity', about }
  if (kind === 'customers' && isCapacity(quantity, before)) return { kind: 'capacity', about }
  if (kind === 'team-size')
    return quantity.worded && quantity.low < 2 && !/founder/i.test(phrase)
      ? undefined
      : { kind, about: 'founders', unit: 'people' }
  if (quantity.worded && quantity.low === 1 && kind !== 'pilot') return undefined
  return { kind, about }
}
