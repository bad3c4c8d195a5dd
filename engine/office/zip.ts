// Files into one zip, the same bytes for the same files.
import { ZipFile } from 'yazl'

// yazl turns whatever lies before 1980 into the first moment that a zip can name, in every time zone alike.
const BEFORE_ZIPS = 0 as unknown as Date

export async function zip(files: { path: string; text: string }[]): Promise<Uint8Array> {
  const archive = new ZipFile()
  for (const { path, text } of files)
    archive.addBuffer(Buffer.from(text), path, {
      mtime: BEFORE_ZIPS,
      mode: 0o100644,
      forceDosTimestamp: true,
      compressionLevel: 4,
    })
  archive.end()
  const chunks: Uint8Array[] = []
  for await (const chunk of archive.outputStream) chunks.push(chunk as Uint8Array)
  return new Uint8Array(Buffer.concat(chunks))
}
