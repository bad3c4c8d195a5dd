import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { briefSchema } from '#engine/brief.ts'
import { sentenceOf } from '#engine/intake/sentence.ts'
import { read } from '#engine/read/read.ts'
import { SAMPLE_SENTENCE } from './sample-sentence.ts'

const SAMPLE = new URL('../../../build/pictures/sample-brief.json', import.meta.url)

test('what stands under the sample’s cover is how we read the sample', () => {
  const brief = briefSchema.parse(JSON.parse(readFileSync(SAMPLE, 'utf8')))
  expect(sentenceOf(read(brief))).toBe(SAMPLE_SENTENCE)
})
