// What a composed plan is computed from. The trade of a corrected reading is found by the server, so the browser asks for it.
import type { CaseSource } from '#engine/compose/source-data.ts'
import type { ReadingCorrections } from '#engine/read/corrections.ts'
import type { Understanding } from '#engine/understand/understanding.ts'
import { call } from '#kit/call.ts'
import { tryCorrections } from '../contract.ts'
import { readingKey, sameReading } from './state/sheet.ts'

export interface ComposedGround {
  u: Understanding
  source: CaseSource
}

/** As it came with the page: with the corrections that were kept. */
export interface KeptGround extends ComposedGround {
  corrections: ReadingCorrections
}

const answers = new Map<string, Promise<ComposedGround>>()

export function groundWith(
  id: string,
  kept: KeptGround,
  corrections: ReadingCorrections = {},
): Promise<ComposedGround> {
  if (sameReading(kept.corrections, corrections)) return Promise.resolve(kept)
  const key = `${id} ${readingKey(corrections)}`
  const known = answers.get(key)
  if (known) return known
  const answer = call(tryCorrections, { params: { id }, body: { corrections } })
  answers.set(key, answer)
  answer.catch(() => answers.delete(key))
  return answer
}
