// Lists: newest first, in pages, each asked for by the last id of the one before.
import { z } from 'zod'
import { ApiError } from './api-error.ts'
import { expand, integer, range } from './params.ts'

/** What every list takes. */
export const paging = {
  limit: integer().pipe(z.number().min(1).max(100)).default(10),
  starting_after: z.string().optional(),
  ending_before: z.string().optional(),
  created: range().optional(),
  expand: expand(),
}

interface Paging {
  limit: number
  starting_after?: string | undefined
  ending_before?: string | undefined
  created?: Bounds | undefined
}

interface Bounds {
  gt?: number | undefined
  gte?: number | undefined
  lt?: number | undefined
  lte?: number | undefined
}

export interface Page<T> {
  object: 'list'
  url: string
  has_more: boolean
  data: T[]
}

/** `found` comes oldest first, as it was written. */
export function page<T extends { id: string; created: number }>(
  url: string,
  found: T[],
  wished: Paging,
): Page<T> {
  const fitting = found.filter(({ created }) => isWithin(created, wished.created)).reverse()
  const { data, has_more } = wished.ending_before
    ? before(fitting, wished.ending_before, wished.limit)
    : after(fitting, wished.starting_after, wished.limit)
  return { object: 'list', url, has_more, data }
}

function isWithin(at: number, { gt, gte, lt, lte }: Bounds = {}): boolean {
  return (
    (gt === undefined || at > gt) &&
    (gte === undefined || at >= gte) &&
    (lt === undefined || at < lt) &&
    (lte === undefined || at <= lte)
  )
}

function after<T extends { id: string }>(found: T[], cursor: string | undefined, limit: number) {
  const start = cursor === undefined ? 0 : place(found, cursor, 'starting_after') + 1
  return { data: found.slice(start, start + limit), has_more: found.length > start + limit }
}

function before<T extends { id: string }>(found: T[], cursor: string, limit: number) {
  const end = place(found, cursor, 'ending_before')
  return { data: found.slice(Math.max(0, end - limit), end), has_more: end > limit }
}

function place(found: { id: string }[], cursor: string, param: string): number {
  const at = found.findIndex(({ id }) => id === cursor)
  if (at === -1) throw new ApiError(400, `No such object: '${cursor}'`, { code: 'resource_missing', param })
  return at
}
