// The marks of a finished plan: numbered as its own sections number them.
import { collectMarks, type Marks } from './kit/marks.ts'
import type { Plan } from './plan.ts'

export function marksOf({ sections, assumptions, sources }: Plan): Marks {
  const known = [...assumptions.map(({ quantity }) => quantity), ...sources.flatMap(({ uses }) => uses)]
  return collectMarks(sections, known)
}
