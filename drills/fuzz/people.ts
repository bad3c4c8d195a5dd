// Everybody who may ask: those of the matrix of rights, and beside them a session that one purchase opened, and a program.
import { randomBytes } from 'node:crypto'
import { accessTokens } from '#features/access-tokens/server/tables.ts'
import { hashOf } from '#features/accounts/server/public.ts'
import { sessions } from '#features/accounts/server/tables.ts'
import type { DrillShop } from '../authz-matrix/shop.ts'
import { makeWorld, type Things } from '../authz-matrix/world.ts'
import type { Caller } from './ask.ts'

export const PEOPLE = ['visitor', 'order', 'a', 'b', 'admin', 'owner', 'program'] as const
export type Person = (typeof PEOPLE)[number]

export interface People {
  callers: Record<Person, Caller>
  things: Things
}

export async function makePeople(shop: DrillShop): Promise<People> {
  const { browsers, things } = await makeWorld(shop)
  const withCookie = (person: 'a' | 'b' | 'admin' | 'owner'): Caller => ({
    cookie: `fcp_session=${browsers[person].cookies.get('fcp_session')}`,
  })
  return {
    things,
    callers: {
      visitor: {},
      a: withCookie('a'),
      b: withCookie('b'),
      admin: withCookie('admin'),
      owner: withCookie('owner'),
      order: await orderSession(shop, things),
      program: await program(shop, things),
    },
  }
}

async function orderSession({ database: { db } }: DrillShop, { ids }: Things): Promise<Caller> {
  const token = randomBytes(32).toString('base64url')
  await db.insert(sessions).values({
    userId: ids.member,
    method: 'checkout',
    onlyOrder: ids.order,
    userAgent: '',
    tokenHash: hashOf(token),
    expiresAt: new Date(Date.now() + 3_600_000),
  })
  return { cookie: `fcp_session=${token}` }
}

async function program({ database: { db } }: DrillShop, { ids }: Things): Promise<Caller> {
  const token = `fcp_pat_${randomBytes(32).toString('base64url')}`
  await db.insert(accessTokens).values({
    userId: ids.member,
    name: 'A program',
    tokenHash: hashOf(token),
    ending: token.slice(-4),
    scopes: ['blueprints:read', 'blueprints:create'],
    expiresAt: new Date(Date.now() + 3_600_000),
  })
  return { bearer: token }
}
