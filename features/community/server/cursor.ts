// The place in a list where a page ended: what it is sorted by, and the id.
import { Failure } from '#server/errors.ts'
import type { Sort } from '../contract.ts'
import { isId } from './thing-queries.ts'

interface Place {
  id: string
  hot: number
  score: number
  createdAt: Date
}
export type Cursor =
  | { sort: 'hot'; hot: number; id: string }
  | { sort: 'new'; createdAt: string; id: string }
  | { sort: 'top'; score: number; createdAt: string; id: string }

export function cursorAt(sort: Sort, { id, hot, score, createdAt }: Place): string {
  const when = createdAt.toISOString()
  if (sort === 'hot') return `${hot}~${id}`
  return sort === 'new' ? `${when}~${id}` : `${score}~${when}~${id}`
}

/** Of another order, or made up, it is refused. */
export function readCursor(sort: Sort, text: string): Cursor {
  const parts = text.split('~')
  const id = parts.pop() ?? ''
  const [first = '', second = ''] = parts
  if (isId(id) && parts.length === (sort === 'top' ? 2 : 1)) {
    if (sort === 'hot' && isNumber(first)) return { sort, hot: Number(first), id }
    if (sort === 'new' && isMoment(first)) return { sort, createdAt: first, id }
    if (sort === 'top' && /^-?\d{1,9}$/.test(first) && isMoment(second))
      return { sort, score: Number(first), createdAt: second, id }
  }
  throw new Failure('invalid_input', {
    sentence: 'This page of the list is not known. Please start at the top.',
  })
}

const isNumber = (text: string) => /^-?\d+(\.\d+)?$/.test(text)
/** As written above, of a year that the database knows. */
const isMoment = (text: string) =>
  /^[12]\d{3}-/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString() === text
