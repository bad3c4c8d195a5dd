// The browser's side of a call.
import type { Answer, Endpoint, Input } from './endpoint.ts'

export class CallError extends Error {
  readonly status: number
  /** The sentence for people, when the server sent one. */
  readonly sentence: string | undefined
  readonly code: string | undefined
  /** All that the server sent, for calls whose contract says more of a refusal. */
  readonly told: Readonly<Record<string, unknown>>
  /** A dialog has already asked for what was missing, and was closed. */
  isAnswered = false

  constructor(status: number, text: string) {
    super(`${status}: ${text}`)
    this.status = status
    const told = parseError(text)
    this.sentence = told?.error
    this.code = told?.code
    this.told = { ...told }
  }
}

function parseError(text: string): { error?: string; code?: string } | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return value && typeof value === 'object' ? value : undefined
  } catch {
    return undefined
  }
}

type Args<E extends Endpoint> = unknown extends Input<E> ? [] : [input: Input<E>]

export async function call<E extends Endpoint>(endpoint: E, ...[input]: Args<E>): Promise<Answer<E>> {
  const given = (input ?? {}) as {
    params?: Record<string, unknown>
    query?: Record<string, unknown>
    body?: unknown
  }
  const response = await fetch(addressOf(endpoint, given), {
    method: endpoint.method,
    credentials: 'include',
    ...(given.body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(given.body) }),
  })
  return readAnswer(response) as Promise<Answer<E>>
}

/** Any answer that is not a success fails with 'status: body', or the status text when there is no body. */
export async function readAnswer(response: Response): Promise<unknown> {
  const text = await response.text()
  if (!response.ok) throw new CallError(response.status, text || response.statusText)
  return text ? JSON.parse(text) : undefined
}

export function addressOf(
  endpoint: Pick<Endpoint, 'path'>,
  given: { params?: Record<string, unknown>; query?: Record<string, unknown> },
): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(given.params?.[name])),
  )
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(given.query ?? {})) {
    if (value !== undefined) query.set(name, String(value))
  }
  return query.size > 0 ? `${path}?${query}` : path
}
