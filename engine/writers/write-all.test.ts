import { expect, test } from 'vitest'
import { houseWriter } from './house-fallback.ts'
import { buildSections } from './testing/sections.ts'
import { writeAll } from './write-all.ts'
import { type Writer, WritingFailure, type WritingRecord } from './writer.ts'

const writes: Writer = { write: async ({ id }) => ({ paragraphs: [id], by: 'model' }) }
const fails = (error: Error): Writer => ({ write: () => Promise.reject(error) })

test('sections come back in order, however they finish', async () => {
  const turns = buildSections(3).map(() => Promise.withResolvers<void>())
  const writer: Writer = {
    async write({ id }) {
      const index = Number(id.slice(-1)) - 1
      // The last is done first, and each lets the one before it go.
      if (index < 2) await turns[index]?.promise
      turns[index - 1]?.resolve()
      return { paragraphs: [id], by: 'model' }
    },
  }
  const records: WritingRecord[] = []
  const plan = await writeAll(writer, houseWriter, buildSections(3), {
    onRecord: (record) => records.push(record),
  })
  expect(plan.sections.map(({ paragraphs }) => paragraphs[0])).toEqual([
    'section-1',
    'section-2',
    'section-3',
  ])
  expect(plan.records.map(({ section }) => section)).toEqual(['section-1', 'section-2', 'section-3'])
  expect(records.map(({ section }) => section)).toEqual(['section-3', 'section-2', 'section-1'])
})

test('a plan without sections is done', async () => {
  expect(await writeAll(writes, houseWriter, [])).toEqual({ sections: [], records: [] })
})

test('a writer that breaks costs nothing but its words', async () => {
  const { sections, records } = await writeAll(fails(new TypeError('bug')), houseWriter, buildSections(2))
  expect(records.map(({ by, reason }) => `${by} ${reason}`)).toEqual(['house failed', 'house failed'])
  expect(sections[0]?.note).toBe('Written by the house: the writer failed.')
})

test('a writer that never comes back is left behind when the time is over', async () => {
  const never: Writer = { write: () => new Promise(() => {}) }
  const { records } = await writeAll(never, houseWriter, buildSections(9), { limits: { totalMs: 30 } })
  expect(records.map(({ reason }) => reason)).toEqual(Array(9).fill('budget'))
})

test('a section that works out ends a row of outages; a fault of the text is none', async () => {
  const outage = new WritingFailure('server-error', { outage: true })
  const text = new WritingFailure('figures')
  const script = [outage, outage, undefined, outage, outage, text, outage, undefined]
  let asked = 0
  const writer: Writer = {
    async write({ id }) {
      const failure = script[asked++]
      if (failure) throw failure
      return { paragraphs: [id], by: 'model' }
    },
  }
  const limits = { atOnce: 1, outages: 3 }
  const { records } = await writeAll(writer, houseWriter, buildSections(8), { limits })
  expect(asked).toBe(7)
  expect(records.at(-1)).toMatchObject({ by: 'house', reason: 'server-error', calls: 0 })
})

test('an abort rejects, before or during', async () => {
  const reason = new Error('stop')
  const before = writeAll(writes, houseWriter, buildSections(1), { signal: AbortSignal.abort(reason) })
  await expect(before).rejects.toBe(reason)
})
