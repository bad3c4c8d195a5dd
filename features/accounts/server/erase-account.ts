import { Failure } from '#server/errors.ts'
import type { House, Person } from '#server/house.ts'
import { lockUser } from './users.ts'

/** All or nothing. Those who build on an account come first; the account itself, near the front of the list, goes last. */
export async function eraseAccount({ db, features }: House, person: Person): Promise<void> {
  await db.transaction(async (tx) => {
    const user = await lockUser(tx, person.id)
    if (!user) throw new Failure('signed_out')
    if (user.role === 'owner') throw new Failure('owner_stays')
    for (const { erase } of features.toReversed()) await erase?.(tx, person)
  })
}
