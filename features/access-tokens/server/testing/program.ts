// A program of a founder's: it has a token, and no cookies unless it is given some.
import type { FastifyInstance } from 'fastify'
import type { Visitor } from '#features/accounts/server/testing/shop.ts'

export const PATH = '/api/settings/access-tokens'
export const BOTH = ['blueprints:read', 'blueprints:create']
const PASSWORD = 'first password'

let made = 0

/** As the settings make it. */
export async function tokenOf(
  person: Visitor,
  scopes: string[] = BOTH,
): Promise<{ id: string; token: string }> {
  const { status, body } = await person.post(PATH, {
    name: `Program ${++made}`,
    scopes,
    days: 90,
    currentPassword: PASSWORD,
  })
  if (status !== 200) throw new Error(`Making a token failed with ${status}: ${body.error}`)
  return { id: body.accessToken.id, token: body.token }
}

export function program(app: () => FastifyInstance, token: string, more: Record<string, string> = {}) {
  const headers = { authorization: `Bearer ${token}`, ...more }
  return {
    get: (url: string) => app().inject({ method: 'GET', url, headers }),
    post: (url: string, payload: object, extra: Record<string, string> = {}) =>
      app().inject({ method: 'POST', url, payload, headers: { ...headers, ...extra } }),
  }
}
