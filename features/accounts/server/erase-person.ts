import type { Tx } from '#server/database/connect.ts'
import type { House, Person } from '#server/house.ts'

/** Those who build on an account come first; the account itself, near the front of the list, goes last. */
export async function erasePerson(house: House, tx: Tx, person: Person): Promise<void> {
  for (const { erase } of house.features.toReversed()) await erase?.(tx, person, house)
}
