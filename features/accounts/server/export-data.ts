// Everything that is kept about a person, as a ZIP: one JSON file per capability, and their files.
import { Readable } from 'node:stream'
import yazl from 'yazl'
import type { ExportedFile, House, Person } from '#server/house.ts'

const nothing = Readable.from([])

export async function exportData({ db, features, storage }: House, person: Person): Promise<Readable> {
  const zip = new yazl.ZipFile()
  const files: ExportedFile[] = []
  // One moment for all of it.
  await db.transaction(
    async (tx) => {
      for (const { name, exportData, exportFiles } of features) {
        const data = await exportData?.(tx, person)
        if (data !== undefined) zip.addBuffer(Buffer.from(JSON.stringify(data, null, 2)), `${name}.json`)
        files.push(...((await exportFiles?.(tx, person)) ?? []))
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
  for (const { path, key } of files) {
    zip.addReadStreamLazy(`files/${path}`, (give) => {
      storage.open(key).then(
        (file) => (file ? give(null, file.stream) : give(new Error(`${key} is missing`), nothing)),
        (error) => give(error, nothing),
      )
    })
  }
  zip.end()
  const output = zip.outputStream as Readable
  // Better a download that visibly breaks off than one that silently lacks a file.
  zip.on('error', (error) => output.destroy(error as Error))
  return output
}
