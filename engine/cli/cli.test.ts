// The command as people run it: lines, exit codes.
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SAMPLES } from '../testing/sample-briefs.ts'
import { readArguments } from './arguments.ts'
import { commandInFolder } from './testing/command.ts'

const { blueprint, briefFile, pathOf } = commandInFolder()

test('what was understood, with the words it came from; no files', async () => {
  const path = await briefFile('buoy.json', SAMPLES.buoy)
  const { code, out } = await blueprint('--brief', path, '--understood')
  expect(code).toBe(0)
  expect(out).toMatch(/^trade +devices with a monthly service/m)
  expect(out).toMatch(/^figure +unit-cost: \$310 a unit +\(actual\)$/m)
  expect(out).toMatch(/^currency +USD$/m)
  const asJson = await blueprint('--brief', path, '--understood', '--json')
  expect(JSON.parse(asJson.out).trade.name).toContain('devices')
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
  expect(await readdir(pathOf())).not.toContain(`bad-${name}`)
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
  [['--composed'], '--composed'],
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
    planOnly: false,
  })
  expect(readArguments(GIVEN)).toEqual({
    brief: 'x.json',
    out: 'x',
    sheet: false,
    json: false,
    understood: false,
    planOnly: false,
  })
})
