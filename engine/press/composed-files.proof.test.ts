// Composed blueprints, printed with all their files and read the way strangers read them.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeBlueprint } from '../blueprint.ts'
import { COMPOSED_BRIEFS, COMPOSED_NAMES, type ComposedName } from '../compose/testing/composed-briefs.ts'
import { sheetOf, sheetsIn } from '../documents/data/sheets.ts'
import { factsOf } from '../documents/testing/pdf.ts'
import type { FileKind } from '../file-names.ts'
import { knowledge } from '../knowledge/knowledge.ts'
import { read } from '../read/read.ts'
import { createPress } from './press.ts'
import { orderOnSheet, squashed } from './testing/expected-text.ts'
import { DATE, type PrintedBlueprint, printedBy } from './testing/printed.ts'

const press = createPress({ threads: 1 })
const printed = new Map<ComposedName, PrintedBlueprint>()
const print = async (name: ComposedName) => {
  const brief = COMPOSED_BRIEFS[name]
  return printedBy(press, await makeBlueprint(brief, { knowledge }), DATE)
}
beforeAll(async () => {
  for (const name of COMPOSED_NAMES) printed.set(name, await print(name))
}, 180_000)
afterAll(() => press.close())
const of = (name: ComposedName) => printed.get(name) as PrintedBlueprint

const KINDS: FileKind[] = [
  'quickstart',
  'blueprint',
  'markdown',
  'brand-guide',
  'logo',
  'brand-pack',
  'spreadsheet',
  'word',
]

describe.each(COMPOSED_NAMES)('%s', (name) => {
  test('all documents come out', () => {
    const kinds = new Set(of(name).files.map(({ kind }) => kind))
    expect(KINDS.filter((kind) => !kinds.has(kind))).toEqual([])
  })

  test('keeps to its sheets, and every section stands on its own in the plan’s order', () => {
    const { blueprint, file } = of(name)
    const { plan } = blueprint
    const { pages, pageTexts } = factsOf(file('blueprint'))
    expect(pages).toBe(sheetsIn(plan))
    expect(pages).toBeGreaterThanOrEqual(18)
    const sheets = sheetOf(plan)
    const faults = plan.sections.flatMap((section) =>
      orderOnSheet(section, pageTexts[sheets[section.id] - 1] ?? ''),
    )
    expect(faults).toEqual([])
  })

  test('the sheet after the summary checks the founder’s figures', () => {
    const [, , , checked = ''] = factsOf(of(name).file('blueprint')).pageTexts
    expect(checked).toContain('How we read your brief')
    expect(checked).toContain('Answers that would change this plan most')
    for (const question of read(COMPOSED_BRIEFS[name]).asked)
      expect(squashed(checked)).toContain(squashed(question))
  })

  test('every rule and every assumption is printed whole', () => {
    const { blueprint, file } = of(name)
    const text = squashed(factsOf(file('blueprint')).text)
    const operations = blueprint.plan.sections.find(({ id }) => id === 'operations')
    const rules = operations?.blocks.findLast((block) => block.kind === 'table')
    const words = (rules?.rows ?? []).flatMap(({ cells }) =>
      cells.flatMap(({ parts }) => parts.flatMap((part) => ('text' in part ? [part.text] : []))),
    )
    const marks = blueprint.plan.assumptions.map(({ mark }) => mark)
    expect([...words, ...marks].filter((one) => !text.includes(squashed(one)))).toEqual([])
  })
})

test('the same brief gives the same bytes', async () => {
  const again = await print('doors')
  for (const [i, { name, bytes }] of again.files.entries())
    expect(Buffer.compare(bytes, of('doors').files[i]?.bytes ?? new Uint8Array()), name).toBe(0)
}, 120_000)
