import { useEffect, useState } from 'react'
import { generateBlueprint } from '#features/generation/contract.ts'
import { notStarted } from '#features/generation/web/public.ts'
import { call } from '#kit/call.ts'
import { toast } from '#web/ui/toast-store.ts'
import { forgetForm } from '../kept-form.ts'
import { endPurchase } from '../purchase-flag.ts'
import type { FreeForm } from './visit.ts'
import { beginFreeStart, findFreeStart, keepFreeStart } from './visit-memory.ts'

export type FreeBlueprint =
  /** Opening an address starts nothing: it may be a link from anywhere. */
  | { at: 'asking' }
  | { at: 'starting' }
  /** It waits for the link that went to the address. */
  | { at: 'sent' }
  | { at: 'started'; blueprintId: string; since: number }
  | { at: 'failed'; sentence: string }

/** Started by a press of the button, once, however often React runs an effect or somebody loads the page again. */
export function useFreeBlueprint(search: string, form: FreeForm) {
  const [attempt, setAttempt] = useState(() => (findFreeStart(search) ? 1 : 0))
  const [state, setState] = useState<FreeBlueprint>({ at: attempt === 0 ? 'asking' : 'starting' })

  useEffect(endPurchase, [])
  useEffect(() => {
    if (attempt === 0) return
    const leaving = new AbortController()
    void start(search, form, leaving.signal).then((next) => {
      if (!next || leaving.signal.aborted) return
      setState(next)
    })
    return () => leaving.abort()
  }, [search, attempt])

  function begin() {
    setState({ at: 'starting' })
    setAttempt(attempt + 1)
  }
  return { state, begin }
}

async function start(
  search: string,
  form: FreeForm,
  signal: AbortSignal,
): Promise<FreeBlueprint | undefined> {
  // An effect that is ended at once asks for nothing.
  await undefined
  if (signal.aborted) return undefined
  const begun = beginFreeStart(search)
  const { since, requestId } = begun
  if (begun.confirmEmail) return { at: 'sent' }
  if (begun.blueprintId) return { at: 'started', blueprintId: begun.blueprintId, since }
  try {
    const { blueprintId } = await call(generateBlueprint, { body: { ...form, requestId } })
    if (!blueprintId) {
      keepFreeStart({ ...begun, confirmEmail: true })
      return { at: 'sent' }
    }
    keepFreeStart({ ...begun, blueprintId })
    forgetForm()
    return { at: 'started', blueprintId, since }
  } catch (error) {
    const told = notStarted(error)
    if (!signal.aborted) toast({ kind: 'destructive', ...told })
    return { at: 'failed', sentence: told.description }
  }
}
