import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast-store.ts'

/** Seconds after which it is offered. */
export const CHECK_BY_HAND_AFTER = 180

type Props = {
  /** Asks now, and answers whether it is over; fails when nobody answers. */
  check: () => Promise<unknown>
}

export function CheckNow({ check }: Props) {
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
