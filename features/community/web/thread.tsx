import { Lock, Pin } from 'lucide-react'
import { useLocation } from 'react-router'
import { Folded } from '#features/blocks/web/public.ts'
import { PageHead } from '#web/layout/page-head.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import type { Post } from '../contract.ts'
import { Author } from './byline.tsx'
import { CommentForm } from './comment-form.tsx'
import { CommentList } from './comment-list.tsx'
import { NotShown } from './not-shown.tsx'
import { PlanCard } from './plan-card.tsx'
import { PostActions } from './post-actions.tsx'
import { commentsInWords } from './post-row.tsx'
import { useCommentActs } from './use-comment-acts.ts'
import { useComments } from './use-comments.ts'
import { When } from './when.tsx'
import { Words } from './words.tsx'

export function Thread({ post }: { post: Post }) {
  const linked = useLocation().hash.match(/^#comment-(.+)$/)?.[1]
  const comments = useComments(post.id, linked)
  const acts = useCommentActs(post, comments)
  const isOpen = post.state === 'visible' && !post.isLocked
  return (
    <div className="max-w-[47rem]">
      <PageHead
        title={`${post.title} · Founder Co-Pilot`}
        description={post.content.slice(0, 160)}
        isPublic={post.state === 'visible'}
      />
      <article>
        <Byline post={post} />
        <PageTitle className="mt-3 text-balance wrap-anywhere">{post.title}</PageTitle>
        {post.state !== 'visible' && (
          <NotShown kind="post" state={post.state} reason={post.stateReason} isMine={post.isMine} />
        )}
        <Folded what="post" className="mt-4" {...post}>
          {post.html && <Content post={post} />}
          <PostActions post={post} onChanged={acts.refresh} />
        </Folded>
      </article>
      <section id="comments" aria-labelledby="comments-title" className="mt-8 scroll-mt-24">
        <h2 id="comments-title" className="mb-5 text-h3 font-semibold tracking-tight">
          {commentsInWords(post.commentCount)}
        </h2>
        {isOpen && (
          <div className="mb-7">
            <CommentForm
              draft={`community:${post.id}`}
              label="Add a comment"
              saveLabel="Post comment"
              onSend={acts.add}
            />
          </div>
        )}
        {post.isLocked && (
          <p className="mb-6 flex items-center gap-2 text-ui text-ink-2">
            <Lock size={18} strokeWidth={1.75} aria-hidden />
            This thread is locked: it can be read, but nothing can be added.
          </p>
        )}
        <CommentList shown={comments} acts={acts} linked={linked} isLocked={!isOpen} />
      </section>
    </div>
  )
}

function Content({ post: { html, card } }: { post: Post }) {
  if (!card) return <Words html={html} className="mt-5" />
  return (
    <PlanCard section={card} className="mt-5">
      <Words html={html} className="sm:py-1" />
    </PlanCard>
  )
}

function Byline({ post }: { post: Post }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-small text-ink-3">
      <Badge dotless>{post.category}</Badge>
      {post.isPinned && (
        <span className="inline-flex items-center gap-1.5 font-[550] text-draft-ink">
          <Pin size={16} strokeWidth={1.75} aria-hidden />
          Pinned
        </span>
      )}
      <span className="min-w-0 wrap-anywhere">
        <Author name={post.authorName} byTeam={post.byTeam} /> · <When iso={post.createdAt} />
        {post.editedAt && ' · edited'}
      </span>
    </p>
  )
}
