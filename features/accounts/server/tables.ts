import {
  type AnyPgColumn,
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from '#server/database/columns.ts'
import { aliasedTable, type SQL, sql } from '#server/database/sql.ts'
import { idsFound, wordsIn } from '#server/database/words.ts'

const moment = () => timestamp({ withTimezone: true })

export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    /** Lower case, ASCII: one account per address. */
    email: text().notNull().unique(),
    fullName: text().notNull(),
    /** argon2id. Without one, the account is opened by emailed links or an identity provider. */
    passwordHash: text(),
    /** Noted when it is set or typed. Of a password from before this column nobody knows until it is typed again. */
    passwordFitsRole: boolean().notNull().default(false),
    /** When somebody first showed that the address is theirs. Until then roles do not act. */
    provedAt: moment(),
    role: text({ enum: ['user', 'admin', 'owner'] })
      .notNull()
      .default('user'),
    /** Said to be 18 or older, and accepted the terms. */
    termsAcceptedAt: moment(),
    /** Since when they may only read, and why, in words that they are told. */
    suspendedAt: moment(),
    suspensionReason: text(),
    createdAt: moment().notNull().defaultNow(),
  },
  (user) => [
    // Whom an @ in the community means.
    index('users_name').on(sql`lower(${user.fullName})`),
    index().on(user.createdAt, user.id),
    // By the beginnings of the words of name and address, in any order.
    index('users_by_words').using('gin', wordsOf(user)),
    index('users_with_role').on(user.createdAt, user.id).where(sql`role <> 'user'`),
    index('users_suspended').on(user.createdAt, user.id).where(sql`suspended_at is not null`),
  ],
)

const found = () => aliasedTable(users, 'found')

/** Of the people whose words match. */
export function peopleFound(query: string): SQL {
  return idsFound(users, found(), wordsOf(found()), query)
}

/** What a search for people looks into. As the index has it, or the index would not be used. */
function wordsOf(user: Record<'fullName' | 'email', AnyPgColumn>): SQL {
  return wordsIn(sql`${user.fullName} || ' ' || ${user.email}`)
}

/** Accounts at identity providers that open an account here. */
export const identities = pgTable(
  'identities',
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull().defaultNow(),
  },
  (identity) => [primaryKey({ columns: [identity.issuer, identity.subject] }), index().on(identity.userId)],
)

export const sessions = pgTable(
  'sessions',
  {
    /** Names the session in lists; opens nothing. */
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    tokenHash: text().notNull().unique(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    method: text({
      enum: ['password', 'link', 'code', 'provider', 'signup', 'checkout', 'passkey'],
    }).notNull(),
    /** Opened by a purchase, before the address was proved: it sees this order and its blueprint only. */
    onlyOrder: uuid(),
    /** When its person last showed who they are: by signing in, or when asked again. */
    confirmedAt: moment().notNull().defaultNow(),
    /** The first factor was right; until the second is, nobody is signed in. */
    awaitsFactor: boolean().notNull().default(false),
    factorTriesLeft: integer().notNull().default(5),
    /** When a second factor was shown in it. */
    passedFactorAt: moment(),
    userAgent: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
    lastSeenAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
  },
  (session) => [index().on(session.userId), index().on(session.expiresAt)],
)

/** What was emailed as a link or a code: works once, for a while, for the address that it was sent to. */
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    purpose: text({
      enum: ['login', 'reset-password', 'verify-email', 'change-email', 'connect-identity'],
    }).notNull(),
    tokenHash: text().notNull().unique(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    /** The 6-digit twin of a login link, for the browser that asked. */
    codeHash: text(),
    browserHash: text(),
    /** The account at an identity provider that the link connects. */
    issuer: text(),
    subject: text(),
    triesLeft: integer().notNull().default(5),
    createdAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
    spentAt: moment(),
  },
  (token) => [index().on(token.userId), index().on(token.browserHash), index().on(token.expiresAt)],
)

/** What a person keeps on a device or a security key, and the half of it that we may know. */
export const passkeys = pgTable(
  'passkeys',
  {
    /** Names it in lists; opens nothing. */
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    credentialId: text().notNull().unique(),
    publicKey: text().notNull(),
    /** How often it signed, where it counts; one that counts backwards is a copy. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    name: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
    lastUsedAt: moment(),
  },
  (passkey) => [index().on(passkey.userId)],
)

/** The app of an account that shows six digits. Its secret has to be known to check them. */
export const authenticators = pgTable('authenticators', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  secret: text().notNull(),
  /** When a first code was right. Until then it counts for nothing. */
  confirmedAt: moment(),
  /** The newest time step whose code was used: none works twice. */
  lastStep: integer().notNull().default(0),
  lastUsedAt: moment(),
  createdAt: moment().notNull().defaultNow(),
})

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: text().notNull(),
    usedAt: moment(),
  },
  (code) => [index().on(code.userId)],
)

/** What a passkey is asked to sign, until it is. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challenge: text().primaryKey(),
    purpose: text({ enum: ['register', 'sign-in', 'second-factor', 'confirm'] }).notNull(),
    browserHash: text().notNull(),
    expiresAt: moment().notNull(),
  },
  (challenge) => [index().on(challenge.expiresAt)],
)

/** Who was erased: an id that names nobody, and the keyed hash of the address if it was proved (`erased.ts`). */
export const erasedPeople = pgTable(
  'erased_people',
  {
    userId: uuid().primaryKey(),
    address: text(),
    /** Whether the account was suspended: so is the next one of the address. */
    suspended: boolean().notNull().default(false),
    erasedAt: moment().notNull().defaultNow(),
  },
  (erasure) => [index().on(erasure.address, erasure.erasedAt)],
)
