import { expect, test } from 'vitest'
import { createModelWriter } from './model-writer.ts'

const bounds = [
  {
    id: 'churn',
    meaning: 'share of customers who leave in a month',
    low: 0.02,
    high: 0.06,
    unit: 'fraction',
  },
  { id: 'price', meaning: 'monthly price', low: 100, high: 200, unit: 'USD' },
]
const brief = { businessIdea: 'Buoys for oyster farms.' }

/** A writer whose model answers with this text. */
function answering(content: string | Error) {
  let calls = 0
  const fetch = async () => {
    calls += 1
    if (content instanceof Error) throw content
    const choices = [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }]
    return Response.json({ id: 'x', object: 'chat.completion', model: 'm', choices })
  }
  const model = { kind: 'openai-compatible', baseUrl: 'http://127.0.0.1:1/v1', name: 'm' } as const
  const writer = createModelWriter({ model, fetch, limits: { backoffMs: 1 } })
  return {
    propose: (signal?: AbortSignal) => writer.proposeAssumptions(bounds, brief, signal),
    calls: () => calls,
  }
}
const proposing = (...assumptions: object[]) => answering(JSON.stringify({ assumptions }))
const reason = 'Farms sign for a season.'

test('values within bounds are taken, in the order of the bounds', async () => {
  const { taken, record } = await proposing(
    { id: 'price', value: 149, reason },
    { id: 'churn', value: 0.03, reason },
  ).propose()
  expect(taken).toEqual([
    { id: 'churn', value: 0.03, reason },
    { id: 'price', value: 149, reason },
  ])
  expect(record).toMatchObject({ calls: 1, heard: [{ outcome: 'taken' }, { outcome: 'taken' }] })
})

test('what is out of bounds, unknown, said twice or badly reasoned is recorded and ignored', async () => {
  const { taken, record } = await proposing(
    { id: 'churn', value: 0.5, reason },
    { id: 'churn', value: -1, reason },
    { id: 'margin', value: 0.5, reason },
    { id: 'churn', value: 0.03, reason: 'See https://example.com' },
    { id: 'churn', value: 0.03, reason: 'Because 3% is common.' },
    { id: 'churn', value: 0.03, reason: ' ' },
    { id: 'price', value: 200.2, reason },
    { id: 'price', value: 120, reason },
  ).propose()
  expect(taken).toEqual([{ id: 'price', value: 200, reason }])
  expect(record.heard.map(({ outcome }) => outcome)).toEqual([
    'out-of-bounds',
    'out-of-bounds',
    'unknown',
    'bad-reason',
    'bad-reason',
    'bad-reason',
    'clamped',
    'repeated',
  ])
})

test.each([
  ['words', 'I would say three.'],
  ['a value that is text', '{"assumptions":[{"id":"churn","value":"0.03","reason":"x"}]}'],
  ['infinity', '{"assumptions":[{"id":"churn","value":1e999,"reason":"x"}]}'],
  ['another shape', '{"churn":0.03}'],
])('%s is as if nothing had been said', async (_, content) => {
  const { taken, record } = await answering(content).propose()
  expect(taken).toEqual([])
  expect(record).toMatchObject({ reason: 'invalid-output', calls: 1, heard: [] })
})

test('a server that fails costs three calls and no plan', async () => {
  const down = answering(Object.assign(new TypeError('fetch failed'), { cause: new Error('refused') }))
  expect((await down.propose()).record).toMatchObject({ reason: 'server-error', calls: 3 })
  expect(down.calls()).toBe(3)
})

test('an abort rejects', async () => {
  await expect(proposing().propose(AbortSignal.abort(new Error('stop')))).rejects.toThrow('stop')
})
