import { type Prose, say } from '../kit/prose.ts'
import { words } from '../kit/quantity.ts'
import type { PricingText } from '../model.ts'
import { bare, type Ground } from './ground.ts'

type Row = PricingText['rows'][number]

/** The first that costs anything: a device may be given away with its service. */
export function mainPrice({ texts: { pricing } }: Ground): Row | undefined {
  return pricing.rows.find(({ price }) => price.value > 0) ?? pricing.rows[0]
}

/** '$24 for one walk', '18% of what the insurer pays after all', '€11 asked of a regular donor a month'. */
export function priceProse({ what, price }: Row): Prose {
  const figure = bare(price)
  const name = nameOf(what)
  // A label of its own, such as ‘Average bill with materials’, does not go on in a sentence.
  if (/^\p{Lu}\p{Ll}/u.test(name)) {
    const thing = /^Price (?:of|for) (.+)$/.exec(name)?.[1]
    return thing ? say`${figure} for ${words(thing)}` : say`${figure}`
  }
  const part = /^(?:our |a )?share (?:kept )?of (.+)$/.exec(name)?.[1]
  if (part) return say`${figure} of ${words(part)}`
  const asked = /^what (?:is )?(.+)$/.exec(name)?.[1]
  return asked ? say`${figure} ${words(asked)}` : say`${figure} for ${words(name)}`
}

/** 'one order, as the buyer pays it' is one order; 'a place, a month' is a place a month. */
export function nameOf(what: string): string {
  return what
    .replace(/, (an? (?:month|year|week|day|night|hour))\b/, ' $1')
    .replace(/, (?:as the|to us|paid) .*$/, '')
}
