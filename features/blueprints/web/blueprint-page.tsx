// /blueprint/{slug or id}: the files of a blueprint, and its milestone map. Tab and bin are in the address.
import { ArrowLeft } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { MilestoneMap } from '#features/milestones/web/public.ts'
import { AskForReview } from '#features/plan-reviews/web/public.ts'
import { useAnswer } from '#web/calls/use-call.ts'
import { useRetry } from '#web/calls/use-retry.ts'
import { withQueries } from '#web/calls/with-queries.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { useFocusKept } from '#web/ui/use-focus-kept.ts'
import { listFiles } from '../contract.ts'
import { BinView } from './bin-view.tsx'
import { FilesTab } from './files-tab.tsx'
import { Loading } from './loading.tsx'
import { NotFound } from './not-found.tsx'

export default withQueries(BlueprintPage)

function BlueprintPage() {
  const { id = '' } = useParams()
  const asked = useAnswer(listFiles, { params: { id } }, { staleTime: 0 })
  const { failed, error, retrying, retry } = useRetry(asked)
  const { data } = asked
  const name = data?.blueprint.name
  useEffect(() => {
    if (name) document.title = `${name} · Founder Co-Pilot`
  }, [name])
  if (data) return <Loaded id={id} answer={data} />
  return failed ? <NotFound error={error} retrying={retrying} onRetry={retry} /> : <Loading />
}

type Answer = NonNullable<ReturnType<typeof useAnswer<typeof listFiles>>['data']>

function Loaded({ id, answer: { blueprint, files, binned } }: { id: string; answer: Answer }) {
  const [query, setQuery] = useState('')
  const [address, setAddress] = useSearchParams()
  const tab = address.get('tab') === 'milestones' ? 'milestones' : 'files'
  const isBin = address.get('view') === 'bin'
  const place = useRef<HTMLDivElement>(null)
  useFocusKept(place, isBin)

  function show(changes: { tab?: string; view?: string }) {
    const next = new URLSearchParams(address)
    for (const name of ['tab', 'view'] as const) {
      const value = changes[name]
      if (value) next.set(name, value)
      else next.delete(name)
    }
    // Replaced: back leads to where they came from.
    setAddress(next, { replace: true, preventScrollReset: true })
  }

  function search(text: string) {
    setQuery(text)
    if (tab !== 'files' || isBin) show({})
  }

  return (
    <div className="container pt-6 pb-24">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <LinkButton to="/dashboard" kind="ghost" icon={ArrowLeft} className="-ml-5">
          Dashboard
        </LinkButton>
        {files.length > 0 && (
          <Suspense fallback={null}>
            <AskForReview blueprintId={blueprint.id} />
          </Suspense>
        )}
      </div>
      <div className="mt-3 mb-6 grid items-end gap-x-10 gap-y-4 md:grid-cols-[1fr_21.5rem]">
        <PageTitle className="min-w-0 wrap-anywhere">
          <bdi>{blueprint.name}</bdi>
        </PageTitle>
        <SearchField label="Search files" placeholder="Search files" value={query} onChange={search} />
      </div>
      <Tabs
        label="Blueprint"
        value={tab}
        link={{ to: `/blueprint/${encodeURIComponent(id)}/plan`, label: 'Assumptions & What-if' }}
        onChange={(value) => show(value === 'files' ? {} : { tab: value })}
        tabs={[
          {
            value: 'files',
            label: 'Files',
            content: (
              <div ref={place} tabIndex={-1} className="outline-none">
                {isBin ? (
                  <BinView {...{ id, place }} onLeave={() => show({})} />
                ) : (
                  <FilesTab {...{ id, place, files, binned, query }} onBin={() => show({ view: 'bin' })} />
                )}
              </div>
            ),
          },
          {
            value: 'milestones',
            label: 'Milestone Map',
            content: (
              <Suspense fallback={null}>
                <MilestoneMap blueprintId={blueprint.id} />
              </Suspense>
            ),
          },
        ]}
      />
    </div>
  )
}
