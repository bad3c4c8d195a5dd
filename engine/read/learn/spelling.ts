// Which words the reader may put right, and which it must leave alone although they look like a slip: a dictionary says it
// here, so that none has to be loaded where briefs are read.
import dictionary from 'dictionary-en'
import nspell from 'nspell'
import { editsOf, SHORTEST_MENDED } from '../phrases/spelling.ts'

export interface Spelling {
  /** Words of the lessons that the dictionary has. */
  right: string
  /** Words of the dictionary that are one slip away from those. */
  near: string
}

export function learnSpelling(words: string[]): Spelling {
  const spelling = nspell(dictionary)
  const right = words.filter((word) => word.length >= SHORTEST_MENDED && spelling.correct(word))
  const isRight = new Set(right)
  const near = new Set<string>()
  for (const word of right)
    for (const edit of editsOf(word))
      if (!isRight.has(edit) && !near.has(edit) && spelling.correct(edit)) near.add(edit)
  return { right: right.join(' '), near: [...near].sort().join(' ') }
}

/** What the dictionary does not have. */
const OTHER_PEOPLES =
  'Bahraini Emirati Omani Qatari Kuwaiti Jordanian Ghanaian Gambian Ivorian Togolese Beninese Burkinabe Rwandan Burundian Batswana Motswana Basotho Swazi Malagasy Mauritian Seychellois Comorian Kyrgyz Uzbek Tajik Turkmen Kazakh Kosovar Moldovan Montenegrin Hindu Sikh Muslim Christian Jewish Buddhist Catholic Hindi Urdu Tamil Telugu Marathi Punjabi Gujarati Sinhala Yoruba Igbo Hausa Zulu Xhosa Wolof Swahili Tagalog Maori Inuit Pasifika Roma Sorbian Catalan Basque Breton'
const OF_PEOPLES = /^[A-Z][a-z]{3,}(?:an|ish|ese|ist|ic|ite|ni|li|sh|ch)$/

const entriesOf = (): string[] =>
  Buffer.from(dictionary.dic)
    .toString('utf8')
    .split('\n')
    .map((line) => line.replace(/\/.*$/, '').trim())

/** Words of nations, faiths and tongues: a capital even where the founder wrote none. */
export function capitalWords(): string {
  const spelling = nspell(dictionary)
  const peoples = entriesOf().filter((word) => OF_PEOPLES.test(word) && !spelling.correct(word.toLowerCase()))
  const words = [...peoples, ...OTHER_PEOPLES.split(' ')].map((word) => word.toLowerCase())
  return [...new Set(words)].sort().join(' ')
}

const SHORTEST_NAME = 5

/** Names, of the lessons and of the dictionary, that are no word of it in small letters: 'Airbnb', not 'Agriculture'. */
export function onlyNames(names: string[]): string[] {
  const spelling = nspell(dictionary)
  const inDictionary = entriesOf().filter(
    (word) => /^\p{Lu}\p{Ll}+$/u.test(word) && word.length >= SHORTEST_NAME,
  )
  const all = new Set([...names, ...inDictionary])
  return [...all].filter((name) => !spelling.correct(name.toLowerCase())).sort()
}
