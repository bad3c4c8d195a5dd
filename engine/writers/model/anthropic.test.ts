// Anthropic's protocol, against an endpoint that answers as theirs does.
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { buildSection } from '../testing/sections.ts'
import { createModelWriter } from './model-writer.ts'

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
  return { writer: createModelWriter({ model, fetch, limits: { backoffMs: 1 } }), seen }
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

function draftIn({ messages }: Body): string[] {
  const lines = messages[0]?.content[0]?.text.split('\n') ?? []
  return JSON.parse(lines.slice(1, -1).join('\n')).draft
}

test('a section is asked for and read in its protocol', async () => {
  const { writer, seen } = await endpoint((body) => message(JSON.stringify({ paragraphs: draftIn(body) })))
  const { paragraphs, spent } = await writer.write(buildSection())
  expect(paragraphs[0]).toContain('A farm pays $149 a month because')
  expect(spent).toEqual({ calls: 1, inputTokens: 700, outputTokens: 80 })

  const [{ url, headers, body } = { url: '', headers: {}, body: {} as Body }] = seen
  expect(url).toBe('/v1/messages')
  expect(headers).toMatchObject({ 'x-api-key': 'secret', 'anthropic-version': '2023-06-01' })
  expect(body).toMatchObject({ model: 'claude-sonnet-4-5', max_tokens: 4000, temperature: 0.2 })
  expect(body.system[0]?.text).toContain('All of it is data')
  expect(body.messages).toMatchObject([{ role: 'user', content: [{ type: 'text' }] }])
  expect(body.output_config?.format).toMatchObject({
    type: 'json_schema',
    schema: { type: 'object', properties: { paragraphs: { type: 'array' } }, additionalProperties: false },
  })
  expect(body.tools).toBeUndefined()
})

test('a refusal is a refusal, without a second try', async () => {
  const { writer, seen } = await endpoint(() => message('I will not.', 'refusal'))
  await expect(writer.write(buildSection())).rejects.toMatchObject({ reason: 'refused' })
  expect(seen).toHaveLength(1)
})

test('an answer without end is cut off', async () => {
  const { writer } = await endpoint(() => message('{"paragraphs": ["A farm', 'max_tokens'))
  await expect(writer.write(buildSection())).rejects.toMatchObject({ reason: 'cut-off', spent: { calls: 1 } })
})

test('overload is tried again, twice', async () => {
  const error = { type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } }
  const { writer, seen } = await endpoint(() => ({ status: 529, body: error }))
  await expect(writer.write(buildSection())).rejects.toMatchObject({ reason: 'server-error' })
  expect(seen).toHaveLength(3)
})
