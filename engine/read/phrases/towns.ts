// Towns that founders write without a capital.
import { townsNamed } from '../places/gazetteer.ts'
import { TOWN_WORDS } from '../places/town-words.ts'
import type { Word } from './word.ts'

const LEADS_TO_PLACE = /^(?:in|around|near|from|across|outside|between|throughout)$/
/** Decimal logarithm of the inhabitants: smaller towns share their names with too many words. */
const LEAST_TOWN = 4.4
/** So large a town is meant behind 'in', though its name is a word as well: 'in phoenix'. */
const LARGE_TOWN = 6.2

/** 'offices in phoenix', 'around hull and hessle': a town is a name without its capital too. */
export function nameTowns(words: Word[]): void {
  words.forEach((word, i) => {
    const before = words[i - 1]
    const isPlaced =
      before && (LEADS_TO_PLACE.test(before.lower) || (before.isTown && /^[,&/]?$/.test(before.mark)))
    const isListed = words[i - 2]?.isTown && /^(?:and|or|&|n)$/.test(before?.lower ?? '')
    const least = TOWN_WORDS.has(word.lower) ? LARGE_TOWN : LEAST_TOWN
    if ((isPlaced || isListed) && isTown(word.lower, least)) word.isTown = true
    // 'Gothenburg shipyards' at the start of a sentence
    const isOpening = before?.mark !== '' && word.mark === '' && words[i + 1]?.isPlural === true
    if (
      isOpening &&
      /^\p{Lu}\p{Ll}/u.test(word.text) &&
      !TOWN_WORDS.has(word.lower) &&
      isTown(word.lower, LEAST_TOWN)
    )
      word.isTown = true
  })
}

const isTown = (lower: string, least: number): boolean =>
  /^\p{Ll}{4,}$/u.test(lower) && (townsNamed(capital(lower))[0]?.size ?? 0) >= least

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
