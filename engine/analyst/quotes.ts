// Where words stand in a brief. White space and the kind of quotation mark do not matter; everything else does.
import type { Field } from '../read/text/field.ts'

export interface Located {
  field: Field['name']
  start: number
  end: number
  /** As the brief has it. */
  quote: string
}

/** The first place that is not taken, else the first at all. */
export function located(
  quote: string,
  fields: Pick<Field, 'name' | 'text'>[],
  taken: { field: string; start: number; end: number }[] = [],
): Located | undefined {
  const pattern = patternOf(quote)
  if (!pattern) return undefined
  const places = fields.flatMap(({ name, text }) =>
    [...text.matchAll(pattern)].map(
      (match): Located => ({
        field: name,
        start: match.index,
        end: match.index + match[0].length,
        quote: match[0],
      }),
    ),
  )
  const isFree = ({ field, start, end }: Located) =>
    !taken.some((one) => one.field === field && start < one.end && end > one.start)
  return places.find(isFree) ?? places[0]
}

const MARKS = '[\'’‘`´"“”„«»]'

function patternOf(quote: string): RegExp | undefined {
  const words = quote.trim().split(/\s+/).filter(Boolean)
  if (words.length === 0) return undefined
  const source = words
    .map((word) =>
      word
        .replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')
        .replace(/['’‘`´"“”„«»]/g, MARKS)
        .replace(/[–—]|\\-/g, '[-–—]'),
    )
    .join('\\s+')
  return new RegExp(source, 'giu')
}
