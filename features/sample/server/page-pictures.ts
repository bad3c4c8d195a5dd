// Pictures of pages, made beside the thread that serves people.
import { Worker } from 'node:worker_threads'
import type { PagePicture } from '#engine/press/first-page/first-page.ts'

const PROGRAM = new URL('page-pictures-thread.ts', import.meta.url)

/** Of each document, all its pages in their order. */
export function picturesOf(pdfs: Uint8Array[], signal: AbortSignal): Promise<PagePicture[][]> {
  const worker = new Worker(PROGRAM, { workerData: pdfs })
  return new Promise<PagePicture[][]>((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', (code) => reject(new Error(`The thread that draws pages ended with ${code}.`)))
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    if (signal.aborted) reject(signal.reason)
  }).finally(() => worker.terminate())
}
