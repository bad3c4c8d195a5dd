// Who may do what, as data. A row stands for one call of the contract; to add a call, add its row to its feature's table.
import type { Things } from './world.ts'

export const ROLES = ['anonymous', 'b', 'admin', 'owner', 'a'] as const
/** The thing that a call is about is A's. B is another member; admin and owner have roles, and proved addresses. */
export type Role = (typeof ROLES)[number]

/** Done, or refused with that status. */
export type Expected = 'ok' | 400 | 401 | 402 | 403 | 404 | 409

/** Which of A's things `:id` stands for. */
type About = keyof Things['ids']

export interface Request {
  about?: About
  /** What else the path names. */
  params?: Record<string, string> | ((things: Things) => Record<string, string>)
  query?: Record<string, string> | ((things: Things) => Record<string, string>)
  /** Right enough to get past the look at its shape, so that what answers is the look at who asks. */
  body?: unknown | ((things: Things, role: Role) => unknown)
}

export interface Row extends Request {
  expected: Record<Role, Expected>
}

export type Table = Record<`${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`, Row>

type Exceptions = Partial<Record<Role, Expected>>

export const row =
  (expected: Record<Role, Expected>) =>
  (request: Request = {}, other: Exceptions = {}): Row => ({
    ...request,
    expected: { ...expected, ...other },
  })

/** For everybody. */
export const open = row({ anonymous: 'ok', b: 'ok', admin: 'ok', owner: 'ok', a: 'ok' })
/** For whoever is signed in, and about themselves. */
export const members = row({ anonymous: 401, b: 'ok', admin: 'ok', owner: 'ok', a: 'ok' })
/** About something of A's: to everybody else, whatever their role, it does not exist. */
export const mine = row({ anonymous: 401, b: 404, admin: 404, owner: 404, a: 'ok' })
/** @public For admins, and so for the owner: calls of that kind come with the screens of admins. */
export const admins = row({ anonymous: 401, b: 403, admin: 'ok', owner: 'ok', a: 403 })
/** For the owner alone. */
export const owners = row({ anonymous: 401, b: 403, admin: 403, owner: 'ok', a: 403 })
/** Proves itself by something other than a session, and here by something wrong. */
export const nobody = (status: Expected) =>
  row({ anonymous: status, b: status, admin: status, owner: status, a: status })
