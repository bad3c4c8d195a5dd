// Changes that were stored while plans were made from business models, as changes of a plan of today.
import { type Edits, NO_EDITS } from '#engine/edits.ts'
import type { ReadingCorrections } from '#engine/read/corrections.ts'
import { type FormerCorrections, readingCorrectionsOf } from '#engine/read/former-corrections.ts'
import type { House } from '#server/house.ts'
import { askedOnce } from './asked-once.ts'
import type { FirstPlan } from './first-making.ts'
import { lookAtPlan } from './look-at-plan.ts'

/** As they are in the database. Those of today never name `understood`. */
type StoredEdits<T extends Partial<Edits>> = T & { understood?: FormerCorrections }

/**
 * What has a counterpart is carried over. A set number is dropped where the plan has none of its id or cannot take its value,
 * and so is a correction that cannot be made: otherwise nothing else could be saved any more.
 */
export async function carriedOver<T extends Partial<Edits>>(
  house: House,
  first: FirstPlan,
  stored: StoredEdits<T>,
): Promise<Omit<T, 'understood'>> {
  const { understood, ...rest } = stored
  if (!understood) return stored
  const { values = {} } = rest
  const former = readingCorrectionsOf(understood)
  if (Object.keys(values).length === 0 && Object.keys(former).length === 0) return rest
  const key = `carried over ${first.id} ${JSON.stringify([values, former])}`
  const taken = await askedOnce(house, key, () => takenOf(house, first, { values, reading: former }))
  return { ...rest, ...taken }
}

type Taken = Required<Pick<Edits, 'values'>> & Pick<Edits, 'reading'>

async function takenOf(
  house: House,
  first: FirstPlan,
  { values, reading }: { values: Edits['values']; reading: ReadingCorrections },
): Promise<Taken> {
  const { brief, source } = first
  const look = (edits: Taken) => lookAtPlan(house, brief, { edits: { ...NO_EDITS, ...edits }, source })
  const refused = await look({ values: {}, reading })
  const kept = without(reading, refused.problems)
  const corrections = Object.keys(kept).length > 0 ? { reading: kept } : {}
  const { problems, unused } = await look({ values, ...corrections })
  return { values: without(values, [...problems, ...unused.map((id) => ({ id }))]), ...corrections }
}

function without<T extends object>(all: T, dropped: { id: string }[]): T {
  const ids = new Set(dropped.map(({ id }) => id))
  return Object.fromEntries(Object.entries(all).filter(([id]) => !ids.has(id))) as T
}
