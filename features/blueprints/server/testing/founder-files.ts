// A founder with a finished blueprint, and how to ask for its files.
import type { Shop } from '#features/accounts/server/testing/shop.ts'
import { CREDIT_FORM, founder } from '#features/generation/server/testing/founders.ts'
import { deliver } from '#features/generation/server/testing/paid.ts'

export const GUIDE = 'Acme-Startup-Quickstart-Guide.pdf'
export const PLAN = 'Acme-Complete-Blueprint.pdf'
export const MARKDOWN = 'Acme-Blueprint.md'
export const contentOf = (filename: string) => `the content of ${filename}`

interface Listed {
  id: string
  filename: string
  title: string
  folder: string | null
  version: number
  notes: number
  url: string
}

export async function withFiles(
  shop: Shop,
  { startupName = 'Acme', names, proved }: { startupName?: string; names?: string[]; proved?: boolean } = {},
) {
  const { person, id, email } = await founder(shop, 1, { proved: proved ?? true })
  const { blueprintId } = (await person.post('/api/generate-blueprint', { ...CREDIT_FORM, startupName })).body
  await deliver(shop.house(), blueprintId, names)
  const url = `/api/blueprint/${blueprintId}`
  const list = async (): Promise<Listed[]> => (await person.get(`${url}/files`)).body.files
  const idOf = async (filename: string): Promise<string> =>
    (await list()).find((file) => file.filename === filename)?.id ?? `no ${filename}`
  return {
    ...{ person, id, email, blueprintId, url, list, idOf },
    files: `${url}/files`,
    names: async () => (await list()).map(({ filename }) => filename),
    /** What is done with files by their ids: move, copy, delete, restore. */
    act: (verb: string, fileIds: string[], more: object = {}) =>
      person.post(`${url}/files/${verb}`, { fileIds, ...more }),
  }
}
