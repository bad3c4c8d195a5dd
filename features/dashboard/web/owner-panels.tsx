// The owner's panels on the dashboard. Only the chosen one is loaded and asks anything.
import { MoneyPanel, RecoveryPanel, WebhooksPanel } from '#features/checkout/web/public.ts'
import { PromoCodesPanel } from '#features/promo-codes/web/public.ts'
import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { DeskPart } from './desk-part.tsx'

const PANELS = [
  { value: 'webhooks', label: 'Webhook health', Panel: WebhooksPanel },
  { value: 'promo-codes', label: 'Promo codes', Panel: PromoCodesPanel },
  { value: 'recovery', label: 'Purchase recovery', Panel: RecoveryPanel },
  { value: 'money', label: 'Refunds and orders', Panel: MoneyPanel },
]

export default function OwnerPanels() {
  return (
    <Tabs
      label="Owner panels"
      tabs={PANELS.map(({ Panel, ...tab }) => ({
        ...tab,
        content: (
          <DeskPart failed="Failed to load this panel" waiting={<Waiting />}>
            <Panel />
          </DeskPart>
        ),
      }))}
    />
  )
}

function Waiting() {
  return (
    <Card>
      <Skeleton lines={8} />
    </Card>
  )
}
