// Small numbers as words, in the languages that founders write in.
import type { Language } from '../language.ts'

const LISTS: Record<string, [string, number][]> = {
  en: countedFromOne('one two three four five six seven eight nine ten eleven twelve'),
  de: [
    ...countedFromOne('_ zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'),
    ['zwanzig', 20],
    ['dreißig', 30],
    ['hundert', 100],
  ],
  fr: [
    ...countedFromOne('_ deux trois quatre cinq six sept huit neuf dix onze douze'),
    ['quinze', 15],
    ['vingt', 20],
    ['trente', 30],
  ],
  es: [
    ...countedFromOne('_ dos tres cuatro cinco seis siete ocho nueve diez once doce'),
    ['quince', 15],
    ['veinte', 20],
    ['treinta', 30],
  ],
  pt: [
    ...countedFromOne('_ dois três quatro cinco seis sete oito nove dez onze doze'),
    ['duas', 2],
    ['quinze', 15],
    ['vinte', 20],
    ['trinta', 30],
  ],
}

function countedFromOne(words: string): [string, number][] {
  return words.split(' ').flatMap((word, i): [string, number][] => (word === '_' ? [] : [[word, i + 1]]))
}

const MAPS = new Map(Object.entries(LISTS).map(([language, words]) => [language, new Map(words)]))

/** Of the other languages; in English they are read with the digits. */
export const numberWordsOf = (language: Language): ReadonlyMap<string, number> | undefined =>
  language === 'en' ? undefined : MAPS.get(language)

export const NUMBER_WORDS = new Map(Object.values(LISTS).flat())
