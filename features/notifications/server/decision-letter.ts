// Whose words were hidden, removed or shown again is told why, by email too.
import { thingOf } from '#features/community/server/public.ts'
import type { Tx } from '#server/database/connect.ts'
import type { House } from '#server/house.ts'
import type { Block } from '#server/mail/letter.ts'
import { type Kind, sentenceOf } from './happenings.ts'
import { addressOf } from './thread-letter.ts'

interface Decision {
  kind: Kind
  email: string
  postId: string
  commentId?: string | undefined
  reason?: string | undefined
}

export async function mailDecision(
  { mail, config }: Pick<House, 'mail' | 'config'>,
  tx: Tx,
  decision: Decision,
) {
  const { kind, email, postId, commentId = null, reason } = decision
  const post = await thingOf(tx, { kind: 'post', id: postId })
  const heading = sentenceOf({ kind, isAboutComment: commentId !== null, actorName: null, upvotes: 0 })
  const title = post?.title ?? ''
  const url = `${config.publicUrl}${addressOf({ postId, commentId })}`
  const blocks: Block[] = [
    { kind: 'small', text: `In: ${title}` },
    ...(reason ? [{ kind: 'text' as const, text: `Why: ${reason}` }] : []),
    { kind: 'text', text: WHAT_NEXT[kind] ?? '' },
    { kind: 'button', label: 'Look at it', url },
  ]
  await mail.send(tx, {
    to: email,
    subject: `${heading}: ${title}`.slice(0, 160).toWellFormed(),
    letter: {
      preview: reason ?? title,
      heading,
      blocks,
      reason: 'You get this because it is about something that you wrote in the community.',
    },
  })
}

const WHAT_NEXT: Partial<Record<Kind, string>> = {
  hidden:
    'Until one of us has read it, only you can see it. You need not do anything; we write again when it is decided.',
  removed:
    'Others do not see it any more. If you think that this is wrong, answer to our support address and say why.',
  restored: 'Everybody can see it again. Thank you for your patience.',
}
