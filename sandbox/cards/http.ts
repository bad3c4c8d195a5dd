import type { IncomingMessage, ServerResponse } from 'node:http'

const LARGEST = 256 * 1024

/** The whole body; undefined when it is too large. Read to the end all the same: a browser listens only after it has spoken. */
export async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length
    if (size <= LARGEST) parts.push(part)
  }
  return size <= LARGEST ? Buffer.concat(parts).toString('utf8') : undefined
}

export interface Reply {
  status: number
  headers: Record<string, string>
  body: string
}

export function json(status: number, body: object | string, headers: Record<string, string> = {}): Reply {
  return {
    status,
    headers: {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  }
}

export type Handle = (request: IncomingMessage) => Promise<Reply | 'hang' | 'cut'>

/** Answers what the handler answers; or, where it says so, never, or with the end of the connection. */
export function serve(handle: Handle) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    handle(request)
      .catch(() => json(500, FAILED))
      .then((reply) => {
        if (reply === 'cut') response.destroy()
        else if (reply !== 'hang') response.writeHead(reply.status, reply.headers).end(reply.body)
      })
      // The visitor has left.
      .catch(() => response.destroy())
  }
}

const FAILED = { error: { type: 'api_error', message: 'The sandbox card provider failed.' } }
