// What a plan is computed from. The trade of a corrected reading is found by the server, so the browser asks for it.
import type { CaseGround } from '#engine/compose/source-data.ts'
import type { ReadingCorrections } from '#engine/read/corrections.ts'
import { call } from '#kit/call.ts'
import { withFreshSignIn } from '#web/calls/fresh-sign-in.ts'
import { tryCorrections } from '../contract.ts'
import { readingKey, sameReading } from './state/sheet.ts'

/** As it came with the page: with the corrections that were kept. */
export interface KeptGround {
  ground: CaseGround
  corrections: ReadingCorrections
}

const answers = new Map<string, Promise<CaseGround>>()

export function groundWith(
  id: string,
  kept: KeptGround,
  corrections: ReadingCorrections = {},
): Promise<CaseGround> {
  if (sameReading(kept.corrections, corrections)) return Promise.resolve(kept.ground)
  const key = `${id} ${readingKey(corrections)}`
  const known = answers.get(key)
  if (known) return known
  const answer = withFreshSignIn(
    () => call(tryCorrections, { params: { id }, body: { corrections } }),
    'page',
  ).then(({ ground }) => ground)
  answers.set(key, answer)
  answer.catch(() => answers.delete(key))
  return answer
}
