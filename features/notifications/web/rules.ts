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

/** '5 minutes ago', within a day; earlier than that, nothing. */
export function ago(iso: string, now: Date): string | undefined {
  const minutes = Math.floor((now.getTime() - new Date(iso).getTime()) / 60_000)
  if (minutes < 1) return 'Just now'
  if (minutes < 60) return minutes === 1 ? '1 minute ago' : `${minutes} minutes ago`
  const hours = Math.floor(minutes / 60)
  if (hours >= 24) return undefined
  return hours === 1 ? '1 hour ago' : `${hours} hours ago`
}
