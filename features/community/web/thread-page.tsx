import { ArrowLeft } from 'lucide-react'
import { useParams } from 'react-router'
import { CallError } from '#kit/call.ts'
import { sentenceOf } from '#web/calls/sentence.ts'
import { useAnswer } from '#web/calls/use-call.ts'
import { useRetry } from '#web/calls/use-retry.ts'
import { withQueries } from '#web/calls/with-queries.tsx'
import { PageHead } from '#web/layout/page-head.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { QuickLink } from '#web/ui/quick-link.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { getPost } from '../contract.ts'
import { Thread } from './thread.tsx'
import { useOnceSignedIn } from './use-once-signed-in.ts'

export default withQueries(ThreadPage)

function ThreadPage() {
  const { id = '' } = useParams()
  const answer = useAnswer(getPost, { params: { id } })
  useOnceSignedIn(answer.refetch)
  const { failed, error, retrying, retry } = useRetry(answer)
  const isMissing = error instanceof CallError && error.status === 404
  return (
    <div className="container pt-6 pb-24 sm:pt-10">
      <div className="-ml-1.5 mb-4 sm:mb-6">
        <QuickLink to="/community" icon={ArrowLeft}>
          Community
        </QuickLink>
      </div>
      {answer.data && !isMissing && <Thread key={id} post={answer.data.post} />}
      {isMissing && <Missing />}
      {!answer.data && !isMissing && (
        <>
          <PageTitle className="sr-only">Thread</PageTitle>
          {failed ? (
            <ErrorState
              title="Failed to load this post"
              text={sentenceOf(error, 'Please try again in a moment.')}
              onRetry={retry}
              busy={retrying}
            />
          ) : (
            <Skeleton lines={10} className="max-w-(--measure) min-h-screen" />
          )}
        </>
      )}
    </div>
  )
}

function Missing() {
  return (
    <>
      <PageHead
        title="Post Not Found · Founder Co-Pilot"
        description="There is no post at this address."
        isPublic={false}
      />
      <PageTitle>Post Not Found</PageTitle>
      <p className="mt-3 text-lead text-ink-2">
        It may have been deleted by its author, or the address has a slip in it.
      </p>
      <LinkButton to="/community" className="mt-8">
        All posts
      </LinkButton>
    </>
  )
}
