// The loaded pages of the shelf as one list, and what a change does to them before the server has answered. Pure.
import type { Answer, Input } from '#kit/endpoint.ts'
import type { listBlueprints } from '../contract.ts'

export type ShelfPage = Answer<typeof listBlueprints>
export type Row = ShelfPage['blueprints'][number]
export type Match = Required<Pick<Input<typeof listBlueprints>['query'], 'search' | 'filter'>>
export type Filter = Match['filter']

export interface Pages {
  pages: ShelfPage[]
  pageParams: unknown[]
}

export interface Change {
  starred?: boolean
  archived?: boolean
}

export const EVERYTHING: Match = { search: '', filter: 'all' }

export const rowsIn = (pages: ShelfPage[]): Row[] => pages.flatMap(({ blueprints }) => blueprints)

/** What is starred and unstarred stays where it is until the list is asked for anew; what is put away goes at once. */
function changedPage(page: ShelfPage, isChanged: (row: Row) => boolean, change: Change, filter: Filter) {
  const leaves = change.archived !== undefined && change.archived !== (filter === 'archived')
  const blueprints = page.blueprints.flatMap((row) => {
    if (!isChanged(row)) return [row]
    return leaves ? [] : [{ ...row, ...change }]
  })
  return { ...page, blueprints }
}

export function changedPages(
  pages: Pages,
  isChanged: (row: Row) => boolean,
  change: Change,
  filter: Filter,
): Pages {
  const changed = pages.pages.map((page) => changedPage(page, isChanged, change, filter))
  const gone = rowsIn(pages.pages).length - rowsIn(changed).length
  return { ...pages, pages: changed.map((page, i) => (i === 0 ? withFewer(page, gone) : page)) }
}

/** The count goes down with what leaves; where counting had stopped, there are still more. */
function withFewer(page: ShelfPage, gone: number): ShelfPage {
  const { total, totalIsMore } = page
  return total === undefined || totalIsMore ? page : { ...page, total: Math.max(0, total - gone) }
}

/** One change is taken back, on the pages that showed it; whatever else has happened since stays. */
export function restoredPages(
  now: Pages,
  before: Pages,
  isChanged: (row: Row) => boolean,
  { starred, archived }: Change,
): Pages {
  const was = new Map(
    rowsIn(before.pages)
      .filter(isChanged)
      .map((row) => [row.id, row]),
  )
  const there = new Set(rowsIn(now.pages).map(({ id }) => id))
  const asItWas = (row: Row): Row => {
    const old = was.get(row.id)
    if (!old) return row
    const { starred: wasStarred, archived: wasArchived } = old
    return {
      ...row,
      ...(starred !== undefined && { starred: wasStarred }),
      ...(archived !== undefined && { archived: wasArchived }),
    }
  }
  const pages = now.pages.map((page, i) => {
    const gone = before.pages[i]?.blueprints.filter(({ id }) => was.has(id) && !there.has(id)) ?? []
    const blueprints = page.blueprints.map(asItWas)
    return { ...page, blueprints: gone.length > 0 ? newestFirst([...gone, ...blueprints]) : blueprints }
  })
  const gained = rowsIn(pages).length - there.size
  return { ...now, pages: pages.map((page, i) => (i === 0 ? withFewer(page, -gained) : page)) }
}

/** The first page came anew: what is known is brought up to date, what is new is put in its place, and nothing that was loaded is lost. */
export function withFresh(pages: Pages, fresh: ShelfPage): Pages {
  const byId = new Map(fresh.blueprints.map((row) => [row.id, row]))
  const known = new Set(rowsIn(pages.pages).map(({ id }) => id))
  const updated = pages.pages.map((page) => ({
    ...page,
    blueprints: page.blueprints.map((row) => byId.get(row.id) ?? row),
  }))
  const added = fresh.blueprints.filter(({ id }) => !known.has(id))
  const [first, ...others] = updated
  if (!first) return { ...pages, pages: [fresh] }
  const { total, totalIsMore } = fresh
  const counted = { ...first, total, totalIsMore, blueprints: newestFirst([...added, ...first.blueprints]) }
  return { ...pages, pages: [counted, ...others] }
}

const newestFirst = (rows: Row[]) =>
  rows.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : a.createdAt > b.createdAt ? -1 : 0))
