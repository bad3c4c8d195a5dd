// Faults of the server rather than of the text. True when the answer, or the lack of one, is taken care of.
import type { ServerResponse } from 'node:http'
import type { Fault } from './faults.ts'
import type { ChatRequest } from './question.ts'
import { fail } from './replies.ts'

interface Situation {
  body: ChatRequest
  response: ServerResponse
  /** How often this model was asked the same before. */
  earlier: number
}

export function misbehave(fault: Fault, { body, response, earlier }: Situation): boolean {
  switch (fault) {
    case 'hang':
      return true
    case 'drip':
      return drip(response)
    case 'cut':
      return cut(response, body.stream === true)
    case 'reset':
      response.destroy()
      return true
    case 'rate-limit':
      return failed(response, 429, 'Too many requests.')
    case 'rate-limit-wait':
      return failed(response, 429, 'Too many requests.', { 'retry-after': '1' })
    case 'rate-limit-once':
      return earlier === 0 && failed(response, 429, 'Too many requests.', { 'retry-after': '1' })
    case 'rate-limit-long':
      return failed(response, 429, 'Too many requests.', { 'retry-after': '3600' })
    case 'error':
      return failed(response, 500, 'Something broke.')
    case 'busy-once':
      return earlier === 0 && failed(response, 503, 'Overloaded.')
    case 'unauthorised':
      return failed(response, 401, 'Incorrect key.')
    case 'plain-only':
      return isExacting(body) && failed(response, 400, 'Unsupported parameter.')
    case 'flood':
      return flood(response)
    case 'web-page':
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Sign in</title>')
      return true
    case 'redirect':
      response.writeHead(307, { location: '/sandbox/elsewhere' }).end()
      return true
    default:
      return false
  }
}

function failed(response: ServerResponse, status: number, message: string, headers = {}): true {
  fail(response, status, message, headers)
  return true
}

const isExacting = ({ temperature, max_tokens, response_format }: ChatRequest) =>
  temperature !== undefined || max_tokens !== undefined || response_format?.type === 'json_schema'

/** For ever, or until the caller has had enough. */
function drip(response: ServerResponse): true {
  response.writeHead(200, { 'content-type': 'application/json' })
  const timer = setInterval(() => response.write(' '), 20)
  response.once('close', () => clearInterval(timer))
  return true
}

/** The answer, so slowly that nobody waits for its end. */
export function trickle(response: ServerResponse, text: string): void {
  const bytes = Buffer.from(text)
  let sent = 0
  const timer = setInterval(() => {
    if (sent === bytes.length) response.end()
    else response.write(bytes.subarray(sent, ++sent))
  }, 50)
  response.once('close', () => clearInterval(timer))
}

function cut(response: ServerResponse, streaming: boolean): true {
  response.writeHead(200, { 'content-type': streaming ? 'text/event-stream' : 'application/json' })
  const start = streaming
    ? 'data: {"id":"sandbox","choices":[{"ind'
    : '{"id":"sandbox","choices":[{"index":0,"mess'
  response.write(start, () => response.destroy())
  return true
}

/** As fast as the caller takes it. */
function flood(response: ServerResponse): true {
  response.writeHead(200, { 'content-type': 'application/json' })
  const block = Buffer.alloc(64 * 1024, ' ')
  let left = (10 * 1024 * 1024) / block.length
  function pour(): void {
    while (left-- > 0) if (!response.write(block)) return
    response.end('{}')
  }
  response.on('drain', pour)
  pour()
  return true
}
