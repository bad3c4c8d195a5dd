import { ChevronDown, Download, GitCompareArrows, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { sizeText } from '#features/blueprints/web/public.ts'
import { Asked } from '#web/calls/asked.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { buttonLook } from '#web/ui/button-look.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import type { Issue } from '../../contract.ts'
import { FigureTable } from '../figure-table.tsx'
import { SectionTitle } from '../section-title.tsx'
import { CompareIssues } from './compare.tsx'
import { changesText, type useIssues } from './use-issues.ts'

type Props = {
  id: string
  asked: ReturnType<typeof useIssues>
  /** Nothing can be restored while another issue is made. */
  isMaking: boolean
  /** The one that was just made stands open. */
  newest: number | undefined
  onRestore: (issue: Issue) => Promise<void>
}

const MOMENT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

export function Issues({ id, asked, isMaking, newest, onRestore }: Props) {
  const [pair, setPair] = useState<{ from: number; to: number }>()
  const [restoring, setRestoring] = useState<Issue>()
  const ready = asked.data?.issues.filter(({ state }) => state === 'ready') ?? []
  return (
    <section aria-labelledby="issues">
      <SectionTitle
        id="issues"
        title="Issues"
        lead="Every set of documents that was made. Compare two of them, download any, or bring one back."
        aside={
          ready.length > 1 && (
            <Button
              icon={GitCompareArrows}
              onClick={() => setPair({ from: ready[1]?.number ?? 1, to: ready[0]?.number ?? 1 })}
            >
              Compare two issues
            </Button>
          )
        }
      />
      <div className="mt-5">
        <Asked query={asked} failed="The issues could not be loaded" lines={3}>
          {({ issues }) => (
            <ol className="grid gap-3">
              {issues.map((issue) => (
                <IssueCard
                  key={issue.number}
                  {...{ issue, isMaking }}
                  startsOpen={issue.number === newest}
                  onRestore={() => setRestoring(issue)}
                />
              ))}
            </ol>
          )}
        </Asked>
      </div>
      {pair && <CompareIssues id={id} issues={ready} first={pair} onClose={() => setPair(undefined)} />}
      {restoring && (
        <ConfirmDialog
          open
          onOpenChange={(isOpen) => !isOpen && setRestoring(undefined)}
          title={`Restore issue ${restoring.number}?`}
          description="Its documents become the newest versions, and its assumptions yours. The issues after it stay in this list, so this can be undone the same way."
          confirmLabel="Restore"
          busyLabel="Restoring..."
          onConfirm={() => onRestore(restoring)}
        />
      )}
    </section>
  )
}

type CardProps = { issue: Issue; isMaking: boolean; startsOpen: boolean; onRestore: () => void }

function IssueCard({ issue, isMaking, startsOpen, onRestore }: CardProps) {
  const { number, state, madeAt, isCurrent } = issue
  const [open, setOpen] = useState(startsOpen)
  return (
    <li>
      <details
        open={open}
        onToggle={(event) => setOpen(event.currentTarget.open)}
        className="group rounded-3 border border-line bg-surface"
      >
        <summary className="flex min-h-16 cursor-pointer list-none flex-wrap items-center gap-x-3 gap-y-1 rounded-3 px-5 py-3 hover:bg-hover sm:px-6 [&::-webkit-details-marker]:hidden">
          <h3 className="text-ui font-semibold">Issue {number}</h3>
          {isCurrent && <Badge kind="cyan">Current</Badge>}
          {state === 'making' && <Spinner />}
          {state === 'failed' && <Badge kind="bad">Failed</Badge>}
          <span className="text-small text-ink-2 max-sm:order-last max-sm:w-full">{changesText(issue)}</span>
          <time dateTime={madeAt} className="ml-auto text-small text-ink-3">
            {MOMENT.format(new Date(madeAt))}
          </time>
          <ChevronDown
            size={18}
            strokeWidth={1.75}
            aria-hidden
            className="shrink-0 text-ink-2 transition-transform duration-(--fast) group-open:rotate-180"
          />
        </summary>
        {open && state === 'ready' && (
          <IssueBody issue={issue} onRestore={isCurrent || isMaking ? undefined : onRestore} />
        )}
      </details>
    </li>
  )
}

function IssueBody({ issue, onRestore }: { issue: Issue; onRestore: (() => void) | undefined }) {
  const { number, changes, files } = issue
  return (
    <div className="grid gap-6 border-t border-line px-5 py-5 sm:px-6">
      {changes.figures.length > 0 && (
        <FigureTable caption={`Figures that issue ${number} changed`} figures={changes.figures} />
      )}
      {changes.sections.length > 0 && (
        <p className="text-small text-ink-2">
          <span className="font-[550] text-ink">Sections with other words: </span>
          {changes.sections.map(({ title }) => title).join(', ')}
        </p>
      )}
      <ul aria-label={`Files of issue ${number}`} className="grid gap-x-8 sm:grid-cols-2">
        {files.map(({ filename, title, size, url, isNew }) => (
          <li key={filename} className="flex min-w-0 items-center gap-3 border-b border-line py-1">
            <a
              href={url}
              target="_blank"
              rel="noopener"
              className="inline-flex min-h-11 min-w-0 flex-1 items-center text-small font-[550] text-navy underline-offset-3 hover:underline"
            >
              <span className="truncate">{title}</span>
              <span className="sr-only"> (new window)</span>
            </a>
            {isNew && number > 1 && <Badge kind="cyan">New</Badge>}
            <span className="shrink-0 text-caption text-ink-3 tabular-nums">{sizeText(size)}</span>
            <a
              href={`${url}?download=1`}
              download
              aria-label={`Download ${title} of issue ${number}`}
              className={buttonLook({ kind: 'ghost', size: 'medium', square: true })}
            >
              <Download size={18} strokeWidth={1.75} aria-hidden />
            </a>
          </li>
        ))}
      </ul>
      {onRestore && (
        <div>
          <Button icon={Undo2} onClick={onRestore}>
            Restore issue {number}
          </Button>
        </div>
      )}
    </div>
  )
}
