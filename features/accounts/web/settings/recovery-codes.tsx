import { Copy } from 'lucide-react'
import { sentenceOf } from '#web/calls/sentence.ts'
import { useCall } from '#web/calls/use-call.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { renewRecoveryCodes } from '../../second-factor-contract.ts'
import { FactorHead } from './factor-head.tsx'
import { useRefreshSecurity } from './use-security.ts'

type Props = { left: number; onCodes: (codes: string[]) => void }

export function RecoveryCodesPanel({ left, onCodes }: Props) {
  const refresh = useRefreshSecurity()
  const renew = useCall(renewRecoveryCodes, {
    async onSuccess({ recoveryCodes }) {
      onCodes(recoveryCodes)
      await refresh()
    },
    onError(error) {
      const description = sentenceOf(error, 'The codes could not be made. Please try again.')
      toast({ kind: 'destructive', title: 'Error', description })
    },
  })
  return (
    <FactorHead
      title="Recovery codes"
      text={`For the day your phone or key is gone. Each works once. ${left} of 10 left.`}
    >
      <Button
        busy={renew.isPending}
        busyLabel="Making codes..."
        onClick={() => renew.mutate({ body: {} })}
        className="max-sm:w-full"
      >
        Make new codes
      </Button>
    </FactorHead>
  )
}

/** Only its own button closes it: the codes are not shown again. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      toast({ title: 'Codes copied' })
    } catch {
      toast({ kind: 'destructive', title: 'Not copied', description: 'Please select and copy the codes.' })
    }
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      stays
      title="Save your recovery codes"
      description="They are shown only now. Keep them where you keep important things, not on the same phone."
      footer={
        <>
          <Button icon={Copy} onClick={() => void copy()}>
            Copy
          </Button>
          <Button kind="signal" onClick={onClose}>
            I saved them
          </Button>
        </>
      }
    >
      <ul aria-label="Recovery codes" className="grid grid-cols-2 gap-x-6 gap-y-2 font-mono text-ui">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Dialog>
  )
}
