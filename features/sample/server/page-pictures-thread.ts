import { parentPort, workerData } from 'node:worker_threads'
import { type PagePicture, pagePictures } from '#engine/press/first-page/first-page.ts'

/** Sharp on fine screens at the size at which they are read. */
const WIDTH = 1240

const pictures: PagePicture[][] = []
for (const pdf of workerData as Uint8Array[]) {
  const pages: PagePicture[] = []
  for await (const picture of pagePictures(pdf, WIDTH)) pages.push(picture)
  pictures.push(pages)
}
parentPort?.postMessage(pictures)
