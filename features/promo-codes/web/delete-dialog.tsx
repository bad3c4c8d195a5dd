import { sentenceOf } from '#web/calls/sentence.ts'
import { useCall } from '#web/calls/use-call.ts'
import { ConfirmDialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { deletePromoCode, type PromoCode } from '../contract.ts'
import { whatDeletingDoes } from './code-words.ts'
import { useRefreshPromoCodes } from './use-promo-codes.ts'

export function DeleteDialog({ code, onClose }: { code: PromoCode; onClose: () => void }) {
  const refresh = useRefreshPromoCodes()
  const remove = useCall(deletePromoCode, {
    onError(error) {
      const description = sentenceOf(error, 'Failed to delete promo code.')
      toast({ kind: 'destructive', title: 'Deletion Failed', description })
    },
  })

  async function confirm() {
    const { outcome } = await remove.mutateAsync({ params: { id: code.id } })
    const description =
      outcome === 'ended' ? `${code.code} has ended. Its orders still name it.` : `${code.code} is gone.`
    toast({ title: 'Promo Code Deleted', description })
    await refresh()
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Delete this promo code?"
      description={whatDeletingDoes(code)}
      confirmLabel="Delete code"
      busyLabel="Deleting..."
      danger
      onConfirm={confirm}
    />
  )
}
