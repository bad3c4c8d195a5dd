// Sections as a language model drafts them, what is wrong with them, and what of them can be printed.
import { z } from 'zod'
import { bannedIn } from '../banned-words.ts'
import { namesIn } from '../case/formula.ts'
import { proseFrom } from '../compose/prose-from.ts'
import { plainText } from '../plan/kit/prose.ts'
import { type Block, columns, type Section } from '../plan/kit/section.ts'
import { ORDERS } from './prompts/sections.ts'
import type { Sheet } from './sheet.ts'
import { forbiddenIn, loneDigits, placeholdersIn, tidyFormula, tidyName, tidyText } from './texts.ts'

const Text = z.string().min(1).max(1600).transform(tidyText)
const BlockAnswer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('paragraph'), text: Text }),
  z.object({ kind: z.literal('point'), head: z.string().min(1).max(160), text: Text }),
  z.object({ kind: z.literal('list'), items: z.array(Text).min(1).max(12) }),
  z.object({ kind: z.literal('heading'), text: z.string().min(1).max(120) }),
  z.object({
    kind: z.literal('table'),
    title: z.string().max(120).nullish(),
    columns: z.array(z.string().max(100)).min(2).max(6),
    rows: z
      .array(z.array(z.string().max(400)))
      .min(1)
      .max(10),
  }),
  z.object({ kind: z.literal('house'), table: z.string() }),
])
export type BlockAnswer = z.infer<typeof BlockAnswer>

const LABELS = ['Decision', 'Test', 'Threshold', 'Owner', 'Date', 'Next'] as const

const SectionAnswer = z.object({
  id: z.string(),
  headline: z.string().min(4).max(200),
  blocks: z.array(BlockAnswer).min(1).max(24),
  ending: z.object({ label: z.enum(LABELS), text: z.string().min(4).max(700) }),
})
export type SectionAnswer = z.infer<typeof SectionAnswer>

const SumAnswer = z.object({
  id: z.string().max(60).transform(tidyName),
  make: z.string().max(240).transform(tidyFormula),
  unit: z.union([z.string().max(40), z.tuple([z.string(), z.string()])]),
})

export const SectionsAnswer = z.object({
  sections: z.array(SectionAnswer).min(1).max(8),
  sums: z.array(SumAnswer).max(40).default([]),
  answers: z
    .array(z.object({ question: z.number().int().min(0), text: z.string().min(4).max(1200) }))
    .max(10)
    .default([]),
})
export type SectionsAnswer = z.infer<typeof SectionsAnswer>

/** Every text of a block, changed by `change`; undefined where nothing is left of it. */
export function mapTexts(block: BlockAnswer, change: (text: string) => string): BlockAnswer | undefined {
  switch (block.kind) {
    case 'paragraph': {
      const text = change(block.text)
      return text ? { ...block, text } : undefined
    }
    case 'point': {
      const text = change(block.text)
      return text ? { ...block, text } : undefined
    }
    case 'list': {
      const items = block.items.map(change).filter(Boolean)
      return items.length > 0 ? { ...block, items } : undefined
    }
    case 'table':
      return { ...block, rows: block.rows.map((row) => row.map(change)) }
    default:
      return block
  }
}

const textsIn = (block: BlockAnswer): string[] =>
  block.kind === 'list'
    ? block.items
    : block.kind === 'table'
      ? [block.title ?? '', ...block.columns, ...block.rows.flat()]
      : block.kind === 'house'
        ? []
        : block.kind === 'point'
          ? [block.head, block.text]
          : [block.text]

export const sentencesIn = (text: string): string[] => text.split(/(?<=[.?])\s+(?=[\p{Lu}{‘“'"])/u)

/** What is wrong with one text. */
export function faultsInText(text: string, sheet: Sheet): string[] {
  return [
    ...loneDigits(text)
      .filter((figure) => !sheet.names.has(figure))
      .map((figure) => `writes the figure '${figure}' instead of a placeholder`),
    ...placeholdersIn(text)
      .filter((id) => !sheet.get(id))
      .map((id) => `{{${id}}} is not among the figures`),
    ...forbiddenIn(text.replace(/\{\{[^}]*\}\}/g, '')).map((what) => `has ${what}`),
    ...bannedIn(text.replace(/\{\{[^}]*\}\}/g, '')).map((word) => `uses '${word}'`),
    ...(/[{}]/.test(text.replace(/\{\{[^{}]*\}\}/g, '')) ? ['has braces that are no placeholder'] : []),
  ]
}

export interface Asked {
  ids: readonly string[]
  questions: number
}

/** So few sentences are cut without asking for the whole answer again. */
const FEW = 2

export function sectionsFaults(answer: SectionsAnswer, sheet: Sheet, { ids, questions }: Asked): string[] {
  const given = new Set(answer.sections.map(({ id }) => id))
  const told = (texts: (section: SectionAnswer) => string[]) =>
    answer.sections.flatMap((section) =>
      texts(section)
        .flatMap((text) => faultsInText(text, sheet))
        .map((fault) => `${section.id}: ${fault}`),
    )
  const inSentences = told(({ blocks }) => blocks.flatMap(textsIn))
  return [
    ...ids.filter((id) => !given.has(id)).map((id) => `the section '${id}' is missing`),
    ...answer.sums
      .filter(({ id, make }) => !sheet.get(id) && namesIn(make).some((name) => !sheet.get(name)))
      .map(({ id, make }) => `sums, ${id}: '${make}' names what is not among the figures`),
    ...told(({ headline, ending }) => [headline, ending.text]),
    ...(inSentences.length > FEW ? inSentences : []),
    ...answer.sections.flatMap((section) => lengthFaults(section)),
    ...answer.answers.flatMap(({ text }) => faultsInText(text, sheet).map((fault) => `answers: ${fault}`)),
    ...(answer.answers.length < questions
      ? [`answers: ${questions} questions were asked and ${answer.answers.length} are answered`]
      : []),
  ]
}

const TOLERANCE = 0.5

function lengthFaults({ id, blocks }: SectionAnswer): string[] {
  const order = ORDERS[id as keyof typeof ORDERS]
  if (!order) return [`'${id}' is no section that was asked for`]
  const count = blocks
    .filter(({ kind }) => kind !== 'table')
    .flatMap(textsIn)
    .join(' ')
    .split(/\s+/).length
  const [least, most] = order.words
  if (count < least * (1 - TOLERANCE)) return [`${id}: has ${count} words; at least ${least} are asked for`]
  if (count > most * (1 + TOLERANCE)) return [`${id}: has ${count} words; at most ${most} are asked for`]
  return []
}

/** Sentences with a fault are cut. */
export const withoutFaults = (text: string, sheet: Sheet): string =>
  sentencesIn(text)
    .filter((sentence) => faultsInText(sentence, sheet).length === 0)
    .join(' ')

/** More of a section lost than this, and the house writes it. */
const MOST_LOST = 0.34

export function printable(section: SectionAnswer, sheet: Sheet): SectionAnswer | undefined {
  const words = (blocks: BlockAnswer[]) => blocks.flatMap(textsIn).join(' ').length
  const blocks = section.blocks.flatMap(
    (block) => mapTexts(block, (text) => withoutFaults(text, sheet)) ?? [],
  )
  const kept = blocks.filter(
    (block) =>
      !(block.kind === 'heading' || block.kind === 'point') ||
      faultsInText(block.kind === 'heading' ? block.text : block.head, sheet).length === 0,
  )
  if (words(kept) < words(section.blocks) * (1 - MOST_LOST)) return undefined
  return { ...section, blocks: kept }
}

const withStop = (text: string) => (/[.?!:]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`)

/** Tables that were drafted before the books: one of the writer's own takes their place. */
export const isDraftedBefore = (section: string, block: Block): boolean =>
  block.kind === 'table' && (section === 'product' || section === 'ninety-days')

export const STOP_LINES = 'When to stop'
export const isStopTable = (block: Block): boolean => block.kind === 'table' && block.title === STOP_LINES

/** Stands only where the writer puts it: prices that the text gives, streams beside the main one, what a team of one has to learn. */
export const isOptional = (section: string, block: Block): boolean =>
  block.kind === 'table' &&
  (section === 'pricing' ||
    section === 'solution' ||
    block.columns[0]?.head === 'Skill' ||
    block.title === 'What the rest leaves')

/** A headline that needs a third line is none. */
const LONGEST_HEADLINE = 84

/** As a section of the plan; tables of the house stand where the draft puts them, else before its end. */
export function sectionFrom(
  draft: SectionAnswer,
  house: Section,
  sheet: Sheet,
  labels: Map<string, Block>,
): Section {
  const cited = new Set<string>()
  const prose = (text: string) => proseFrom(text.replace(/\s+/g, ' ').trim(), sheet.get, cited)
  const placed = new Set<string>()
  const claim =
    draft.headline && faultsInText(draft.headline, sheet).length === 0
      ? prose(withStop(draft.headline))
      : undefined
  cited.clear()
  const blocks = draft.blocks.flatMap((block): Block[] => {
    switch (block.kind) {
      case 'house': {
        const table = labels.get(block.table)
        if (!table || placed.has(block.table)) return []
        placed.add(block.table)
        return [table]
      }
      case 'point':
        // A bold sentence holds no figures: with one it opens the paragraph.
        return placeholdersIn(block.head).length > 0
          ? [{ kind: 'paragraph', prose: prose(`${withStop(block.head)} ${block.text}`) }]
          : [{ kind: 'point', headline: withStop(block.head), prose: prose(block.text) }]
      case 'list':
        return [{ kind: 'list', items: block.items.map(prose) }]
      case 'heading':
        return placeholdersIn(block.text).length > 0 ? [] : [{ kind: 'heading', text: block.text }]
      case 'table':
        return [
          {
            kind: 'table',
            ...(block.title && placeholdersIn(block.title).length === 0 && { title: block.title }),
            columns: columns(block.columns),
            rows: block.rows
              .filter((row) => row.length === block.columns.length)
              .map((row) => ({ cells: row.map(prose) })),
          },
        ]
      default:
        return [{ kind: 'paragraph', prose: prose(block.text) }]
    }
  })
  const hasOwnTable = draft.blocks.some(({ kind }) => kind === 'table')
  const left = [...labels]
    .filter(
      ([id, block]) =>
        !placed.has(id) && !isOptional(draft.id, block) && !(hasOwnTable && isDraftedBefore(draft.id, block)),
    )
    .map(([, table]) => table)
  const houseEnding = house.blocks.find((block) => block.kind === 'ending')
  const ending: Block =
    (draft.ending.text && faultsInText(draft.ending.text, sheet).length === 0) || !houseEnding
      ? { kind: 'ending', label: draft.ending.label, prose: prose(draft.ending.text) }
      : houseEnding
  const isHeadline = claim && plainText(claim).length <= LONGEST_HEADLINE
  return {
    ...house,
    ...(isHeadline && { claim }),
    blocks: [...blocks, ...left, ending],
  }
}
