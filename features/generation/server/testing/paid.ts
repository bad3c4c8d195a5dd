// Generations that were paid for, without the way there.
import { randomUUID } from 'node:crypto'
import { briefSchema } from '#engine/brief.ts'
import { lockUser } from '#features/accounts/server/public.ts'
import { users } from '#features/accounts/server/tables.ts'
import { randomEmail } from '#features/accounts/server/testing/shop.ts'
import { contentTypeOf, folderOf } from '#features/blueprints/server/public.ts'
import { writeEntry } from '#features/credits/server/public.ts'
import { desc, eq } from '#server/database/sql.ts'
import type { House } from '#server/house.ts'
import type { MadeFile } from '../made.ts'
import { startBlueprint } from '../public.ts'
import { complete, giveUp } from '../settle.ts'
import { type Generation, generations } from '../tables.ts'
import { FORM } from './founders.ts'

export interface Paid {
  userId: string
  email: string
  blueprintId: string
  generation: Generation
}

export async function paid(house: House, { forAddress = false, startupName = FORM.startupName } = {}) {
  const email = randomEmail()
  const [user] = await house.db.insert(users).values({ email, fullName: 'Ada' }).returning()
  const userId = user?.id ?? ''
  const order = randomUUID()
  const cause = `generation:order:${order}`
  const blueprintId = await house.db.transaction(async (tx) => {
    await lockUser(tx, userId)
    await writeEntry(tx, { userId, kind: 'purchase', amount: 1, cause: `order:${order}`, forAddress })
    await writeEntry(tx, { userId, kind: 'spend', amount: -1, cause, forAddress })
    const brief = briefSchema.parse({ ...FORM, startupName })
    return startBlueprint(house, tx, { userId, forAddress, cause, brief })
  })
  return { userId, email, blueprintId, generation: await generationOf(house, blueprintId) } satisfies Paid
}

export async function generationOf({ db }: House, blueprintId: string): Promise<Generation> {
  const [generation] = await db
    .select()
    .from(generations)
    .where(eq(generations.blueprintId, blueprintId))
    .orderBy(desc(generations.createdAt))
  if (!generation) throw new Error('There is no generation.')
  return generation
}

/** As if a worker had printed, and died before it was done. */
export async function storedFiles(
  house: House,
  blueprintId: string,
  names: string[] = ['Acme-Startup-Quickstart-Guide.pdf', 'Acme-Complete-Blueprint.pdf', 'Acme-Blueprint.md'],
): Promise<MadeFile[]> {
  const kinds = ['quickstart', 'blueprint', 'markdown'] as const
  return Promise.all(
    names.map(async (filename, i) => ({
      filename,
      title: filename,
      kind: filename.endsWith('.png') ? 'logo' : (kinds[i % kinds.length] ?? 'blueprint'),
      contentType: contentTypeOf(filename),
      ...(await house.storage.put(folderOf(blueprintId), Buffer.from(`the content of ${filename}`))),
    })),
  )
}

/** As if it had been made: small files, all else as in life. */
export async function deliver(house: House, blueprintId: string, names?: string[]): Promise<MadeFile[]> {
  const files = await storedFiles(house, blueprintId, names)
  await complete(house, await generationOf(house, blueprintId), files)
  return files
}

/** As if the engine had refused it. */
export async function fail(house: House, blueprintId: string): Promise<void> {
  await giveUp(house, await generationOf(house, blueprintId), 'a test')
}
