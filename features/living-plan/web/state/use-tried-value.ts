import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { triedIn } from './tried-value.ts'
import type { SheetActs } from './use-sheet.ts'

/** Once, as if it had been typed: it can be undone. Coming back to the page does not do it again. */
export function useTriedValue(acts: SheetActs): void {
  const location = useLocation()
  const navigate = useNavigate()
  const tried = triedIn(location.state)
  const isDone = useRef(false)
  useEffect(() => {
    if (!tried || isDone.current) return
    isDone.current = true
    acts.move({ do: 'value', ...tried })
    void navigate(
      { search: location.search, hash: location.hash },
      { replace: true, state: null, preventScrollReset: true },
    )
  })
}
