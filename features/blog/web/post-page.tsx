import { useEffect } from 'react'
import { useNavigate, useParams } from 'react-router'
import { CallError } from '#kit/call.ts'
import { sentenceOf } from '#web/calls/sentence.ts'
import { useAnswer } from '#web/calls/use-call.ts'
import { useRetry } from '#web/calls/use-retry.ts'
import { withQueries } from '#web/calls/with-queries.tsx'
import { PageHead } from '#web/layout/page-head.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { getPost } from '../contract.ts'
import { Article } from './article.tsx'
import { addressOfPost } from './post-row.tsx'

export default withQueries(PostPage)

function PostPage() {
  const { slug = '' } = useParams()
  const answer = useAnswer(getPost, { params: { slug } })
  const { failed, error, retrying, retry } = useRetry(answer)
  useNewAddress(slug, answer.data?.post.slug)
  if (answer.data) return <Article {...answer.data} />
  if (error instanceof CallError && error.status === 404) return <Missing />
  return (
    <div className="container pt-10 pb-24 sm:pt-14">
      <PageTitle className="sr-only">Blog post</PageTitle>
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
    </div>
  )
}

/** A post that has moved is shown where it is now. */
function useNewAddress(asked: string, found: string | undefined) {
  const navigate = useNavigate()
  useEffect(() => {
    if (found !== undefined && found !== asked) void navigate(addressOfPost(found), { replace: true })
  }, [asked, found, navigate])
}

function Missing() {
  return (
    <div className="container pt-10 pb-24 sm:pt-14">
      <PageHead
        title="Post Not Found · Founder Co-Pilot"
        description="There is no post at this address."
        isPublic={false}
      />
      <PageTitle>Post Not Found</PageTitle>
      <p className="mt-3 text-lead text-ink-2">It may have been deleted, or the address has a slip in it.</p>
      <LinkButton to="/blog" className="mt-8">
        All posts
      </LinkButton>
    </div>
  )
}
