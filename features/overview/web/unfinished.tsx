import { site } from '#web/site.ts'
import { LinkButton } from '#web/ui/button.tsx'

type Props = { id: string; state: 'making' | 'failed' }

/** Until there is a plan: what is going on, and where to look. */
export function Unfinished({ id, state }: Props) {
  const progress = `/dashboard/progress/${encodeURIComponent(id)}`
  const isFailed = state === 'failed'
  return (
    <div className="venture-grid bg-v-pale">
      <div className="container py-16 lg:py-24">
        <div
          className={
            isFailed
              ? 'max-w-140 border-l-4 border-danger bg-surface px-6 py-7 shadow-page'
              : 'max-w-140 border border-dashed border-draft bg-surface px-6 py-7'
          }
        >
          <h1 className="text-h1">
            {isFailed ? 'This blueprint could not be drawn' : 'Your blueprint is being drawn'}
          </h1>
          <p role="status" className="mt-2 max-w-[44ch] text-lead text-ink-2">
            {isFailed
              ? 'Nothing was lost. What you paid is back as a credit, and you can start again from here.'
              : 'This page fills in by itself as soon as it is finished. We also email you then.'}
          </p>
          <div className="mt-6 flex flex-wrap gap-3">
            <LinkButton to={progress} kind="signal">
              {isFailed ? 'Try again' : 'See how far it is'}
            </LinkButton>
            {isFailed && (
              <LinkButton href={`mailto:${site().supportEmail}`} kind="ghost">
                Contact support
              </LinkButton>
            )}
          </div>
        </div>
      </div>
    </div>
  )
}
