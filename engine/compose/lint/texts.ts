// The texts and figures of a plan as the rules read them.
import { prosesOf } from '../../plan/kit/marks.ts'
import { figuresOf, type Prose, plainText } from '../../plan/kit/prose.ts'
import type { Quantity } from '../../plan/kit/quantity.ts'
import type { Block, Section } from '../../plan/kit/section.ts'

const prosesIn = ({ claim, blocks }: Section): Prose[] => [
  ...(claim ? [claim] : []),
  ...blocks.flatMap(prosesOf),
]

const titlesIn = ({ blocks }: Section): string[] =>
  blocks.flatMap((block) =>
    block.kind === 'heading' ? [block.text] : block.kind === 'point' ? [block.headline] : [],
  )

/** Every sentence, cell and heading. The list of what the plan rests on repeats the others and is left out. */
export const linesOf = (sections: Section[]): string[] =>
  sections
    .filter(({ id }) => id !== 'assumptions')
    .flatMap((section) => [...prosesIn(section).map(plainText), ...titlesIn(section)])

export const linesIn = (sections: Section[], id: Section['id']): string[] =>
  linesOf(sections.filter((section) => section.id === id))

/** Words of ours alone: what the founder wrote is quoted as it is. */
export const ownWordsOf = (sections: Section[]): string[] =>
  sections.flatMap((section) => [
    ...prosesIn(section).map(({ parts }) =>
      parts.map((part) => (part.kind === 'text' ? part.text : part.kind === 'figure' ? '#' : '')).join(''),
    ),
    ...titlesIn(section),
  ])

export const quantitiesIn = (sections: Section[]): Quantity[] =>
  sections.flatMap((section) => prosesIn(section).flatMap(figuresOf))

export const quantityNamed = (sections: Section[], id: string): Quantity | undefined =>
  quantitiesIn(sections).find((quantity) => quantity.id === id)

type Table = Extract<Block, { kind: 'table' }>
export const tablesOf = (sections: Section[]): Table[] =>
  sections.flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'table'))
