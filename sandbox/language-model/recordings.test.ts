// A recorded prompt is answered as it was then, whatever its fence; every other one as ever.
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type LanguageModel, openLanguageModel } from './language-model.ts'

let folder: string
let model: LanguageModel | undefined
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fcp-recordings-'))
})
afterEach(async () => {
  await model?.close()
  rmSync(folder, { recursive: true, force: true })
})

const prompt = (name: string, fence: string) => [
  { role: 'system', content: `Read what is between <${fence}>.` },
  { role: 'user', content: `<${fence}>\n${JSON.stringify({ brief: { startupName: name } })}\n</${fence}>` },
]
const fenceOf = (digit: string) => `data-${digit.repeat(24)}`

function record(id: string, name: string, answers: Record<string, string>): void {
  const [system, ...messages] = prompt(name, 'data-fence')
  const key = createHash('sha256')
    .update(JSON.stringify([system?.content, messages]))
    .digest('hex')
    .slice(0, 16)
  mkdirSync(join(folder, id))
  writeFileSync(join(folder, id, 'keys.json'), JSON.stringify({ 'reading-reading': key }))
  for (const [file, text] of Object.entries(answers))
    writeFileSync(join(folder, id, `${file}.answer.txt`), text)
}

const REPAIR = [
  { role: 'assistant', content: '{}' },
  { role: 'user', content: 'Write it again.' },
]

async function contentOf(messages: object[], more: object = {}): Promise<string> {
  const body = JSON.stringify({ model: 'writer', messages, ...more })
  const response = await fetch(`${model?.baseUrl}/chat/completions`, { method: 'POST', body })
  const text = await response.text()
  if (!text.startsWith('data:')) return JSON.parse(text).choices[0].message.content
  const events = text.trim().split('\n\n').slice(0, -1)
  return events.map((event) => JSON.parse(event.slice(6)).choices[0].delta.content ?? '').join('')
}

test('a recorded prompt is answered as it was, streaming or not, whatever the fence', async () => {
  record('larder', 'Larder', { 'reading-reading': '{"payer": "the recorded"}\n' })
  model = await openLanguageModel({ recordings: folder })
  for (const [digit, stream] of [
    ['a', false],
    ['7', true],
  ] as const)
    expect(await contentOf(prompt('Larder', fenceOf(digit)), { stream })).toBe('{"payer": "the recorded"}\n')
  expect(await contentOf(prompt('Other', fenceOf('a')))).toContain('households nearby')
  expect(model.requests().map(({ isRecorded }) => isRecorded)).toEqual([true, true, false])
})

test('a repair is answered with the recorded repair, else with the recorded answer', async () => {
  record('larder', 'Larder', { 'reading-reading': 'first', 'reading-reading-repair': 'second' })
  record('other', 'Other', { 'reading-reading': 'only' })
  model = await openLanguageModel({ recordings: folder })
  expect(await contentOf([...prompt('Larder', fenceOf('a')), ...REPAIR])).toBe('second')
  expect(await contentOf([...prompt('Other', fenceOf('a')), ...REPAIR])).toBe('only')
})

test('what is taken out of the prompt is put back into the answer', async () => {
  record('larder', 'Larder', { 'reading-reading': '{"offer": "Larder bread"}' })
  model = await openLanguageModel({
    recordings: folder,
    normalise: (text) => text.replaceAll('Larderzq', 'Larder'),
    adapt: (answer, { messages }) =>
      JSON.stringify(messages).includes('Larderzq') ? answer.replaceAll('Larder', 'Larderzq') : answer,
  })
  expect(await contentOf(prompt('Larderzq', fenceOf('a')))).toBe('{"offer": "Larderzq bread"}')
  expect(await contentOf(prompt('Larder', fenceOf('a')))).toBe('{"offer": "Larder bread"}')
})

test('faults are put into recorded answers as well', async () => {
  const reading = { offer: 'bread', payer: 'families', locality: '', figures: [], checks: [], asked: [] }
  record('larder', 'Larder', { 'reading-reading': `\`\`\`json\n${JSON.stringify(reading)}\n\`\`\`` })
  model = await openLanguageModel({ recordings: folder })
  const spoiled = (fault: string) => contentOf(prompt('Larder', fenceOf('a')), { model: `writer:${fault}` })
  expect(JSON.parse(await spoiled('injected'))).toMatchObject({ offer: 'OVERRIDDEN bread' })
  expect(JSON.parse(await spoiled('wrong-quotes@reading')).figures[0]).toMatchObject({ value: 4_711 })
  expect(await spoiled('wrong-quotes@critic')).toContain('```json')
  expect(await spoiled('run-out')).toMatch(/^```json/)
})
