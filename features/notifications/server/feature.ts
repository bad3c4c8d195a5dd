import { forMe } from '#features/accounts/server/public.ts'
import { handle } from '#kit/route.ts'
import type { Feature } from '#server/house.ts'
import {
  getNotificationSettings,
  openUnsubscribe,
  saveNotificationSettings,
  unsubscribe as unsubscribeCall,
} from '../contract.ts'
import { exportSettings, saveSettings, settingsOf } from './settings.ts'
import { unsubscribe } from './unsubscribe.ts'

export const notificationsFeature: Feature = {
  name: 'notifications',
  routes: (house) => [
    forMe(house)(getNotificationSettings, ({ me }) => settingsOf(house.db, me.id)),
    forMe(house)(saveNotificationSettings, async ({ me, body }) => ({
      success: true as const,
      ...(await saveSettings(house.db, me.id, body)),
    })),
    handle(unsubscribeCall, async ({ query }) => ({
      success: true as const,
      list: await unsubscribe(house.db, query.token),
    })),
    handle(openUnsubscribe, ({ query, reply }) =>
      reply.redirect(`/unsubscribed?token=${encodeURIComponent(query.token)}`),
    ),
  ],
  exportData: (db, { id }) => exportSettings(db, id),
}
