// The second page: what follows, and how to read it. Word knows the list as its own and numbers the pages when it prints
// or when the list is updated; until then the lines lead to their sections.
import { amountsNote, readingNotes } from '../plan/amounts-note.ts'
import type { Plan } from '../plan/plan.ts'
import { bodyOf, type Flow, paragraph } from './flow.ts'
import { field, fieldEnd, fieldStart, run, tab } from './runs.ts'
import { element, setting, type Xml } from './xml.ts'

/** Where a section is found. */
export const sectionAnchor = (index: number) => `_Toc${String(index + 1).padStart(6, '0')}`

export function contentsOf(plan: Plan): Flow[] {
  const { sections } = plan
  return [
    paragraph('ContentsHeading', [run('Contents')]),
    listOf(sections.map(({ title }) => title)),
    paragraph('Caption', [run('How to read this plan')], { before: 30 }),
    ...NOTES.map(({ mark, text }) => paragraph('ReadingNote', [run(mark, 'Strong'), run(` ${text}`)])),
    ...[amountsNote(plan), ...readingNotes(plan)].map((note) => paragraph('ReadingNote', [run(note)])),
  ]
}

const NOTES = [
  { mark: '[F]', text: 'The founder’s own figure, used as it was given.' },
  { mark: '[S]', text: 'A public source, numbered as in the last section.' },
  {
    mark: '[A]',

    text: 'Assumed: our best estimate, with its range in the last section.',
  },
] as const

function listOf(titles: string[]): Flow {
  const entries = titles.map((title, i) =>
    paragraph('TOC1', [
      i === 0 ? fieldStart('TOC \\o "1-1" \\h \\z') : undefined,
      entry(title, sectionAnchor(i)),
      i === titles.length - 1 ? fieldEnd() : undefined,
    ]),
  )
  const gallery = element(
    'w:docPartObj',
    {},
    setting('w:docPartGallery', 'Table of Contents'),
    element('w:docPartUnique'),
  )
  return {
    kind: 'other',
    xml: element('w:sdt', {}, element('w:sdtPr', {}, gallery), element('w:sdtContent', {}, bodyOf(entries))),
  }
}

const entry = (title: string, anchor: string): Xml =>
  element(
    'w:hyperlink',
    { 'w:anchor': anchor, 'w:history': 1 },
    run(title),
    tab(),
    field(`PAGEREF ${anchor} \\h`),
  )
