import { useState } from 'react'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast-store.ts'

type Props = {
  isComplete: boolean
  /** Long enough to have become impatient. */
  isLate: boolean
  isIn: boolean
  check: () => Promise<unknown>
}

/** What there is to do about it; at first nothing. */
export function ProgressActions({ isComplete, isLate, isIn, check }: Props) {
  if (isComplete) return isIn ? <Done /> : null
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
