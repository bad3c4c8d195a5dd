import { Lock, MessageSquare, Pin } from 'lucide-react'
import { Link } from 'react-router'
import { Folded } from '#features/blocks/web/public.ts'
import { Badge } from '#web/ui/badge.tsx'
import { type ListedPost, threadAddress } from '../contract.ts'
import { Author } from './byline.tsx'
import { PlanCard } from './plan-card.tsx'
import { VoteButtons } from './vote-buttons.tsx'
import { When } from './when.tsx'

export function PostRow({ post }: { post: ListedPost }) {
  return (
    <li className="border-b border-line last:border-b-0">
      <Folded what="post" className="px-4 py-3" {...post}>
        <article
          tabIndex={-1}
          className="relative flex gap-2 px-2 py-4 outline-offset-[-2px] sm:gap-4 sm:px-4 sm:py-5"
        >
          <VoteButtons kind="post" id={post.id} tally={post} name={post.title} upright />
          <div className="min-w-0 flex-1 pt-1.5">
            <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5 text-small text-ink-3">
              <Badge dotless>{post.category}</Badge>
              {post.isPinned && (
                <span className="inline-flex items-center gap-1.5 font-[550] text-draft-ink">
                  <Pin size={16} strokeWidth={1.75} aria-hidden />
                  Pinned
                </span>
              )}
              {post.isLocked && (
                <span className="inline-flex items-center gap-1.5">
                  <Lock size={16} strokeWidth={1.75} aria-hidden />
                  Locked
                </span>
              )}
              <span className="min-w-0 wrap-anywhere">
                <Author name={post.authorName} byTeam={post.byTeam} /> · <When iso={post.createdAt} />
              </span>
            </p>
            <h2 className="mt-1.5 text-[1.125rem] font-semibold leading-snug tracking-tight text-balance wrap-anywhere">
              <Link
                dir="auto"
                to={threadAddress(post.id)}
                className="inline-block py-1 underline-offset-4 hover:underline hover:decoration-draft"
              >
                {post.title}
              </Link>
            </h2>
            {post.card ? (
              <PlanCard section={post.card} className="mt-1 max-w-(--measure)">
                <Excerpt text={post.excerpt} />
              </PlanCard>
            ) : (
              <Excerpt text={post.excerpt} />
            )}
            <Link
              to={`${threadAddress(post.id)}#comments`}
              className="mt-1 inline-flex min-h-11 items-center gap-2 text-small text-ink-2 underline-offset-4 hover:underline md:min-h-8"
            >
              <MessageSquare size={16} strokeWidth={1.75} aria-hidden />
              {commentsInWords(post.commentCount)}
            </Link>
          </div>
        </article>
      </Folded>
    </li>
  )
}

function Excerpt({ text }: { text: string }) {
  return (
    <p dir="auto" className="line-clamp-2 max-w-(--measure) text-ui text-ink-2 wrap-anywhere">
      {text}
    </p>
  )
}

export function commentsInWords(count: number): string {
  return count === 1 ? '1 comment' : `${count} comments`
}
