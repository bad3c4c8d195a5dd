// The command as people run it: files, lines, exit codes.
import { spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SAMPLES } from '../testing/sample-briefs.ts'
import { readArguments } from './arguments.ts'

const PROGRAM = fileURLToPath(new URL('main.ts', import.meta.url))

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blueprint-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function blueprint(...args: string[]) {
  const child = spawn(process.execPath, [PROGRAM, ...args], { cwd: folder })
  const [out, err] = [child.stdout, child.stderr].map((stream) => stream.setEncoding('utf8').toArray())
  const code = await new Promise((resolve) => child.on('close', resolve))
  return { code, out: ((await out) ?? []).join(''), err: ((await err) ?? []).join('') }
}

async function briefFile(name: string, content: unknown): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}

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
  expect((await readdir(join(folder, 'two'))).sort()).toEqual([...names].sort())
  for (const { name, bytes } of line.files)
    expect((await readFile(join(folder, 'two', name))).length).toBe(bytes)

  const differing: string[] = []
  for (const name of FILES) {
    const [one, two] = await Promise.all(['one/deep', 'two'].map((dir) => readFile(join(folder, dir, name))))
    if (!one?.equals(two as Buffer)) differing.push(name)
  }
  expect(differing).toEqual(FILES.filter((name) => DATED.test(name)))
  const sheet = await readFile(join(folder, 'two', 'Larder-&-Loaf-Contact-Sheet.png'))
  // Its width stands in the first chunk; thirty-five pages make it high.
  expect(sheet.readUInt32BE(16)).toBe(2400)
  expect(sheet.readUInt32BE(20)).toBeGreaterThan(2400)
}, 120_000)

test('what was understood, with the words it came from; no files', async () => {
  const path = await briefFile('buoy.json', SAMPLES.buoy)
  const { code, out } = await blueprint('--brief', path, '--understood')
  expect(code).toBe(0)
  expect(out).toContain('hardware-subscription')
  expect(out).toMatch(/fact +unit-cost: \$310 +\(said: ‘about \$310 a unit’\)/)
  expect(out).toMatch(/missing +price/)
  const asJson = await blueprint('--brief', path, '--understood', '--json')
  expect(JSON.parse(asJson.out).model.value).toBe('hardware-subscription')
})

test.each<[string, unknown, string[]]>([
  [
    'two fields',
    { startupName: 5, businessIdea: '' },
    ['startupName: expected text.', 'businessIdea: is needed.'],
  ],
  [
    'a field too long',
    { ...SAMPLES.dogs, startupName: 'x'.repeat(201) },
    ['startupName: at most 200 characters.'],
  ],
  ['nothing in it', {}, ['startupName: is needed.', 'businessIdea: is needed.']],
  ['not an object', [], ['the brief: expected an object.']],
  ['not JSON', 'startupName: Zip', ['is not JSON.']],
])('%s: each fault by field, exit 2, and nothing is written', async (name, content, faults) => {
  const path = await briefFile(`${name}.json`, content)
  const { code, out, err } = await blueprint('--brief', path, '--out', `bad-${name}`)
  expect({ code, out }).toEqual({ code: 2, out: '' })
  for (const fault of faults) expect(err).toContain(fault)
  expect(err.trim().split('\n')).toHaveLength(faults.length)
  expect(await readdir(folder)).not.toContain(`bad-${name}`)
})

test('an out folder that is a file is refused before the work, and help is given', async () => {
  const path = await briefFile('dogs.json', SAMPLES.dogs)
  for (const out of [path, join(path, 'below')]) {
    const { code, out: told, err } = await blueprint('--brief', path, '--out', out)
    expect({ code, told }).toEqual({ code: 2, told: '' })
    expect(err).toContain('files cannot be written there')
  }
  expect(await blueprint('--help')).toMatchObject({ code: 0, err: '' })
})

test.each<[string[], string]>([
  [[], '--brief FILE is needed.'],
  [['--brief', 'x.json'], '--out DIR is needed.'],
  [['--brief', 'nowhere.json', '--out', 'x'], 'there is no such file.'],
  [['--brief', '.', '--out', 'x'], 'is a folder.'],
  [['--bref', 'x'], '--bref'],
])('%j is refused with exit 2: %s', async (args, message) => {
  const { code, err } = await blueprint(...args)
  expect(code).toBe(2)
  expect(err).toContain(message)
})

const GIVEN = ['--brief', 'x.json', '--out', 'x']

test.each<[string[], string]>([
  [['--pdf'], '--pdf'],
  [['--sheet=yes'], '--sheet'],
  [['more'], 'more'],
  [['--date'], '--date'],
  [['--date', 'x'.repeat(41)], '--date: at most 40 characters.'],
])('%j is not understood, and it is said why', (args, message) => {
  expect(readArguments([...GIVEN, ...args])).toContain(message)
})

test('a date, a sheet and JSON are asked for together or not at all', () => {
  expect(readArguments([...GIVEN, '--date', '15 Nov 2026', '--sheet', '--json'])).toEqual({
    brief: 'x.json',
    out: 'x',
    date: '15 Nov 2026',
    sheet: true,
    json: true,
    understood: false,
  })
  expect(readArguments(GIVEN)).toEqual({
    brief: 'x.json',
    out: 'x',
    sheet: false,
    json: false,
    understood: false,
  })
})
