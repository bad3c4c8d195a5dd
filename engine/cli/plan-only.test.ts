// The plan alone, as programs ask for it: two files and not a word.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Section } from '../plan/kit/section.ts'
import { SAMPLES } from '../testing/sample-briefs.ts'
import { readArguments } from './arguments.ts'
import { commandInFolder } from './testing/command.ts'

const { blueprint, briefFile, pathOf } = commandInFolder()

test('the whole plan as text and as data with what was read, and nothing is printed', async () => {
  const path = await briefFile('bakery.json', SAMPLES.bakery)
  expect(await blueprint('--brief', path, '--out', 'plan/deep', '--plan-only')).toEqual({
    code: 0,
    out: '',
    err: '',
  })
  const names = ['Larder-&-Loaf-Complete-Blueprint.json', 'Larder-&-Loaf-Complete-Blueprint.md']
  expect((await readdir(pathOf('plan/deep'))).sort()).toEqual(names)
  const [data = '', text = ''] = await Promise.all(
    names.map((name) => readFile(pathOf('plan/deep', name), 'utf8')),
  )
  const { name, sections, reading } = JSON.parse(data)
  expect(name).toBe('Larder & Loaf')
  expect(reading.ledger.length).toBeGreaterThan(3)
  expect(sections).toHaveLength(17)
  const missing = sections.flatMap(phrasesOf).filter((phrase: string) => !plain(text).includes(plain(phrase)))
  expect(missing).toEqual([])
})

/** Every title, headline, caption and figure of a section. */
const phrasesOf = ({ title, blocks }: Section): string[] => [
  title,
  ...blocks.flatMap((block) => {
    if (block.kind === 'heading') return [block.text]
    if (block.kind === 'point') return [block.headline, ...wordsOf(block.prose)]
    if (block.kind === 'paragraph' || block.kind === 'ending') return wordsOf(block.prose)
    if (block.kind === 'list') return block.items.flatMap(wordsOf)
    if (block.kind === 'chart') return [block.title, ...wordsOf(block.alternative)]
    return [
      ...block.columns.map(({ head }) => head),
      ...block.rows.flatMap(({ cells }) => cells.flatMap(wordsOf)),
    ]
  }),
]

type Words = Extract<Section['blocks'][number], { kind: 'paragraph' }>['prose']
const wordsOf = ({ parts }: Words) =>
  parts.map((part) => (part.kind === 'figure' ? part.quantity.text : part.text))
const plain = (text: string) => text.replaceAll('\\', '').replace(/\s+/g, ' ').trim()

test('a bad folder and a bad brief are refused with exit 2', async () => {
  const path = await briefFile('dogs.json', SAMPLES.dogs)
  const badFolder = await blueprint('--brief', path, '--out', join(path, 'below'), '--plan-only')
  expect(badFolder).toMatchObject({ code: 2, out: '' })
  expect(badFolder.err).toContain('files cannot be written there')
  const bad = await briefFile('bad.json', { startupName: 'Zip' })
  const badBrief = await blueprint('--brief', bad, '--out', 'never', '--plan-only')
  expect(badBrief).toEqual({ code: 2, out: '', err: 'businessIdea: is needed.\n' })
  expect(await readdir(pathOf())).not.toContain('never')
})

test.each([['--sheet'], ['--json'], ['--understood'], ['--date', '15 Nov 2026']])(
  '%s does not go with it, and --out is needed',
  (...args) => {
    const given = ['--brief', 'x.json', '--plan-only']
    expect(readArguments([...given, '--out', 'x', ...args])).toBe(
      `--plan-only: ${args[0]} does not go with it.`,
    )
    expect(readArguments(given)).toBe('--out DIR is needed.')
  },
)
