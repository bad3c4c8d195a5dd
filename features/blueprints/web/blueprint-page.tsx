// /blueprint/{slug or id}: what was bought, its files, and its milestone map. Tab and bin are in the address.
import { Tabs as Radix } from 'radix-ui'
import { Suspense, useEffect, useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { MilestoneMap } from '#features/milestones/web/public.ts'
import { getPagePicture } from '#features/overview/contract.ts'
import { Overview } from '#features/overview/web/public.ts'
import { addressOf } from '#kit/call.ts'
import { useAnswer } from '#web/calls/use-call.ts'
import { useRetry } from '#web/calls/use-retry.ts'
import { withQueries } from '#web/calls/with-queries.tsx'
import { listFiles } from '../contract.ts'
import { AllFiles, FilesPane } from './files-pane.tsx'
import { Loading, LoadingOverview } from './loading.tsx'
import { NotFound } from './not-found.tsx'
import { BarActions } from './venture/bar-actions.tsx'
import { useOverview } from './venture/use-venture.ts'
import { VentureBar } from './venture/venture-bar.tsx'
import { VentureTabList } from './venture/venture-tab-list.tsx'

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

const TABS = ['overview', 'files', 'milestones'] as const
type Tab = (typeof TABS)[number]

// Radix writes this style, which our content policy refuses in served markup. Undefined takes it out again.
const NO_ANIMATION_STYLE = { animationDuration: undefined }

function Loaded({ id, answer: { blueprint, files, binned } }: { id: string; answer: Answer }) {
  const [query, setQuery] = useState('')
  const [address, setAddress] = useSearchParams()
  const isBin = address.get('view') === 'bin'
  const tab = isBin ? 'files' : (TABS.find((one) => one === address.get('tab')) ?? 'overview')
  const { overview, failed } = useOverview(id)

  function show(tab: Tab, view?: 'bin') {
    const next = new URLSearchParams(address)
    next.delete('tab')
    next.delete('view')
    if (tab !== 'overview') next.set('tab', tab)
    if (view) next.set('view', view)
    // Replaced: back leads to where they came from.
    setAddress(next, { replace: true, preventScrollReset: true })
  }

  const openBin = () => show('files', 'bin')
  const pictures = picturesIn(id, overview)
  const all = { id, files, binned, query, pictures, onQuery: setQuery, onBin: openBin }
  const panes = {
    overview: overview ? (
      <Suspense fallback={<LoadingOverview />}>
        <Overview id={id} overview={overview} files={files}>
          <AllFiles {...all} />
        </Overview>
      </Suspense>
    ) : failed ? (
      // What can be shown without it is.
      <FilesPane {...all} isBin={false} onLeaveBin={() => {}} />
    ) : (
      <LoadingOverview />
    ),
    files: <FilesPane {...all} isBin={isBin} onLeaveBin={() => show('files')} />,
    milestones: (
      <div className="container min-h-screen pt-6 pb-24">
        <Suspense fallback={null}>
          <MilestoneMap blueprintId={blueprint.id} />
        </Suspense>
      </div>
    ),
  }
  return (
    <Radix.Root value={tab} onValueChange={(value) => show(value as Tab)} className="min-w-0">
      <VentureBar
        venture={overview?.venture}
        name={blueprint.name}
        isHeading={tab !== 'overview' || !overview}
        actions={files.length > 0 && <BarActions id={id} blueprintId={blueprint.id} onBin={openBin} />}
      >
        <VentureTabList id={id} files={files.length} />
      </VentureBar>
      {TABS.map((value) => (
        <Radix.Content key={value} value={value} asChild>
          <div style={NO_ANIMATION_STYLE}>{panes[value]}</div>
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}

/** Of each document that has pictures, its first page. */
function picturesIn(id: string, overview: ReturnType<typeof useOverview>['overview']) {
  return new Map(
    overview?.documents.map(({ id: document, fileId, version }) => [
      fileId,
      addressOf(getPagePicture, { params: { id, document, page: 1 }, query: { version } }),
    ]),
  )
}
