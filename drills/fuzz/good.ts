// What somebody who means well would send, and who gets furthest with it.
import type { Row } from '../authz-matrix/matrix.ts'
import { TABLE } from '../authz-matrix/table/table.ts'
import type { Things } from '../authz-matrix/world.ts'
import type { Operation } from './operations.ts'
import type { Person } from './people.ts'
import type { Good } from './requests.ts'

export const rowOf = ({ call }: Operation): Row | undefined => TABLE[call as keyof typeof TABLE]

/** A where it is A's, else who has a role. */
export function bestOf(row: Row | undefined): Person {
  if (!row) return 'owner'
  const { a, b, admin } = row.expected
  if (a === 'ok') return 'a'
  if (b === 'ok') return 'b'
  return admin === 'ok' ? 'admin' : 'owner'
}

export function goodOf(row: Row | undefined, things: Things, person: Person): Good {
  const told = (named: Row['query']) => (typeof named === 'function' ? named(things) : (named ?? {}))
  const role = person === 'admin' || person === 'owner' || person === 'b' ? person : 'a'
  const body = typeof row?.body === 'function' ? row.body(things, role) : row?.body
  return {
    params: { ...(row?.about && { id: things.ids[row.about] }), ...told(row?.params) },
    query: told(row?.query),
    body,
  }
}
