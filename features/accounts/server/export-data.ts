// Everything that is kept about a person, as a ZIP: one JSON file per capability, and their files.
import type { Readable } from 'node:stream'
import type { ExportedFile, House, Person } from '#server/house.ts'
import { zipOf } from '#server/storage/zip.ts'

export async function exportData({ db, features, storage }: House, person: Person): Promise<Readable> {
  const known = new Map<string, Buffer>()
  const files: ExportedFile[] = []
  // One moment for all of it.
  await db.transaction(
    async (tx) => {
      for (const { name, exportData, exportFiles } of features) {
        const data = await exportData?.(tx, person)
        if (data !== undefined) known.set(`${name}.json`, Buffer.from(JSON.stringify(data, null, 2)))
        files.push(...((await exportFiles?.(tx, person)) ?? []))
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
  return zipOf(
    storage,
    files.map(({ path, key }) => ({ path: `files/${path}`, key })),
    (zip) => {
      for (const [name, bytes] of known) zip.addBuffer(bytes, name)
    },
  )
}
