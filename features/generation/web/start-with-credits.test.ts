import { afterEach, expect, test, vi } from 'vitest'
import { startWithCredits } from './start-with-credits.ts'

const FORM = { startupName: 'TideWatch', businessIdea: 'A sensor buoy' }
const STARTED = () => new Response('{"success":true,"blueprintId":"b1"}')

afterEach(() => vi.unstubAllGlobals())

/** Answers in turn, and collects the ids that were sent. */
function answering(...answers: (() => Response | Promise<never>)[]) {
  const ids: unknown[] = []
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    ids.push(JSON.parse(body).requestId)
    return answers.shift()?.()
  })
  return ids
}

test('sends the form with useCredits and an id of its own for every press', async () => {
  const fetched = vi.fn(async (_address: string, _init: RequestInit) => STARTED())
  vi.stubGlobal('fetch', fetched)
  expect(await startWithCredits(FORM)).toBe('b1')
  const sent = JSON.parse(String(fetched.mock.calls[0]?.[1].body))
  expect(sent).toEqual({ ...FORM, useCredits: true, requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) })
  await startWithCredits(FORM)
  expect(JSON.parse(String(fetched.mock.calls[1]?.[1].body)).requestId).not.toBe(sent.requestId)
})

const lost = () => Promise.reject(new TypeError('Failed to fetch'))
const broken = () => new Response('', { status: 502 })

test.each([
  ['lost', lost],
  ['broken', broken],
])('after an answer that was %s the same form is the same request', async (_, fault) => {
  const ids = answering(fault, STARTED, STARTED)
  await expect(startWithCredits(FORM)).rejects.toThrow()
  await startWithCredits(FORM)
  await startWithCredits(FORM)
  expect(ids[1]).toBe(ids[0])
  expect(ids[2]).not.toBe(ids[0])
})

test('a refusal is an answer, and another form another request', async () => {
  const refused = () => new Response('{"error":"No remaining blueprints"}', { status: 402 })
  const ids = answering(refused, lost, STARTED)
  await expect(startWithCredits(FORM)).rejects.toThrow('402')
  await expect(startWithCredits(FORM)).rejects.toThrow('Failed to fetch')
  await startWithCredits({ ...FORM, startupName: 'Other' })
  expect(new Set(ids).size).toBe(3)
})
