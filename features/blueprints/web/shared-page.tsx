// /shared/{token}: what a founder shares, for whoever has the link. Read-only, without an account.
import { ArrowRight, BookOpen, Download } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useParams } from 'react-router'
import { addressOf } from '#kit/call.ts'
import type { Answer } from '#kit/endpoint.ts'
import { useAnswer } from '#web/calls/use-call.ts'
import { useRetry } from '#web/calls/use-retry.ts'
import { withQueries } from '#web/calls/with-queries.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { openShare, zipSharedFiles } from '../contract.ts'
import { PreviewDialog } from './dialogs/preview-dialog.tsx'
import { FileTable } from './file-table.tsx'
import { counted, dayText, inFolders, totalSize } from './file-words.ts'
import { Loading } from './loading.tsx'
import { SharedLinkProblem } from './shared-link-problem.tsx'

export default withQueries(SharedPage)

function SharedPage() {
  const { token = '' } = useParams()
  const asked = useAnswer(openShare, { params: { token } }, { staleTime: 0 })
  const { failed, error, retrying, retry } = useRetry(asked)
  if (asked.data) return <Shared token={token} shared={asked.data} />
  return failed ? <SharedLinkProblem error={error} retrying={retrying} onRetry={retry} /> : <Loading />
}

function Shared({ token, shared }: { token: string; shared: Answer<typeof openShare> }) {
  const { name, files, expiresAt, hasPlan } = shared
  const [previewed, setPreviewed] = useState<string>()
  const file = files.find(({ id }) => id === previewed)
  useEffect(() => {
    document.title = `${name} · Founder Co-Pilot`
  }, [name])
  return (
    <div className="container pt-10 pb-24 sm:pt-14">
      <div className="mb-7 flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
        <div className="min-w-0">
          <p className="text-small text-ink-2">Shared with you, to read</p>
          <PageTitle className="mt-1 wrap-anywhere">
            <bdi>{name}</bdi>
          </PageTitle>
          <p className="mt-2 text-ink-2">
            {files.length === 0 ? 'No files' : `${counted(files.length, 'file')}, ${totalSize(files)}`}
            {expiresAt && `, until ${dayText(expiresAt)}`}
          </p>
        </div>
        <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:flex-col">
          {hasPlan && (
            <LinkButton to={`/shared/${encodeURIComponent(token)}/read`} kind="signal" icon={BookOpen}>
              Read the plan
            </LinkButton>
          )}
          {files.length > 1 && (
            <LinkButton
              href={addressOf(zipSharedFiles, { params: { token } })}
              kind={hasPlan ? 'second' : 'signal'}
              icon={Download}
            >
              Download all
            </LinkButton>
          )}
        </div>
      </div>
      {files.length > 0 ? (
        <FileTable groups={inFolders(files)} onPreview={setPreviewed} />
      ) : (
        <Card className="py-14 text-center">
          <h2 className="text-h3 font-semibold">Nothing here at the moment</h2>
          <p className="mt-1.5 text-ink-2">What was shared was taken away. Ask whoever sent you the link.</p>
        </Card>
      )}
      <div className="mt-12 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-line pt-7">
        <p className="max-w-[56ch] text-ink-2">
          Made with Founder Co-Pilot: a business plan, a brand and a prompt to build from, for $0.99.
        </p>
        <LinkButton to="/" icon={ArrowRight}>
          Plan your own startup
        </LinkButton>
      </div>
      {file && <PreviewDialog files={[file]} onClose={() => setPreviewed(undefined)} />}
    </div>
  )
}
