// What of a model's sections reaches the plan, and what the house keeps.
import { expect, test } from 'vitest'
import { plainText } from '../plan/kit/prose.ts'
import type { Analyst, Question } from './analyst.ts'
import { ORDERS } from './prompts/sections.ts'
import { draftedWith } from './testing/tank-cleaner.ts'
import { writeByModel } from './write.ts'

const SPENT = { calls: 1, inputTokens: 0, outputTokens: 0 }
const NOUNS = ['lid', 'hose', 'valve', 'gutter', 'ladder', 'trailer', 'bucket', 'pump', 'filter', 'street']

/** Sentences of their own for each section, and none that says who buys what. */
const wordsFor = (id: string, count: number) =>
  Array.from({ length: Math.ceil(count / 12) }, (_, i) => {
    const noun = NOUNS[i % NOUNS.length]
    return `For the ${id.replace('-', ' ')} you look at the ${noun} twice and note ${'again '.repeat(Math.floor(i / NOUNS.length))}what the ${noun} shows you.`
  })

const inPairs = (sentences: string[]) =>
  sentences.flatMap((sentence, i) => (i % 2 === 0 ? [[sentence, sentences[i + 1]].join(' ')] : []))

interface Told {
  opening?: string
  stops?: { by: string; if: string }[]
}

function sectionsAnalyst({ opening = '', stops = [{ by: 'June', if: 'The round is empty: stop.' }] }: Told): {
  analyst: Analyst
  asked: Question<unknown>[]
} {
  const asked: Question<unknown>[] = []
  return {
    asked,
    analyst: {
      async ask(question) {
        asked.push(question as Question<unknown>)
        const { sections = [], asked: questions = [] } = question.data as {
          sections?: { id: keyof typeof ORDERS }[]
          asked?: string[]
        }
        const answer =
          question.kind === 'critic'
            ? { faults: [] }
            : {
                verdict: 'It pays once the round is full.',
                advice: ['Fill the round first.'],
                stops,
                answers: questions.map((_, i) => ({ question: i, text: 'Yes, in spring.' })),
                sections: sections.map(({ id }) => ({
                  id,
                  headline: `The ${id} is settled`,
                  blocks: [
                    ...(id === 'summary' && opening ? [opening] : []),
                    ...inPairs(wordsFor(id, ORDERS[id].words[0])),
                  ].map((text) => ({ kind: 'paragraph', text })),
                  ending: { label: 'Next', text: `Look at the ${id} again on Friday and decide.` },
                })),
              }
        return { value: question.schema.parse(answer), spent: SPENT, faults: [] }
      },
    },
  }
}

const drafted = draftedWith()
const { offer, buyers } = drafted.context.names
const OPENING = `It sells ${offer.words} to ${buyers.words}. `
const byOf = (records: { section: string; by: string }[], id: string) =>
  records.find(({ section }) => section === id)?.by

test('the line is asked first, and every other writer is shown it', async () => {
  const { analyst, asked } = sectionsAnalyst({ opening: OPENING })
  await writeByModel(drafted, analyst)
  expect(asked.map(({ part }) => part)).toEqual([
    'sections of ninety-days',
    'sections of summary',
    'sections of problem',
    'sections of model',
    'sections of finance',
    'critic',
  ])
  expect(asked[1]?.data).toMatchObject({ line: { verdict: 'It pays once the round is full.' } })
})

test('its lines to stop at are printed among the risks, in place of the house’s', async () => {
  const { sections } = await writeByModel(drafted, sectionsAnalyst({ opening: OPENING }).analyst)
  const tables = sections
    .find(({ id }) => id === 'risks')
    ?.blocks.flatMap((block) => (block.kind === 'table' && block.title === 'When to stop' ? [block] : []))
  expect(tables?.map(({ rows }) => rows.map(({ cells }) => cells.map(plainText)))).toEqual([
    [['June', 'The round is empty: stop.']],
  ])
})

test('a plan that never names its company names it in the first words', async () => {
  const { context } = drafted
  const other = { ...drafted, context: { ...context, u: { ...context.u, name: 'Mudlark & Sons' } } }
  const { sections, records } = await writeByModel(other, sectionsAnalyst({ opening: OPENING }).analyst)
  expect(byOf(records, 'summary')).toBe('model')
  const first = sections[0]?.blocks.find(({ kind }) => kind === 'paragraph')
  expect(first?.kind === 'paragraph' && plainText(first.prose)).toMatch(/^Mudlark & Sons: It sells /)
})

test('who writes for one founder says who buys what in words of their own', async () => {
  const told = await writeByModel(drafted, sectionsAnalyst({ opening: OPENING }).analyst)
  expect(byOf(told.records, 'summary')).toBe('model')
  const silent = await writeByModel(drafted, sectionsAnalyst({}).analyst)
  expect(byOf(silent.records, 'summary')).toBe('model')
  expect(byOf(silent.records, 'finance')).toBe('model')
})
