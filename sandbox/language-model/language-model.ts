// A language model on loopback: the protocol that most servers speak, so that the model writer can be tried without one.
// It says what it is told, and can be told to go wrong in every way we know.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type ChatRequest, type Completion, complete } from './answers.ts'
import { FAULTS, type Fault, faultOf } from './faults.ts'
import { misbehave } from './misbehave.ts'
import { fail, json } from './replies.ts'

interface SeenRequest {
  model: string
  at: number
  headers: Record<string, string | string[] | undefined>
  body: ChatRequest
  /** How many questions to this model were open, with this one. */
  atOnce: number
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

interface LanguageModelOptions {
  /** For every model whose name does not say; or told for each question. */
  fault?: Fault | ((request: ChatRequest) => Fault | undefined)
  port?: number
}

const MOST_REQUEST = 4 * 1024 * 1024

export async function openLanguageModel({
  fault,
  port = 0,
}: LanguageModelOptions = {}): Promise<LanguageModel> {
  const seen: SeenRequest[] = []
  const requests = (model?: string) => seen.filter((one) => model === undefined || one.model === model)

  async function chat(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = parse(await read(request))
    if (!body) return fail(response, 400, 'The body is not a chat request.')
    const { model } = body
    const earlier = requests(model)
    const open = earlier.filter(({ outcome }) => outcome === 'open').length
    const { headers } = request
    const one: SeenRequest = { model, at: Date.now(), headers, body, atOnce: open + 1, outcome: 'open' }
    seen.push(one)
    response.once('close', () => {
      one.outcome = response.writableFinished ? 'answered' : 'broken-off'
    })
    const wrong = faultOf(model) ?? (typeof fault === 'function' ? fault(body) : fault)
    if (wrong && misbehave(wrong, { body, response, earlier: earlier.length })) return
    const completion = complete(body, wrong)
    if (body.stream) stream(response, body, completion)
    else json(response, 200, answer(body, completion, wrong !== 'no-usage'))
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

function stream(
  response: ServerResponse,
  request: ChatRequest,
  { content, refusal, finish }: Completion,
): void {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
  const send = (delta: object, finish_reason: string | null) => {
    const choices = [{ index: 0, delta, finish_reason }]
    response.write(`data: ${JSON.stringify({ ...about(request, 'chat.completion.chunk'), choices })}\n\n`)
  }
  send({ role: 'assistant' }, null)
  for (const part of (content ?? '').match(/[\s\S]{1,40}/g) ?? []) send({ content: part }, null)
  if (refusal !== undefined) send({ refusal }, null)
  send({}, finish)
  response.end('data: [DONE]\n\n')
}

if (import.meta.main) console.log((await openLanguageModel()).baseUrl)
