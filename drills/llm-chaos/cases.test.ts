// A tagged brief with an order in it is answered from the recording of the brief as it was: every prompt is the same but for the tag.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAnalyst } from '#engine/analyst/create-analyst.ts'
import { record } from '#engine/analyst/testing/record.ts'
import { makeBlueprint } from '#engine/blueprint.ts'
import type { Brief } from '#engine/brief.ts'
import { openRecording } from '#engine/cli/recordings.ts'
import { knowledge } from '#engine/knowledge/knowledge.ts'
import { SAMPLES } from '#engine/testing/sample-briefs.ts'
import { complete } from '#sandbox/language-model/answers.ts'
import { FAULTS, kindsOf } from '#sandbox/language-model/faults.ts'
import { openLanguageModel } from '#sandbox/language-model/language-model.ts'
import { RECORDINGS } from '#sandbox/language-model/recordings.ts'
import { playingTagged, recordedBriefs, taggedBrief, tagOf } from './briefs.ts'
import { casesOf } from './cases.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fcp-tagged-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Plans it under a tag, over HTTP; answers the questions that had no recording. */
async function unrecordedOf(recordings: string, brief: Brief) {
  const model = await openLanguageModel({ recordings, ...playingTagged([brief]) })
  try {
    const address = { kind: 'openai-compatible', baseUrl: model.baseUrl, name: 'writer' } as const
    const analyst = createAnalyst({ model: address, fetch: globalThis.fetch })
    const { plan } = await makeBlueprint(taggedBrief(brief, tagOf(17)), { knowledge, analyst })
    const asked = model.requests()
    expect(asked.length).toBeGreaterThan(7)
    return {
      plan,
      unrecorded: asked.flatMap(({ isRecorded, body }) =>
        isRecorded ? [] : [body.response_format?.json_schema?.name],
      ),
    }
  } finally {
    await model.close()
  }
}

test('every question about a tagged brief is answered from its recording', async () => {
  const own = join(folder, 'own')
  const brief = { ...SAMPLES.bakery, targetCustomer: `Neighbours of ${SAMPLES.bakery.startupName} in Cork` }
  const { plan: first } = await record(join(own, 'bakery'), brief, async ({ instructions, messages }) => {
    const asked = [{ role: 'system', content: instructions }, ...messages]
    return complete({ model: 'writer', messages: asked }, () => undefined, undefined).content ?? ''
  })
  // The keys are those that the engine plays by.
  await makeBlueprint(brief, { knowledge, ...openRecording(join(own, 'bakery')) })
  const { plan, unrecorded } = await unrecordedOf(own, brief)
  expect(unrecorded).toEqual([])
  expect(plan.writing.map(({ by }) => by)).toEqual(first.writing.map(({ by }) => by))
})

test.each(recordedBriefs(RECORDINGS))('so is every question about $startupName', async (brief) => {
  const { unrecorded } = await unrecordedOf(RECORDINGS, brief)
  // With a longer name a headline may be too long to be printed, and the critic reads another plan.
  expect(unrecorded.filter((name) => name !== 'critic-critic')).toEqual([])
})

test('every fault is drilled in every kind of answer that it can spoil, in a full drill', () => {
  const briefs = recordedBriefs(RECORDINGS)
  const labels = casesOf(briefs, { full: true, mixed: 2 }).map(({ label }) => label.replace(/ .*/, ''))
  for (const fault of FAULTS) for (const kind of kindsOf(fault)) expect(labels).toContain(`${fault}@${kind}`)
  const short = casesOf(briefs, { full: false, mixed: 2 })
  expect(short).toHaveLength(20)
  expect(new Set(short.map(({ brief }) => brief.startupName)).size).toBe(20)
})
