// /blueprint/{slug or id}/plan: what the plan rests on, what changing it does, and the documents made from it. Which
// scenario is open stands in the address.
import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { useParams } from 'react-router'
import { openLogin } from '#features/accounts/web/public.ts'
import { CallError } from '#kit/call.ts'
import { isSignedOut, sentenceOf } from '#web/calls/sentence.ts'
import { useAnswer } from '#web/calls/use-call.ts'
import { useRetry } from '#web/calls/use-retry.ts'
import { withQueries } from '#web/calls/with-queries.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { OutcomePage, WaysOn } from '#web/ui/outcome-page.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TabLinks } from '#web/ui/tab-links.tsx'
import { getAssumptions } from '../contract.ts'
import { LivingPlan } from './living-plan.tsx'

export default withQueries(PlanPage)

function PlanPage() {
  const { id = '' } = useParams()
  const asked = useAnswer(
    getAssumptions,
    { params: { id } },
    { staleTime: 0, gcTime: 0, refetchOnWindowFocus: true },
  )
  const { data } = asked
  const { failed, error, retrying, retry } = useRetry({ ...asked, error: data ? null : asked.error })
  const name = data?.blueprint.name
  useEffect(() => {
    if (name) document.title = `${name}: assumptions and what-if · Founder Co-Pilot`
  }, [name])
  if (failed) return <NotThere {...{ id, error, retrying }} onRetry={retry} />
  return (
    <Frame id={id} title={<bdi>{name ?? 'Blueprint'}</bdi>}>
      {data ? (
        <LivingPlan key={data.blueprint.id} id={id} state={data} />
      ) : (
        <Skeleton lines={12} className="mt-8" />
      )}
    </Frame>
  )
}

type FrameProps = { id: string; title: ReactNode; children: ReactNode }

function Frame({ id, title, children }: FrameProps) {
  const blueprint = `/blueprint/${encodeURIComponent(id)}`
  return (
    <div className="container min-h-screen pt-6 pb-36 lg:pb-24">
      <LinkButton to="/dashboard" kind="ghost" icon={ArrowLeft} className="-ml-5">
        Dashboard
      </LinkButton>
      <PageTitle className="mt-3 mb-6 min-w-0 wrap-anywhere">{title}</PageTitle>
      <TabLinks
        label="Blueprint"
        current={`${blueprint}/plan`}
        links={[
          { to: blueprint, label: 'Files' },
          { to: `${blueprint}?tab=milestones`, label: 'Milestone Map' },
          { to: `${blueprint}/plan`, label: 'Assumptions & What-if' },
        ]}
      />
      {children}
    </div>
  )
}

type NotThereProps = { id: string; error: Error | null; retrying: boolean; onRetry: () => void }

function NotThere({ id, error, retrying, onRetry }: NotThereProps) {
  const isEarly = error instanceof CallError && error.status === 409
  const isMissing = error instanceof CallError && error.status === 404
  const again = (
    <Button busy={retrying} busyLabel="Retrying..." onClick={onRetry}>
      Retry
    </Button>
  )
  if (isEarly)
    return (
      <OutcomePage
        title="Your plan is not finished yet"
        lead={sentenceOf(error, 'Its assumptions come with the finished plan.')}
      >
        <WaysOn>
          <LinkButton to={`/dashboard/progress/${encodeURIComponent(id)}`} kind="signal">
            See how far it is
          </LinkButton>
          {again}
        </WaysOn>
      </OutcomePage>
    )
  return (
    <OutcomePage title="Blueprint Not Found" lead="This blueprint could not be found or accessed.">
      <WaysOn>
        <LinkButton to="/dashboard" kind="signal">
          Back to Dashboard
        </LinkButton>
        {isSignedOut(error) ? (
          <Button onClick={() => openLogin({ here: true })}>Sign In</Button>
        ) : (
          !isMissing && again
        )}
      </WaysOn>
    </OutcomePage>
  )
}
