// What people are told of, in words: the same for the bell and for emails.
import { DELETED_MEMBER } from '#features/community/server/public.ts'
import { beginningOf } from '#server/markdown/plain-text.ts'

/** Of the community, as the settings say; and of those who look after it, which everybody is told. */
export const KINDS = ['comment', 'reply', 'mention', 'vote', 'hidden', 'removed', 'restored'] as const
export type Kind = (typeof KINDS)[number]

const DECISIONS: readonly Kind[] = ['hidden', 'removed', 'restored']

/** About one's own words, by those who look after the community: no setting turns these off. */
export const isDecision = (kind: Kind): boolean => DECISIONS.includes(kind)

export interface Happening {
  kind: Kind
  /** Whether it is about a comment, or a post. */
  isAboutComment: boolean
  actorName: string | null
  upvotes: number
}

export function sentenceOf({ kind, isAboutComment, actorName, upvotes }: Happening): string {
  const who = actorName ?? DELETED_MEMBER
  const yours = isAboutComment ? 'Your comment' : 'Your post'
  switch (kind) {
    case 'comment':
      return `${who} commented on your post`
    case 'reply':
      return `${who} replied to your comment`
    case 'mention':
      return `${who} mentioned you`
    case 'vote':
      return `${yours} has ${upvotes} ${upvotes === 1 ? 'upvote' : 'upvotes'}`
    case 'hidden':
      return `${yours} is hidden until we have looked at it`
    case 'removed':
      return `${yours} was removed`
    case 'restored':
      return `${yours} is visible again`
  }
}

const EXCERPT_LONGEST = 180

/** The beginning of what somebody wrote, as plain text. */
export const excerptOf = (markdown: string): string => beginningOf(markdown, EXCERPT_LONGEST)
