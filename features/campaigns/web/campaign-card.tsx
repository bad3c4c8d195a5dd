import { CircleStop, PencilLine, Send, Trash2, Undo2 } from 'lucide-react'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Progress } from '#web/ui/progress.tsx'
import type { Campaign } from '../contract.ts'
import {
  AUDIENCE_WORDS,
  cutContent,
  momentOf,
  number,
  people,
  progressOf,
  statusBadge,
} from './campaign-words.ts'
import type { Ending } from './ending-dialog.tsx'

const RETURNED =
  'This was not sent: the person who scheduled it is no longer an admin. Look it over, then send or schedule it yourself.'

type Props = { campaign: Campaign; onDo: (what: 'edit' | 'send' | Ending) => void }

export function CampaignCard({ campaign, onDo }: Props) {
  const { kind, label } = statusBadge(campaign)
  return (
    <Card as="li" className="grid gap-4">
      <div className="flex min-w-0 flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          <h2 className="text-h3 wrap-anywhere">{campaign.name}</h2>
          <p className="mt-1 text-ui font-[550] wrap-anywhere">{campaign.subject}</p>
        </div>
        <Badge kind={kind}>{label}</Badge>
      </div>
      <p className="max-w-[78ch] text-small text-ink-2 wrap-anywhere">{cutContent(campaign.content)}</p>
      {campaign.returned && <p className="text-small text-warn">{RETURNED}</p>}
      <Outcome campaign={campaign} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line pt-4">
        <p className="text-caption text-ink-3">
          {momentOf(campaign)} · {AUDIENCE_WORDS[campaign.audience]}
        </p>
        <Actions campaign={campaign} onDo={onDo} />
      </div>
    </Card>
  )
}

function Actions({ campaign: { status, name }, onDo }: Props) {
  const about = name
  if (status === 'sending')
    return (
      <Button
        size="small"
        className="max-sm:min-h-11"
        icon={CircleStop}
        aria-label={`Stop sending ${about}`}
        onClick={() => onDo('stop')}
      >
        Stop sending
      </Button>
    )
  if (status === 'scheduled')
    return (
      <Button
        size="small"
        className="max-sm:min-h-11"
        icon={Undo2}
        aria-label={`Cancel schedule of ${about}`}
        onClick={() => onDo('unschedule')}
      >
        Cancel schedule
      </Button>
    )
  if (status === 'sent') return null
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        size="small"
        className="max-sm:min-h-11"
        icon={Trash2}
        kind="ghost"
        aria-label={`Delete ${about}`}
        onClick={() => onDo('delete')}
      >
        Delete
      </Button>
      <Button
        size="small"
        className="max-sm:min-h-11"
        icon={PencilLine}
        aria-label={`Edit ${about}`}
        onClick={() => onDo('edit')}
      >
        Edit
      </Button>
      <Button
        size="small"
        className="max-sm:min-h-11"
        icon={Send}
        aria-label={`Send ${about}`}
        onClick={() => onDo('send')}
      >
        Send
      </Button>
    </div>
  )
}

function Outcome({ campaign: { status, results, stopped } }: { campaign: Campaign }) {
  if (!results) return null
  const { recipients, waiting, sent, failed, skipped, unsubscribed } = results
  if (status === 'sending')
    return (
      <Progress
        label="Sending"
        value={progressOf(results)}
        caption={`${number(recipients - waiting)} of ${people(recipients)}`}
      />
    )
  const rest = recipients - sent - failed - skipped
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:flex sm:flex-wrap sm:gap-x-12">
      <Figure label="Sent" value={sent} />
      <Figure label="Failed" value={failed} />
      <Figure label="Unsubscribed" value={unsubscribed} />
      {skipped > 0 && <Figure label="Left before their turn" value={skipped} />}
      {stopped && <Figure label="Not sent" value={rest} />}
    </dl>
  )
}

function Figure({ label, value }: { label: string; value: number }) {
  return (
    <div className="flex flex-col-reverse border-l border-draft-soft pl-3">
      <dt className="text-caption text-ink-2">{label}</dt>
      <dd className="text-h3 font-semibold tabular-nums">{number(value)}</dd>
    </div>
  )
}
