// The command as people run it, to its files.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SAMPLES } from '../testing/sample-briefs.ts'
import { commandInFolder } from './testing/command.ts'

const { blueprint, briefFile, pathOf } = commandInFolder()

const STAGES = [
  'Idea Analysis',
  'Market Research',
  'Business Model',
  'Technical Architecture',
  'Financial Projections',
  'Visual Brand Assets',
  'Document Creation',
]

/** What founders get, in the order of the dashboard; then the plan itself, for people who build on it. */
const FILES = [
  'Larder-&-Loaf-Startup-Quickstart-Guide.pdf',
  'Larder-&-Loaf-Complete-Blueprint.pdf',
  'Larder-&-Loaf-Blueprint.md',
  'Larder-&-Loaf-Visual-Brand-Guide.pdf',
  ...[1, 2, 3, 4, 5, 6].map((number) => `Larder-&-Loaf-Logo-Concept-${number}.png`),
  'Larder-&-Loaf-Brand-Pack.zip',
  'Larder-&-Loaf-Financial-Model.xlsx',
  'Larder-&-Loaf-Plan.docx',
  'Larder-&-Loaf-Plan.json',
  'Larder-&-Loaf-Complete-Blueprint.md',
]
const DATED = /-Guide\.pdf$|-Blueprint\.pdf$|\.docx$/

test('a brief becomes files, with a line for each stage; the same brief the same bytes but for the date', async () => {
  const path = await briefFile('bakery.json', SAMPLES.bakery)
  const first = await blueprint('--brief', path, '--out', 'one/deep')
  expect(first).toMatchObject({ code: 0, err: '' })
  for (const stage of STAGES) expect(first.out).toMatch(new RegExp(`^✓ ${stage}  [\\d.]+ ms$`, 'm'))
  for (const name of FILES) expect(first.out).toContain(join('one/deep', name))

  const second = await blueprint(
    '--brief',
    path,
    '--out',
    'two',
    '--json',
    '--sheet',
    '--date',
    '15 Nov 2026',
  )
  expect(second).toMatchObject({ code: 0, err: '' })
  const line = JSON.parse(second.out)
  expect(second.out.trim().split('\n')).toHaveLength(1)
  expect(line.name).toBe('Larder & Loaf')
  expect(line.stages.map(({ stage }: { stage: string }) => stage)).toEqual(STAGES)
  const times = [...line.stages, ...line.printing].map(({ ms }: { ms: number }) => ms)
  expect(times.every((ms) => Number.isFinite(ms) && ms >= 0)).toBe(true)
  const names = line.files.map(({ name }: { name: string }) => name)
  expect(names).toEqual([...FILES, 'Larder-&-Loaf-Contact-Sheet.png'])
  expect((await readdir(pathOf('two'))).sort()).toEqual([...names].sort())
  for (const { name, bytes } of line.files) expect((await readFile(pathOf('two', name))).length).toBe(bytes)

  const differing: string[] = []
  for (const name of FILES) {
    const [one, two] = await Promise.all(['one/deep', 'two'].map((dir) => readFile(pathOf(dir, name))))
    if (!one?.equals(two as Buffer)) differing.push(name)
  }
  expect(differing).toEqual(FILES.filter((name) => DATED.test(name)))
  const sheet = await readFile(pathOf('two', 'Larder-&-Loaf-Contact-Sheet.png'))
  // Its width stands in the first chunk; thirty-five pages make it high.
  expect(sheet.readUInt32BE(16)).toBe(2400)
  expect(sheet.readUInt32BE(20)).toBeGreaterThan(2400)
}, 120_000)
