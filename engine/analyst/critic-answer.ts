// What the last reader finds, and the drafts with it mended or cut.
import { z } from 'zod'
import { faultsInText, mapTexts, type SectionAnswer, sentencesIn } from './sections-answer.ts'
import type { Sheet } from './sheet.ts'

export const CriticAnswer = z.object({
  faults: z
    .array(
      z.object({
        at: z.string().max(40),
        kind: z.enum(['misfit', 'unsupported', 'contradiction', 'repetition', 'flattery', 'broken']),
        why: z.string().max(400),
        instead: z.string().max(900),
      }),
    )
    .max(40),
})
export type CriticAnswer = z.infer<typeof CriticAnswer>

export interface Numbered {
  at: string
  text: string
}

/** Every sentence of the drafts with its number, in the order of reading; a row of a table is one. The headline is number 0. */
export function numbered(drafts: SectionAnswer[]): Numbered[] {
  return drafts.flatMap((draft) => {
    const sentences: Numbered[] = []
    walk(draft, (at, text, head) => {
      sentences.push({ at, text: head ? `[${head}] ${text}` : text })
      return text
    })
    return sentences
  })
}

/** How a sentence of a draft is changed: '' cuts it. */
type Change = (at: string, text: string, head?: string) => string

function walk(draft: SectionAnswer, change: Change): SectionAnswer {
  let count = 0
  const headline = change(`${draft.id}-0`, draft.headline)
  const changeText = (text: string, head?: string) =>
    sentencesIn(text)
      .map((sentence, i) => change(`${draft.id}-${++count}`, sentence, i === 0 ? head : undefined))
      .filter(Boolean)
      .join(' ')
  const blocks = draft.blocks.flatMap((block) => {
    if (block.kind !== 'table')
      return (
        mapTexts(block, (text) => changeText(text, block.kind === 'point' ? block.head : undefined)) ?? []
      )
    const rows = block.rows.filter((row) => {
      const text = row.join(' | ')
      return change(`${draft.id}-${++count}`, text) === text
    })
    return rows.length > 0 ? { ...block, rows } : []
  })
  const ending = changeText(draft.ending.text)
  return { ...draft, headline, blocks, ending: { ...draft.ending, text: ending } }
}

/** A replacement that does not hold up is none: the sentence goes. */
export function mended(
  drafts: SectionAnswer[],
  { faults }: CriticAnswer,
  sheetOf: (id: string) => Sheet,
): SectionAnswer[] {
  const byPlace = new Map(faults.map((fault) => [fault.at, fault]))
  return drafts.map((draft) =>
    walk(draft, (at, text) => {
      const fault = byPlace.get(at)
      if (!fault) return text
      const instead = fault.instead.trim().replace(/^\[[^\]]*\]\s*/, '')
      return instead && faultsInText(instead, sheetOf(draft.id)).length === 0 ? instead : ''
    }),
  )
}
