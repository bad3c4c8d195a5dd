// How the plan calls people and places.

import { COUNTRIES } from '../knowledge/country-names.ts'
import type { Knowledge } from '../knowledge/knowledge.ts'
import { isOrder } from '../read/text/orders.ts'
import type { Understanding } from '../read/understanding.ts'
import { label, type Prose, say } from './kit/prose.ts'
import { type Words, words } from './kit/quantity.ts'

export interface Names {
  company: Words
  /** First name, or 'the founder'. */
  founder: Words
  /** 'families and remote workers': who pays, in the plural, without a capital. */
  buyers: Words
  users: Words
  /** 'a neighbourhood sourdough bakery': reads after 'is'. */
  offer: Words
  /** 'in Cork city', 'on the US East Coast', 'in the United States', 'in the first district': never empty. */
  where: Prose
  /** 'Ireland', 'the United States'. */
  country: string
}

export function namesOf(u: Understanding, knowledge: Knowledge): Names {
  const country = countryName(u.place.value.country, knowledge)
  return {
    company: words(u.name),
    founder: words(firstName(u.founder) ?? 'the founder'),
    buyers: words(buyersName(u)),
    users: words(sayable(u.user.value, 'the people who use it')),
    offer: words(offerName(u)),
    where: whereOf(u, country),
    country,
  }
}

/** A brief may hold a picture, a line of code or an order to a machine; a sentence needs a name for it all the same. */
const sayable = (text: string, otherwise: string) =>
  /\p{L}{2}/u.test(text) && !/[{}<>\\`|]|;$/.test(text) && !isOrder(text) ? short(text) : otherwise

export const NAMELESS = 'the business that the brief describes'

/** Reads after 'a business plan for'. */
export const offerName = ({ offer }: Understanding) => sayable(offer.value, NAMELESS)

/** In the plural, without a capital. */
export const buyersName = ({ buyer }: Understanding) => sayable(buyer.value, 'the first customers')

const LONGEST = 120

/** A founder's phrase may run on; a sentence has to end. */
export function short(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  // Never between the halves of a character.
  return line.length <= LONGEST
    ? line
    : `${line
        .slice(0, LONGEST)
        .toWellFormed()
        .replace(/\ufffd$|\s+\S*$/, '')} …`
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export function small(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

const TITLE = /^(dr|prof|mr|mrs|ms|miss|mx|sir|ing|dipl)\.?$/i

/** An initial is no name to speak of, and neither is a title. */
export function firstName(full: string): string | undefined {
  const first =
    full
      .trim()
      .split(/\s+/)
      .find((word) => !TITLE.test(word)) ?? ''
  return /^\p{L}[\p{L}'’-]+$/u.test(first) && first.length <= 24 ? first : undefined
}

const WITH_THE = new Set(['US', 'GB', 'NL', 'AE', 'PH', 'CZ', 'DO'])

function countryName(code: string, { countries }: Knowledge): string {
  const known = countries.find((country) => country.code === code)?.name
  const name = known ?? COUNTRIES.find((country) => country.code === code)?.names[0] ?? 'the country'
  return WITH_THE.has(code) ? `the ${name}` : name
}

/** 'in Cork city', 'on the US East Coast'. */
export const beforePlace = (locality: string) => (/coast|island|shore/i.test(locality) ? 'on the' : 'in')

const LOCAL = new Set(['local-shop', 'local-service', 'rental', 'event'])

function whereOf({ place, model }: Understanding, country: string): Prose {
  const { locality } = place.value
  if (locality)
    return beforePlace(locality) === 'in' ? say`in ${words(locality)}` : say`on the ${words(locality)}`
  if (place.basis === 'assumed' && LOCAL.has(model.value)) return label('in the first district')
  return say`in ${words(country)}`
}
