import { forMe } from '#features/accounts/server/public.ts'
import { handle, type Route } from '#kit/route.ts'
import type { House } from '#server/house.ts'
import {
  countUnread as countCall,
  getNotificationSettings,
  listNotifications,
  markRead as markCall,
  openUnsubscribe,
  saveNotificationSettings,
  unsubscribe as unsubscribeCall,
} from '../contract.ts'
import { countUnread, markRead } from './notification-queries.ts'
import { notificationsPage } from './present.ts'
import { saveSettings, settingsOf } from './settings.ts'
import { unsubscribe } from './unsubscribe.ts'

const success = true as const

export function notificationRoutes(house: House): Route[] {
  const { db } = house
  // Of one's own account: who is suspended may still silence us.
  const mine = forMe(house, { evenSuspended: true })
  return [
    mine(getNotificationSettings, ({ me }) => settingsOf(db, me.id)),
    mine(saveNotificationSettings, async ({ me, body }) => ({
      success,
      ...(await saveSettings(db, me.id, body)),
    })),
    handle(unsubscribeCall, async ({ query }) => ({ success, list: await unsubscribe(db, query.token) })),
    handle(openUnsubscribe, ({ query, reply }) =>
      reply.redirect(`/unsubscribed#token=${encodeURIComponent(query.token)}`),
    ),

    mine(listNotifications, ({ me, query }) => notificationsPage(db, me.id, query.cursor)),
    mine(countCall, async ({ me }) => ({ unread: await countUnread(db, me.id) })),
    mine(markCall, async ({ me, body }) => {
      await markRead(db, me.id, body.ids ?? 'all')
      return { success, unread: await countUnread(db, me.id) }
    }),
  ]
}
