import { useEffect, useState } from 'react'
import { generateBlueprint } from '#features/generation/contract.ts'
import { notStarted } from '#features/generation/web/public.ts'
import { call } from '#kit/call.ts'
import { toast } from '#web/ui/toast-store.ts'
import { forgetForm } from '../kept-form.ts'
import { endPurchase } from '../purchase-flag.ts'
import type { FreeForm } from './visit.ts'
import { type FreeStart, freeStartOf, keepFreeStart } from './visit-memory.ts'

export type FreeBlueprint =
  | { at: 'starting' }
  | { at: 'started'; blueprintId: string; since: number }
  | { at: 'failed'; sentence: string }

/** Started once, however often React runs an effect or somebody loads the page again. */
export function useFreeBlueprint(search: string, form: FreeForm) {
  const [attempt, setAttempt] = useState(1)
  const [state, setState] = useState<FreeBlueprint>({ at: 'starting' })

  useEffect(() => {
    endPurchase()
    const leaving = new AbortController()
    void start(freeStartOf(search), form, leaving.signal).then((next) => {
      if (!next || leaving.signal.aborted) return
      setState(next)
    })
    return () => leaving.abort()
  }, [search, attempt])

  function tryAgain() {
    setState({ at: 'starting' })
    setAttempt(attempt + 1)
  }
  return { state, tryAgain }
}

async function start(
  known: FreeStart,
  form: FreeForm,
  signal: AbortSignal,
): Promise<FreeBlueprint | undefined> {
  // An effect that is ended at once asks for nothing.
  await undefined
  if (signal.aborted) return undefined
  const { since, requestId } = known
  if (known.blueprintId) return { at: 'started', blueprintId: known.blueprintId, since }
  try {
    const { blueprintId } = await call(generateBlueprint, { body: { ...form, requestId } })
    keepFreeStart({ ...known, blueprintId })
    forgetForm()
    return { at: 'started', blueprintId, since }
  } catch (error) {
    const told = notStarted(error)
    if (!signal.aborted) toast({ kind: 'destructive', ...told })
    return { at: 'failed', sentence: told.description }
  }
}
