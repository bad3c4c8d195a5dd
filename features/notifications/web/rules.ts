import type { NotificationFlags } from '../contract.ts'

/** Off silences everything about the community. On brings back what most people want; votes stay a choice. */
export function switchMaster(flags: NotificationFlags, on: boolean): NotificationFlags {
  return on
    ? { ...flags, emailNotifications: true, notifyOnComment: true, notifyOnReply: true }
    : {
        ...flags,
        emailNotifications: false,
        notifyOnComment: false,
        notifyOnReply: false,
        notifyOnVote: false,
      }
}
