// Which of the founder's own words call for a drawing, and how loudly.
import { isCommon, isStopWord, singular } from '../../understand/text/words.ts'
import type { Understanding } from '../../understand/understanding.ts'

/** Word stems by weight. */
export interface Said {
  weights: ReadonlyMap<string, number>
  /** Of the name: 'breadbox' has bread in it. */
  nameWords: readonly string[]
}

/** Words whose shorter form means something else: a boxing club ships no boxes. */
const APART = new Set(
  'training parking boxing bowling dressing hosting letting staging coaching ironing living posting being bearing lighting meeting stocking booking testing'.split(
    ' ',
  ),
)

/** Words that say little about what is sold: they count half. */
const VAGUE = new Set(
  'house home school shop class people person office farm test work time hand family child group team woman man city town day life friend member power fast quick quality check area mobile record light air local care health help support booking site rent rental handmade custom shared indoor guided batch home-made gear product studio planning house-hold mind'.split(
    ' ',
  ),
)

/** 'baking', 'bake', 'baked' → 'bak'. */
export function stemOf(word: string): string {
  const one = singular(word)
  if (APART.has(one)) return one
  const bare = one.replace(/^(.{3,}?)(?:ing|ed)$/, '$1')
  return bare.length > 3 ? bare.replace(/e$/, '') : bare
}

function wordsOf(text: string): string[] {
  const words =
    text
      .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
      .toLowerCase()
      .match(/\p{L}[\p{L}'’-]*/gu) ?? []
  return words.flatMap((word) => {
    const bare = word.replace(/['’]s$/, '')
    return bare.includes('-') ? [bare, ...bare.split('-')] : [bare]
  })
}

/** Single words and, for cues such as 'ice-cream', neighbours joined by a hyphen. */
function stemsOf(text: string): string[] {
  const words = wordsOf(text)
  const pairs = words.slice(1).map((word, i) => `${words[i]}-${singular(word)}`)
  return [...words.filter((word) => word.length > 1 && !isStopWord(word)).map(stemOf), ...pairs]
}

export function saidIn(u: Understanding): Said {
  const weights = new Map<string, number>()
  const hear = (stems: string[], weightAt: (index: number) => number) => {
    stems.forEach((stem, i) => {
      const weight = weightAt(i) * plainness(stem)
      if (weight > (weights.get(stem) ?? 0)) weights.set(stem, weight)
    })
  }
  hear(stemsOf(u.offer.value.slice(0, 300)), (i) => Math.max(0.9, 1.6 - i * 0.06))
  hear(u.terms.flatMap(stemsOf), (i) => Math.max(0.4, 1.25 - i * 0.05))
  for (const part of u.parts.slice(0, 6)) hear(stemsOf(part.value.slice(0, 200)), () => 0.9)
  hear(stemsOf(u.outcome.value.slice(0, 300)), () => 0.5)
  hear(stemsOf(u.buyer.value.slice(0, 200)), () => 0.45)
  hear(stemsOf(u.problem.value.slice(0, 300)), () => 0.35)
  const nameWords = wordsOf(u.name)
  for (const stem of new Set(stemsOf(u.name)))
    weights.set(stem, (weights.get(stem) ?? 0) + 2 * plainness(stem))
  return { weights, nameWords }
}

const vagueStems = new Set([...VAGUE].map(stemOf))
const plainness = (stem: string) =>
  isCommon(stem) || isCommon(`${stem}e`) ? 0.25 : vagueStems.has(stem) ? 0.4 : 1

const IN_A_NAME = 1.1

/** Every further word adds half of what the one before it did, so that a long list of cues does not win by its length. */
export function loudness(cues: string, said: Said, rarity: (cue: string) => number = () => 1): number {
  const byStem = new Map(cues.split(' ').map((cue) => [stemOf(cue), cue]))
  const heard = [...byStem.values()]
    .map((cue) => weightOf(cue, said) * rarity(cue))
    .filter((weight) => weight > 0)
    .sort((a, b) => b - a)
  return heard.slice(0, 4).reduce((sum, weight, i) => sum + weight / 2 ** i, 0)
}

function weightOf(cue: string, { weights, nameWords }: Said): number {
  if (cue.endsWith('*')) {
    const start = cue.slice(0, -1)
    return Math.max(0, ...[...weights].filter(([stem]) => stem.startsWith(start)).map(([, weight]) => weight))
  }
  const known = weights.get(stemOf(cue)) ?? weights.get(cue)
  if (known !== undefined) return known
  const hidden =
    cue.length > 3 &&
    nameWords.some((word) => word.length > cue.length + 1 && (word.startsWith(cue) || word.endsWith(cue)))
  return hidden ? IN_A_NAME : 0
}

/** How seldom a cue stands in a set of lists: 1 for a cue of its own, less for one that many share. */
export function rarityIn(lists: readonly string[]): (cue: string) => number {
  const counts = new Map<string, number>()
  for (const list of lists)
    for (const cue of new Set(list.split(' '))) counts.set(cue, (counts.get(cue) ?? 0) + 1)
  return (cue) => (counts.get(cue) ?? 1) ** -0.35
}
