import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { readPng } from '#engine/drawing/testing/read-png.ts'
import { openShop } from '#features/accounts/server/testing/shop.ts'
import { makeSample, makeSampleFiles } from './make-sample.ts'
import { releaseOfEngine } from './release.ts'
import { samples } from './tables.ts'

/** No jobs are worked: the tests say when it is made. */
const shop = openShop({ works: false })
const never = new AbortController().signal
const ask = () => shop.visitor().get('/api/sample')

interface Shown {
  url: string
  size: number
  kind: string
  filename: string
  pages: { url: string; width: number; height: number }[]
}

test('whoever asks first has it made, once, however many ask', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, ask))
  for (const { status, body } of answers)
    expect({ status, body }).toEqual({ status: 200, body: { state: 'making', files: [] } })
  const { pool } = shop.house().database
  const { rows } = await pool.query('select data from pgboss.job where name = $1', [makeSampleFiles.name])
  expect(rows).toEqual([{ data: { release: await releaseOfEngine() } }])
})

test('one that came to nothing is asked for again, after a while and once', async () => {
  const { db, database } = shop.house()
  await database.pool.query('delete from pgboss.job where name = $1', [makeSampleFiles.name])
  await ask()
  const count = async () =>
    (await database.pool.query('select 1 from pgboss.job where name = $1', [makeSampleFiles.name])).rowCount
  expect(await count()).toBe(0)
  await db.update(samples).set({ askedAt: new Date(Date.now() - 11 * 60_000) })
  await Promise.all([ask(), ask(), ask()])
  expect(await count()).toBe(1)
})

test('a worker of another release makes nothing, and one that is stopped leaves nothing half', async () => {
  await makeSample(shop.house(), 'another release', never)
  await expect(
    makeSample(shop.house(), await releaseOfEngine(), AbortSignal.abort(new Error('stopped'))),
  ).rejects.toThrow('stopped')
  expect((await ask()).body.state).toBe('making')
})

test('a file that is none is not found', async () => {
  const person = shop.visitor()
  expect((await person.get(`/api/sample/${'a'.repeat(64)}/x.pdf`)).status).toBe(404)
  expect((await person.get('/api/sample/../../etc/passwd')).status).toBe(404)
  expect((await person.get('/api/sample/short/x.pdf')).status).toBe(400)
})

test('made by the real engine: every file of a blueprint, and the pages of its documents as pictures', async () => {
  await makeSample(shop.house(), await releaseOfEngine(), never)
  const { body } = await ask()
  expect(body.state).toBe('ready')
  const files: Shown[] = body.files
  expect(files.map(({ kind }) => kind)).toEqual([
    'quickstart',
    'blueprint',
    'markdown',
    'brand-guide',
    ...Array(6).fill('logo'),
    'brand-pack',
    'spreadsheet',
    'word',
  ])
  const pages = new Map(files.map((file) => [file.kind, file.pages.length]))
  expect(pages.get('blueprint')).toBeGreaterThanOrEqual(18)
  expect(pages.get('brand-guide')).toBeGreaterThan(5)
  expect(pages.get('quickstart')).toBeGreaterThan(1)
  expect(pages.get('markdown')).toBe(0)

  const person = shop.visitor()
  for (const { url, size, filename } of files) {
    const answer = await person.get(`${url}?download=1`)
    expect(answer.raw.length).toBe(size)
    expect(url).toContain(createHash('sha256').update(answer.raw).digest('hex'))
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-disposition': expect.stringContaining(`attachment; filename="${filename}"`),
    })
  }
  const page = files.find(({ kind }) => kind === 'blueprint')?.pages.at(-1)
  const picture = readPng((await person.get(page?.url ?? '')).raw)
  expect([picture.width, picture.height]).toEqual([page?.width, page?.height])
  // Made already: whoever is handed the job once more has nothing to do.
  await makeSample(shop.house(), await releaseOfEngine(), AbortSignal.abort(new Error('was made again')))
}, 180_000)
