// Teaches which kind of business an idea is, from ideas and briefs that readers sorted by hand, and from the trades' own lines.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { learn, SETTINGS } from '../../read/learn/softmax.ts'
import type { TableFile } from '../../read/learned/model.ts'
import type { Trade } from '../../trades/schema.ts'
import { kindFeatures } from '../features.ts'

interface KindLesson {
  text: string
  /** The best one first; a second is nearly as good. */
  kinds: string[]
}

const FOLDER = new URL('../lessons/', import.meta.url)
const textOf = (file: string) => readFileSync(new URL(file, FOLDER), 'utf8')
const rowsIn = (file: string) =>
  textOf(file)
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('\t'))

export const kindLessons = (): KindLesson[] => [
  ...rowsIn('ideas.txt').map(([kinds = '', text = '']) => ({ text, kinds: kinds.split(', ') })),
  ...rowsIn('briefs.txt').map(([kinds = '', , text = '']) => ({ text, kinds: kinds.split(', ') })),
]

/** Of what is learned from. */
export const kindFingerprint = (): string =>
  createHash('sha256').update(textOf('ideas.txt')).update(textOf('briefs.txt')).digest('hex').slice(0, 16)

const KIND_SETTINGS = { ...SETTINGS, runs: 3, smooth: 0.05, rounds: 10, leaveOut: 0.4, fewest: 2 }
const SECOND_COUNTS = 0.3

export function learnKinds(lessons: KindLesson[], trades: Trade[]): TableFile {
  const own = trades
    .filter(({ general }) => general)
    .flatMap(({ id, fits }) => fits.map((text) => ({ text, kinds: [id] })))
  return learn(
    [...lessons, ...own].map(({ text, kinds: [first = '', second] }) => ({
      features: kindFeatures(text),
      classes: second
        ? [
            [first, 1 - SECOND_COUNTS],
            [second, SECOND_COUNTS],
          ]
        : [[first, 1]],
    })),
    KIND_SETTINGS,
  )
}
