// A language model that reads otherwise than the founder confirmed: the founder's word stands.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeBlueprint } from '../blueprint.ts'
import { type Prompt, recordedAsking } from '../cli/recorded.ts'
import { correctedSource } from '../compose/case-source.ts'
import { knowledge } from '../knowledge/knowledge.ts'
import type { Role } from '../read/reading.ts'
import { openSandbox, type Sandbox } from '../writers/testing/sandbox.ts'
import { analystOf } from './ask-analyst.ts'
import { FENCE } from './prompts/frame.ts'
import { booksAnswer, brief, house, readingAnswer } from './testing/tank-cleaner.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await openSandbox()
})
afterAll(() => sandbox.close())

/** The house says of each way what its books say, and nothing twice. */
const BOOKS = booksAnswer()
for (const channel of BOOKS.channels) channel.how = `Ana shows the mud of the last tank: ${channel.name}.`

/** It reads and keeps books as recorded, whatever it is told; the rest is the sandbox's. */
function stubborn(reading: object = readingAnswer(), books: object = BOOKS) {
  const prompts: Prompt[] = []
  const asking = recordedAsking((prompt) => {
    prompts.push(prompt)
    if (prompt.name.startsWith('reading-')) return Promise.resolve(JSON.stringify(reading))
    if (prompt.name.startsWith('trade-books')) return Promise.resolve(JSON.stringify(books))
    return sandbox.answer(prompt)
  })
  const textOf = ({ instructions, messages }: Prompt) =>
    [instructions, ...messages.map(({ content }) => content)].join('\n')
  return {
    analyst: analystOf(asking, () => FENCE),
    texts: () => prompts.map((one) => ({ name: one.name, text: textOf(one) })),
  }
}

function figure(quote: string, role: Role) {
  const found = house.ledger.find((one) => one.quote.includes(quote))
  if (!found) throw new Error(`No figure ${quote}.`)
  return { field: found.field as 'businessIdea', start: found.start, quote: found.quote, role }
}

const reading = {
  figures: [figure('260', 'competitor-price'), figure('12,000', 'budget')],
  payer: 'dairy farms',
  mechanisms: ['subscription' as const],
  country: 'NZ',
  currency: 'NZD',
}

test('roles, payer, place, currency and the way of earning stand, and the books are kept for them', async () => {
  const { analyst, texts } = stubborn()
  const { plan, source, edits } = await makeBlueprint(brief, { knowledge, analyst, corrections: { reading } })
  const { figures = [], ...points } = edits?.reading ?? {}
  expect(points).toEqual({
    payer: 'dairy farms',
    mechanisms: ['subscription'],
    country: 'NZ',
    currency: 'NZD',
  })
  expect(figures.map(({ role }) => role).sort()).toEqual(['budget', 'competitor-price'])
  expect(plan.understood).toMatchObject({ place: { value: { country: 'NZ' } }, currency: { value: 'NZD' } })
  expect(plan.understood.buyer.value).toContain('dairy farms')
  expect(plan.trade?.id).toBe('one-of-its-kind')
  // Who keeps the books is shown the roles as they are.
  const booksPrompt = texts().find(({ name }) => name === 'trade-books')?.text ?? ''
  const shown = JSON.parse(/<data-fence>\n(.*)\n<\/data-fence>/s.exec(booksPrompt)?.[1] ?? '{}')
  expect(shown.reading).toMatchObject({ payer: 'dairy farms', earns: ['subscription'], currency: 'NZD' })
  const roleOf = (quote: string) =>
    shown.reading.figures.find((one: { quote: string }) => one.quote.includes(quote)).role
  expect([roleOf('260'), roleOf('12,000')]).toEqual(['competitor-price', 'budget'])
  // The source is what was read before; with the corrections it is what was planned, and each can be taken back.
  expect(source.reading.payer).toEqual(house.payer)
  expect(source.reading.ledger.find(({ quote }) => quote.includes('260'))?.role).toBe('price')
  const again = await makeBlueprint(brief, {
    knowledge,
    source,
    edits: edits ?? { values: {}, milestones: {} },
    brandedBy: plan.understood,
  })
  expect(again.plan.finance).toEqual(plan.finance)
  expect(again.plan.trade?.id).toBe('one-of-its-kind')
  const { payer: _, ...others } = edits?.reading ?? {}
  expect(correctedSource(brief, source, others).choice.trade.own).toBeUndefined()
  expect(correctedSource(brief, source)).not.toHaveProperty('written')
})

test('every question tells what was confirmed, and only then', async () => {
  const told = stubborn()
  await makeBlueprint(brief, {
    knowledge,
    analyst: told.analyst,
    corrections: { reading, answers: { 'no-such': 1 } },
  })
  for (const { name, text } of told.texts()) {
    expect([name, text.includes('"confirmed":{"payer":"dairy farms"')]).toEqual([name, true])
    expect(text).toContain('It counts before the words of the brief')
  }
  const [plain, nothing] = [stubborn(), stubborn()]
  const before = await makeBlueprint(brief, { knowledge, analyst: plain.analyst })
  const corrections = { reading: { payer: '...' }, answers: { 'no-such': 1 } }
  const after = await makeBlueprint(brief, { knowledge, analyst: nothing.analyst, corrections })
  expect(nothing.texts()).toEqual(plain.texts())
  expect(JSON.stringify(plain.texts())).not.toContain('confirmed')
  expect(JSON.stringify(after)).toBe(JSON.stringify(before))
})

test('a model that reads as it was told leaves the founder a correction that can be taken back', async () => {
  const { figures } = readingAnswer()
  const obedient = readingAnswer({
    payer: 'dairy farms',
    figures: figures.map((one) => (one.quote === '$260 a tank' ? { ...one, role: 'competitor-price' } : one)),
  })
  const { analyst } = stubborn(obedient)
  const corrections = { reading: { payer: 'dairy farms', figures: [figure('260', 'competitor-price')] } }
  const { source, edits } = await makeBlueprint(brief, { knowledge, analyst, corrections })
  expect(edits?.reading).toMatchObject({ payer: 'dairy farms', figures: [{ role: 'competitor-price' }] })
  expect(source.reading.payer).toEqual(house.payer)
})

test('answers are asked of the books, and stand in what these declare', async () => {
  const answers = { price: 30_000, visits: 5 }
  const plain = await makeBlueprint(brief, { knowledge, corrections: { answers } })
  expect(plain.edits?.values).toEqual(answers)
  const left = stubborn()
  const without = await makeBlueprint(brief, { knowledge, analyst: left.analyst, corrections: { answers } })
  const repair = left.texts().find(({ name }) => name === 'trade-books-repair')?.text ?? ''
  expect(repair).toMatch(/declare it as 'visits' with this value/)
  expect(repair).not.toContain("declare it as 'price'")
  // What it does not declare after all has no place in its books.
  expect(without.edits?.values).toEqual({ price: 30_000 })
  const visits = {
    id: 'visits',
    label: 'Visits a day',
    unit: ['visit', 'visits'] as const,
    value: 2,
    low: 1,
    high: 4,
    why: 'Usual',
  }
  const kept = stubborn(readingAnswer(), { ...BOOKS, numbers: [...BOOKS.numbers, visits] })
  const declared = await makeBlueprint(brief, { knowledge, analyst: kept.analyst, corrections: { answers } })
  expect(declared.edits?.values).toEqual(answers)
  expect(kept.texts().some(({ name }) => name === 'trade-books-repair')).toBe(false)
})
