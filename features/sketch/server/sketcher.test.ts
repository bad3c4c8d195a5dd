import { afterAll, expect, test } from 'vitest'
import { createSketcher } from './sketcher.ts'
import { THREADS } from './testing/threads.ts'

const IDEA = { idea: 'A sourdough bakery in Cork with evening classes', name: 'Larder & Loaf' }

const sketcher = createSketcher({ limitMs: 60_000 })
afterAll(() => sketcher.close())

test('the same idea is drawn once, however many ask and however soon', async () => {
  const [first, second] = await Promise.all([sketcher.sketch(IDEA), sketcher.sketch(IDEA)])
  expect(second).toBe(first)
  expect(await sketcher.sketch(IDEA)).toBe(first)
  expect(await sketcher.sketch({ ...IDEA, name: '' })).not.toBe(first)
})

test('the line is short: whoever finds it full is turned away at once', async () => {
  const busy = createSketcher({ program: THREADS.hanging, mostWaiting: 2, limitMs: 300 })
  const waiting = ['one', 'two'].map((idea) => busy.sketch({ idea }))
  await expect(busy.sketch({ idea: 'three' })).rejects.toMatchObject({ code: 'overloaded' })
  for (const one of waiting) await expect(one).rejects.toThrow('longer than 0.3 seconds')
  await busy.close()
})

test('a thread that dies takes nobody with it: the next idea has a new one', async () => {
  const dying = createSketcher({ program: THREADS.dying })
  for (const idea of ['one', 'two', 'two'])
    await expect(dying.sketch({ idea })).rejects.toThrow('The sketching thread ended with 9.')
  await dying.close()
})
