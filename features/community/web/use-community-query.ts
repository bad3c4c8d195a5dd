import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { readListQuery } from '../contract.ts'

export type Asked = ReturnType<typeof readListQuery>
export type Choose = (change: Partial<Record<'category' | 'sort' | 'search', string | undefined>>) => void

/** What is shown stands in the address, so that it can be sent to somebody, and the back button knows it. */
export function useCommunityQuery(): { asked: Asked; choose: Choose } {
  const [search, setSearch] = useSearchParams()
  const asked = readListQuery(Object.fromEntries(search))
  const choose = useCallback<Choose>(
    (change) => {
      const before = new URLSearchParams(location.search)
      const next = changed(before, change)
      if (next.toString() === before.toString()) return
      // Every letter of a search is no place to go back to.
      setSearch(next, { replace: 'search' in change, preventScrollReset: true })
    },
    [setSearch],
  )
  return { asked, choose }
}

/** Another list begins at its top. */
export function changed(
  before: URLSearchParams,
  change: Record<string, string | undefined>,
): URLSearchParams {
  const next = new URLSearchParams(before)
  next.delete('cursor')
  for (const [name, value] of Object.entries(change)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}
