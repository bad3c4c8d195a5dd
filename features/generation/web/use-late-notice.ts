import { useEffect } from 'react'
import { toast } from '#web/ui/toast-store.ts'

/** Seconds: 2-5 minutes. */
export const ESTIMATED_SECONDS = 300

/** Said once, when the estimate has run out. */
export function useLateNotice(waiting: boolean, elapsedSeconds: number): void {
  const isLate = waiting && elapsedSeconds >= ESTIMATED_SECONDS
  useEffect(() => {
    if (!isLate) return
    toast({
      kind: 'destructive',
      icon: 'clock',
      title: 'Generation Taking Longer Than Expected',
      description: 'Your blueprint is still being made. We email you when the files are ready.',
    })
  }, [isLate])
}
