// Founders whose blueprint is finished, and what they do with its plan.
import type { Shop } from '#features/accounts/server/testing/shop.ts'
import { CREDIT_FORM, type FORM, founder } from '#features/generation/server/testing/founders.ts'
import { makeSmall } from '#features/generation/server/testing/small-press.ts'
import type { Corrections } from '#features/understanding/contract.ts'

export const NONE = { values: {} }

export async function planned(shop: Shop, form: Partial<typeof FORM> & { corrections?: Corrections } = {}) {
  const { person, id: userId, email } = await founder(shop)
  const { blueprintId } = (await person.post('/api/generate-blueprint', { ...CREDIT_FORM, ...form })).body
  const make = (options?: { dies: boolean }) => makeSmall(shop.house(), blueprintId, options)
  await make()
  const path = `/api/blueprint/${blueprintId}`
  const state = async () => (await person.get(`${path}/assumptions`)).body
  const save = (edits: object, version: number) =>
    person.put(`${path}/assumptions`, { edits: { ...NONE, ...edits }, version })
  const press = (version: number, key: string = crypto.randomUUID()) =>
    person.post(`${path}/reissue`, { version, key })
  /** Seen as it is now, unless another version is named. */
  const restore = async (
    number: number,
    { key = crypto.randomUUID() as string, version = undefined as number | undefined } = {},
  ) => person.post(`${path}/issues/${number}/restore`, { key, version: version ?? (await state()).version })
  const issues = async () => (await person.get(`${path}/issues`)).body.issues
  const files = async () => (await person.get(`${path}/files`)).body.files
  return { person, userId, email, blueprintId, path, make, state, save, press, restore, issues, files }
}
