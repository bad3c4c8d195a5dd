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

/** Every sentence of the drafts with its number, in the order of reading. */
export function numbered(drafts: SectionAnswer[]): Numbered[] {
  return drafts.flatMap((draft) => {
    const sentences: Numbered[] = []
    walk(draft, (at, text) => {
      sentences.push({ at, text })
      return text
    })
    return sentences
  })
}

/** The draft with each sentence changed. */
function walk(draft: SectionAnswer, change: (at: string, text: string) => string): SectionAnswer {
  let count = 0
  const changeText = (text: string) =>
    sentencesIn(text)
      .map((sentence) => change(`${draft.id}-${++count}`, sentence))
      .filter(Boolean)
      .join(' ')
  const blocks = draft.blocks.flatMap((block) => mapTexts(block, changeText) ?? [])
  const ending = changeText(draft.ending.text)
  return { ...draft, blocks, ending: ending ? { ...draft.ending, text: ending } : draft.ending }
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
      const instead = fault.instead.trim()
      return instead && faultsInText(instead, sheetOf(draft.id)).length === 0 ? instead : ''
    }),
  )
}
