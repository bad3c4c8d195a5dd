import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { type ResourceQuery, readResourceQuery } from '../contract.ts'

export type Choose = (change: Partial<Record<'category' | 'q' | 'tag', string | undefined>>) => void

/** What is shown stands in the address, so that it can be sent to somebody, and the back button knows it. */
export function useDirectoryQuery(): { asked: ResourceQuery; choose: Choose } {
  const [search, setSearch] = useSearchParams()
  const asked = readResourceQuery(Object.fromEntries(search))
  const choose = useCallback<Choose>(
    (change) => {
      // As it is now, not as it was drawn: a tab tells of one press twice.
      const before = new URLSearchParams(location.search)
      const next = new URLSearchParams(before)
      for (const [name, value] of Object.entries(change)) {
        if (value) next.set(name, value)
        else next.delete(name)
      }
      if (next.toString() === before.toString()) return
      // Every letter of a search is no place to go back to.
      setSearch(next, { replace: 'q' in change, preventScrollReset: true })
    },
    [setSearch],
  )
  return { asked, choose }
}
