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

/** Of the bell. */
const notification = z.object({
  id: z.string(),
  kind: z.enum(['comment', 'reply', 'mention', 'vote', 'hidden', 'removed', 'restored']),
  /** 'Jin Park replied to your comment' */
  text: z.string(),
  /** Of the thread. */
  title: z.string(),
  /** How it begins; of a decision, why. */
  excerpt: z.string().optional(),
  /** Where it is read. */
  url: z.string(),
  createdAt: z.string(),
  isRead: z.boolean(),
})
export type Notification = z.infer<typeof notification>

/** Counting stops there. */
export const UNREAD_MOST = 100
const unread = z.number().int()

export const listNotifications = endpoint({
  method: 'GET',
  path: '/api/notifications',
  summary: 'What the caller was told of, newest first',
  query: z.object({
    cursor: z
      .string()
      .regex(/^\d{13}_[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
      .optional(),
  }),
  reply: z.object({
    unread,
    notifications: z.array(notification),
    nextCursor: z.string().optional(),
  }),
})

export const countUnread = endpoint({
  method: 'GET',
  path: '/api/notifications/unread',
  summary: 'How many the caller has not read, up to a hundred',
  reply: z.object({ unread }),
})

export const markRead = endpoint({
  method: 'POST',
  path: '/api/notifications/read',
  summary: 'Marks these as read, or without ids all of them',
  body: z.object({ ids: z.array(z.uuid()).max(100).optional() }),
  reply: z.object({ success: z.literal(true), unread }),
})
