import type { NotificationFlags } from '../contract.ts'

/** Without email notifications there are none of any kind. News are a matter of their own. */
export function withMaster(flags: NotificationFlags): NotificationFlags {
  if (flags.emailNotifications) return flags
  return { ...flags, notifyOnComment: false, notifyOnReply: false, notifyOnVote: false }
}
