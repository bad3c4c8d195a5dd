import type { NotificationFlags } from '../contract.ts'
import type { Kind } from './happenings.ts'

/** Without email notifications there are none of any kind. News are a matter of their own. */
export function withMaster(flags: NotificationFlags): NotificationFlags {
  if (flags.emailNotifications) return flags
  return { ...flags, notifyOnComment: false, notifyOnReply: false, notifyOnVote: false }
}

/** By email, that is: the bell shows everything. Decisions about one's own words are no matter of taste. */
export function wantsMail(given: NotificationFlags, kind: Kind): boolean {
  const flags = withMaster(given)
  switch (kind) {
    case 'comment':
      return flags.notifyOnComment
    // Who is named is spoken to, as with a reply.
    case 'reply':
    case 'mention':
      return flags.notifyOnReply
    case 'vote':
      return flags.notifyOnVote
    case 'hidden':
    case 'removed':
    case 'restored':
      return true
  }
}

const PAUSE_MS = 10 * 60_000
/** A job that was due this long ago got lost. */
const LOST_MS = 60 * 60_000

interface ThreadMail {
  lastSentAt: Date | null
  dueAt: Date | null
}

/** When the next email about a thread goes: at once, or ten minutes after the last. Nothing, when one is on its way already. */
export function nextMailAt({ lastSentAt, dueAt }: ThreadMail, now: Date): Date | undefined {
  if (dueAt && dueAt.getTime() > now.getTime() - LOST_MS) return undefined
  const earliest = (lastSentAt?.getTime() ?? 0) + PAUSE_MS
  return new Date(Math.max(now.getTime(), earliest))
}
