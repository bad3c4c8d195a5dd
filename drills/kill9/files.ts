// Every file that is shown is what was stored, to the byte, and every PDF opens.
import { factsOf } from '#engine/documents/testing/pdf.ts'
import { folderOf } from '#features/blueprints/server/public.ts'
import { read } from '#server/storage/storage.ts'
import type { OpenShop } from '../works/works.ts'
import type { Books } from './books.ts'

/** Looks at those of blueprints that it has not seen before; answers what is wrong, and how many it looked at. */
export function fileInspector({ storage }: Pick<OpenShop, 'storage'>) {
  const seen = new Set<string>()

  async function faultOf(file: Books['files'][number]): Promise<string | undefined> {
    const bytes = await read(storage, file.key).catch((error: Error) => error)
    if (bytes instanceof Error) return bytes.message
    if (!bytes) return `${file.filename} is not in the storage`
    // That the bytes are those of the key was looked at on reading.
    if (!file.key.endsWith(`/${file.sha256}`) || bytes.length !== file.size)
      return `${file.filename} has ${bytes.length} bytes of ${file.size}`
    if (!file.filename.endsWith('.pdf')) return undefined
    try {
      return factsOf(bytes).pages > 0 ? undefined : `${file.filename} has no pages`
    } catch (error) {
      return `${file.filename} does not open: ${error}`
    }
  }

  return async ({ files, generations }: Books): Promise<{ looked: number; fault?: string }> => {
    let looked = 0
    const isNew = ({ blueprintId }: { blueprintId: string }) => !seen.has(blueprintId)
    for (const { blueprintId } of generations.filter(isNew)) {
      // Also what nobody is shown, such as a plan: what is there is whole.
      for (const key of await storage.list(folderOf(blueprintId))) {
        const fault = await read(storage, key).then(
          () => undefined,
          (error: Error) => error.message,
        )
        if (fault) return { looked, fault }
      }
      for (const file of files.filter((one) => one.blueprintId === blueprintId)) {
        looked += 1
        const fault = await faultOf(file)
        if (fault) return { looked, fault }
      }
      seen.add(blueprintId)
    }
    return { looked }
  }
}
