// The provider's API over HTTP: key, route, idempotency, answer.
import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { type Answer, type Book, withEntries } from '../book.ts'
import type { Desk } from '../desk.ts'
import type { ApiFaults } from '../faults.ts'
import { type Handle, json, readBody } from '../http.ts'
import { API_VERSION } from '../objects/event.ts'
import { requestId } from '../objects/ids.ts'
import { ApiError } from './api-error.ts'
import { parseForm } from './form.ts'
import { needKey } from './key.ts'
import { API_ROUTES, type ApiRoute } from './routes.ts'

interface Options {
  desk: Desk
  secretKey: string
  faults: ApiFaults
}

export function apiServer({ desk, secretKey, faults }: Options): Handle {
  return async (request) => {
    const headers = headersFor(request)
    try {
      const text = await readBody(request)
      needKey(request, secretKey)
      const url = new URL(request.url ?? '/', 'http://127.0.0.1')
      const { route, id } = find(request.method ?? '', url.pathname)
      const fault = faults.next(route.name)
      if (fault === 'hang' || fault === 'cut') return fault
      if (fault === 'error') throw unknownError()
      if (fault === 'rate-limit')
        throw new ApiError(429, 'Request rate limit exceeded.', { code: 'rate_limit' })
      const { status, body, replayed } = run(desk, route, id, {
        fails: fault === 'error-kept',
        text: route.method === 'GET' ? url.search : text,
        key: route.method === 'GET' ? undefined : header(request, 'idempotency-key'),
        path: url.pathname,
      })
      if (fault === 'lose') return 'cut'
      return json(status, body, { ...headers, ...(replayed && { 'idempotent-replayed': 'true' }) })
    } catch (error) {
      const refusal =
        error instanceof ApiError
          ? error
          : new ApiError(500, 'The sandbox card provider failed.', { type: 'api_error' })
      return json(refusal.status, refusal.body, headers)
    }
  }
}

const unknownError = () => new ApiError(500, 'An unknown error occurred.', { type: 'api_error' })

function headersFor(request: IncomingMessage): Record<string, string> {
  const key = header(request, 'idempotency-key')
  return {
    'request-id': requestId(),
    'stripe-version': header(request, 'stripe-version') ?? API_VERSION,
    ...(key !== undefined && { 'idempotency-key': key }),
  }
}

function header(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name]
  return typeof value === 'string' ? value : undefined
}

function find(method: string, path: string): { route: ApiRoute; id: string } {
  for (const route of API_ROUTES) {
    const match = route.method === method ? path.match(route.path) : null
    if (match) return { route, id: decodeURIComponent(match[1] ?? '') }
  }
  throw new ApiError(
    404,
    `Unrecognized request URL (${method}: ${path}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`,
  )
}

interface Given {
  /** As if it broke in the middle: the failure is its answer, for good. */
  fails: boolean
  text: string | undefined
  key: string | undefined
  path: string
}

interface Ran {
  status: number
  body: string
  replayed: boolean
}

function run(desk: Desk, route: ApiRoute, id: string, { fails, text, key, path }: Given): Ran {
  const form = text === undefined ? undefined : parseForm(text)
  if (!form) throw new ApiError(400, 'Invalid request body.')
  const fingerprint = createHash('sha256').update(`${path}\n${text}`).digest('base64')
  const earlier = earlierAnswer(desk.book, key, fingerprint)
  if (earlier) return { ...earlier, replayed: true }
  const { entries = [], answer } = fails
    ? { answer: () => unknownError().body }
    : route.run({ desk, id, form })
  const status = fails ? 500 : 200
  const body = JSON.stringify(answer(withEntries(desk.book, entries)))
  // What a call does and what it answered are written together: whoever repeats it is told the same.
  if (key !== undefined)
    desk.book.write([...entries, ['answer', { id: key, fingerprint, status, body, at: Date.now() }]])
  else if (entries.length > 0) desk.book.write(entries)
  return { status, body, replayed: false }
}

function earlierAnswer(book: Book, key: string | undefined, fingerprint: string): Answer | undefined {
  const earlier = book.find('answer', key)
  if (!earlier || earlier.fingerprint === fingerprint) return earlier
  throw new ApiError(
    400,
    `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    { type: 'idempotency_error' },
  )
}
