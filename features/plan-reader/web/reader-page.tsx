// /blueprint/{slug or id}/read: the plan as a page, for its founder. #market leads to a section.
import { Download, SlidersHorizontal } from 'lucide-react'
import { useEffect } from 'react'
import { useParams } from 'react-router'
import { openLogin } from '#features/accounts/web/public.ts'
import { sizeText, VentureBar } from '#features/blueprints/web/public.ts'
import type { getOverview } from '#features/overview/contract.ts'
import { CallError } from '#kit/call.ts'
import type { Answer } from '#kit/endpoint.ts'
import { isSignedOut, sentenceOf } from '#web/calls/sentence.ts'
import { useRetry } from '#web/calls/use-retry.ts'
import { withQueries } from '#web/calls/with-queries.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { OutcomePage, WaysOn } from '#web/ui/outcome-page.tsx'
import type { ReaderState } from '../contract.ts'
import { Loading } from './loading.tsx'
import { Reader } from './reader.tsx'
import { ventureIn } from './reader-ground.tsx'
import { useAnswerAt } from './use-answer-at.ts'

export default withQueries(ReaderPage)

function ReaderPage() {
  const { id = '' } = useParams()
  const asked = useAnswerAt<ReaderState>(`/api/blueprint/${encodeURIComponent(id)}/reader`)
  const { data } = asked
  // A plan that is open stays open, whatever becomes of the network.
  const { failed, error, retrying, retry } = useRetry({ ...asked, error: data ? null : asked.error })
  const name = data?.blueprint.name
  useEffect(() => {
    if (name) document.title = `${name}: business plan · Founder Co-Pilot`
  }, [name])
  if (failed) return <NotReadable {...{ id, error, retrying }} onRetry={retry} />
  if (!data) return <Loading />
  if (!data.plan) return <OlderPlan state={data} id={id} />
  return <OwnPlan state={data} plan={data.plan} id={id} />
}

type Overview = Answer<typeof getOverview>
type OwnProps = { state: ReaderState; plan: NonNullable<ReaderState['plan']>; id: string }

function OwnPlan({ state: { blueprint, issue, pdf }, plan, id }: OwnProps) {
  const address = `/blueprint/${encodeURIComponent(id)}`
  // The mark, which the overview knows; the bar does not wait for it.
  const overview = useAnswerAt<Overview>(`/api/blueprint/${encodeURIComponent(id)}/overview`)
  const venture = overview.data?.venture ?? ventureIn(plan.look)
  return (
    <Reader
      plan={plan}
      blueprint={id}
      bar={
        <VentureBar
          venture={venture}
          name={blueprint.name}
          back={{ to: address, label: 'Blueprint' }}
          actions={
            <>
              {pdf && (
                <LinkButton
                  href={`${pdf.url}?download=1`}
                  size="small"
                  icon={Download}
                  className="max-lg:hidden"
                >
                  PDF
                </LinkButton>
              )}
              <LinkButton to={`${address}/plan`} size="small" icon={SlidersHorizontal}>
                What-if
              </LinkButton>
            </>
          }
        >
          <p className="hidden h-full items-center text-small text-ink-2 lg:flex">
            Business plan, version {issue}
          </p>
        </VentureBar>
      }
      lead={
        <p className="text-small text-ink-2 print:hidden">
          Version {issue}. Press a figure to see where it came from.
          {pdf && (
            <>
              {' '}
              <a href={`${pdf.url}?download=1`} className="font-[550] text-navy underline underline-offset-3">
                Download the PDF
              </a>{' '}
              ({sizeText(pdf.size)}).
            </>
          )}
        </p>
      }
    />
  )
}

function OlderPlan({ state: { blueprint, pdf }, id }: { state: ReaderState; id: string }) {
  return (
    <OutcomePage
      title="This plan is read as a PDF"
      lead={
        <>
          <bdi>{blueprint.name}</bdi> was made before plans could be read here. Its PDF is complete. Reissue
          the documents once to read the plan on this page; that is free.
        </>
      }
    >
      <WaysOn>
        {pdf && (
          <LinkButton href={pdf.url} kind="signal">
            Open the PDF
          </LinkButton>
        )}
        <LinkButton to={`/blueprint/${encodeURIComponent(id)}/plan`}>Reissue documents</LinkButton>
      </WaysOn>
    </OutcomePage>
  )
}

type NotReadableProps = { id: string; error: Error | null; retrying: boolean; onRetry: () => void }

function NotReadable({ id, error, retrying, onRetry }: NotReadableProps) {
  const status = error instanceof CallError ? error.status : undefined
  const again = (
    <Button busy={retrying} busyLabel="Retrying..." onClick={onRetry}>
      Retry
    </Button>
  )
  if (status === 409)
    return (
      <OutcomePage
        title="Your plan is not finished yet"
        lead={sentenceOf(error, 'It can be read here once it is finished.')}
      >
        <WaysOn>
          <LinkButton to={`/dashboard/progress/${encodeURIComponent(id)}`} kind="signal">
            See how far it is
          </LinkButton>
          {again}
        </WaysOn>
      </OutcomePage>
    )
  if (isSignedOut(error))
    return (
      <OutcomePage title="Please sign in" lead="Your session has ended. Sign in to go on reading.">
        <WaysOn>
          <Button kind="signal" onClick={() => openLogin({})}>
            Sign In
          </Button>
        </WaysOn>
      </OutcomePage>
    )
  return (
    <OutcomePage title="Blueprint Not Found" lead="This blueprint could not be found or accessed.">
      <WaysOn>
        <LinkButton to="/dashboard" kind="signal">
          Back to Dashboard
        </LinkButton>
        {status !== 404 && again}
      </WaysOn>
    </OutcomePage>
  )
}
