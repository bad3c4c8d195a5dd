import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ConfigError, type Environment, loadConfig, VARIABLE_NAMES } from './config.ts'
import { securityHeaders } from './security-headers.ts'

const REAL_PARTS: Environment = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://copilot.example.com',
  OWNER_EMAIL: 'owner@copilot.example.com',
  OWNER_PASSWORD: 'long enough for an owner',
  STRIPE_SECRET_KEY: 'sk_live_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
  GOOGLE_CLIENT_ID: 'id',
  GOOGLE_CLIENT_SECRET: 'secret',
  SMTP_URL: 'smtps://user:password@mail.example.com:465',
  MAIL_FROM: 'Founder Co-Pilot <hello@copilot.example.com>',
}

function faultsOf(environment: Environment): string[] {
  try {
    loadConfig(environment)
  } catch (error) {
    if (error instanceof ConfigError) return error.faults
    throw error
  }
  return []
}

test('with nothing set, everything has a working default', () => {
  const config = loadConfig({})
  expect(config).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    role: 'all',
    trustProxy: false,
  })
  expect(config.owner.email).toBe('owner@example.com')
  expect(config.stripe).toBeUndefined()
})

test('every fault is listed at once, with its variable and what to set, and no secret is repeated', () => {
  const faults = faultsOf({
    PORT: 'many',
    ROLE: 'boss',
    PUBLIC_URL: 'copilot',
    OWNER_PASSWORD: 'hush-hush-1',
    SMTP_URL: 'mail',
  })
  expect(faults.map((fault) => fault.split(':')[0])).toEqual([
    'PORT',
    'PUBLIC_URL',
    'ROLE',
    'OWNER_PASSWORD',
    'SMTP_URL',
  ])
  expect(faults[2]).toBe('ROLE: set it to all, web or worker.')
  expect(faults.join()).not.toContain('hush')
})

test('an empty variable counts as not set', () => {
  expect(loadConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined })
})

test('the explainer is the film of the house until another is named, which the policy then allows', () => {
  const film = (environment: Environment) => {
    const config = loadConfig(environment)
    const directives = securityHeaders(config).contentSecurityPolicy
    return [config.shown.videoUrl, JSON.stringify(directives).includes('https://cdn.example.com')]
  }
  expect(film({})).toEqual(['/film/founder-co-pilot.webm', false])
  const named = 'https://cdn.example.com/film.mp4'
  expect(film({ VIDEO_URL: named })).toEqual([named, true])
})

test('half a part is a fault', () => {
  expect(faultsOf({ STRIPE_SECRET_KEY: 'sk_test_x' })).toEqual([
    "STRIPE_WEBHOOK_SECRET: set it to the card provider's webhook signing secret, because STRIPE_SECRET_KEY is set.",
  ])
})

test('production starts with every real part', () => {
  expect(loadConfig(REAL_PARTS).production).toBe(true)
})

test.each(Object.keys(REAL_PARTS).filter((name) => name !== 'NODE_ENV'))(
  'production stops without %s',
  (name) => {
    expect(
      faultsOf({ ...REAL_PARTS, [name]: undefined }).some((fault) => fault.startsWith(`${name}: `)),
    ).toBe(true)
  },
)

test('production wants https', () => {
  for (const name of ['PUBLIC_URL', 'OIDC_ISSUER']) {
    expect(faultsOf({ ...REAL_PARTS, [name]: 'http://copilot.example.com' })).toEqual([
      expect.stringContaining(`${name}: production needs an https address`),
    ])
  }
})

test('production runs with sandbox parts only when allowed', () => {
  expect(faultsOf({ NODE_ENV: 'production' }).length).toBeGreaterThan(5)
  expect(loadConfig({ NODE_ENV: 'production', ALLOW_SANDBOX: '1' }).production).toBe(true)
})

test('the proxies to trust are named, never counted, never everybody', () => {
  expect(loadConfig({ TRUST_PROXY: '10.0.0.1, 10.1.0.0/16' }).trustProxy).toEqual(['10.0.0.1', '10.1.0.0/16'])
  expect(faultsOf({ TRUST_PROXY: 'true' })).toHaveLength(1)
  for (const value of ['1', '10.0.0.0/99', '0.0.0.0/0', '10.0.0.1/'])
    expect(faultsOf({ TRUST_PROXY: value })).toHaveLength(1)
  expect(loadConfig({ TRUST_PROXY: 'fd00::/64' }).trustProxy).toEqual(['fd00::/64'])
})

test('.env.example documents every variable, and no other', () => {
  const example = readFileSync(new URL('../.env.example', import.meta.url), 'utf8')
  const documented = [...example.matchAll(/^([A-Z0-9_]+)=/gm)].map((match) => match[1])
  expect(documented.toSorted()).toEqual(VARIABLE_NAMES.toSorted())
})

test('a variable at fault is listed once', () => {
  expect(faultsOf({ ...REAL_PARTS, PUBLIC_URL: 'copilot', SMTP_URL: 'mail' })).toHaveLength(2)
})

test('a language model is an OpenAI-compatible one with its name, or Anthropic with or without', () => {
  expect(faultsOf({ LLM_BASE_URL: 'https://llm.example' })).toEqual([expect.stringMatching(/^LLM_MODEL: /)])
  expect(loadConfig({ ANTHROPIC_API_KEY: 'k', LLM_MODEL: 'm' }).languageModel).toMatchObject({
    kind: 'anthropic',
    model: 'm',
  })
  expect(loadConfig({ ANTHROPIC_API_KEY: 'k' }).languageModel).toMatchObject({ kind: 'anthropic' })
})
