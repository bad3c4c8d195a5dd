// A language model on loopback: the protocol that most servers speak, so that the model writer can be tried without one.
// It plays what a real model answered to a recorded prompt, says the same of a small stand-in business to every other one, and can
// be told to go wrong in every way we know.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Completion, complete } from './answers.ts'
import { FAULTS, type FaultName, faultFor, faultNameIn } from './faults.ts'
import { kindOf } from './kinds.ts'
import { misbehave, trickle } from './misbehave.ts'
import type { ChatRequest } from './question.ts'
import { openRecordings, type PlayOptions, RECORDINGS } from './recordings.ts'
import { fail, json } from './replies.ts'

interface SeenRequest {
  model: string
  at: number
  headers: Record<string, string | string[] | undefined>
  body: ChatRequest
  /** How many questions to this model were open, with this one. */
  atOnce: number
  /** Whether its prompt has a recorded answer. */
  isRecorded: boolean
  /** 'open' until it is over, and then whether the answer went out whole. */
  outcome: 'open' | 'answered' | 'broken-off'
}

export interface LanguageModel {
  /** With /v1, as a client wants it. */
  baseUrl: string
  /** Oldest first; of one model, or of all. */
  requests(model?: string): SeenRequest[]
  close(): Promise<void>
}

interface LanguageModelOptions extends PlayOptions {
  /** For every model whose name does not say; or told for each question. */
  fault?: FaultName | ((request: ChatRequest) => FaultName | undefined)
  /** A folder of recordings, one folder each. */
  recordings?: string
  port?: number
}

const MOST_REQUEST = 4 * 1024 * 1024

export async function openLanguageModel({
  fault,
  recordings = RECORDINGS,
  port = 0,
  ...playing
}: LanguageModelOptions = {}): Promise<LanguageModel> {
  const recorded = openRecordings(recordings, playing)
  const seen: SeenRequest[] = []
  const requests = (model?: string) => seen.filter((one) => model === undefined || one.model === model)

  async function chat(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = parse(await read(request))
    if (!body) return fail(response, 400, 'The body is not a chat request.')
    const { model } = body
    const earlier = requests(model)
    const open = earlier.filter(({ outcome }) => outcome === 'open').length
    const { headers } = request
    const one: SeenRequest = {
      model,
      at: Date.now(),
      headers,
      body,
      atOnce: open + 1,
      isRecorded: recorded(body) !== undefined,
      outcome: 'open',
    }
    seen.push(one)
    response.once('close', () => {
      one.outcome = response.writableFinished ? 'answered' : 'broken-off'
    })
    const name = faultNameIn(model) ?? (typeof fault === 'function' ? fault(body) : fault)
    const wrong = name && faultFor(name, kindOf(body))
    const same = earlier.filter((other) => isSame(other.body, body)).length
    if (wrong && misbehave(wrong, { body, response, earlier: same })) return
    const completion = complete(body, recorded, wrong)
    const reply = body.stream
      ? { type: 'text/event-stream', text: events(body, completion) }
      : {
          type: 'application/json',
          text: JSON.stringify(answer(body, completion, wrong !== 'no-usage')),
        }
    response.writeHead(200, { 'content-type': reply.type, 'cache-control': 'no-store' })
    if (wrong === 'slow-stream') trickle(response, reply.text)
    else response.end(reply.text)
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1')
    const route = `${request.method} ${url.pathname}`
    if (route === 'POST /v1/chat/completions')
      return void chat(request, response).catch(() => response.destroy())
    if (route === 'GET /v1/models') return json(response, 200, models())
    // For whoever runs this in another process.
    if (route === 'GET /sandbox/requests')
      return json(response, 200, requests(url.searchParams.get('model') ?? undefined))
    fail(response, 404, 'There is nothing here.')
  })
  await listen(server, port)
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      server.closeAllConnections()
      return closed
    },
  }
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', () => resolve())
  })
}

async function read(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length
    if (size > MOST_REQUEST) throw new Error('too large')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

function parse(text: string): ChatRequest | undefined {
  try {
    const body = JSON.parse(text)
    return typeof body?.model === 'string' && Array.isArray(body.messages) ? body : undefined
  } catch {
    return undefined
  }
}

const isSame = (one: ChatRequest, other: ChatRequest) =>
  JSON.stringify(one.messages) === JSON.stringify(other.messages)

const CREATED = 1_700_000_000

function models(): object {
  const names = ['writer', ...FAULTS.map((fault) => `writer:${fault}`)]
  const data = names.map((id) => ({ id, object: 'model', created: CREATED, owned_by: 'sandbox' }))
  return { object: 'list', data }
}

const about = ({ model }: ChatRequest, object: string) => ({ id: 'sandbox', object, created: CREATED, model })

function answer(request: ChatRequest, { content, refusal, finish }: Completion, withUsage: boolean): object {
  const message = { role: 'assistant', content, ...(refusal !== undefined && { refusal }) }
  const prompt_tokens = Math.ceil(JSON.stringify(request.messages).length / 4)
  const completion_tokens = Math.ceil((content ?? refusal ?? '').length / 4)
  const usage = { prompt_tokens, completion_tokens, total_tokens: prompt_tokens + completion_tokens }
  const choices = [{ index: 0, message, finish_reason: finish }]
  return { ...about(request, 'chat.completion'), choices, ...(withUsage && { usage }) }
}

function events(request: ChatRequest, { content, refusal, finish }: Completion): string {
  const event = (delta: object, finish_reason: string | null) => {
    const choices = [{ index: 0, delta, finish_reason }]
    return `data: ${JSON.stringify({ ...about(request, 'chat.completion.chunk'), choices })}\n\n`
  }
  return [
    event({ role: 'assistant' }, null),
    ...((content ?? '').match(/[\s\S]{1,40}/g) ?? []).map((part) => event({ content: part }, null)),
    ...(refusal === undefined ? [] : [event({ refusal }, null)]),
    event({}, finish),
    'data: [DONE]\n\n',
  ].join('')
}

if (import.meta.main) console.log((await openLanguageModel()).baseUrl)
