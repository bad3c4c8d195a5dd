// Another issue of a plan that a language model worded: a section keeps its words where the house has nothing else to say than
// it had. Nobody waits for a model, and no word is lost because a figure elsewhere changed.
import { NOTHING, type WritingRecord } from '../../writers/writer.ts'
import type { Section } from '../kit/section.ts'
import { type Drafted, faultsIn, withAssumptions } from '../make-plan.ts'

export interface Words {
  /** As they were printed. */
  printed: Section[]
  /** As the house had them for the same issue. */
  house: Section[]
  /** Who wrote what was printed. */
  records: WritingRecord[]
}

interface Written {
  sections: Section[]
  records: WritingRecord[]
}

export function keepWords(drafted: Drafted, words: Words): Written {
  const { results, sections } = drafted
  const kept = new Map(
    sections.flatMap((section) => {
      const printed = find(words.printed, section)
      return printed && isSame(section, find(words.house, section)) ? [[section.id, printed]] : []
    }),
  )
  const merged = withAssumptions(
    results,
    sections.map((section) => kept.get(section.id) ?? section),
  )
  // Section by section nothing was wrong, and together something is: then all of it is the house's.
  const isSound = !faultsIn(drafted, merged).some(({ isMinor }) => !isMinor)
  const isKept = (id: string) =>
    isSound && words.printed.some((one) => one === kept.get(one.id) && one.id === id)
  return {
    sections: isSound ? merged : sections,
    records: words.records.flatMap(({ section, by }) =>
      section === 'assumptions' ? [] : [{ section, by: isKept(section) ? by : 'house', ...NOTHING }],
    ),
  }
}

const find = (sections: Section[], { id }: Section) => sections.find((one) => one.id === id)
const isSame = (one: Section, other: Section | undefined) => JSON.stringify(one) === JSON.stringify(other)
