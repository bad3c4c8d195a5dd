// After a reload: waits for the blueprint that was asked for before it, and says what became of it.
import { awaitBlueprint, CAME_TO_NOTHING, created, followedId } from '#features/generation/web/public.ts'
import { toast } from '#web/ui/toast-store.ts'
import { forgetForm } from './kept-form.ts'
import type { PurchaseUnderWay } from './purchase-under-way.ts'

type Blueprint = Extract<PurchaseUnderWay, { is: 'blueprint' }>

/** Resolves once nothing is under way any more. Of what the server does not know nothing is. */
export async function resumePurchase(underWay: Blueprint, signal: AbortSignal): Promise<void> {
  const blueprintId = underWay.blueprintId ?? (await followedId(underWay))
  if (!blueprintId) return
  const ending = await awaitBlueprint({ ...underWay, blueprintId }, { signal, onRecord: () => {} })
  if (ending === 'completed') {
    forgetForm()
    toast(created('purchase'))
  }
  if (ending === 'failed') toast({ kind: 'destructive', ...CAME_TO_NOTHING })
}
