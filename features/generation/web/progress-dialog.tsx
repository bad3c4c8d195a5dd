// A blueprint being made, over the page: nine stages, and what there is of it by now.
import { useEffect } from 'react'
import { LinkButton } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { FirstPages } from './first-pages.tsx'
import { IN_PROGRESS } from './generation-words.ts'
import { ShortDocumentList } from './short-document-list.tsx'
import { StageBar } from './stage-bar.tsx'
import { StageList } from './stage-list.tsx'
import type { GenerationView } from './stages.ts'
import { useDashboardRefresh } from './use-dashboard-after.ts'
import { useDialogProgress, type Watched } from './use-dialog-progress.ts'

type Props = Watched & {
  startupName?: string
  onClose: () => void
}

const TITLES: Record<GenerationView['status'], string> = {
  unknown: 'Creating Your Blueprint',
  generating: 'Creating Your Blueprint',
  complete: 'Blueprint Complete!',
  error: 'There was an error generating your blueprint.',
}

/** Without an id it follows the clock, and the dashboard's answer. */
export function ProgressDialog({ startupName, onClose, ...watched }: Props) {
  const view = useDialogProgress(watched)
  const { status } = view
  const refresh = useDashboardRefresh()
  const isOver = status === 'complete' || status === 'error'
  // What the dashboard shows behind it is out of date.
  useEffect(() => {
    if (isOver) void refresh()
  }, [isOver])

  function close() {
    if (!isOver) {
      toast({ kind: 'info', icon: 'waiting', ...IN_PROGRESS })
      void refresh()
    }
    onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={close}
      size="wide"
      title={TITLES[status]}
      description={describe(status, startupName)}
      footer={<Ways status={status} blueprintId={watched.blueprintId} onClose={onClose} />}
    >
      <Content view={view} isOver={isOver} />
    </Dialog>
  )
}

/** The first thing that has the focus: on a small screen it scrolls, by the keyboard too. */
function Content({ view, isOver }: { view: GenerationView; isOver: boolean }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached.
    <div role="group" aria-label="Progress" tabIndex={0} data-first-focus className="scroll-mt-5">
      <StageBar view={view} />
      <p role="status" className="sr-only">
        {isOver ? TITLES[view.status] : view.stage}
      </p>
      {!isOver && view.message && <p className="mt-1 text-small text-ink-2">{view.message}...</p>}
      <div className="mt-7 grid gap-x-12 gap-y-8 sm:grid-cols-2">
        <div className="sm:order-2">
          <h3 className="text-body font-semibold">Documents</h3>
          <ShortDocumentList documents={view.documents} className="mt-3.5 border-t border-line pt-3.5" />
          <div className="mt-7 empty:hidden">
            <FirstPages documents={view.documents} as="h3" isSmall />
          </div>
        </div>
        <StageList view={view} as="h3" />
      </div>
    </div>
  )
}

function describe(status: GenerationView['status'], startupName: string | undefined): string {
  const name = startupName ? `${startupName}. ` : ''
  if (status === 'complete') return `${name}The files are in your dashboard and on their way to your inbox.`
  if (status === 'error') return `${name}Credits have been restored.`
  return `${name}Expected completion: up to 5 minutes`
}

type WaysProps = Pick<GenerationView, 'status'> & { blueprintId: string | undefined; onClose: () => void }

function Ways({ status, blueprintId, onClose }: WaysProps) {
  if (status === 'complete')
    return (
      <LinkButton to="/dashboard" kind="signal" onClick={onClose}>
        View Your Blueprint
      </LinkButton>
    )
  if (status === 'error' && blueprintId)
    return (
      <LinkButton to={`/dashboard/progress/${encodeURIComponent(blueprintId)}`} kind="signal">
        Try Again
      </LinkButton>
    )
  return null
}
