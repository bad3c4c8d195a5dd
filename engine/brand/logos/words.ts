// Which of the founder's own words call for a drawing, and how loudly.
import { isCommon, isStopWord, singular } from '../../read/text/words.ts'
import type { Understanding } from '../../read/understanding.ts'

/** Word stems by weight. */
export interface Said {
  weights: ReadonlyMap<string, number>
  /** How the name's words begin and end: 'breadbox' has bread in it. */
  inName: ReadonlySet<string>
}

/** Words whose shorter form means something else: a boxing club ships no boxes. */
const APART = new Set(
  'training parking boxing bowling dressing hosting letting staging coaching ironing living posting being bearing lighting meeting stocking booking testing'.split(
    ' ',
  ),
)

/** Words that say little about what is sold: they count half. */
const VAGUE = new Set(
  'house home school shop class people person office farm test work time hand family child group team woman man city town day life friend member power fast quick quality check area mobile record light air local care health help support booking site rent rental handmade custom shared indoor guided batch home-made gear product studio planning mind lesson course training student adult repair room weekly fresh'.split(
    ' ',
  ),
)

/** 'planting', 'planted' → 'plant'; 'sewing' → 'sew'. */
function stemOf(word: string): string {
  const one = singular(word)
  if (APART.has(one)) return one
  const bare = one.replace(/^(.{3,}?)(?:ing|ed)$/, '$1')
  return bare.length > 4 ? bare.replace(/e$/, '') : bare
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

const remembered = new WeakMap<Understanding, Said>()

/** Asked for by every drawing of a brand, so it is worked out once. */
export function saidIn(u: Understanding): Said {
  const known = remembered.get(u) ?? listen(u)
  remembered.set(u, known)
  return known
}

function listen(u: Understanding): Said {
  const weights = new Map<string, number>()
  const hear = (stems: string[], weightAt: (index: number) => number) => {
    stems.forEach((stem, i) => {
      const weight = weightAt(i) * plainness(stem)
      if (weight > (weights.get(stem) ?? 0)) weights.set(stem, weight)
    })
  }
  const offer = u.offer.evidence.length > 0 ? u.offer.value : ''
  hear(stemsOf(offer.slice(0, 300)), (i) => Math.max(0.9, 1.6 - i * 0.06))
  hear(u.terms.flatMap(stemsOf), (i) => Math.max(0.4, 1.25 - i * 0.05))
  for (const part of u.parts.slice(0, 6)) hear(stemsOf(part.value.slice(0, 200)), () => 0.9)
  // What we assumed is not what the founder said.
  for (const [{ value, basis }, weight] of [
    [u.outcome, 0.5],
    [u.buyer, 0.45],
    [u.problem, 0.35],
  ] as const)
    if (basis !== 'assumed') hear(stemsOf(value.slice(0, 300)), () => weight)
  for (const stem of new Set(stemsOf(u.name)))
    weights.set(stem, (weights.get(stem) ?? 0) + 2 * plainness(stem))
  return { weights, inName: new Set(wordsOf(u.name).flatMap(endsOf)) }
}

/** Every beginning and every end of four letters and more, short of the whole word by two. */
function endsOf(word: string): string[] {
  const lengths = Array.from({ length: Math.max(0, Math.min(word.length, 40) - 5) }, (_, i) => i + 4)
  return lengths.flatMap((length) => [word.slice(0, length), word.slice(-length)])
}

const vagueStems = new Set([...VAGUE].map(stemOf))
const plainness = (stem: string) =>
  isCommon(stem) || isCommon(`${stem}e`) ? 0.25 : vagueStems.has(stem) ? 0.4 : 1

const IN_A_NAME = 1.1

/** Every further word adds half of what the one before it did, so that a long list of cues does not win by its length. */
export function loudness(cues: string, said: Said, rarity: (cue: string) => number = () => 1): number {
  const heard = cuesIn(cues)
    .map((cue) => weightOf(cue, said) * rarity(cue.word))
    .filter((weight) => weight > 0)
    .sort((a, b) => b - a)
  return heard.slice(0, 4).reduce((sum, weight, i) => sum + weight / 2 ** i, 0)
}

interface Cue {
  word: string
  stem: string
}

/** The lists are fixed, so each is taken apart once. */
const taken = new Map<string, Cue[]>()

function cuesIn(cues: string): Cue[] {
  let known = taken.get(cues)
  if (!known) {
    known = [...new Map(cues.split(' ').map((word) => [stemOf(word), { word, stem: stemOf(word) }])).values()]
    taken.set(cues, known)
  }
  return known
}

function weightOf({ word: cue, stem }: Cue, { weights, inName }: Said): number {
  if (cue.endsWith('*')) {
    const start = cue.slice(0, -1)
    return Math.max(
      0,
      ...[...weights].filter(([known]) => known.startsWith(start)).map(([, weight]) => weight),
    )
  }
  const known = weights.get(stem) ?? weights.get(cue)
  if (known !== undefined) return known
  return inName.has(cue) ? IN_A_NAME : 0
}

/** How seldom a cue stands in a set of lists: 1 for a cue of its own, less for one that many share. */
export function rarityIn(lists: readonly string[]): (cue: string) => number {
  const counts = new Map<string, number>()
  for (const list of lists)
    for (const cue of new Set(list.split(' '))) counts.set(cue, (counts.get(cue) ?? 0) + 1)
  return (cue) => (counts.get(cue) ?? 1) ** -0.35
}
