// Which emails a person wants, and the way out of them.
import { z } from 'zod'
import { endpoint } from '#kit/endpoint.ts'

const notificationFlags = z.object({
  emailNotifications: z.boolean(),
  notifyOnComment: z.boolean(),
  notifyOnReply: z.boolean(),
  notifyOnVote: z.boolean(),
  /** News and campaigns: a consent of its own. */
  marketingEmails: z.boolean(),
})
export type NotificationFlags = z.infer<typeof notificationFlags>

export const getNotificationSettings = endpoint({
  method: 'GET',
  path: '/api/settings/notifications',
  summary: "The caller's notification settings",
  reply: notificationFlags,
})

export const saveNotificationSettings = endpoint({
  method: 'POST',
  path: '/api/settings/notifications',
  summary: "Saves the caller's notification settings; flags left out stay as they are",
  body: notificationFlags.partial(),
  reply: notificationFlags.extend({ success: z.literal(true) }),
})

const token = z.object({ token: z.string().min(1).max(200) })

/** RFC 8058: a mail program posts here, without a cookie. The page /unsubscribed does the same. */
export const unsubscribe = endpoint({
  method: 'POST',
  path: '/api/unsubscribe',
  summary: 'Stops the emails that the token of an unsubscribe link belongs to',
  fromAnywhere: true,
  // Mail programs send a form in one of two encodings; what it says does not matter.
  rawBody: true,
  limit: { points: 60, seconds: 60 },
  query: token,
  /** `list`: what was stopped. */
  reply: z.object({ success: z.literal(true), list: z.enum(['community', 'news']) }),
})

/** Mail programs without the one-click button open the address instead. */
export const openUnsubscribe = endpoint({
  method: 'GET',
  path: '/api/unsubscribe',
  summary: 'Sends the browser to the page that unsubscribes',
  query: token,
})
