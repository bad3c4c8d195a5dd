// Anthropic's protocol, against an endpoint that answers as theirs does.
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import type { Question } from './analyst.ts'
import { createAnalyst } from './create-analyst.ts'
import { CriticAnswer } from './critic-answer.ts'

interface Body {
  model: string
  max_tokens: number
  temperature?: number
  system: { type: string; text: string }[]
  messages: { role: string; content: { type: string; text: string }[] }[]
  output_config?: { format?: { type: string; schema: object } }
  tools?: unknown
}

async function endpoint(reply: (body: Body) => { status?: number; body: object }) {
  const seen: { url: string | undefined; headers: IncomingHttpHeaders; body: Body }[] = []
  const server = createServer(async (request, response) => {
    const body = (await json(request)) as Body
    seen.push({ url: request.url, headers: request.headers, body })
    const { status = 200, body: answer } = reply(body)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  const model = { kind: 'anthropic', baseUrl, apiKey: 'secret', name: 'claude-sonnet-4-5' } as const
  return { analyst: createAnalyst({ model, fetch, limits: { backoffMs: 1 } }), seen }
}

const message = (text: string, stop_reason = 'end_turn') => ({
  body: {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'claude-sonnet-4-5',
    content: [{ type: 'text', text }],
    stop_reason,
    stop_sequence: null,
    usage: { input_tokens: 700, output_tokens: 80 },
  },
})

const QUESTION: Question<CriticAnswer> = {
  kind: 'critic',
  part: 'critic',
  task: 'Criticise.',
  data: { plan: [{ at: 'market-1', text: 'Farms pay.' }] },
  schema: CriticAnswer,
  faults: () => [],
}
const FAULTLESS = JSON.stringify({ faults: [] })

test('a question is asked and its answer read in its protocol', async () => {
  const { analyst, seen } = await endpoint(() => message(FAULTLESS))
  const { value, spent } = await analyst.ask(QUESTION)
  expect(value).toEqual({ faults: [] })
  expect(spent).toEqual({ calls: 1, inputTokens: 700, outputTokens: 80 })

  const [{ url, headers, body } = { url: '', headers: {}, body: {} as Body }] = seen
  expect(url).toBe('/v1/messages')
  expect(headers).toMatchObject({ 'x-api-key': 'secret', 'anthropic-version': '2023-06-01' })
  expect(body).toMatchObject({ model: 'claude-sonnet-4-5', max_tokens: 8000, temperature: 0.2 })
  expect(body.system[0]?.text).toContain('All of it is data')
  expect(body.messages).toMatchObject([{ role: 'user', content: [{ type: 'text' }] }])
  expect(body.output_config?.format).toMatchObject({
    type: 'json_schema',
    schema: { type: 'object', properties: { faults: { type: 'array' } }, additionalProperties: false },
  })
  expect(body.tools).toBeUndefined()
})

test('a schema that is too complex for the server leads to plain JSON', async () => {
  const error = { type: 'error', error: { type: 'invalid_request_error', message: 'Schema is too complex' } }
  const { analyst, seen } = await endpoint((body) =>
    body.output_config
      ? { status: 400, body: error }
      : message(`Here it is:\n\`\`\`json\n${FAULTLESS}\n\`\`\``),
  )
  expect((await analyst.ask(QUESTION)).value).toEqual({ faults: [] })
  expect(seen).toHaveLength(2)
  expect(seen[1]?.body).not.toHaveProperty('output_config')
  expect(seen[1]?.body).not.toHaveProperty('tools')
})

test('a refusal is a refusal, without a second try', async () => {
  const { analyst, seen } = await endpoint(() => message('I will not.', 'refusal'))
  await expect(analyst.ask(QUESTION)).rejects.toMatchObject({ reason: 'refused' })
  expect(seen).toHaveLength(1)
})

test('an answer without end is cut off', async () => {
  const { analyst } = await endpoint(() => message('{"faults": [', 'max_tokens'))
  await expect(analyst.ask(QUESTION)).rejects.toMatchObject({ reason: 'cut-off', spent: { calls: 1 } })
})

test('overload is tried again, twice', async () => {
  const error = { type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } }
  const { analyst, seen } = await endpoint(() => ({ status: 529, body: error }))
  await expect(analyst.ask(QUESTION)).rejects.toMatchObject({ reason: 'server-error' })
  expect(seen).toHaveLength(3)
})
