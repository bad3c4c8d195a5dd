import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ConfigError, type Environment, loadConfig, VARIABLE_NAMES } from './config.ts'
import { sandboxWarnings } from './sandbox-warnings.ts'
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

test("the owner's login to the database needs the program's beside it", () => {
  const owner = 'postgres://owner:hush@db.example:5432/shop'
  expect(faultsOf({ DATABASE_OWNER_URL: owner })).toEqual([expect.stringMatching(/^DATABASE_URL: set it to/)])
  expect(faultsOf({ DATABASE_OWNER_URL: 'db', DATABASE_URL: 'postgres://program@db.example/shop' })).toEqual([
    expect.stringMatching(/^DATABASE_OWNER_URL: set it to/),
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

/** Production on somebody's own machine, to try it. */
const TRIAL: Environment = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'http://localhost:3000',
  OWNER_EMAIL: 'owner@copilot.example.com',
  OWNER_PASSWORD: 'long enough for a trial',
  ALLOW_SANDBOX: 'mail, cards,identity',
}

test('production runs with the sandbox parts that are named, and with no others', () => {
  expect(faultsOf({ NODE_ENV: 'production' }).length).toBeGreaterThan(5)
  const { production, sandbox } = loadConfig(TRIAL)
  expect({ production, sandbox }).toEqual({
    production: true,
    sandbox: { parts: ['mail', 'cards', 'identity'], unusedParts: [], isExposed: true },
  })
  const namesOf = (faults: string[]) => faults.map((fault) => fault.split(':')[0])
  expect(namesOf(faultsOf({ ...TRIAL, ALLOW_SANDBOX: 'mail,identity' }))).toEqual([
    'STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRET',
  ])
  expect(namesOf(faultsOf({ ...TRIAL, OWNER_PASSWORD: undefined }))).toEqual(['OWNER_PASSWORD'])
})

test('roles need a second factor in production, whatever ALLOW_SANDBOX names, unless the site is on this machine', () => {
  const required = (environment: Environment) => loadConfig(environment).secondFactorRequired
  expect(required(REAL_PARTS)).toBe(true)
  expect(required({ ...REAL_PARTS, ALLOW_SANDBOX: 'mail,cards,identity' })).toBe(true)
  const testCards = { ...REAL_PARTS, ALLOW_SANDBOX: 'cards', STRIPE_SECRET_KEY: 'sk_test_x' }
  expect(required(testCards)).toBe(true)
  expect(required(TRIAL)).toBe(false)
  expect(required({ ...REAL_PARTS, PUBLIC_URL: 'https://localhost' })).toBe(false)
  expect(required({})).toBe(false)
})

test('the start warns of what runs, of what is allowed for nothing, and of roles without a second factor', () => {
  const warnings = (environment: Environment) => sandboxWarnings(loadConfig(environment)).join('\n')
  expect(warnings(REAL_PARTS)).toBe('')
  expect(warnings({})).toBe('')
  const allowed = { ...REAL_PARTS, ALLOW_SANDBOX: 'mail,cards' }
  expect(warnings(allowed)).toMatch(/^ALLOW_SANDBOX names mail, cards, .* take /)
  // A test key needs the part to be named.
  expect(warnings({ ...allowed, ALLOW_SANDBOX: 'cards', STRIPE_SECRET_KEY: 'sk_test_x' })).toBe('')
  expect(warnings(TRIAL)).toMatch(/reads the login links of everybody.*without a second factor/s)
  expect(warnings(TRIAL)).not.toContain('ALLOW_SANDBOX names')
  expect(warnings({ ...REAL_PARTS, PUBLIC_URL: 'https://localhost' })).toMatch(/^roles .* without a second/)
})

test('PUBLIC_URL is a site and nothing more, in the spelling that browsers use', () => {
  const site = (PUBLIC_URL: string) => loadConfig({ ...REAL_PARTS, PUBLIC_URL }).publicUrl
  expect(site('HTTPS://Shop.Example:443/')).toBe('https://shop.example')
  expect(site('https://shop.example:8443')).toBe('https://shop.example:8443')
  for (const more of [
    'user:pw@shop.example',
    'user@shop.example',
    'shop.example/x',
    'shop.example?y',
    'shop.example#z',
  ])
    expect(faultsOf({ ...REAL_PARTS, PUBLIC_URL: `https://${more}` }), more).toEqual([
      expect.stringMatching(/^PUBLIC_URL: set it to .* without a path/),
    ])
})

test("the owner's first password in production is under the rule for passwords of roles", () => {
  const faults = (OWNER_PASSWORD: string) => faultsOf({ ...REAL_PARTS, OWNER_PASSWORD })
  for (const weak of ['password1234', '            ', 'aaaaaaaaaaaa', 'owner@copilot.example.com'])
    expect(faults(weak), weak).toEqual([expect.stringMatching(/^OWNER_PASSWORD: .*[Pp]assword/)])
  expect(faultsOf({ OWNER_PASSWORD: 'password1234' })).toEqual([])
})

test.each(['1', '0', 'all', 'mail,files'])('ALLOW_SANDBOX=%s is told the new form', (value) => {
  expect(faultsOf({ ...TRIAL, ALLOW_SANDBOX: value })[0]).toMatch(
    /^ALLOW_SANDBOX: set it to .* such as mail,cards,identity/,
  )
})

test('no sandbox mailbox where the site is not on this machine, whoever allowed it', () => {
  for (const PUBLIC_URL of ['https://copilot.example.com', 'http://192.168.1.5:3000']) {
    const development = { NODE_ENV: 'development', PUBLIC_URL }
    for (const environment of [{ ...TRIAL, PUBLIC_URL }, development, { PUBLIC_URL }])
      expect(faultsOf(environment)).toContainEqual(expect.stringContaining('the sandbox mailbox holds'))
  }
  expect(faultsOf({ PUBLIC_URL: 'http://127.0.0.1:3000' })).toEqual([])
})

test('outside production as well, other machines get in only to sandbox parts that are named', () => {
  for (const HOST of ['0.0.0.0', '::', '192.168.1.5'])
    for (const NODE_ENV of [undefined, 'development'])
      expect(faultsOf({ HOST, NODE_ENV })).toEqual([
        expect.stringMatching(
          /^ALLOW_SANDBOX: HOST lets other machines in .* ALLOW_SANDBOX=mail,cards,identity/,
        ),
      ])
  const named = { HOST: '0.0.0.0', ALLOW_SANDBOX: 'mail,cards,identity' }
  expect(loadConfig(named).sandbox.isExposed).toBe(true)
  for (const HOST of ['127.0.0.1', '::1', 'localhost'])
    expect(loadConfig({ HOST }).sandbox.isExposed).toBe(false)
})

test('production calls nobody in plain text but neighbours on a private network', () => {
  const at = (name: string, host: string, scheme = 'http') =>
    faultsOf({ ...REAL_PARTS, LLM_MODEL: 'm', [name]: `${scheme}://${host}` })
  for (const name of ['PUBLIC_URL', 'OIDC_ISSUER', 'STRIPE_API_BASE', 'LLM_BASE_URL', 'S3_ENDPOINT'])
    for (const answer of [at(name, 'api.example.com'), at(name, 'api.example.com', 'HTTP')])
      expect(answer, name).toEqual([expect.stringContaining(`${name}: production needs an https address`)])
  for (const name of ['PUBLIC_URL', 'OIDC_ISSUER', 'STRIPE_API_BASE'])
    expect(at(name, '127.0.0.1:8080'), name).toHaveLength(1)
  for (const name of ['LLM_BASE_URL', 'S3_ENDPOINT']) expect(at(name, 'files:8333'), name).toEqual([])
  expect(faultsOf({ ...REAL_PARTS, LLM_MODEL: 'm', LLM_BASE_URL: 'https://llm.example.com' })).toEqual([])
})

test('production sends mail over TLS, or to a mail server of the same machine', () => {
  const urlOf = (SMTP_URL: string, NODE_ENV = 'production') =>
    loadConfig({ ...REAL_PARTS, NODE_ENV, SMTP_URL }).mail.smtpUrl
  expect(urlOf('smtp://mail.example.com:587')).toBe('smtp://mail.example.com:587?requireTLS=true')
  expect(urlOf('smtp://u:p%40@mail:25/?pool=true')).toBe('smtp://u:p%40@mail:25/?pool=true&requireTLS=true')
  expect(urlOf('smtps://mail.example.com')).toBe('smtps://mail.example.com')
  expect(urlOf('smtp://127.0.0.1:25?ignoreTLS=true')).toBe('smtp://127.0.0.1:25?ignoreTLS=true')
  expect(urlOf('smtp://mail.example.com', 'development')).toBe('smtp://mail.example.com')
  for (const option of ['ignoreTLS=true', 'ignoreTLS=1', 'requireTLS=false', 'requireTLS=0'])
    expect(faultsOf({ ...REAL_PARTS, SMTP_URL: `smtp://mail.example.com?${option}` })).toEqual([
      expect.stringContaining('SMTP_URL: production sends no mail in plain text'),
    ])
})

test.each(['sk_test_x', 'rk_test_x'])('production takes the test key %s only when cards are named', (key) => {
  const environment = { ...REAL_PARTS, STRIPE_SECRET_KEY: key }
  expect(faultsOf(environment)).toEqual([expect.stringMatching(/^STRIPE_SECRET_KEY: with a test key/)])
  expect(faultsOf({ ...environment, ALLOW_SANDBOX: 'cards' })).toEqual([])
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

test('a budget of the language model holds a plan, and dollars need prices', () => {
  const prices = { LLM_INPUT_PRICE: '3', LLM_OUTPUT_PRICE: '15' }
  expect(loadConfig({}).modelBudget).toEqual({ plan: { tokens: 400_000 }, day: {} })
  expect(loadConfig(prices).modelBudget).toEqual({ plan: { tokens: 400_000, dollars: 6 }, day: {} })
  const told = { ...prices, LLM_PLAN_DOLLARS: '2', LLM_DAY_DOLLARS: '20', LLM_DAY_TOKENS: '4000000' }
  expect(loadConfig(told).modelBudget).toEqual({
    plan: { tokens: 400_000, dollars: 2 },
    day: { tokens: 4_000_000, dollars: 20 },
  })
  for (const name of ['LLM_PLAN_DOLLARS', 'LLM_DAY_DOLLARS'])
    expect(faultsOf({ [name]: '9' })).toEqual([
      `${name}: dollars can only be counted with LLM_INPUT_PRICE and LLM_OUTPUT_PRICE. Set both.`,
    ])
  expect(faultsOf({ LLM_DAY_TOKENS: '1000' })).toEqual([
    expect.stringMatching(/^LLM_DAY_TOKENS: set it to 400000 or more/),
  ])
  expect(faultsOf({ ...prices, LLM_DAY_DOLLARS: '5' })).toEqual([
    expect.stringMatching(/^LLM_DAY_DOLLARS: set it to 6 or more/),
  ])
  expect(faultsOf({ LLM_PLAN_TOKENS: 'many', LLM_DAY_TOKENS: '9' })).toHaveLength(1)
})

test('a plan by the language model has a time that founders wait for', () => {
  expect(loadConfig({}).modelPlanSeconds).toBe(180)
  expect(loadConfig({ LLM_PLAN_SECONDS: '45' }).modelPlanSeconds).toBe(45)
  for (const seconds of ['5', '900', 'long'])
    expect(faultsOf({ LLM_PLAN_SECONDS: seconds })).toEqual([
      expect.stringMatching(/^LLM_PLAN_SECONDS: .*from 10 to 240/),
    ])
})

test('the web is searched by Anthropic alone', () => {
  const key = { ANTHROPIC_API_KEY: 'k' }
  expect(loadConfig({ ...key, LLM_WEB_SEARCH: 'on' }).languageModel).toMatchObject({ searchesWeb: true })
  expect(loadConfig(key).languageModel).toMatchObject({ searchesWeb: false })
  const other = { LLM_BASE_URL: 'https://llm.example', LLM_MODEL: 'm' }
  for (const env of [{}, other, { ...key, ...other }])
    expect(faultsOf({ ...env, LLM_WEB_SEARCH: 'on' })).toEqual([
      expect.stringMatching(/^LLM_WEB_SEARCH: only Anthropic/),
    ])
  expect(faultsOf({ ...key, LLM_WEB_SEARCH: 'yes' })).toEqual([
    expect.stringMatching(/^LLM_WEB_SEARCH: set it to on/),
  ])
})
