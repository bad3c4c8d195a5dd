import type { ReactNode } from 'react'
import { PageTitle } from '#web/ui/page-title.tsx'
import { DocumentList } from './document-list.tsx'
import { FirstPages } from './first-pages.tsx'
import { StageBar } from './stage-bar.tsx'
import { StageList } from './stage-list.tsx'
import { clock, type GenerationView } from './stages.ts'

const TITLES: Record<GenerationView['status'], string> = {
  unknown: 'Creating Your Blueprint',
  generating: 'Creating Your Blueprint',
  complete: 'Blueprint Complete!',
  error: 'Creating Your Blueprint',
}

type PanelProps = {
  view: GenerationView
  startupName: string
  elapsedSeconds: number
  /** 'about 2 min'; gone when there is nothing left to wait for. */
  remaining: string
  /** What there is to do, between the bar and the lists. */
  actions?: ReactNode
  /** Below the documents. */
  note?: ReactNode
}

/** A whole page's worth: the title, the clock, the nine stages and the documents. */
export function ProgressPanel(props: PanelProps) {
  const { view, startupName, elapsedSeconds, remaining, actions, note } = props
  const waiting = view.status === 'unknown' || view.status === 'generating'
  return (
    <div>
      <div className="flex flex-col justify-between gap-x-10 gap-y-7 md:flex-row md:items-end">
        <div className="min-w-0">
          <PageTitle>{TITLES[view.status]}</PageTitle>
          <p className="mt-1 text-lead text-ink-2 [overflow-wrap:anywhere]">{startupName}</p>
        </div>
        <Figures
          figures={{
            Elapsed: clock(elapsedSeconds),
            ...(waiting && { Remaining: remaining }),
          }}
        />
      </div>
      <div className="mt-8">
        <StageBar view={view} />
        {waiting && view.message && <p className="mt-1 text-small text-ink-2">{view.message}...</p>}
      </div>
      {/* The stage is spoken when it changes; the percentage, every second, would be too much. */}
      <p role="status" className="sr-only">
        {waiting ? view.stage : TITLES[view.status]}
      </p>
      <div className="mt-8 grid gap-4 empty:hidden">{actions}</div>
      <div className="mt-11 grid gap-x-18 gap-y-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div className="lg:order-2">
          <DocumentList documents={view.documents} />
          {note && <div className="mt-6 text-ui text-ink-2">{note}</div>}
          <div className="mt-9 empty:hidden">
            <FirstPages documents={view.documents} />
          </div>
        </div>
        <StageList view={view} />
      </div>
    </div>
  )
}

function Figures({ figures }: { figures: Record<string, string> }) {
  return (
    <dl className="grid shrink-0 grid-cols-2 md:flex md:gap-6">
      {Object.entries(figures).map(([name, figure]) => (
        <div key={name} className="border-l border-draft-soft pl-4 md:pl-6">
          <dt className="text-caption text-ink-3">{name}</dt>
          <dd className="text-[1.4375rem] font-semibold leading-tight tabular-nums tracking-tight">
            {figure}
          </dd>
        </div>
      ))}
    </dl>
  )
}
