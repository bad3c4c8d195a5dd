import { eq } from 'drizzle-orm'
import type { Db } from '#server/database/connect.ts'
import type { NotificationFlags } from '../contract.ts'
import { withMaster } from './rules.ts'
import { notificationSettings } from './tables.ts'

const FLAGS = {
  emailNotifications: notificationSettings.emailNotifications,
  notifyOnComment: notificationSettings.notifyOnComment,
  notifyOnReply: notificationSettings.notifyOnReply,
  notifyOnVote: notificationSettings.notifyOnVote,
  marketingEmails: notificationSettings.marketingEmails,
}

const DEFAULTS: NotificationFlags = {
  emailNotifications: true,
  notifyOnComment: true,
  notifyOnReply: true,
  notifyOnVote: false,
  marketingEmails: false,
}

export async function settingsOf(db: Db, userId: string): Promise<NotificationFlags> {
  const [saved] = await db
    .select(FLAGS)
    .from(notificationSettings)
    .where(eq(notificationSettings.userId, userId))
  return saved ?? DEFAULTS
}

/** Flags left out stay as they are. */
export async function saveSettings(
  db: Db,
  userId: string,
  changes: Partial<NotificationFlags>,
): Promise<NotificationFlags> {
  return db.transaction(async (tx) => {
    await tx.insert(notificationSettings).values({ userId }).onConflictDoNothing()
    const [before] = await tx
      .select({ ...FLAGS, marketingConsentAt: notificationSettings.marketingConsentAt })
      .from(notificationSettings)
      .where(eq(notificationSettings.userId, userId))
      .for('update')
    const { marketingConsentAt, ...flags } = before ?? { ...DEFAULTS, marketingConsentAt: null }
    const wanted = withMaster({ ...flags, ...changes })
    const consent = wanted.marketingEmails ? (marketingConsentAt ?? new Date()) : null
    await tx
      .update(notificationSettings)
      .set({ ...wanted, marketingConsentAt: consent })
      .where(eq(notificationSettings.userId, userId))
    return wanted
  })
}

/** With the record of the consent. */
export async function exportSettings(db: Db, userId: string) {
  const [saved] = await db
    .select({ ...FLAGS, marketingConsentAt: notificationSettings.marketingConsentAt })
    .from(notificationSettings)
    .where(eq(notificationSettings.userId, userId))
  return saved ?? DEFAULTS
}
