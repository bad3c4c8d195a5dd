// The one place that reads the environment. Parsed once, with every fault listed.
import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'
import { emailAddress } from '#kit/fields.ts'
import { CannotStart } from './cannot-start.ts'
import {
  exposureFaults,
  isBareSite,
  isExposed,
  needsSecondFactor,
  SANDBOX_PARTS,
  sandboxPartsOf,
  unusedSandboxParts,
  withRequiredTls,
} from './config-rules.ts'
import {
  languageModelFaults,
  languageModelOf,
  modelBudgetOf,
  modelPricesOf,
} from './language-model-config.ts'

const optional = <T extends z.ZodType>(schema: T) => schema.optional()
const url = z.url({ protocol: /^https?$/ })
/** In the spelling that browsers use, so that it can be compared as a text. */
const site = url.pipe(
  z
    .string()
    .refine(isBareSite)
    .transform((text) => new URL(text).origin),
)
const listOf = (text: string) => text.split(',').map((part) => part.trim())
const isAddressOrRange = (text: string) => {
  const [address = '', bits = '32'] = text.split('/')
  const most = isIP(address) === 6 ? 128 : 32
  // /0 would be everybody.
  return isIP(address) !== 0 && /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= most
}
const price = z.coerce.number().min(0).max(10_000)
const dollars = z.coerce.number().min(0.01).max(1_000_000)
const flag = z.enum(['0', '1']).transform((value) => value === '1')

/** Every variable: its rule, and what to set when the rule is broken. */
const VARIABLES = {
  NODE_ENV: [
    z.enum(['production', 'development', 'test']).default('development'),
    'production, development or test',
  ],
  PORT: [
    z.coerce.number().int().min(0).max(65535).default(3000),
    'a port number from 0 (any free one) to 65535',
  ],
  HEALTH_PORT: [
    optional(z.coerce.number().int().min(0).max(65535)),
    'a port number where a worker answers /healthz, /readyz and /metrics',
  ],
  HOST: [z.string().min(1).default('127.0.0.1'), 'the address to listen on, such as 127.0.0.1 or 0.0.0.0'],
  PUBLIC_URL: [optional(site), 'how the site is reached, without a path, such as https://example.com'],
  DATA_DIR: [z.string().min(1).default('.data'), 'a folder for the embedded database, files and mailbox'],
  DATABASE_URL: [
    optional(z.url({ protocol: /^postgres(ql)?$/ })),
    'a PostgreSQL address, such as postgres://user:password@host:5432/name',
  ],
  DATABASE_OWNER_URL: [
    optional(z.url({ protocol: /^postgres(ql)?$/ })),
    'the PostgreSQL address with the login that owns and migrates the tables, such as postgres://owner:password@host:5432/name',
  ],
  ROLE: [z.enum(['all', 'web', 'worker']).default('all'), 'all, web or worker'],
  DRAIN_SECONDS: [
    z.coerce.number().min(0).max(120).default(0),
    'how many seconds, from 0 to 120, to go on serving after being told to stop',
  ],
  WARM_UP: [flag.default(true), '1 to load what plans and prints before the first order, 0 to wait for it'],
  LOG_LEVEL: [
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    'fatal, error, warn, info, debug, trace or silent',
  ],
  TRUST_PROXY: [
    optional(
      z
        .string()
        .transform(listOf)
        .refine((addresses) => addresses.every(isAddressOrRange)),
    ),
    'the addresses of the proxies in front, such as 10.0.0.1, 10.1.0.0/16',
  ],
  RATE_LIMIT_PER_MINUTE: [
    z.coerce.number().int().min(0).default(600),
    'how many changing calls one network address may make a minute (reading calls: ten times as many); 0 for no general limit',
  ],
  ALLOW_SANDBOX: [
    optional(
      z
        .string()
        .transform(listOf)
        .pipe(z.array(z.enum(SANDBOX_PARTS))),
    ),
    'the sandbox parts that may run where others reach the shop, such as mail,cards,identity (it no longer takes 1 for all of them)',
  ],
  FREE_BLUEPRINTS_PER_DAY: [
    z.coerce.number().int().min(0).default(100),
    'how many free blueprints are made on one day (UTC) at most; 0 for no ceiling',
  ],
  OWNER_EMAIL: [optional(emailAddress()), "the owner's email address"],
  OWNER_PASSWORD: [optional(z.string().min(12)), "the owner's first password, 12 characters or more"],
  RESET_OWNER_SECOND_FACTOR: [
    flag.default(false),
    "1 to remove the owner's passkeys, authenticator app and recovery codes at the start, else 0",
  ],
  STRIPE_SECRET_KEY: [optional(z.string().min(1)), "the card provider's secret key"],
  STRIPE_WEBHOOK_SECRET: [optional(z.string().min(1)), "the card provider's webhook signing secret"],
  KEYED_HASH_SECRET: [
    optional(z.string().min(16)),
    'a secret of 16 characters or more, for what is recognized but not kept, such as erased addresses',
  ],
  STRIPE_API_BASE: [optional(url), "the card provider's API address, only when it is not the usual one"],
  OIDC_ISSUER: [optional(url), 'the identity provider, such as https://accounts.google.com'],
  GOOGLE_CLIENT_ID: [optional(z.string().min(1)), 'the client id the identity provider gave you'],
  GOOGLE_CLIENT_SECRET: [optional(z.string().min(1)), 'the client secret the identity provider gave you'],
  SMTP_URL: [
    optional(z.url({ protocol: /^smtps?$/ })),
    'the mail server, such as smtps://user:password@host:465',
  ],
  MAIL_FROM: [
    optional(z.string().regex(/^[^\r\n<>]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/)),
    'the sender, such as Founder Co-Pilot <hello@example.com>',
  ],
  LLM_BASE_URL: [optional(url), 'the address of an OpenAI-compatible language model'],
  LLM_API_KEY: [optional(z.string().min(1)), "the language model's key"],
  LLM_MODEL: [optional(z.string().min(1)), "the language model's name"],
  ANTHROPIC_API_KEY: [optional(z.string().min(1)), 'an Anthropic key, instead of the LLM_ variables'],
  LLM_INPUT_PRICE: [optional(price), 'dollars for a million tokens that the language model reads, such as 3'],
  LLM_OUTPUT_PRICE: [
    optional(price),
    'dollars for a million tokens that the language model writes, such as 15',
  ],
  LLM_PLAN_TOKENS: [
    z.coerce.number().int().min(50_000).max(10_000_000).default(400_000),
    'how many tokens the language model may read and write for one plan, from 50000 on',
  ],
  LLM_PLAN_DOLLARS: [
    optional(dollars),
    'how many dollars the language model may cost for one plan, such as 2',
  ],
  LLM_PLAN_SECONDS: [
    z.coerce.number().int().min(10).max(240).default(180),
    'how many seconds the language model may take for one plan, from 10 to 240',
  ],
  LLM_DAY_TOKENS: [
    optional(z.coerce.number().int().min(1).max(100_000_000_000)),
    'how many tokens the language model may read and write in 24 hours, such as 20000000',
  ],
  LLM_DAY_DOLLARS: [
    optional(dollars),
    'how many dollars the language model may cost in 24 hours, such as 50',
  ],
  LLM_WEB_SEARCH: [
    z
      .enum(['on', 'off'])
      .default('off')
      .transform((value) => value === 'on'),
    'on to let the language model search the web for rivals and rules, else off',
  ],
  STORAGE_QUOTA_MB: [
    z.coerce.number().int().min(1).max(1_000_000).default(200),
    'how many megabytes the files of one account may take, such as 200',
  ],
  METRICS_TOKEN: [
    optional(z.string().min(16)),
    'the bearer token that whoever reads /metrics has to show, 16 characters or more',
  ],
  S3_BUCKET: [optional(z.string().min(1)), 'the bucket that keeps the files'],
  S3_REGION: [z.string().min(1).default('us-east-1'), "the bucket's region"],
  S3_ENDPOINT: [optional(url), "the object storage's address, only when it is not AWS"],
  S3_ACCESS_KEY_ID: [optional(z.string().min(1)), "the object storage's access key id"],
  S3_SECRET_ACCESS_KEY: [optional(z.string().min(1)), "the object storage's secret access key"],
  SUPPORT_EMAIL: [z.email().default('support@example.com'), 'the address shown for support'],
  FEEDBACK_EMAIL: [z.email().default('feedback@example.com'), 'the address shown for feedback'],
  TWITTER_URL: [url.default('https://x.com'), 'the address of the Twitter page'],
  LINKEDIN_URL: [url.default('https://www.linkedin.com'), 'the address of the LinkedIn page'],
  VIDEO_URL: [
    optional(url),
    'the address of the explainer video, if it is not to be the film that comes with the shop',
  ],
  VIDEO_POSTER_URL: [optional(url), "the address of the video's poster"],
  GTM_ID: [optional(z.string().regex(/^GTM-[A-Z0-9]+$/)), 'a tag manager id, such as GTM-ABC123'],
} satisfies Record<string, [z.ZodType, string]>

type Name = keyof typeof VARIABLES
type Values = { [N in Name]: z.output<(typeof VARIABLES)[N][0]> }
export type Environment = Record<string, string | undefined>

export const VARIABLE_NAMES = Object.keys(VARIABLES) as Name[]

export class ConfigError extends CannotStart {
  readonly faults: string[]
  constructor(faults: string[]) {
    super(
      `The configuration has ${faults.length === 1 ? 'a fault' : `${faults.length} faults`}:\n  ${faults.join('\n  ')}`,
    )
    this.faults = faults
  }
}

export type Config = ReturnType<typeof loadConfig>

export function loadConfig(environment: Environment = process.env) {
  const { values, faults } = parse(environment)
  faults.push(...halves(values), ...languageModelFaults(values), ...ownerWithoutProgram(values))
  faults.push(...exposureFaults(values, (name) => VARIABLES[name][1]))
  if (faults.length > 0) throw new ConfigError(faults)
  return shape(values)
}

function parse(environment: Environment) {
  const faults: string[] = []
  const values: Record<string, unknown> = {}
  for (const name of VARIABLE_NAMES) {
    const [schema, hint] = VARIABLES[name]
    // An empty variable is one that was not set: compose files and shells write them so.
    const result = schema.safeParse(environment[name] || undefined)
    if (result.success) values[name] = result.data
    else faults.push(`${name}: set it to ${hint}.`)
  }
  return { values: values as Values, faults }
}

/** Parts that need several variables get all of them or none. */
const GROUPS: Name[][] = [
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['LLM_INPUT_PRICE', 'LLM_OUTPUT_PRICE'],
  ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
]

function halves(values: Values): string[] {
  return GROUPS.flatMap((group) => {
    // What is set but faulty has its own line already.
    const missing = group.filter((name) => name in values && values[name] === undefined)
    const set = group.filter((name) => values[name] !== undefined)
    if (set.length === 0) return []
    return missing.map(
      (name) => `${name}: set it to ${VARIABLES[name][1]}, because ${set.join(' and ')} is set.`,
    )
  })
}

function ownerWithoutProgram(values: Values): string[] {
  if (!values.DATABASE_OWNER_URL || !('DATABASE_URL' in values) || values.DATABASE_URL) return []
  return [`DATABASE_URL: set it to ${VARIABLES.DATABASE_URL[1]}, because DATABASE_OWNER_URL is set.`]
}

function shape(v: Values) {
  return {
    production: v.NODE_ENV === 'production',
    port: v.PORT,
    /** Of a worker, which listens nowhere else. */
    healthPort: v.HEALTH_PORT,
    host: v.HOST,
    publicUrl: v.PUBLIC_URL ?? `http://localhost:${v.PORT}`,
    dataDir: resolve(v.DATA_DIR),
    databaseUrl: v.DATABASE_URL,
    /** Undefined: the program's login owns the tables, too. */
    databaseOwnerUrl: v.DATABASE_OWNER_URL,
    role: v.ROLE,
    drainMs: v.DRAIN_SECONDS * 1000,
    warmUp: v.WARM_UP,
    logLevel: v.LOG_LEVEL,
    // Only named proxies: trusting a count or everybody lets a caller choose the address it is counted by.
    trustProxy: v.TRUST_PROXY ?? false,
    rateLimitPerMinute: v.RATE_LIMIT_PER_MINUTE,
    freeBlueprintsPerDay: v.FREE_BLUEPRINTS_PER_DAY,
    owner: {
      email: v.OWNER_EMAIL ?? 'owner@example.com',
      password: v.OWNER_PASSWORD,
      resetSecondFactor: v.RESET_OWNER_SECOND_FACTOR,
    },
    /** Whether roles act only with a second factor. On one's own machine it is offered, and a first look stays one sign-in. */
    secondFactorRequired: needsSecondFactor(v),
    stripe:
      v.STRIPE_SECRET_KEY && v.STRIPE_WEBHOOK_SECRET
        ? {
            secretKey: v.STRIPE_SECRET_KEY,
            webhookSecret: v.STRIPE_WEBHOOK_SECRET,
            apiBase: v.STRIPE_API_BASE,
          }
        : undefined,
    /** The card provider's key when there is none. */
    hashSecret: v.KEYED_HASH_SECRET,
    identityProvider:
      v.GOOGLE_CLIENT_ID && v.GOOGLE_CLIENT_SECRET
        ? {
            issuer: v.OIDC_ISSUER ?? 'https://accounts.google.com',
            clientId: v.GOOGLE_CLIENT_ID,
            clientSecret: v.GOOGLE_CLIENT_SECRET,
          }
        : undefined,
    /** What stands in for a real part, and whether others than the person at this machine may reach the shop. */
    sandbox: { parts: sandboxPartsOf(v), unusedParts: unusedSandboxParts(v), isExposed: isExposed(v) },
    mail: { smtpUrl: smtpUrl(v), from: v.MAIL_FROM ?? 'Founder Co-Pilot <hello@example.com>' },
    languageModel: languageModelOf(v),
    modelPrices: modelPricesOf(v),
    modelBudget: modelBudgetOf(v),
    modelPlanSeconds: v.LLM_PLAN_SECONDS,
    storageQuotaBytes: v.STORAGE_QUOTA_MB * 1024 * 1024,
    metricsToken: v.METRICS_TOKEN,
    s3:
      v.S3_BUCKET && v.S3_ACCESS_KEY_ID && v.S3_SECRET_ACCESS_KEY
        ? {
            bucket: v.S3_BUCKET,
            region: v.S3_REGION,
            endpoint: v.S3_ENDPOINT,
            accessKeyId: v.S3_ACCESS_KEY_ID,
            secretAccessKey: v.S3_SECRET_ACCESS_KEY,
          }
        : undefined,
    shown: {
      supportEmail: v.SUPPORT_EMAIL,
      feedbackEmail: v.FEEDBACK_EMAIL,
      twitterUrl: v.TWITTER_URL,
      linkedinUrl: v.LINKEDIN_URL,
      videoUrl: v.VIDEO_URL ?? '/film/founder-co-pilot.webm',
      videoPosterUrl: v.VIDEO_POSTER_URL ?? '/film/poster.webp',
      tagManagerId: v.GTM_ID,
    },
  }
}

function smtpUrl({ NODE_ENV, SMTP_URL }: Values): string | undefined {
  return SMTP_URL && NODE_ENV === 'production' ? withRequiredTls(SMTP_URL) : SMTP_URL
}
