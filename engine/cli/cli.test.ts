// The command as people run it: files, lines, exit codes.
import { spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SAMPLES } from '../testing/sample-briefs.ts'

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

test('a brief becomes files, with a line for each stage; the same brief the same bytes', async () => {
  const path = await briefFile('bakery.json', SAMPLES.bakery)
  const first = await blueprint('--brief', path, '--out', 'one/deep')
  expect(first).toMatchObject({ code: 0, err: '' })
  for (const stage of [
    'Idea Analysis',
    'Market Research',
    'Business Model',
    'Technical Architecture',
    'Financial Projections',
    'Visual Brand Assets',
    'Document Creation',
  ])
    expect(first.out).toMatch(new RegExp(`^✓ ${stage}  [\\d.]+ ms$`, 'm'))

  const second = await blueprint('--brief', path, '--out', 'two', '--json')
  const line = JSON.parse(second.out)
  expect(line.name).toBe('Larder & Loaf')
  expect(line.stages.map(({ stage }: { stage: string }) => stage)).toContain('Financial Projections')
  const names = line.files.map(({ name }: { name: string }) => name)
  expect(names).toEqual([
    'Larder-Loaf-Plan.json',
    'Larder-Loaf-Complete-Blueprint.md',
    'Larder-Loaf-Blueprint.md',
  ])
  expect((await readdir(join(folder, 'two'))).sort()).toEqual([...names].sort())
  for (const { name, bytes } of line.files) {
    const [one, two] = await Promise.all(['one/deep', 'two'].map((dir) => readFile(join(folder, dir, name))))
    expect(one).toEqual(two)
    expect(two?.length).toBe(bytes)
  }
})

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
