import { useQueryClient } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { useOneAtATime } from '#web/calls/one-at-a-time.ts'
import { sentenceOf } from '#web/calls/sentence.ts'
import { useCall } from '#web/calls/use-call.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { SidePanel } from '#web/ui/side-panel.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { type Delivery, getWebhookHealth, processDelivery } from '../../owner-contract.ts'
import { Fact, Facts } from './facts.tsx'
import { momentText } from './words.ts'

/** One event as we remember it, and the way to deal with it once more. */
export function DeliveryPanel({ delivery, onClose }: { delivery: Delivery; onClose: () => void }) {
  const client = useQueryClient()
  const { busy, run } = useOneAtATime<'process'>()
  const process = useCall(processDelivery)
  const { eventId, type, status, message, metadata, deliveries, receivedAt } = delivery

  async function again() {
    try {
      const { delivery: now } = await process.mutateAsync({ params: { eventId } })
      toast({ title: 'Event Processed', description: now.message })
    } catch (error) {
      const description = sentenceOf(error, 'The event could not be processed. Please try again.')
      toast({ kind: 'destructive', title: 'Processing Failed', description })
    }
    await client.invalidateQueries({ queryKey: [getWebhookHealth.path] })
  }

  return (
    <SidePanel open onOpenChange={(open) => !open && onClose()} title="Delivery">
      <div className="grid gap-6">
        <Facts>
          <Fact name="Event">
            <span className="font-mono text-caption">{eventId}</span>
          </Fact>
          <Fact name="Kind">{type}</Fact>
          <Fact name="Status">
            <Badge kind={status === 'success' ? 'ok' : 'bad'}>{status}</Badge>
          </Fact>
          <Fact name="Message">{message}</Fact>
          <Fact name="Received">
            <time dateTime={receivedAt}>{momentText(receivedAt)}</time>
            {deliveries > 1 && `, the last of ${deliveries} times`}
          </Fact>
        </Facts>
        <section>
          <h3 className="font-semibold">Metadata</h3>
          <Metadata metadata={metadata} />
        </section>
        <div className="grid gap-2 border-t border-line pt-5">
          <Button
            icon={RotateCw}
            busy={busy !== undefined}
            busyLabel="Processing..."
            onClick={() => void run('process', again)}
          >
            Process again
          </Button>
          <p className="text-caption text-ink-3">
            Asks the card provider how things stand now. What was served is never served twice.
          </p>
        </div>
      </div>
    </SidePanel>
  )
}

function Metadata({ metadata }: Pick<Delivery, 'metadata'>) {
  const entries = Object.entries(metadata).filter(([, value]) => value !== undefined && value !== null)
  if (entries.length === 0) return <p className="mt-1 text-small text-ink-2">Nothing was kept with it.</p>
  return (
    <div className="mt-3">
      <Facts>
        {entries.map(([name, value]) => (
          <Fact key={name} name={name}>
            {typeof value === 'object' ? JSON.stringify(value) : String(value)}
          </Fact>
        ))}
      </Facts>
    </div>
  )
}
