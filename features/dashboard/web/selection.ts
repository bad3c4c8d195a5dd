// Which blueprints are chosen: some by their ids, or all that match, also those that are not loaded. Pure.
import type { Row } from './shelf-pages.ts'

export type Selection = { all: true } | { all: false; ids: ReadonlySet<string> }

export const NOTHING: Selection = { all: false, ids: new Set() }

export const isChosen = (selection: Selection, id: string): boolean => selection.all || selection.ids.has(id)

export const isEmpty = (selection: Selection): boolean => !selection.all && selection.ids.size === 0

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
