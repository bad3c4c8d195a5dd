// Pages of a PDF as pictures: drawn once for each content, beside the thread that serves people, and kept in memory as long
// as there is room. A browser that has one asks whether it still holds, which draws nothing.
import type { House } from '#server/house.ts'
import { read } from '#server/storage/storage.ts'
import { PAGE_WIDTHS } from '../contract.ts'
import { type BoundedCache, boundedCache } from './bounded-cache.ts'
import type { DocumentFile } from './documents.ts'
import { askPortraitThread } from './portrait/portrait-threads.ts'

type PageSize = keyof typeof PAGE_WIDTHS
type Picture = Uint8Array | undefined
type Pictured = Pick<DocumentFile, 'sha256' | 'key'>

/** All small pages of one document, on their way: whoever wants one waits for that one alone. */
interface Drawing {
  drawn: Uint8Array[]
  waiting: Map<number, PromiseWithResolvers<Picture>>
}

interface Kept {
  pictures: BoundedCache<Picture>
  drawings: Map<string, Drawing>
}

const MOST_BYTES = 24 * 1024 * 1024
const keptBy = new WeakMap<House, Kept>()

function keptFor(house: House): Kept {
  const kept = keptBy.get(house) ?? {
    pictures: boundedCache<Picture>(MOST_BYTES, (picture) => picture?.byteLength ?? 0),
    drawings: new Map(),
  }
  keptBy.set(house, kept)
  return kept
}

/** None where the document has no such page. Rejects where the file is no PDF of our typesetter's. */
export async function pagePictureOf(
  house: House,
  file: Pictured,
  { page, size }: { page: number; size: PageSize },
): Promise<Picture> {
  const make = () => (size === 'small' ? smallPage(house, file, page) : onePage(house, file, { page, size }))
  return keptFor(house).pictures.get(keyOf(file, page, size), make)
}

const keyOf = ({ sha256 }: Pictured, page: number, size: PageSize) => `${sha256} ${page} ${size}`

async function onePage(house: House, file: Pictured, { page, size }: { page: number; size: PageSize }) {
  const pdf = await contentOf(house, file)
  return askPortraitThread<Picture>(house, ['page', { pdf, page, width: PAGE_WIDTHS[size] }])
}

/** A strip shows all of them, and taking a document apart is half of the work: they are drawn in one go. */
function smallPage(house: House, file: Pictured, page: number): Promise<Picture> {
  const { drawings } = keptFor(house)
  const drawing = drawings.get(file.sha256) ?? beginDrawing(house, file)
  const drawn = drawing.drawn[page - 1]
  if (drawn) return Promise.resolve(drawn)
  const wanted = drawing.waiting.get(page) ?? Promise.withResolvers<Picture>()
  drawing.waiting.set(page, wanted)
  return wanted.promise
}

function beginDrawing(house: House, file: Pictured): Drawing {
  const { drawings, pictures } = keptFor(house)
  const drawing: Drawing = { drawn: [], waiting: new Map() }
  drawings.set(file.sha256, drawing)
  const ended = (settle: (waiting: PromiseWithResolvers<Picture>) => void) => {
    drawings.delete(file.sha256)
    for (const waiting of drawing.waiting.values()) settle(waiting)
  }
  void contentOf(house, file)
    .then((pdf) =>
      askPortraitThread<void, Uint8Array>(house, ['pages', { pdf, width: PAGE_WIDTHS.small }], (picture) => {
        const page = drawing.drawn.push(picture)
        drawing.waiting.get(page)?.resolve(picture)
        void pictures.get(keyOf(file, page, 'small'), async () => picture)
      }),
    )
    .then(
      () => ended(({ resolve }) => resolve(undefined)),
      (error) => ended(({ reject }) => reject(error)),
    )
  return drawing
}

async function contentOf({ storage }: House, { key }: Pictured): Promise<Uint8Array> {
  const pdf = await read(storage, key)
  if (!pdf) throw new Error(`The stored file ${key} is missing.`)
  return pdf
}
