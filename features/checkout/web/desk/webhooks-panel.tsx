// Whether the card provider reaches us, and what came of what it said.
import { useState } from 'react'
import type { Answer } from '#kit/endpoint.ts'
import { Asked } from '#web/calls/asked.tsx'
import { useAnswer } from '#web/calls/use-call.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card, CardTitle } from '#web/ui/card.tsx'
import { type Delivery, getWebhookHealth } from '../../owner-contract.ts'
import { DeliveryList } from './delivery-list.tsx'
import { DeliveryPanel } from './delivery-panel.tsx'
import { LEVELS, lastText, levelText } from './words.ts'

const REFRESH_MS = 30_000

type Stats = Answer<typeof getWebhookHealth>['stats']

export default function WebhooksPanel() {
  const asked = useAnswer(getWebhookHealth, undefined, { staleTime: 0, refetchInterval: REFRESH_MS })
  const [openId, setOpenId] = useState<string>()
  return (
    <Asked query={asked} failed="Failed to load webhook health" lines={10}>
      {({ deliveries, stats }) => (
        <Card flush as="section" aria-labelledby="webhook-health">
          <div className="grid gap-6 p-5 sm:p-6">
            <div className="flex items-start justify-between gap-x-4">
              <div>
                <CardTitle>
                  <span id="webhook-health">Webhook health</span>
                </CardTitle>
                <p className="mt-0.5 text-small text-ink-2">
                  {asked.isRefetchError
                    ? 'The newest deliveries could not be loaded. It is tried again every 30 s.'
                    : 'Last 100 deliveries · refreshes every 30 s'}
                </p>
              </div>
              <Badge kind={LEVELS[levelText(stats)] ?? 'neutral'}>{levelText(stats)}</Badge>
            </div>
            <div className="grid items-end gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_auto]">
              <Rate {...stats} />
              <Figures {...stats} />
            </div>
          </div>
          <DeliveryList deliveries={deliveries} onOpen={setOpenId} />
          <Opened
            delivery={deliveries.find(({ eventId }) => eventId === openId)}
            onClose={() => setOpenId(undefined)}
          />
        </Card>
      )}
    </Asked>
  )
}

function Opened({ delivery, onClose }: { delivery: Delivery | undefined; onClose: () => void }) {
  return delivery ? <DeliveryPanel delivery={delivery} onClose={onClose} /> : null
}

const FILLS: Record<string, string> = {
  Healthy: 'text-ok',
  Warning: 'text-warn',
  Critical: 'text-danger',
}

/** With the marks from which on it is a warning, and healthy. */
function Rate(stats: Stats) {
  const { successRate } = stats
  return (
    <div>
      <p className="text-[2.75rem] font-semibold leading-none tracking-tight tabular-nums">
        {successRate}%<span className="sr-only"> of the deliveries succeeded</span>
      </p>
      <svg width="100%" height="40" aria-hidden="true" className="mt-4 block overflow-visible">
        <rect y="4" width="100%" height="8" className="fill-sunken stroke-line" />
        <rect
          y="4"
          width={`${successRate}%`}
          height="8"
          fill="currentColor"
          className={FILLS[levelText(stats)] ?? 'text-ink-3'}
        />
        {[80, 95].map((mark) => (
          <g key={mark} className="text-ink">
            <line x1={`${mark}%`} x2={`${mark}%`} y1="0" y2="16" stroke="currentColor" />
            <text x={`${mark}%`} y="34" textAnchor="middle" fill="currentColor" className="text-caption">
              {mark}
            </text>
          </g>
        ))}
      </svg>
    </div>
  )
}

function Figures({ total, success, failed, lastDelivery }: Stats) {
  const figures = [
    ['Total', total],
    ['Success', success],
    ['Failed', failed],
    ['Last delivery', lastText(lastDelivery, new Date())],
  ]
  return (
    <dl className="grid grid-cols-2 gap-y-4 min-[26rem]:grid-cols-[auto_auto_auto_1fr] lg:pb-6">
      {figures.map(([name, value]) => (
        <div key={name} className="border-l border-draft-soft pr-6 pl-4">
          <dt className="whitespace-nowrap text-caption text-ink-3">{name}</dt>
          <dd className="whitespace-nowrap text-h3 font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
