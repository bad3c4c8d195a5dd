// Purchases that were paid and never recorded: looked for first, then served when the owner says so.
import { useQueryClient } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useState } from 'react'
import type { Answer } from '#kit/endpoint.ts'
import { useOneAtATime } from '#web/calls/one-at-a-time.ts'
import { sentenceOf } from '#web/calls/sentence.ts'
import { useAnswer, useCall } from '#web/calls/use-call.ts'
import { Button } from '#web/ui/button.tsx'
import { Card, CardTitle } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { getRecoveryRuns, recoverMissingPurchases } from '../../owner-contract.ts'
import { dollars } from '../../prices.ts'
import { MissingTable } from './missing-table.tsx'
import { momentText, runText } from './words.ts'

type Found = Answer<typeof recoverMissingPurchases> & { dryRun: boolean }

/** `alone` on a page of its own: on the dashboard the orange button is another one. */
export default function RecoveryPanel({ alone = false }: { alone?: boolean }) {
  const [found, setFound] = useState<Found>()
  const [confirming, setConfirming] = useState(false)
  const { busy, run } = useOneAtATime<'look'>()
  const ask = useCall(recoverMissingPurchases)
  const refresh = useRefresh()
  const waiting = found?.dryRun ? found.missingSessions : []

  async function look() {
    try {
      const answer = await ask.mutateAsync({ query: { dryRun: 'true' } })
      setFound({ ...answer, dryRun: true })
      toast({ title: 'Dry run completed', description: answer.message })
    } catch (error) {
      sayFailed('Recovery dry run failed', error)
    }
  }

  async function recover() {
    try {
      const answer = await ask.mutateAsync({ query: {} })
      setFound({ ...answer, dryRun: false })
      toast({ title: 'Recovery completed', description: answer.message })
    } catch (error) {
      sayFailed('Recovery failed', error)
      // The question stays, with the sentence.
      throw error
    } finally {
      void refresh()
    }
  }

  return (
    <Card flush as="section" aria-labelledby="purchase-recovery">
      <div className="grid gap-5 p-5">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
          <div className="max-w-[62ch]">
            <CardTitle>
              <span id="purchase-recovery">Purchase recovery</span>
            </CardTitle>
            <p className="mt-1 text-ui text-ink-2">
              Compares 30 days of payments at the card provider with our orders. A dry run only lists what is
              missing.
            </p>
          </div>
          <Button
            kind={alone && waiting.length === 0 ? 'signal' : 'second'}
            icon={Search}
            busy={busy !== undefined}
            busyLabel="Looking..."
            onClick={() => void run('look', look)}
            className="max-sm:w-full"
          >
            Find missing purchases
          </Button>
        </div>
        <LastRuns />
      </div>
      <div aria-live="polite">
        {found && <p className="border-t border-line px-5 py-4 font-semibold">{found.message}</p>}
      </div>
      {found && found.missingSessions.length > 0 && <MissingTable sessions={found.missingSessions} />}
      {waiting.length > 0 && (
        <div className="flex justify-end border-t border-line p-5">
          <Button
            kind={alone ? 'signal' : 'second'}
            onClick={() => setConfirming(true)}
            className="max-sm:w-full"
          >
            {waiting.length === 1 ? 'Recover 1 purchase' : `Recover ${waiting.length} purchases`}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={confirming}
        onOpenChange={setConfirming}
        title="Recover these purchases?"
        // Of all that were found: while it closes nobody waits any more.
        description={whatHappens(found?.missingSessions ?? [])}
        confirmLabel="Recover"
        busyLabel="Recovering..."
        onConfirm={recover}
      />
    </Card>
  )
}

function whatHappens(waiting: Found['missingSessions']): string {
  const sum = dollars(waiting.reduce((cents, { amount }) => cents + amount, 0))
  const people = waiting.length === 1 ? 'The customer gets' : `${waiting.length} customers get`
  return `${people} what was paid for (${sum} in all): credits, the blueprint if there was a form, and the email. Nobody is served twice.`
}

/** Runs every hour by itself. */
function LastRuns() {
  const { data } = useAnswer(getRecoveryRuns, undefined, { staleTime: 0 })
  const run = data?.automatic
  return (
    <p className="min-h-6 text-small text-ink-2">
      {run && (
        <>
          Last automatic run <time dateTime={run.finishedAt}>{momentText(run.finishedAt)}</time>:{' '}
          {runText(run)}
        </>
      )}
      {data && !run && 'It runs every hour by itself, and has not run yet.'}
    </p>
  )
}

/** Whoever was served is a customer now, and their order is paid. */
function useRefresh(): () => Promise<void> {
  const client = useQueryClient()
  const changed = ['/api/admin/customers', '/api/admin/orders', getRecoveryRuns.path]
  return () =>
    client.invalidateQueries({
      predicate: ({ queryKey }) => changed.some((path) => String(queryKey[0]).startsWith(path)),
    })
}

function sayFailed(title: string, error: unknown) {
  toast({ kind: 'destructive', title, description: sentenceOf(error, 'Please try again in a moment.') })
}
