// How like each subject a text is, by the learned table: between 0 and 1.
import { subjectFeatures } from './subject-features.ts'

export interface SubjectWords {
  ids: string[]
  words: string
}

interface Entry {
  rarity: number
  subjects: [index: number, weight: number][]
}

export type Likeness = (texts: [text: string, weight: number][]) => Map<string, number>

export function likenessBy({ ids, words }: SubjectWords): Likeness {
  const lines = new Map(
    words.split('\n').map((line) => {
      const tab = line.indexOf('\t')
      return [line.slice(0, tab), line.slice(tab + 1)]
    }),
  )
  const entryOf = (feature: string): Entry | undefined => {
    const line = lines.get(feature)
    if (line === undefined) return undefined
    const [rarity = '0', weights = ''] = line.split('\t')
    return {
      rarity: Number(rarity),
      subjects: weights.split(' ').map((pair) => {
        const [index = '0', weight = '0'] = pair.split(':')
        return [Number(index), Number(weight) / 1000]
      }),
    }
  }
  // A word that no subject knows makes the text less like all of them.
  const unknownRarity = Math.log(1 + ids.length)
  return (texts) => {
    const counts = new Map<string, number>()
    for (const [text, weight] of texts)
      for (const [feature, times] of subjectFeatures(text))
        counts.set(feature, Math.max(counts.get(feature) ?? 0, times * weight))
    const scores = new Map<string, number>()
    let squares = 0
    for (const [feature, times] of counts) {
      const entry = entryOf(feature)
      const weight = times * (entry?.rarity ?? (feature.includes(' ') ? 0 : unknownRarity * UNKNOWN_COUNTS))
      squares += weight * weight
      for (const [index, own] of entry?.subjects ?? []) {
        const id = ids[index] as string
        scores.set(id, (scores.get(id) ?? 0) + weight * own)
      }
    }
    const length = Math.sqrt(squares) || 1
    return new Map([...scores].map(([id, score]) => [id, score / length]))
  }
}

const UNKNOWN_COUNTS = 0.5
