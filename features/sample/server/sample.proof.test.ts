import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { readPng } from '#engine/drawing/testing/read-png.ts'
import { openShop } from '#features/accounts/server/testing/shop.ts'
import { makeSample } from './make-sample.ts'
import { releaseOfEngine } from './release.ts'

/** No jobs are worked: the test says when it is made. */
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

test('made by the real engine: every file of a blueprint, and the pages of its documents as pictures', async () => {
  expect((await ask()).body.state).toBe('making')
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
