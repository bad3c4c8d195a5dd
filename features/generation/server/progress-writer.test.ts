import { expect, test, vi } from 'vitest'
import { testHouse } from '#server/testing/house.ts'
import { generationFeature } from './feature.ts'
import { claim } from './generation-steps.ts'
import { asking, atStage, printing } from './progress-rules.ts'
import { progressWriter } from './progress-writer.ts'
import { generationOf, paid } from './testing/paid.ts'

const house = testHouse({ features: [generationFeature] })

async function claimed() {
  const { generation } = await paid(house())
  const taken = await claim(house().db, generation.id)
  if (!taken) throw new Error('It could not be taken.')
  return taken
}

test('what comes faster than anybody can see is summed up, and the last is always written', async () => {
  const generation = await claimed()
  const told: string[] = []
  await house().notices.listen('generation', (payload) => payload && told.push(payload))
  const writer = progressWriter(house(), generation)
  for (const part of ['a', 'b', 'c']) writer.report(asking([{ kind: 'sections', part, state: 'begun' }]))
  writer.report(printing(new Set(['markdown'])))
  await writer.flush()
  expect(await generationOf(house(), generation.blueprintId)).toMatchObject({
    stage: 'Document Creation',
    progress: 64,
    documents: { markdown: 90, logo: 30 },
    activity: null,
  })
  await vi.waitFor(() => expect(new Set(told)).toEqual(new Set([generation.blueprintId])))
  expect(told.length).toBeLessThanOrEqual(3)
})

test('whoever takes over begins where the bar is', async () => {
  const generation = await claimed()
  const first = progressWriter(house(), generation)
  first.report(printing(new Set(['markdown', 'logo'])))
  await first.flush()
  const again = await claim(house().db, generation.id)
  const second = progressWriter(house(), again ?? generation)
  second.report(atStage('Idea Analysis'))
  await second.flush()
  expect(await generationOf(house(), generation.blueprintId)).toMatchObject({
    stage: 'Document Creation',
    progress: 68,
    documents: { markdown: 90, logo: 60, brand: 30 },
  })
})

test('progress that cannot be written stops nobody', async () => {
  const generation = await claimed()
  const broken = new Proxy(house().db, {
    get: () => {
      throw new Error('The database is away.')
    },
  })
  const writer = progressWriter({ db: broken, log: house().log }, generation)
  writer.report(atStage('Idea Analysis'))
  await writer.flush()
})
