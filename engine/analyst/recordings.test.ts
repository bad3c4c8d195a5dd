// Plans by a language model, played from its recorded answers: a prompt that changed since is found here, and not by founders.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Prompt } from '../cli/recorded.ts'
import { openRecording, Unrecorded } from '../cli/recordings.ts'
import { SAMPLES } from '../testing/sample-briefs.ts'
import { openSandbox, type Sandbox } from '../writers/testing/sandbox.ts'
import type { Question } from './analyst.ts'
import { record } from './testing/record.ts'
import { recordingFaults } from './testing/recording-faults.ts'

const RECORDINGS = fileURLToPath(new URL('recordings', import.meta.url))
const ids = existsSync(RECORDINGS)
  ? readdirSync(RECORDINGS, { withFileTypes: true }).flatMap((one) => (one.isDirectory() ? [one.name] : []))
  : []

for (const id of ids)
  test(`the recording ${id} is complete, fits the prompts as they are, and is a plan by the model`, async () => {
    expect(await recordingFaults(join(RECORDINGS, id))).toEqual([])
  })

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await openSandbox()
})
afterAll(() => sandbox.close())

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fcp-recording-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
const readText = (name: string) => readFileSync(join(folder, name), 'utf8')

describe('a folder of answers', () => {
  const question = (part: string, task = 'Count.'): Question<{ n: number }> => ({
    kind: 'reading',
    part,
    task,
    data: { text: part },
    schema: z.object({ n: z.number() }),
    faults: () => [],
  })
  const ask = (writes: boolean, ...questions: ReturnType<typeof question>[]) => {
    const { analyst, signal } = openRecording(folder, { writes })
    return Promise.all(questions.map((one) => analyst.ask(one, signal).then(({ value }) => value.n)))
  }

  test('without them gets the prompts, and names all that were asked at once', async () => {
    const asked = ask(true, question('one'), question('two'))
    await expect(asked).rejects.toThrow(Unrecorded)
    await expect(asked).rejects.toMatchObject({ names: ['reading-one', 'reading-two'] })
    expect(readText('reading-one.prompt.txt')).toMatch(/^===== SYSTEM =====\nCount\.[\s\S]*===== USER =====/)
    expect(readText('reading-two.prompt.txt')).toContain('<data-fence>\n{"text":"two"}\n</data-fence>')
    expect(JSON.parse(readText('keys.json'))).toMatchObject({
      'reading-one': expect.stringMatching(/^[0-9a-f]{16}$/),
      'reading-two': expect.any(String),
    })
  })

  test('stays as it is unless it may be written to', async () => {
    await expect(ask(false, question('one'))).rejects.toThrow(Unrecorded)
    expect(readdirSync(folder)).toEqual([])
  })

  test('with answers plays them, and the plan goes on with the next question', async () => {
    await expect(ask(true, question('one'))).rejects.toThrow(Unrecorded)
    write('reading-one.answer.txt', '{"n": 7}')
    expect(await ask(true, question('one'))).toEqual([7])
    await expect(ask(true, question('one'), question('two'))).rejects.toMatchObject({
      names: ['reading-two'],
    })
    expect(readText('reading-one.answer.txt')).toBe('{"n": 7}')
  })

  test('drops an answer whose prompt has changed', async () => {
    await expect(ask(true, question('one'))).rejects.toThrow(Unrecorded)
    write('reading-one.answer.txt', '{"n": 7}')
    const changed = question('one', 'Count again.')
    await expect(ask(false, changed)).rejects.toThrow(Unrecorded)
    expect(existsSync(join(folder, 'reading-one.answer.txt'))).toBe(true)
    await expect(ask(true, changed)).rejects.toThrow(Unrecorded)
    expect(existsSync(join(folder, 'reading-one.answer.txt'))).toBe(false)
    expect(readText('reading-one.prompt.txt')).toContain('Count again.')
  })
})

test('what is wrong with a recording is said: a changed prompt with how to record it anew', async () => {
  await record(folder, SAMPLES.bakery, sandbox.answer)
  expect(await recordingFaults(folder)).toEqual([])
  const keys = JSON.parse(readText('keys.json'))
  const { 'critic-critic': _, ...others } = keys
  write('keys.json', JSON.stringify({ ...others, 'sections-gone': 'x' }))
  expect(await recordingFaults(folder)).toEqual([
    'sections-gone: there is no answer',
    'critic-critic: there is no key',
    'critic: there is no question of this kind',
    expect.stringMatching(/critic-critic\. Record them anew: npm run blueprint -- --brief \S+ --answers /),
  ])
})

test('what the house writes in a recording has to be named in its notes', async () => {
  const withoutCritic = (prompt: Prompt) =>
    prompt.name.startsWith('critic') ? Promise.resolve('{"faults": 3}') : sandbox.answer(prompt)
  await record(folder, SAMPLES.bakery, withoutCritic)
  expect(await recordingFaults(folder)).toEqual([expect.stringMatching(/^critic: by the house/)])
  write('notes.json', JSON.stringify({ critic: 'The answer was not what was asked for, twice.' }))
  expect(await recordingFaults(folder)).toEqual([])
})
