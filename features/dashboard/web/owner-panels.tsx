// The owner's panels on the dashboard. Only the chosen one is loaded and asks anything.
import { Suspense } from 'react'
import { MoneyPanel, RecoveryPanel, WebhooksPanel } from '#features/checkout/web/public.ts'
import { PromoCodesPanel } from '#features/promo-codes/web/public.ts'
import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Tabs } from '#web/ui/tabs.tsx'

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
          <Suspense fallback={<Waiting />}>
            <Panel />
          </Suspense>
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
