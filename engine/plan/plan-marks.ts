// The marks of a finished plan: numbered as its own sections number them.
import { collectMarks, type Marks } from './kit/marks.ts'
import type { Plan } from './plan.ts'

export function marksOf({ sections, assumptions, sources, said }: Plan): Marks {
  const known = [
    ...said,
    ...assumptions.map(({ quantity }) => quantity),
    ...sources.flatMap(({ uses }) => uses),
  ]
  return collectMarks(sections, known)
}
