// Stored files as one ZIP that is written while it is read: of the contents, no more than a few pieces are in memory.
import { finished, Readable } from 'node:stream'
import yazl from 'yazl'
import type { Storage } from './storage.ts'

export interface Packed {
  /** In the ZIP, with its folders. */
  path: string
  key: string
  changedAt?: Date
}

const nothing = Readable.from([])
/** They are compressed already, all but the smallest. */
const PLAIN = { compress: false }

export function zipOf(
  storage: Pick<Storage, 'open'>,
  files: Packed[],
  more: (zip: yazl.ZipFile) => void = () => {},
): Readable {
  const zip = new yazl.ZipFile()
  const output = zip.outputStream as Readable
  let beingRead: Readable | undefined
  more(zip)
  for (const { path, key, changedAt } of files) {
    zip.addReadStreamLazy(path, { ...PLAIN, ...(changedAt && { mtime: changedAt }) }, (give) => {
      storage.open(key).then(
        (file) => {
          beingRead = file?.stream
          if (output.destroyed) beingRead?.destroy()
          if (file) {
            // Nobody else listens: unheard, a read that fails would end the process.
            finished(file.stream, (error) => error && zip.emit('error', error))
            give(null, file.stream)
          } else give(new Error(`${key} is missing`), nothing)
        },
        (error) => give(error, nothing),
      )
    })
  }
  zip.end()
  // Better a download that visibly breaks off than one that silently lacks a file.
  zip.on('error', (error) => output.destroy(error as Error))
  // Whoever stops reading leaves a file open otherwise.
  output.on('close', () => beingRead?.destroy())
  return output
}
