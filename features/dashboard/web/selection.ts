// Which blueprints are chosen: some by their ids, or all that match, also those that are not loaded. Pure.
import type { Match, Row } from './shelf-pages.ts'

export type Selection = { all: true } | { all: false; ids: ReadonlySet<string> }

export const NOTHING: Selection = { all: false, ids: new Set() }

export const isChosen = (selection: Selection, id: string): boolean => selection.all || selection.ids.has(id)

export const isEmpty = (selection: Selection): boolean => !selection.all && selection.ids.size === 0

export interface Chosen {
  selection: Selection
  /** What was looked for when it was chosen. */
  match: Match
}

/** What is chosen is what is seen: other rows may have come since, of another search or because some are gone. */
export function seenOf({ selection, match }: Chosen, now: Match, loaded: Row[]): Selection {
  if (match.search !== now.search || match.filter !== now.filter) return NOTHING
  if (selection.all) return selection
  return { all: false, ids: new Set(loaded.map(({ id }) => id).filter((id) => selection.ids.has(id))) }
}

/** Taking one out of all leaves those that are loaded: nobody has seen the others. */
export function toggled(selection: Selection, id: string, loaded: Row[]): Selection {
  const ids = new Set(selection.all ? loaded.map((row) => row.id) : selection.ids)
  if (!ids.delete(id)) ids.add(id)
  return { all: false, ids }
}

export const allLoaded = (loaded: Row[]): Selection => ({
  all: false,
  ids: new Set(loaded.map(({ id }) => id)),
})

/** For the box above the list. */
export function boxState(selection: Selection, loaded: Row[]): boolean | 'indeterminate' {
  if (isEmpty(selection)) return false
  return loaded.length > 0 && loaded.every(({ id }) => isChosen(selection, id)) ? true : 'indeterminate'
}
