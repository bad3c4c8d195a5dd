// Which rules a plan has to name: by what the founder does, where, and by words in the brief.
import type { Industry } from '../brief-words.ts'
import type { BusinessModel } from '../read/understanding.ts'
import type { RegulationPoint, Source } from './figure.ts'
import type { Knowledge } from './knowledge.ts'

export interface Circumstances {
  industry: Industry
  model: BusinessModel
  country: string
  /** All that the founder wrote. */
  text: string
}

export interface Applies {
  point: RegulationPoint
  source: Source | undefined
  /** 'word': the brief names it; 'kind': this industry or model; 'all': everyone there. */
  because: 'word' | 'kind' | 'all'
  /** The word, where a word made it apply. */
  word?: string
}

const ORDER = { word: 0, kind: 1, all: 2 }

/** What the brief names comes first, then what belongs to the kind of business, then what holds for everyone. */
export function regulationFor(knowledge: Knowledge, circumstances: Circumstances): Applies[] {
  const words = wordsOf(circumstances.text)
  return knowledge.regulation
    .flatMap((point) => {
      const reason = reasonFor(knowledge, point, circumstances, words)
      return reason
        ? [{ point, source: knowledge.sources.find(({ id }) => id === point.source), ...reason }]
        : []
    })
    .sort((a, b) => ORDER[a.because] - ORDER[b.because])
}

function reasonFor(
  { countries }: Knowledge,
  point: RegulationPoint,
  { industry, model, country }: Circumstances,
  words: Words,
): Pick<Applies, 'because' | 'word'> | undefined {
  const inUnion = countries.some(({ code, inEuropeanUnion }) => code === country && inEuropeanUnion)
  const here =
    point.regions === 'any' || point.regions.some((place) => place === country || (inUnion && place === 'EU'))
  if (!here) return undefined

  const word = point.triggers.find((trigger) => names(words, trigger))
  if (word) return { because: 'word', word: word.replace('*', '') }

  if (point.industries === 'any' && point.models === 'any')
    return point.triggers.length === 0 ? { because: 'all' } : undefined
  const industryFits = point.industries === 'any' || point.industries.includes(industry)
  const modelFits = point.models === 'any' || point.models.includes(model)
  return industryFits && modelFits ? { because: 'kind' } : undefined
}

interface Words {
  asWritten: string
  lower: string
}

const spaced = (text: string) => ` ${text.replace(/[^\p{L}\d]+/gu, ' ').trim()} `

/** A shop without a door needs no permit for one. */
const withoutDoors = (text: string) => text.replace(/\b(online|web|internet) (shop|store)/gi, 'web$2')

function wordsOf(text: string): Words {
  const asWritten = spaced(withoutDoors(text))
  return { asWritten, lower: asWritten.toLowerCase() }
}

/** 'child*' finds 'children'; 'bar' finds 'bar' and 'bars' but not 'barter'; 'AI' and 'EU' only in capitals. */
function names({ asWritten, lower }: Words, trigger: string): boolean {
  const abbreviation = /^[A-Z]{2,3}$/.test(trigger)
  const text = abbreviation ? asWritten : lower
  const stem = abbreviation ? ` ${trigger}` : spaced(withoutDoors(trigger)).trimEnd().toLowerCase()
  return trigger.endsWith('*')
    ? text.includes(stem)
    : ['', 's', 'es'].some((ending) => text.includes(`${stem}${ending} `))
}
