import { z } from 'zod'
import { Failure } from '#server/errors.ts'

/** What cannot be an id names nothing. */
export function known(id: string): string {
  if (!z.uuid().safeParse(id).success) throw new Failure('not_found')
  return id
}

export function placeIn(cursor: string): string {
  if (z.uuid().safeParse(cursor).success) return cursor
  throw new Failure('invalid_input', { sentence: 'This is no place in the list.' })
}
