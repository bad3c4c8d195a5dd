import type { Reason, Status } from '../contract.ts'

/** So many people who count hide a thing until somebody has looked at it. */
export const HIDDEN_BY = 3
/** Accounts younger than this do not count: they are quickly made. */
export const GROWN_DAYS = 7

export const isOpen = (status: Status): boolean => status === 'pending' || status === 'reviewed'

/** What an author is told. Reporters' own words and reviewers' notes are not for them. */
export const WHY: Record<Reason, string> = {
  spam: 'It was reported as spam or advertising.',
  inappropriate: 'It was reported as inappropriate for this community.',
  harassment: 'It was reported as harassment.',
  other: 'It does not fit the community guidelines.',
}

export const WHY_HIDDEN = `${['No', 'One', 'Two', 'Three'][HIDDEN_BY]} members reported it, so it waits for one of us to read it.`

interface Decision {
  status: Status
  /** What the admin chose for the words themselves. */
  content: 'remove' | 'restore' | undefined
  /** How the thing stands now. */
  state: 'visible' | 'hidden' | 'removed' | 'deleted'
  /** Other reports of it that nobody has decided. */
  othersOpen: number
}

/** Removing what was reported, or showing it again, is the answer to its report, whatever status was left in the form. */
export function settledStatus({ status, content }: Pick<Decision, 'status' | 'content'>): Status {
  if (!content || !isOpen(status)) return status
  return content === 'remove' ? 'resolved' : 'dismissed'
}

/** Whoever closes the last report of what only the reports had hidden has looked at it: it is shown again. */
export function whatBecomesOfIt({
  status,
  content,
  state,
  othersOpen,
}: Decision): 'remove' | 'restore' | undefined {
  if (content) return content
  return !isOpen(status) && state === 'hidden' && othersOpen === 0 ? 'restore' : undefined
}
