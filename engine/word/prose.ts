// Sentences with their figures: marks raised behind what is cited, links where an address is ours.
import type { Marks } from '../plan/kit/marks.ts'
import type { Prose } from '../plan/kit/prose.ts'
import type { Quantity } from '../plan/kit/quantity.ts'
import type { Relations } from './package.ts'
import { type CharacterStyle, run } from './runs.ts'
import { element, type Xml } from './xml.ts'

export interface Citing {
  marks: Marks
  relations: Relations
}

/** Text between two marks stays one run, so that it can be edited as one. */
export function proseRuns({ parts }: Prose, citing: Citing, style?: CharacterStyle): Xml[] {
  const runs: Xml[] = []
  let text = ''
  const flush = () => {
    if (text) runs.push(run(text, style))
    text = ''
  }
  for (const part of parts) {
    if (part.kind === 'address' && isFollowed(part.text)) {
      flush()
      runs.push(link(part.text, citing))
    } else if (part.kind === 'figure') {
      text += part.quantity.text
      const mark = part.cited ? citing.marks.of(part.quantity) : undefined
      if (!mark) continue
      flush()
      runs.push(markRun(part.quantity, mark))
    } else text += part.text
  }
  flush()
  return runs
}

/** Kept on the line of its figure. */
function markRun({ basis }: Quantity, mark: string): Xml {
  const shown = run(`\u00a0${mark}`, MARK_STYLES[basis.kind])
  const target = /[AS]\d+/.exec(mark)?.[0]
  return target ? element('w:hyperlink', { 'w:anchor': markAnchor(target), 'w:history': 1 }, shown) : shown
}

const MARK_STYLES: Record<Quantity['basis']['kind'], CharacterStyle> = {
  founder: 'FounderMark',
  set: 'FounderMark',
  source: 'SourceMark',
  assumption: 'AssumptionMark',
  computed: 'SourceMark',
}

/** Where a mark's row in the last section is found. */
export const markAnchor = (mark: string) => `Mark_${mark}`

const isFollowed = (address: string) => /^https?:\/\/[^\s<>"]+$/.test(address)

function link(address: string, { relations }: Citing): Xml {
  const id = relations.to('hyperlink', address, true)
  return element('w:hyperlink', { 'r:id': id, 'w:history': 1 }, run(address, 'Hyperlink'))
}
