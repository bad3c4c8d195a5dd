import { z } from 'zod'
import type { PagePicture } from '#engine/press/first-page/first-page.ts'
import type { PrintedFile } from '#engine/press/press.ts'
import { contentTypeOf } from '#features/blueprints/server/public.ts'
import { printBrief } from '#features/generation/server/public.ts'
import { eq } from '#server/database/sql.ts'
import type { House } from '#server/house.ts'
import { queue } from '#server/jobs/job.ts'
import { SAMPLE_BRIEF } from '../contract.ts'
import { picturesOf } from './page-pictures.ts'
import { releaseOfEngine } from './release.ts'
import { type SampleFile, samples } from './tables.ts'

export const makeSampleFiles = queue({
  name: 'make-sample',
  data: z.object({ release: z.string() }),
  concurrency: 1,
  timeLimitSeconds: 300,
})

const FOLDER = 'sample'

/** Files first, then the row that names them: whoever is killed in between has only done work twice. */
export async function makeSample(house: House, release: string, signal: AbortSignal): Promise<void> {
  // A worker of another release would show something else under this one's name.
  if (release !== (await releaseOfEngine())) return
  const [row] = await house.db.select().from(samples).where(eq(samples.release, release))
  if (!row || row.files) return
  const printed = await printBrief(house, SAMPLE_BRIEF, { date: new Date(), signal })
  const documents = printed.filter(({ name }) => name.endsWith('.pdf'))
  const pictures = await picturesOf(
    documents.map(({ bytes }) => bytes),
    signal,
  )
  const files: SampleFile[] = []
  for (const file of printed) files.push(await keep(house, file, pictures[documents.indexOf(file)] ?? []))
  await house.db.update(samples).set({ files }).where(eq(samples.release, release))
}

async function keep({ storage }: House, file: PrintedFile, pictures: PagePicture[]): Promise<SampleFile> {
  const { name: filename, title, kind, bytes } = file
  const put = async (filename: string, bytes: Uint8Array) => ({
    filename,
    contentType: contentTypeOf(filename),
    ...(await storage.put(FOLDER, bytes)),
  })
  const pages: SampleFile['pages'] = []
  for (const [i, { png, width, height }] of pictures.entries())
    pages.push({ ...(await put(`${kind}-${i + 1}.png`, png)), width, height })
  return { ...(await put(filename, bytes)), title, kind, pages }
}
