import { afterAll, expect, onTestFinished, test } from 'vitest'
import { briefSchema } from '#engine/brief.ts'
import { understand } from '#engine/intake/understand.ts'
import { createReader, type Question, ReaderBusy } from './reader.ts'
import { THREADS } from './testing/threads.ts'

const reader = createReader()
afterAll(() => reader.close())

const question = (startupName: string, more: Partial<Question> = {}): Question => ({
  key: startupName,
  brief: briefSchema.parse({
    startupName,
    businessIdea: 'We bake sourdough bread in Cork and sell it at €5.50 a loaf.',
    targetCustomer: 'Families in Cork city',
  }),
  corrections: {},
  ...more,
})

/** A reader whose thread never answers: who waits there waits. */
function hanging(options: Parameters<typeof createReader>[0] = {}) {
  const stuck = createReader({ program: THREADS.hanging, limitMs: 60_000, ...options })
  onTestFinished(() => stuck.close())
  return stuck
}

test('a thread reads what the engine reads, and the same question is answered from memory', async () => {
  const asked = question('Larder & Loaf')
  const first = await reader.understand(asked)
  expect(first).toEqual(understand(asked.brief))
  expect(await reader.understand(asked)).toBe(first)
})

test('the same question asked twice at once is read once', async () => {
  const asked = question('Twice')
  const both = [reader.understand(asked), reader.understand(asked)]
  expect(reader.waiting).toBe(1)
  const [one, other] = await Promise.all(both)
  expect(one).toBe(other)
})

test('when enough wait, the next is turned away at once', async () => {
  const stuck = hanging({ mostWaiting: 2 })
  const waiting = ['a', 'b', 'c'].map((name) => stuck.understand(question(name)))
  const told = waiting.map((one) => expect(one).rejects.toThrow('The reader is closed.'))
  expect(stuck.waiting).toBe(3)
  await expect(stuck.understand(question('d'))).rejects.toThrow(ReaderBusy)
  await stuck.close()
  await Promise.all(told)
})

test('a question that nobody waits for any more leaves its place to the next', async () => {
  const stuck = hanging({ mostWaiting: 1 })
  const first = expect(stuck.understand(question('a'))).rejects.toThrow('closed')
  const [one, other] = [new AbortController(), new AbortController()]
  const gone = [one, other].map(({ signal }) =>
    expect(stuck.understand(question('b'), signal)).rejects.toThrow('gone'),
  )
  one.abort(new Error('gone'))
  // Somebody else asked the same and is still there.
  await expect(stuck.understand(question('c'))).rejects.toThrow(ReaderBusy)
  other.abort(new Error('gone'))
  await Promise.all(gone)
  expect(stuck.waiting).toBe(1)
  const next = expect(stuck.understand(question('c'))).rejects.toThrow('closed')
  await stuck.close()
  await Promise.all([first, next])
})

test('a brief that makes the thread hang costs that thread; who waits behind it is read by the next', async () => {
  const slow = createReader({ program: THREADS.hanging, limitMs: 300 })
  onTestFinished(() => slow.close())
  const both = [slow.understand(question('a')), slow.understand(question('b'))]
  // Both by threads that hang: the second was begun, so the first thread was replaced.
  for (const late of both) await expect(late).rejects.toThrow('longer than 0.3 seconds')
})

test('a thread that dies is replaced, and the brief that it died of fails alone', async () => {
  const mortal = createReader({ program: THREADS.dying })
  onTestFinished(() => mortal.close())
  const [deadly, other] = [mortal.understand(question('Deadly')), mortal.understand(question('Other'))]
  const told = expect(deadly).rejects.toThrow('The reading thread ended with 9.')
  expect((await other).sentence).toBe('Other')
  await told
})

test('what the engine cannot read says where it happened, and is asked anew the next time', async () => {
  const failing = createReader({ program: THREADS.failing })
  onTestFinished(() => failing.close())
  for (const _ of [1, 2])
    await expect(failing.understand(question('Secret words'))).rejects.toThrow(
      'A brief was not read: TypeError at engine',
    )
})

test('a closed reader takes nothing', async () => {
  const closed = createReader({ program: THREADS.dying })
  await closed.close()
  await expect(closed.understand(question('a'))).rejects.toThrow('The reader is closed.')
})
