// What a watcher learns while a blueprint is printed, by a press in the hand of the test.
import { expect, test } from 'vitest'
import type { Blueprint } from '#engine/blueprint.ts'
import { type FileKind, fileName } from '#engine/file-names.ts'
import type { PrintOptions } from '#engine/press/press.ts'
import { mailFeature } from '#server/mail/feature.ts'
import { read } from '#server/storage/storage.ts'
import { testHouse } from '#server/testing/house.ts'
import { generationFeature } from './feature.ts'
import { makeBlueprint } from './make-blueprint.ts'
import { packPlan } from './planning/packed-plan.ts'
import { generationOf, paid } from './testing/paid.ts'
import { until } from './testing/settled.ts'
import type { Workshop } from './workshop.ts'

const house = testHouse({ features: [mailFeature, generationFeature] })
const KINDS: FileKind[] = ['quickstart', 'blueprint', 'markdown', 'brand-guide', 'logo']
const PICTURE = Buffer.from('the picture of a page')

type Tell = NonNullable<PrintOptions['onProgress']>

/** Plans nothing; prints what it is told to, and then some small files. */
function workshopThat(prints: (tell: Tell) => Promise<void> | void): Workshop {
  const close = async () => {}
  const warm = () => {}
  const plan = packPlan({} as Blueprint)
  const files = KINDS.map((kind) => ({ ...fileName(kind, 'Acme', 1), bytes: Buffer.from(kind) }))
  const press = {
    pid: undefined,
    warmUp: warm,
    close,
    async print(_: unknown, { onProgress }: PrintOptions = {}) {
      if (onProgress) await prints(onProgress)
      return { files, times: [] }
    },
  }
  return {
    planner: { plan: async () => ({ plan }), lookAt: Promise.reject, warm, close },
    press: async () => press,
    warm,
    close,
  }
}

test('every file that is printed shows at its document, and a first page as soon as there is one', async () => {
  const one = await paid(house())
  const seen: unknown[] = []
  const workshop = workshopThat(async (tell) => {
    tell({ made: 'markdown' })
    tell({ made: 'word' })
    tell({ firstPageOf: 'brand-guide', png: PICTURE })
    seen.push(
      await until(
        house().db,
        one.blueprintId,
        ({ documents, firstPages }) => documents.markdown === 90 && firstPages.brand !== undefined,
      ),
    )
  })
  await makeBlueprint(house(), workshop, {
    generationId: one.generation.id,
    signal: new AbortController().signal,
  })
  expect(seen).toMatchObject([
    {
      status: 'generating',
      stage: 'Document Creation',
      progress: 68,
      documents: { markdown: 90, blueprint: 50, brand: 30, quickstart: 30, logo: 30 },
    },
  ])
  const { status, firstPages } = await generationOf(house(), one.blueprintId)
  expect(status).toBe('complete')
  expect(await read(house().storage, firstPages.brand ?? '')).toEqual(PICTURE)
})

test('a first page that cannot be kept holds nothing up', async () => {
  const one = await paid(house())
  const { storage } = house()
  const forgetful = {
    ...house(),
    storage: {
      ...storage,
      put: (folder: string, bytes: Uint8Array) =>
        bytes === PICTURE ? Promise.reject(new Error('The disk is full.')) : storage.put(folder, bytes),
    },
  }
  const workshop = workshopThat((tell) => tell({ firstPageOf: 'blueprint', png: PICTURE }))
  await makeBlueprint(forgetful, workshop, {
    generationId: one.generation.id,
    signal: new AbortController().signal,
  })
  expect(await generationOf(house(), one.blueprintId)).toMatchObject({ status: 'complete', firstPages: {} })
})
