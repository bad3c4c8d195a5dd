// The HTTP side of the house: every rule that holds for all calls, then the calls.
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { TokenDoor } from '#kit/endpoint.ts'
import type { Route } from '#kit/route.ts'
import { mountApiDocs } from './api-docs.ts'
import { bearerOf, withChallenge } from './bearer.ts'
import { Failure, toFailure } from './errors.ts'
import { mountHealth } from './health.ts'
import type { House } from './house.ts'
import { mountMetrics } from './metrics.ts'
import { mountPageStyle } from './page.ts'
import { createLimiter, type Limiter, networkOf } from './rate-limit/limiter.ts'
import { createReadLimits, type ReadLimits } from './rate-limit/read-limits.ts'
import { isAllowedOrigin, isUnsafe } from './same-origin.ts'
import { refuseOutsiders } from './sandbox/only-local.ts'
import { PERMISSIONS_POLICY, securityHeaders } from './security-headers.ts'
import { originOf } from './security-log/origin.ts'
import { refusalEvent } from './security-log/refusals.ts'
import { recordSecurityEvent } from './security-log/security-log.ts'
import { mountSecurityTxt } from './security-txt.ts'
import { mountWeb } from './web-files.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    fromAnywhere?: boolean
    accessToken?: TokenDoor | undefined
    idempotent?: boolean
    example?: { body?: unknown; reply?: unknown } | undefined
    /** What it refuses is not logged. */
    hasAdmission?: boolean
  }
}

const BARE_HEADERS = { 'content-security-policy': "default-src 'none'", 'x-content-type-options': 'nosniff' }
const FORM = 'application/x-www-form-urlencoded'
const BODY_LIMIT = 1024 * 1024
/** What a handler answers by itself is a file. It goes out as it is, as ranges count its bytes, and as slowly as it is taken. */
const AS_A_FILE = { compress: false as const, handlerTimeout: 1_800_000 }

export interface AppOptions {
  house: House
  routes: Route[]
  /** Sandbox pages; absent when the real parts are configured. */
  mountSandbox?: (app: FastifyInstance) => void
  requestTimeoutMs?: number
  /** Whether the program has been told to stop, and drains. */
  isLeaving?: () => boolean
}

export async function buildApp({
  house,
  routes,
  mountSandbox,
  requestTimeoutMs = 30_000,
  isLeaving = () => false,
}: AppOptions): Promise<FastifyInstance> {
  const { config, log } = house
  const app: FastifyInstance = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    // A request has to arrive in time, and then to be answered in time. Node looks for late ones at an interval, and
    // ignores the limit while the one for headers, a minute by default, is longer.
    requestTimeout: requestTimeoutMs,
    handlerTimeout: 2 * requestTimeoutMs,
    http: {
      headersTimeout: requestTimeoutMs,
      connectionsCheckingInterval: Math.min(requestTimeoutMs, 5_000),
    },
    trustProxy: config.trustProxy,
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    genReqId: () => randomUUID(),
    // Names of blueprints and files are part of addresses.
    routerOptions: { maxParamLength: 500 },
    forceCloseConnections: 'idle',
    clientErrorHandler: answerBrokenRequest,
    // These never reach the hooks that set the headers of all other answers.
    frameworkErrors: (error, request, reply) =>
      answer(
        reply.headers({ ...BARE_HEADERS, 'x-request-id': request.id }) as FastifyReply,
        toFailure(error),
      ),
  })
  app.server.on('checkExpectation', answerExpectation)
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler((error, request, reply) => {
    const failure = inTermsOf(request, toFailure(error))
    if (failure.status >= 500) request.log.error({ err: error, route: request.routeOptions.url }, 'failed')
    const refusal = refusalEvent(failure, request)
    if (refusal) recordSecurityEvent(house, originOf(request), refusal)
    if (failure.code === 'signed_out' && opensInTab(request)) return reply.redirect('/login', 303)
    return answer(reply, failure)
  })

  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'x-request-id': request.id, 'permissions-policy': PERMISSIONS_POLICY })
    // A connection that is kept would be used again when nobody listens any more.
    if (isLeaving()) reply.header('connection', 'close')
    refuseTwoHosts(request.raw)
    refuseOtherSites(request, config.publicUrl)
    refusePacked(request)
  })
  app.addHook('onSend', async (request, reply) => {
    if (reply.statusCode >= 400) return
    for (const event of request.securityEvents?.values() ?? [])
      recordSecurityEvent(house, originOf(request), event)
  })
  app.addHook('onResponse', async (request, reply) => {
    const { url: route = 'unknown', config } = request.routeOptions
    // Every page brings a dozen files along; that they came is no news. Nor is it that somebody knocks without a signature.
    const isAsset = route.startsWith('/assets/') && reply.statusCode < 400
    const level = isAsset || (config?.hasAdmission && reply.statusCode === 400) ? 'debug' : 'info'
    const { method } = request
    request.log[level](
      { method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    )
  })

  await app.register(helmet, securityHeaders(config))
  await app.register(cookie)
  await app.register(compress, { global: true, threshold: 1024, globalDecompression: false })
  mountMetrics(app, house)
  mountHealth(app, house, isLeaving)
  const limits = createReadLimits(config)
  await mountApiDocs(app, async (api) => mountRoutes(api, routes, { house, limits }))
  mountPageStyle(app)
  mountSecurityTxt(app, config)
  if (mountSandbox)
    await app.register(async (sandbox) => {
      sandbox.addHook('onRequest', refuseOutsiders)
      mountSandbox(sandbox)
    })
  await mountWeb(app, house, limits)
  return app
}

interface Surroundings {
  house: House
  limits: ReadLimits | undefined
}

function mountRoutes(app: FastifyInstance, routes: Route[], surroundings: Surroundings): void {
  app.addContentTypeParser(FORM, { parseAs: 'string' }, async (_: FastifyRequest, text: string) => {
    return Object.fromEntries(new URLSearchParams(text))
  })
  const mount = mounter(surroundings)
  for (const route of routes) {
    if (!route.endpoint.rawBody) mount(app, route)
    // A scope of its own, in which every body stays as it came.
    else app.register(async (scope) => mount(keepingBytes(scope), route))
  }
}

function keepingBytes(scope: FastifyInstance): FastifyInstance {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, async (_: FastifyRequest, bytes: Buffer) => bytes)
  return scope
}

function mounter({ house: { config, database }, limits }: Surroundings) {
  const perMinute = config.rateLimitPerMinute
  const general =
    perMinute > 0 ? createLimiter(database.pool, 'all', { points: perMinute, seconds: 60 }) : undefined
  return (app: FastifyInstance, { endpoint, run, admit }: Route) => {
    const { method, path, summary, params, query, body, reply, limit, mostBytes } = endpoint
    const own = limit && createLimiter(database.pool, `${method} ${path}`, limit)
    const counted = isUnsafe(method) && !endpoint.unlimited
    const reads = isUnsafe(method) || endpoint.unlimited ? undefined : limits?.reads
    const limiters = [counted ? general : undefined, own].filter((limiter) => limiter !== undefined)
    app.route({
      method,
      url: path,
      schema: {
        summary,
        tags: [path.split('/')[2] ?? 'api'],
        ...(params && { params }),
        ...(query && { querystring: query }),
        ...(body && { body }),
        ...(reply && { response: { 200: reply } }),
      },
      config: {
        fromAnywhere: endpoint.fromAnywhere ?? false,
        accessToken: endpoint.accessToken,
        idempotent: endpoint.idempotent ?? false,
        example: endpoint.example,
        hasAdmission: admit !== undefined,
      },
      ...(mostBytes && { bodyLimit: mostBytes }),
      ...(reply ? {} : AS_A_FILE),
      onRequest: async (request, reply) => {
        // Answers are about whoever asks, now. Those that may be kept say so themselves.
        reply.header('cache-control', 'no-store')
        admit?.(request)
        if (!endpoint.accessToken && bearerOf(request) !== undefined)
          throw new Failure('access_token_refused', { headers: withChallenge() })
        reads?.use(networkOf(request.ip))
        await countUse(limiters, request)
      },
      handler: run,
    })
  }
}

async function countUse(limiters: Limiter[], request: FastifyRequest): Promise<void> {
  for (const limiter of limiters) await limiter.use(networkOf(request.ip))
}

function refuseOtherSites(request: FastifyRequest, publicUrl: string): void {
  const { fromAnywhere, accessToken } = request.routeOptions.config
  // No other site can make a browser send a token, and where there is one cookies do not count.
  if (fromAnywhere || (accessToken && bearerOf(request) !== undefined)) return
  const { 'sec-fetch-site': site, origin } = request.headers
  const allowed = isAllowedOrigin({
    method: request.method,
    secFetchSite: typeof site === 'string' ? site : undefined,
    origin,
    host: request.host,
    publicUrl,
  })
  if (!allowed) throw new Failure('cross_site')
}

/** Proxies and we might believe different ones. Node keeps the first, and says nothing of the second. */
function refuseTwoHosts({ rawHeaders }: IncomingMessage): void {
  let hosts = 0
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts++
  }
  // What else is on the connection may be meant for the other one.
  if (hosts > 1) throw new Failure('bad_request', { headers: { connection: 'close' } })
}

/** Nobody who calls us packs what they send, and a few kilobytes can unpack to a gigabyte. */
function refusePacked({
  method,
  headers: { 'content-encoding': encoding = 'identity' },
}: FastifyRequest): void {
  if (isUnsafe(method) && encoding !== 'identity') throw new Failure('packed_body')
}

/** A call that takes less than the others says how much. */
function inTermsOf({ routeOptions: { bodyLimit } }: FastifyRequest, failure: Failure): Failure {
  if (failure.code !== 'body_too_large' || !bodyLimit || bodyLimit === BODY_LIMIT) return failure
  const sentence = `The request is too large. The limit is ${bodyLimit / 1024} KB.`
  return new Failure('body_too_large', { sentence })
}

/** A link that the browser follows by itself, to a file: whoever has been signed out would stand before JSON. */
function opensInTab({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && headers['sec-fetch-dest'] === 'document'
}

function answer(reply: FastifyReply, failure: Failure) {
  return reply
    .code(failure.status)
    .headers(failure.headers)
    .type('application/json')
    .serializer(JSON.stringify)
    .send(failure.body)
}

/** Of somebody who expects more than '100-continue'. Node would refuse it without a word. */
function answerExpectation(_: IncomingMessage, response: ServerResponse): void {
  const { status, body } = new Failure('expectation_failed')
  response
    .writeHead(status, { ...BARE_HEADERS, 'content-type': 'application/json', connection: 'close' })
    .end(JSON.stringify(body))
}

/** What never became a request: the parser gave up, or nothing came in time. */
function answerBrokenRequest(error: NodeJS.ErrnoException, socket: import('node:net').Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const failure = toFailure(error)
  const body = JSON.stringify(failure.body)
  socket.end(
    `HTTP/1.1 ${failure.status} Error\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  )
}
