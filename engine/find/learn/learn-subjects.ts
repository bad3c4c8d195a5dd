// Teaches which subject an idea is about: each subject is the mean of the texts about it, weighed by how rare their words are
// among subjects. Texts come from the subject's own lines, from other authors' lines, and from ideas that readers sorted by hand.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Subject } from '../../trades/subject-schema.ts'
import type { EmbeddingFile } from '../embedding.ts'
import { subjectFeatures } from '../subject-features.ts'
import { type EmbeddingExample, learnEmbedding } from './embedding.ts'

export interface SubjectLesson {
  text: string
  /** Empty: about none of them. The best one first. */
  subjects: string[]
}

const FILE = new URL('../lessons/subjects.txt', import.meta.url)

export const subjectLessons = (): SubjectLesson[] =>
  readFileSync(FILE, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [ids = '', text = ''] = line.split('\t')
      return { text, subjects: ids === 'none' ? [] : ids.split(', ') }
    })

/** Of what is learned from. */
export const subjectFingerprint = (): string =>
  createHash('sha256').update(readFileSync(FILE)).digest('hex').slice(0, 16)

export interface SubjectTable {
  ids: string[]
  /** A word, how rare it is, and the weight that each subject gives it: 'solar 3.2 17:25 90:8'. Weights in thousandths. */
  words: string
}

/** Signs and names stand for a subject as well as a line about it. */
const SIGN_COUNTS = 0.6
const SECOND_COUNTS = 0.5
/** In thousandths; smaller ones are noise. */
const LEAST_WEIGHT = 20

export function learnSubjects(subjects: Subject[], lessons: SubjectLesson[]): SubjectTable {
  const ids = subjects.map(({ id }) => id).sort()
  const texts = [
    ...subjects.flatMap(({ id, fits, signs, name }) => [
      ...fits.map((text) => ({ id, text, counts: 1 })),
      ...[...signs.sure, ...signs.hint, name].map((text) => ({ id, text, counts: SIGN_COUNTS })),
    ]),
    ...lessons.flatMap(({ text, subjects: about }) =>
      about.map((id, i) => ({ id, text, counts: i === 0 ? 1 : SECOND_COUNTS })),
    ),
  ].map(({ text, ...rest }) => ({ ...rest, features: subjectFeatures(text) }))
  const users = new Map<string, Set<string>>()
  for (const { id, features } of texts)
    for (const feature of features.keys()) {
      const set = users.get(feature) ?? new Set()
      users.set(feature, set.add(id))
    }
  const rarity = (feature: string) => Math.log(1 + ids.length / (users.get(feature)?.size ?? ids.length))
  const means = new Map(ids.map((id) => [id, new Map<string, number>()]))
  for (const { id, features, counts } of texts) addScaled(means.get(id), features, rarity, counts)
  const rows = new Map<string, string[]>()
  ids.forEach((id, i) => {
    const mean = means.get(id) ?? new Map<string, number>()
    const length = Math.sqrt([...mean.values()].reduce((sum, weight) => sum + weight * weight, 0)) || 1
    for (const [feature, weight] of mean) {
      const thousandths = Math.round((weight / length) * 1000)
      if (thousandths < LEAST_WEIGHT) continue
      const row = rows.get(feature) ?? []
      row.push(`${i}:${thousandths}`)
      rows.set(feature, row)
    }
  })
  const words = [...rows]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([feature, weights]) => `${feature}\t${rarity(feature).toFixed(2)}\t${weights.join(' ')}`)
    .join('\n')
  return { ids, words }
}

function addScaled(
  mean: Map<string, number> | undefined,
  features: Map<string, number>,
  rarity: (feature: string) => number,
  counts: number,
): void {
  if (!mean) return
  const weights = [...features].map(([feature, times]) => [feature, times * rarity(feature)] as const)
  const length = Math.sqrt(weights.reduce((sum, [, weight]) => sum + weight * weight, 0)) || 1
  for (const [feature, weight] of weights)
    mean.set(feature, (mean.get(feature) ?? 0) + (counts * weight) / length)
}

/** An idea about none of them. */
const NONE = 'none'
const SECOND_SHARE = 0.35

/** How likely each subject is for an idea, and how likely none of them. */
export function learnLikely(subjects: Subject[], lessons: SubjectLesson[]): EmbeddingFile {
  const examples = [
    ...subjects.flatMap(({ id, fits, signs, name }) => [
      ...fits.map((text) => exampleOf(text, [id], 1)),
      ...[...signs.sure, name].map((text) => exampleOf(text, [id], 0.5)),
    ]),
    ...lessons.map(({ text, subjects: about }) => exampleOf(text, about, 1)),
  ]
  return learnEmbedding(examples, [...subjects.map(({ id }) => id).sort(), NONE])
}

function exampleOf(text: string, [first, second]: string[], weight: number): EmbeddingExample {
  return {
    features: subjectFeatures(text),
    classes: second
      ? [
          [first ?? NONE, 1 - SECOND_SHARE],
          [second, SECOND_SHARE],
        ]
      : [[first ?? NONE, 1]],
    weight,
  }
}
