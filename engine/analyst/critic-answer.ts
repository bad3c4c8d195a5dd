// What the last reader finds, and the drafts with it mended or cut.
import { z } from 'zod'
import type { LineAnswer } from './line-answer.ts'
import {
  type BlockAnswer,
  faultsInText,
  mapTexts,
  type SectionAnswer,
  sentencesIn,
} from './sections-answer.ts'
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

const CELLS = ' | '
/** Bold words before a sentence, as the critic sees and writes them. */
const HEAD = /^\[([^\]]+)\]\s*/

function walk(draft: SectionAnswer, change: Change): SectionAnswer {
  let count = 0
  const next = (text: string, head?: string) => change(`${draft.id}-${++count}`, text, head)
  const headline = change(`${draft.id}-0`, draft.headline)
  const changeText = (text: string) =>
    sentencesIn(text)
      .map((sentence) => next(sentence))
      .filter(Boolean)
      .join(' ')
  const blocks = draft.blocks.flatMap((block): BlockAnswer[] => {
    if (block.kind === 'table') {
      const rows = block.rows.flatMap((row) => {
        const cells = next(row.join(CELLS)).split(CELLS)
        return cells.length === row.length ? [cells] : []
      })
      return rows.length > 0 ? [{ ...block, rows }] : []
    }
    if (block.kind === 'point') {
      const [first = '', ...rest] = sentencesIn(block.text)
      const opening = next(first, block.head)
      const text = [opening.replace(HEAD, ''), ...rest.map((sentence) => next(sentence))]
      const kept = text.filter(Boolean).join(' ')
      return kept ? [{ ...block, head: HEAD.exec(opening)?.[1] ?? block.head, text: kept }] : []
    }
    const changed = mapTexts(block, changeText)
    return changed ? [changed] : []
  })
  return { ...draft, headline, blocks, ending: { ...draft.ending, text: changeText(draft.ending.text) } }
}

/** Answers to what was asked and lines to stop at, a sentence each. */
export const numberedLine = ({ answers, stops }: LineAnswer): Numbered[] => [
  ...answers.map(({ text }, i) => ({ at: `answers-${i + 1}`, text })),
  ...stops.map(({ by, if: when }, i) => ({ at: `stops-${i + 1}`, text: [by, when].join(CELLS) })),
]

/** An answer that was asked for never goes; a line to stop at may. */
export function mendedLine(line: LineAnswer, { faults }: CriticAnswer, sheet: Sheet): LineAnswer {
  const insteadAt = (at: string): string | undefined => {
    const instead = faults.find((fault) => fault.at === at)?.instead.trim()
    return instead === undefined || faultsInText(instead, sheet).length > 0 ? undefined : instead
  }
  return {
    ...line,
    answers: line.answers.map((answer, i) => ({
      ...answer,
      text: insteadAt(`answers-${i + 1}`) || answer.text,
    })),
    stops: line.stops.flatMap((stop, i) => {
      const instead = insteadAt(`stops-${i + 1}`)
      if (instead === undefined) return [stop]
      const [by = '', when = ''] = instead.split(CELLS)
      return by && when ? [{ by, if: when }] : []
    }),
  }
}

/** A replacement that does not hold up is none: the sentence goes. */
export function mended(
  drafts: SectionAnswer[],
  { faults }: CriticAnswer,
  sheetOf: (id: string) => Sheet,
): SectionAnswer[] {
  const byPlace = new Map(faults.map((fault) => [fault.at, fault]))
  return drafts.map((draft) => {
    const changed = walk(draft, (at, text) => {
      const fault = byPlace.get(at)
      if (!fault) return text
      const instead = fault.instead.trim()
      return instead && faultsInText(instead, sheetOf(draft.id)).length === 0 ? instead : ''
    })
    // A section without an end would get the house's, which knows less.
    return changed.ending.text ? changed : { ...changed, ending: draft.ending }
  })
}
