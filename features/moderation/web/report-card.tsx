import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Badge, type BadgeKind } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import type { Report, Status } from '../contract.ts'
import { moment, STATUS_WORDS } from './report-words.ts'

const STATUS_LOOK: Record<Status, BadgeKind> = {
  pending: 'warn',
  reviewed: 'info',
  resolved: 'ok',
  dismissed: 'neutral',
}

const BUTTON: Record<Status, string> = {
  pending: 'Review Report',
  reviewed: 'Update Status',
  resolved: 'Change Decision',
  dismissed: 'Change Decision',
}

export function ReportCard({ report, onReview }: { report: Report; onReview: () => void }) {
  const { status, reason, reporterName, createdAt, description } = report
  const isClosed = status === 'resolved' || status === 'dismissed'
  return (
    <Card as="li" className="grid gap-5">
      <div className="flex flex-wrap items-center gap-2">
        <Badge kind={STATUS_LOOK[status]}>{STATUS_WORDS[status]}</Badge>
        <Badge kind="outline">{reason}</Badge>
        <Badge>{report.commentId ? 'Comment' : 'Post'}</Badge>
        {report.openReports > 1 && <Badge kind="outline">{report.openReports} open reports</Badge>}
        <p className="min-w-0 text-small text-ink-2 wrap-anywhere sm:ml-auto">
          Reported by <span className="font-[550] text-ink">{reporterName}</span> ·{' '}
          <time dateTime={createdAt} className="whitespace-nowrap">
            {moment(createdAt)}
          </time>
        </p>
      </div>
      <Reported report={report} />
      {description && <Words label="Description">{description}</Words>}
      <Review report={report} isClosed={isClosed} />
      <Button
        kind={isClosed ? 'ghost' : 'second'}
        className="justify-self-start max-sm:w-full"
        onClick={onReview}
      >
        {BUTTON[status]}
      </Button>
    </Card>
  )
}

const STATE_WORDS = {
  visible: '',
  hidden: 'Hidden until reviewed',
  removed: 'Removed',
  deleted: 'Deleted by its author',
}

function Reported({ report: { content } }: { report: Report }) {
  if (!content) return <p className="text-small text-ink-2">What was reported does not exist any more.</p>
  const { title, excerpt, authorName, state, url } = content
  return (
    <div className="min-w-0 border-l-2 border-line pl-4 wrap-anywhere">
      <p className="font-semibold">
        {state === 'deleted' ? (
          title || 'A deleted post'
        ) : (
          <Link to={url} className="underline">
            {title}
          </Link>
        )}
      </p>
      {excerpt && <p className="mt-1 max-w-[72ch] text-ui text-ink-2">{excerpt}</p>}
      <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-ink-2">
        By {authorName}
        {state !== 'visible' && (
          <Badge kind={state === 'hidden' ? 'warn' : 'neutral'}>{STATE_WORDS[state]}</Badge>
        )}
      </p>
    </div>
  )
}

function Review({
  report: { status, reviewNotes, reviewedAt },
  isClosed,
}: {
  report: Report
  isClosed: boolean
}) {
  if (status === 'pending' || (!reviewNotes && !isClosed)) return null
  return (
    <div className="grid gap-4">
      {isClosed && reviewedAt && (
        <p className="text-small text-ink-2">
          Resolved{' '}
          <time dateTime={reviewedAt} className="whitespace-nowrap">
            {moment(reviewedAt)}
          </time>
        </p>
      )}
      {reviewNotes && <Words label={isClosed ? 'Resolution Notes' : 'Review Notes'}>{reviewNotes}</Words>}
    </div>
  )
}

function Words({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <p className="text-small font-[550]">{label}</p>
      <p className="mt-1 max-w-[72ch] whitespace-pre-line text-ui text-ink-2 wrap-anywhere">{children}</p>
    </div>
  )
}
