// Many files as one ZIP, one after the other: as much memory for two hundred blueprints as for one.
import type { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import yazl from 'yazl'
import type { House } from '#server/house.ts'
import type { ToExport } from './export-shelf.ts'

const NOTE = 'Missing files.txt'

export function zipOf(house: House, exported: ToExport): Readable {
  const zip = new yazl.ZipFile()
  const output = zip.outputStream as Readable
  // Better a download that visibly breaks off than one that is silently wrong.
  zip.on('error', (error) => output.destroy(error as Error))
  fill(house, zip, exported).catch((error: Error) => output.destroy(error))
  return output
}

async function fill(
  { storage, log }: House,
  zip: yazl.ZipFile,
  { files, unfinished }: ToExport,
): Promise<void> {
  const output = zip.outputStream as Readable
  const missing: string[] = []
  for (const { path, key, size, createdAt } of files) {
    // Whoever asked has gone.
    if (output.destroyed) return
    const file = await storage.open(key)
    // They may have gone meanwhile; their closing is not told again.
    if (output.destroyed) return void file?.stream.destroy()
    if (file?.size !== size) {
      file?.stream.destroy()
      log.error({ key, size, found: file?.size }, 'a stored file is missing or damaged')
      missing.push(path)
      continue
    }
    await add(zip, file.stream, { path, size, createdAt })
  }
  const note = noteOf(missing, unfinished)
  if (note) zip.addBuffer(Buffer.from(note), NOTE)
  zip.end()
}

/** Done when its last byte is in the ZIP: the next file is opened then, not before. */
async function add(
  zip: yazl.ZipFile,
  stream: Readable,
  { path, size, createdAt }: { path: string; size: number; createdAt: Date },
): Promise<void> {
  const output = zip.outputStream as Readable
  const stop = () => stream.destroy(new Error('The download was broken off.'))
  output.once('close', stop)
  try {
    // They are compressed already, all but the smallest.
    zip.addReadStream(stream, path, { size, mtime: createdAt, compress: false })
    await finished(stream)
  } finally {
    output.off('close', stop)
  }
}

function noteOf(missing: string[], unfinished: string[]): string {
  const parts = [
    listed(
      'These files could not be found. Please write to our support, and we will make them again:',
      missing,
    ),
    listed('These blueprints have no files yet:', unfinished),
  ]
  return parts.filter(Boolean).join('\n\n')
}

const listed = (title: string, names: string[]) =>
  names.length > 0 ? [title, ...names.map((name) => `- ${name}`)].join('\n') : ''
