import type { Db } from '#server/database/connect.ts'
import { eq } from '#server/database/sql.ts'
import type { NotificationFlags } from '../contract.ts'
import { withMaster } from './rules.ts'
import { notificationSettings } from './tables.ts'

type ConsentPlace = NonNullable<(typeof notificationSettings.$inferSelect)['marketingConsentFrom']>

const FLAGS = {
  emailNotifications: notificationSettings.emailNotifications,
  notifyOnComment: notificationSettings.notifyOnComment,
  notifyOnReply: notificationSettings.notifyOnReply,
  notifyOnVote: notificationSettings.notifyOnVote,
  marketingEmails: notificationSettings.marketingEmails,
}

const CONSENT = {
  marketingConsentAt: notificationSettings.marketingConsentAt,
  marketingConsentFrom: notificationSettings.marketingConsentFrom,
  marketingStoppedAt: notificationSettings.marketingStoppedAt,
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

/** Flags left out stay as they are. `place`: which form this comes from, for the record of a consent. */
export async function saveSettings(
  db: Db,
  userId: string,
  changes: Partial<NotificationFlags>,
  place: ConsentPlace = 'settings',
): Promise<NotificationFlags> {
  return db.transaction(async (tx) => {
    await tx.insert(notificationSettings).values({ userId }).onConflictDoNothing()
    const [before] = await tx
      .select(FLAGS)
      .from(notificationSettings)
      .where(eq(notificationSettings.userId, userId))
      .for('update')
    const flags = before ?? DEFAULTS
    const wanted = withMaster({ ...flags, ...changes })
    await tx
      .update(notificationSettings)
      .set({ ...wanted, ...consentRecord(flags, wanted, place) })
      .where(eq(notificationSettings.userId, userId))
    return wanted
  })
}

/** With the record of the consent. */
export async function exportSettings(db: Db, userId: string) {
  const [saved] = await db
    .select({ ...FLAGS, ...CONSENT })
    .from(notificationSettings)
    .where(eq(notificationSettings.userId, userId))
  return saved ?? DEFAULTS
}

/** What the record says once consent is given or taken back; agreeing again changes nothing. */
function consentRecord(before: NotificationFlags, after: NotificationFlags, place: ConsentPlace) {
  if (before.marketingEmails === after.marketingEmails) return {}
  return after.marketingEmails
    ? { marketingConsentAt: new Date(), marketingConsentFrom: place }
    : { marketingConsentAt: null, marketingConsentFrom: null, marketingStoppedAt: new Date() }
}
