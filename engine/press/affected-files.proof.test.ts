// What is not printed again has to be what it would come out as.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Blueprint, makeBlueprint } from '../blueprint.ts'
import { type Edits, NO_EDITS } from '../edits.ts'
import type { FileKind } from '../file-names.ts'
import { knowledge } from '../knowledge/knowledge.ts'
import { SAMPLES } from '../testing/sample-briefs.ts'
import { affectedFiles } from './affected-files.ts'
import { createPress, type PrintedFile } from './press.ts'
import { DATE } from './testing/printed.ts'

const press = createPress({ threads: 1 })
afterAll(() => press.close())

const BRIEF = SAMPLES.bakery
/** As it is kept: through JSON. */
const made = async (edits: Partial<Edits> = {}): Promise<Blueprint> =>
  JSON.parse(JSON.stringify(await makeBlueprint(BRIEF, { knowledge, edits: { ...NO_EDITS, ...edits } })))
const print = async (blueprint: Blueprint, only?: FileKind[]) =>
  (await press.print({ blueprint, date: DATE, ...(only && { only }) })).files

let before: { blueprint: Blueprint; files: PrintedFile[] }
beforeAll(async () => {
  const blueprint = await made()
  before = { blueprint, files: await print(blueprint) }
}, 60_000)

const FIGURES: FileKind[] = ['blueprint', 'spreadsheet', 'word']
const BRAND: FileKind[] = ['brand-guide', 'logo', 'brand-pack']

test('nothing changed, nothing is affected', async () => {
  expect(affectedFiles(before.blueprint, await made())).toEqual([])
})

test.each<[string, Partial<Edits>, FileKind[], FileKind[]]>([
  ['a figure of the founder’s', { values: { cash: 120_000_00 } }, FIGURES, BRAND],
  [
    'the words of a milestone',
    { milestones: { vision: { problem: 'Nobody bakes after six.' } } },
    ['blueprint', 'word'],
    ['logo', 'brand-pack', 'spreadsheet'],
  ],
  ['who buys', { reading: { payer: 'commuters on the morning train' } }, ['blueprint', 'word'], ['logo']],
])(
  '%s: what it does not touch would come out as it is',
  async (_, edits, touched, untouched) => {
    const after = await made(edits)
    const affected = affectedFiles(before.blueprint, after)
    expect(affected).toEqual(expect.arrayContaining(touched))
    expect(affected.filter((kind) => untouched.includes(kind))).toEqual([])
    const files = await print(after)
    const differing = files.filter(({ name, bytes }) => {
      const known = before.files.find((file) => file.name === name)
      return !known || Buffer.compare(known.bytes, bytes) !== 0
    })
    expect(new Set(differing.map(({ kind }) => kind))).toEqual(new Set(affected))
  },
  60_000,
)

test('of the kinds that are wanted each file is the same as among all', async () => {
  const files = await print(before.blueprint, ['word', 'quickstart'])
  expect(files.map(({ kind }) => kind)).toEqual(['quickstart', 'word'])
  for (const { name, bytes } of files) {
    const whole = before.files.find((file) => file.name === name)?.bytes ?? new Uint8Array()
    expect(Buffer.compare(bytes, whole)).toBe(0)
  }
}, 60_000)
