import { Flag } from 'lucide-react'
import { useState } from 'react'
import { openLogin } from '#features/accounts/web/public.ts'
import type { ThingKind } from '#features/community/contract.ts'
import { useSignedIn } from '#web/session.ts'
import { Button } from '#web/ui/button.tsx'
import { ReportDialog } from './report-dialog.tsx'

type ReportButtonProps = {
  kind: ThingKind
  id: string
  /** Which one, for who does not see where the button stands. */
  name: string
}

/** Beside what somebody else wrote. Visitors are asked to sign in first. */
export function ReportButton({ kind, id, name }: ReportButtonProps) {
  const signedIn = useSignedIn()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        kind="ghost"
        size="small"
        icon={Flag}
        aria-label={`Report: ${name}`}
        className="max-md:min-h-11"
        onClick={() => (signedIn === 'no' ? openLogin({ here: true }) : setOpen(true))}
      >
        Report
      </Button>
      {open && <ReportDialog kind={kind} id={id} onClose={() => setOpen(false)} />}
    </>
  )
}
