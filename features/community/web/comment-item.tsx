import clsx from 'clsx'
import { Suspense, useRef, useState } from 'react'
import { openLogin } from '#features/accounts/web/public.ts'
import { Folded } from '#features/blocks/web/public.ts'
import { TakeOver } from '#features/plan-reviews/web/public.ts'
import { useSignedIn } from '#web/session.ts'
import { Button } from '#web/ui/button.tsx'
import { useFocusKept } from '#web/ui/use-focus-kept.ts'
import { type Comment, commentAddress } from '../contract.ts'
import { Author, Initials } from './byline.tsx'
import { CommentEditor } from './comment-editor.tsx'
import { CommentForm } from './comment-form.tsx'
import { isPending } from './comment-rules.ts'
import { NotShown } from './not-shown.tsx'
import { ThingTools } from './thing-tools.tsx'
import type { CommentActs } from './use-comment-acts.ts'
import { VoteButtons } from './vote-buttons.tsx'
import { When } from './when.tsx'
import { Words } from './words.tsx'

// The page's policy allows no styles in the markup, so that each depth has its class.
const INDENT = ['', 'ml-3 sm:ml-8', 'ml-6 sm:ml-16', 'ml-9 sm:ml-24', 'ml-12 sm:ml-32', 'ml-15 sm:ml-40']

interface CommentItemProps {
  comment: Comment
  /** Whom it answers. */
  answers: string | undefined
  isLinked: boolean
  isLocked: boolean
  acts: CommentActs
}

export function CommentItem({ comment, answers, isLinked, isLocked, acts }: CommentItemProps) {
  const [open, setOpen] = useState<'reply' | 'editor'>()
  const place = useRef<HTMLElement>(null)
  useFocusKept(place, open)
  const isReply = comment.depth > 0
  const pending = isPending(comment)
  return (
    <li className={clsx(INDENT[Math.min(comment.depth, INDENT.length - 1)])}>
      <article
        ref={place}
        id={`comment-${comment.id}`}
        tabIndex={-1}
        aria-busy={pending}
        aria-label={`Comment by ${comment.authorName}`}
        className={clsx(
          'scroll-mt-24 py-4',
          isReply ? 'border-l-2 border-draft-soft pl-4' : 'border-t border-line',
          isLinked && '-mr-3 rounded-2 bg-selected pr-3',
          isLinked && !isReply && '-ml-3 pl-3',
          pending && 'opacity-70',
        )}
      >
        <header className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-ink-3">
          <Initials name={comment.authorName} />
          <Author name={comment.authorName} byTeam={comment.byTeam} className="font-semibold text-ink" />
          {answers && <span className="sr-only">in answer to {answers}</span>}
          <a
            href={`#comment-${comment.id}`}
            className="inline-flex min-h-6 items-center max-md:min-h-11 underline-offset-4 hover:underline"
          >
            {pending ? 'Posting...' : <When iso={comment.createdAt} />}
          </a>
          {comment.editedAt && <span>edited</span>}
        </header>
        <Folded what="comment" {...comment}>
          {open === 'editor' ? (
            <CommentEditor comment={comment} acts={acts} onClose={() => setOpen(undefined)} />
          ) : (
            <Body comment={comment} pending={pending} />
          )}
          {!pending && comment.state !== 'deleted' && open !== 'editor' && (
            <Actions
              {...{ comment, isLocked, acts }}
              onReply={() => setOpen('reply')}
              onEdit={() => setOpen('editor')}
            />
          )}
        </Folded>
        {open === 'reply' && (
          <div className="mt-3">
            <CommentForm
              draft={`community:${comment.postId}:${comment.id}`}
              label={`Reply to ${comment.authorName}`}
              saveLabel="Post reply"
              kind="second"
              autoFocus
              onSend={async (content) => {
                await acts.add(content, comment)
                setOpen(undefined)
              }}
              onCancel={() => setOpen(undefined)}
            />
          </div>
        )}
      </article>
    </li>
  )
}

function Body({ comment, pending }: { comment: Comment; pending: boolean }) {
  const { state, stateReason, isMine, html, content } = comment
  return (
    <div className="mt-2">
      {state !== 'visible' && <NotShown kind="comment" {...{ state, isMine }} reason={stateReason} />}
      {pending ? (
        <p className="whitespace-pre-wrap wrap-anywhere">{content}</p>
      ) : (
        html && <Words html={html} />
      )}
    </div>
  )
}

interface ActionsProps {
  comment: Comment
  isLocked: boolean
  acts: CommentActs
  onReply: () => void
  onEdit: () => void
}

function Actions({ comment, isLocked, acts, onReply, onEdit }: ActionsProps) {
  const signedIn = useSignedIn()
  const name = `comment by ${comment.authorName}`
  const { id, state, isMine } = comment
  return (
    <div className="mt-1.5 flex flex-wrap items-center gap-x-2">
      <VoteButtons kind="comment" id={id} tally={comment} name={name} disabled={state !== 'visible'} />
      {state === 'visible' && !isLocked && (
        <Button
          kind="ghost"
          size="small"
          className="max-md:min-h-11"
          aria-label={`Reply to ${comment.authorName}`}
          onClick={() => (signedIn === 'no' ? openLogin({ here: true }) : onReply())}
        >
          Reply
        </Button>
      )}
      {acts.ownCard && state === 'visible' && !isMine && (
        <Suspense fallback={null}>
          <TakeOver postId={comment.postId} commentId={id} author={comment.authorName} />
        </Suspense>
      )}
      <ThingTools
        kind="comment"
        author={comment}
        {...{ id, name, state, isMine, onEdit }}
        address={commentAddress(comment.postId, id)}
        onDelete={() => acts.remove(comment)}
        onChanged={acts.refresh}
      />
    </div>
  )
}
