// Files into one zip, the same bytes for the same files.
import { ZipFile } from 'yazl'

export interface ZipEntry {
  path: string
  content: string | Uint8Array
}

// yazl turns whatever lies before 1980 into the first moment that a zip can name, in every time zone alike.
const BEFORE_ZIPS = 0 as unknown as Date

/** Pictures are packed already. */
const isPacked = (path: string) => path.endsWith('.png')

export async function zip(entries: ZipEntry[]): Promise<Uint8Array> {
  const archive = new ZipFile()
  for (const { path, content } of entries)
    archive.addBuffer(Buffer.from(content as Uint8Array), path, {
      mtime: BEFORE_ZIPS,
      mode: 0o100644,
      forceDosTimestamp: true,
      ...(isPacked(path) ? { compress: false } : { compressionLevel: 4 }),
    })
  archive.end()
  const chunks: Uint8Array[] = []
  for await (const chunk of archive.outputStream) chunks.push(chunk as Uint8Array)
  return new Uint8Array(Buffer.concat(chunks))
}
