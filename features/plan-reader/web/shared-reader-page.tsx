// /shared/{token}/read: the plan as a page, for whoever has a link that shows it. Nothing can be done with it but read it.
import { Download } from 'lucide-react'
import { useEffect } from 'react'
import { useParams } from 'react-router'
import { SharedLinkProblem, sizeText, VentureBar } from '#features/blueprints/web/public.ts'
import { useRetry } from '#web/calls/use-retry.ts'
import { withQueries } from '#web/calls/with-queries.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { OutcomePage, WaysOn } from '#web/ui/outcome-page.tsx'
import type { SharedReader } from '../contract.ts'
import { Loading } from './loading.tsx'
import { Reader } from './reader.tsx'
import { ventureIn } from './reader-ground.tsx'
import { useAnswerAt } from './use-answer-at.ts'

export default withQueries(SharedReaderPage)

function SharedReaderPage() {
  const { token = '' } = useParams()
  const asked = useAnswerAt<SharedReader>(`/api/shared/${encodeURIComponent(token)}/reader`)
  const { failed, error, retrying, retry } = useRetry(asked)
  const name = asked.data?.name
  useEffect(() => {
    if (name) document.title = `${name}: business plan`
  }, [name])
  if (failed) return <SharedLinkProblem error={error} retrying={retrying} onRetry={retry} />
  if (!asked.data) return <Loading />
  const { plan, pdf } = asked.data
  const back = { to: `/shared/${encodeURIComponent(token)}`, label: 'Shared files' }
  if (!plan)
    return (
      <OutcomePage
        title="This plan is read as a PDF"
        lead="It was made before plans could be read as a page."
      >
        <WaysOn>
          {pdf && (
            <LinkButton href={pdf.url} kind="signal">
              Open the PDF
            </LinkButton>
          )}
          <LinkButton to={back.to}>Shared files</LinkButton>
        </WaysOn>
      </OutcomePage>
    )
  return (
    <Reader
      plan={plan}
      bar={
        <VentureBar
          venture={ventureIn(plan.look)}
          name={plan.name}
          back={back}
          actions={
            pdf && (
              <LinkButton href={`${pdf.url}?download=1`} size="small" icon={Download}>
                PDF
              </LinkButton>
            )
          }
        >
          <p className="hidden h-full items-center text-small text-ink-2 lg:flex">Shared with you, to read</p>
        </VentureBar>
      }
      lead={
        <p className="text-small text-ink-2 print:hidden">
          Press a figure to see where it came from.{pdf && ` The PDF has ${sizeText(pdf.size)}.`}
        </p>
      }
    />
  )
}
