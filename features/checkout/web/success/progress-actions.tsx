import { useState } from 'react'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast-store.ts'

type Props = {
  status: 'unknown' | 'generating' | 'complete' | 'error'
  /** Long enough to have become impatient. */
  isLate: boolean
  isIn: boolean
  check: () => Promise<unknown>
}

/** What there is to do about it; at first nothing. */
export function ProgressActions({ status, isLate, isIn, check }: Props) {
  if (status === 'complete') return isIn ? <Done /> : null
  if (status === 'error') return <Failed />
  return isLate ? <CheckNow check={check} /> : null
}

function Done() {
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <LinkButton to="/dashboard" kind="signal" className="max-sm:w-full">
        View Your Blueprint
      </LinkButton>
      <p className="text-ui text-ink-2">Opening your dashboard...</p>
    </div>
  )
}

function Failed() {
  return (
    <div className="flex flex-col gap-x-8 gap-y-4 rounded-3 border border-danger bg-danger-tint px-5 py-4 sm:flex-row sm:items-center sm:justify-between">
      <div role="alert" className="text-ui">
        <p className="font-semibold text-danger">There was an error generating your blueprint.</p>
        <p className="mt-0.5 text-ink-2">
          Credits have been restored. You can try again from your dashboard.
        </p>
      </div>
      <LinkButton to="/dashboard">Return to Dashboard</LinkButton>
    </div>
  )
}

function CheckNow({ check }: Pick<Props, 'check'>) {
  const [busy, setBusy] = useState(false)

  async function ask() {
    setBusy(true)
    try {
      // If it has ended, the page shows it.
      if (!(await check())) toast({ kind: 'destructive', icon: 'clock', ...STILL })
    } catch {
      toast({ kind: 'destructive', ...UNREACHABLE })
    }
    setBusy(false)
  }

  return (
    <Button busy={busy} busyLabel="Checking..." onClick={() => void ask()} className="w-fit max-sm:w-full">
      Check Status Manually
    </Button>
  )
}

const STILL = {
  title: 'Still Processing',
  description: 'Your blueprint is still being made. We email you when the files are ready.',
}
const UNREACHABLE = {
  title: 'Connection Error',
  description: 'Unable to connect to server. Please try again.',
}
