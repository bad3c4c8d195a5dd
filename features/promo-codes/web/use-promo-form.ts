// What is typed in the form, and what becomes of it. Nothing typed is lost by a failure.
import { useState } from 'react'
import { useCall } from '#web/calls/use-call.ts'
import { toast } from '#web/ui/toast-store.ts'
import { createPromoCode, type PromoCode, updatePromoCode } from '../contract.ts'
import { refusal, SAVED } from './code-words.ts'
import {
  bodyOf,
  changesOf,
  EMPTY,
  type Faults,
  faultsOf,
  remainingFaults,
  type Typed,
  typedOf,
} from './form-rules.ts'
import { useRefreshPromoCodes } from './use-promo-codes.ts'

export function usePromoForm(code: PromoCode | undefined, onClose: () => void) {
  const [start] = useState(() => (code ? typedOf(code) : EMPTY))
  const [typed, setTyped] = useState(start)
  const [faults, setFaults] = useState<Faults>({})
  const [problem, setProblem] = useState('')
  const refresh = useRefreshPromoCodes()
  const what = code ? 'update' : 'create'
  const outcome = {
    async onSuccess({ promoCode }: { promoCode: PromoCode }) {
      toast({ title: SAVED[what], description: `${promoCode.code} is saved.` })
      await refresh()
      onClose()
    },
    onError(error: Error) {
      const told = refusal(what, error)
      setProblem(told.description)
      toast({ kind: 'destructive', ...told })
    },
  }
  const create = useCall(createPromoCode, outcome)
  const update = useCall(updatePromoCode, outcome)

  return {
    typed,
    faults,
    problem,
    isSaving: create.isPending || update.isPending,
    isChanged: JSON.stringify(typed) !== JSON.stringify(start),
    change(changes: Partial<Typed>) {
      const next = { ...typed, ...changes }
      setTyped(next)
      // A discount that was too much in percent may be right in dollars, and a day depends on the other.
      setFaults((shown) => remainingFaults(shown, next, Object.keys(changes) as (keyof Typed)[]))
    },
    /** A field that is left is judged, once something stands in it. */
    leave(name: keyof Typed) {
      const fault = typed[name] === '' ? undefined : faultsOf(typed)[name]
      if (fault) setFaults((shown) => ({ ...shown, [name]: fault }))
    },
    save() {
      setProblem('')
      const found = faultsOf(typed)
      setFaults(found)
      if (Object.keys(found).length > 0) return
      if (code) update.mutate({ params: { id: code.id }, body: changesOf(start, typed) })
      else create.mutate({ body: bodyOf(typed) })
    },
  }
}
