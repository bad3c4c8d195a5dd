// The owner's panels, below the shelf. Only the chosen one is loaded and asks anything.
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
    <section aria-labelledby="owner-panels" className="mt-5 grid grid-cols-1 gap-4">
      <h2 id="owner-panels" className="text-h2">
        Owner panels
      </h2>
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
    </section>
  )
}

function Waiting() {
  return (
    <Card>
      <Skeleton lines={8} />
    </Card>
  )
}
