import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uuid,
} from '#server/database/columns.ts'
import { sql } from '#server/database/sql.ts'

const moment = () => timestamp({ withTimezone: true })

export const promoCodes = pgTable(
  'promo_codes',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    /** Upper case. */
    code: text().notNull().unique(),
    description: text().notNull().default(''),
    discountType: text({ enum: ['percentage', 'fixed'] })
      .notNull()
      .default('percentage'),
    /** Percent with at most two decimals, or whole cents. */
    discountValue: doublePrecision().notNull(),
    maxUses: integer(),
    /** Orders that were paid, or were free. */
    currentUses: integer().notNull().default(0),
    /** Orders on their way to the payment page: each keeps its place until it is paid or given up. */
    reservedUses: integer().notNull().default(0),
    /** Days in UTC, both inclusive. */
    validFrom: date(),
    validUntil: date(),
    /** How often one person may use it. */
    usageLimit: integer(),
    /** Lower case. */
    allowedEmails: text().array(),
    environment: text({ enum: ['test', 'prod'] })
      .notNull()
      .default('prod'),
    isActive: boolean().notNull().default(true),
    createdAt: moment().notNull().defaultNow(),
    /** A used code is ended, not erased: orders name it. */
    endedAt: moment(),
  },
  (code) => [
    check('promo_codes_uses', sql`${code.currentUses} >= 0 and ${code.reservedUses} >= 0`),
    check(
      'promo_codes_not_overused',
      sql`${code.maxUses} is null or ${code.currentUses} + ${code.reservedUses} <= ${code.maxUses}`,
    ),
  ],
)

/** Who used which code, or is about to. One per order. */
export const promoUses = pgTable(
  'promo_uses',
  {
    orderId: uuid().primaryKey(),
    promoCodeId: uuid()
      .notNull()
      .references(() => promoCodes.id),
    /** Whoever it counts for: the address, and the account if there was one. Forgotten with the person. */
    email: text(),
    userId: uuid(),
    /** The same address in the one spelling that limits per person go by, see `person-address.ts`. */
    person: text(),
    /** Hash of the cookie of the browser that it was typed in. */
    browserHash: text(),
    /** What is left of the address of somebody who was forgotten: enough to know it again, see `remember.ts`. */
    emailHash: text(),
    state: text({ enum: ['reserved', 'counted', 'released'] }).notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (use) => [
    index().on(use.promoCodeId, use.email),
    index().on(use.promoCodeId, use.userId),
    index().on(use.promoCodeId, use.emailHash),
    index().on(use.promoCodeId, use.person),
    index().on(use.promoCodeId, use.browserHash),
  ],
)
