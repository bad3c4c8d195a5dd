import { Download } from 'lucide-react'
import { addressOf, call } from '#kit/call.ts'
import { confirmFirst, withFreshSignIn } from '#web/calls/fresh-sign-in.ts'
import { useOneAtATime } from '#web/calls/one-at-a-time.ts'
import { sentenceOf } from '#web/calls/sentence.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { exportCustomers, getTotals } from '../contract.ts'
import type { Match } from './use-customers.ts'

export function ExportButton({ match }: { match: Match }) {
  const { busy, run } = useOneAtATime<'export'>()

  /** Asks first whether it may: what a browser saves, it saves without words. */
  async function save() {
    try {
      await withFreshSignIn(() => call(getTotals))
      await confirmFirst()
      const link = document.createElement('a')
      link.href = addressOf(exportCustomers, { query: { ...match } })
      link.download = ''
      link.click()
    } catch (error) {
      const description = sentenceOf(error, 'The export could not be started. Please try again in a moment.')
      toast({ kind: 'destructive', title: 'Export failed', description })
    }
  }

  return (
    <Button
      icon={Download}
      busy={Boolean(busy)}
      onClick={() => void run('export', save)}
      className="max-sm:w-full"
    >
      Export CSV
    </Button>
  )
}
