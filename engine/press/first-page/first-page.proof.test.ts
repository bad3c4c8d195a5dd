// The first page as a picture, beside what a PDF reader shows of the same document.
import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Points, readPng } from '../../drawing/testing/read-png.ts'
import { createPress, type Printed, type Progressed } from '../press.ts'
import { blueprintOf } from '../testing/printed.ts'
import { firstPagePng, pagePictures } from './first-page.ts'
import { operationsIn } from './operations.ts'
import { UnreadablePdf } from './pdf-objects.ts'

const run = promisify(execFile)
const DOCUMENTS = ['quickstart', 'blueprint', 'brand-guide']

describe('printing while somebody watches', () => {
  const press = createPress({ threads: 1 })
  afterAll(() => press.close())
  const heard: Progressed[] = []
  let watched: Printed
  let unwatched: Printed
  beforeAll(async () => {
    const job = { blueprint: await blueprintOf('dogs'), date: '15 Nov 2026' }
    watched = await press.print(job, { onProgress: (news) => heard.push(news) })
    unwatched = await press.print(job)
  }, 180_000)

  test('tells of each kind of file once, and of the first page of each document', () => {
    const made = heard.flatMap((news) => ('made' in news ? [news.made] : []))
    expect(made.toSorted()).toEqual([...new Set(watched.files.map(({ kind }) => kind))].toSorted())
    const shown = heard.flatMap((news) => ('firstPageOf' in news ? [news.firstPageOf] : []))
    expect(shown.toSorted()).toEqual(DOCUMENTS.toSorted())
  })

  test('changes no byte of any file', () => {
    const differing = watched.files.filter(({ bytes }, i) =>
      Buffer.compare(bytes, unwatched.files[i]?.bytes ?? Buffer.alloc(0)),
    )
    expect(differing.map(({ name }) => name)).toEqual([])
  })

  test.each(DOCUMENTS)(
    'the pictures of the %s are what a reader shows, page by page',
    async (kind) => {
      const folder = await mkdtemp(join(tmpdir(), 'first-page-'))
      try {
        const bytes = watched.files.find((file) => file.kind === kind)?.bytes ?? Buffer.alloc(0)
        await writeFile(join(folder, 'document.pdf'), bytes)
        const size = ['-scale-to-x', '480', '-scale-to-y', '-1']
        await run('pdftoppm', ['-png', ...size, 'document.pdf', 'page'], { cwd: folder })
        const names = (await readdir(folder)).filter((name) => name.startsWith('page-')).toSorted()
        const ours: Uint8Array[] = []
        for await (const { png } of pagePictures(bytes, 480)) ours.push(png)
        expect(ours).toHaveLength(names.length)
        expect(ours[0]).toEqual(await firstPagePng(bytes))
        for (const [i, png] of ours.entries()) {
          const [one, other] = [readPng(png), readPng(await readFile(join(folder, names[i] ?? '')))]
          expect([one.width, Math.abs(one.height - other.height) <= 1]).toEqual([480, true])
          // Letters are smoothed a little otherwise; a word or a shape that is missing shows.
          expect(difference(one, other), `page ${i + 1}`).toBeLessThan(0.025)
        }
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    },
    120_000,
  )
})

/** Mean over blocks of some points each: 0 the same, 1 black against white. */
function difference(one: Points, other: Points, block = 12): number {
  const [across, down] = [Math.floor(one.width / block), Math.floor(one.height / block) - 1]
  let sum = 0
  for (let row = 0; row < down; row++)
    for (let column = 0; column < across; column++)
      sum += Math.abs(
        shade(one, column * block, row * block, block) - shade(other, column * block, row * block, block),
      )
  return sum / (across * down)
}

function shade({ rgba, width }: Points, left: number, top: number, size: number): number {
  let sum = 0
  for (let y = top; y < top + size; y++)
    for (let x = left; x < left + size; x++) {
      const at = (y * width + x) * 4
      sum += (rgba[at] ?? 0) + (rgba[at + 1] ?? 0) + (rgba[at + 2] ?? 0)
    }
  return sum / (size * size * 3 * 255)
}

test('what is no PDF of ours is refused', async () => {
  for (const text of ['', 'hello', '1 0 obj\n<< /Type /Page /MediaBox [0 0 10 10] >>\nendobj'])
    await expect(firstPagePng(Buffer.from(text))).rejects.toThrow(UnreadablePdf)
})

test('operations are read with their numbers, names and text, whatever stands in the text', () => {
  const content =
    '/Span << /Alt (a \\) Q) >> BDC q 1 0 0 -1 .5 -2 cm /f0 6.4 Tf [(\\000\\(\\)) -20 (\\n\\\\)] TJ [3 1] 0 d'
  const read = [...operationsIn(content)].map(({ operator, numbers, names, text }) => [
    operator,
    numbers,
    names,
    text.map((part) => (typeof part === 'number' ? part : [...part])),
  ])
  expect(read.slice(1)).toEqual([
    ['q', [], [], []],
    ['cm', [1, 0, 0, -1, 0.5, -2], [], []],
    ['Tf', [6.4], ['f0'], []],
    ['TJ', [], [], [[0, 40, 41], -20, [10, 92]]],
    ['d', [0], [], [3, 1]],
  ])
})
