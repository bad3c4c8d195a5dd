// Refunds that were asked for, and all orders.
import { useState } from 'react'
import { Tabs } from '#web/ui/tabs.tsx'
import { OrderPanel } from './order-panel.tsx'
import { OrderSearch } from './order-search.tsx'
import { RefundRequests } from './refund-requests.tsx'
import { useRefundRequests } from './use-desk.ts'

export default function MoneyPanel() {
  const [orderId, setOrderId] = useState<string>()
  const waiting = useRefundRequests('waiting').data?.pages[0]?.waiting
  return (
    <>
      <Tabs
        label="Refunds and orders"
        tabs={[
          {
            value: 'refunds',
            label: 'Refund requests',
            ...(waiting !== undefined && { count: waiting }),
            content: <RefundRequests onOrder={setOrderId} />,
          },
          { value: 'orders', label: 'Orders', content: <OrderSearch onOrder={setOrderId} /> },
        ]}
      />
      {orderId && <OrderPanel id={orderId} onClose={() => setOrderId(undefined)} />}
    </>
  )
}
