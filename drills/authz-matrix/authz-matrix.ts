// npm run drill authz-matrix: every call of the shop, made by everybody there is, about somebody's own things, against the
// table of who may do what.
import { randomUUID } from 'node:crypto'
import { addressOf } from '#kit/call.ts'
import type { Outcome } from '../drill.ts'
import type { Answer, Visitor } from '../visitor.ts'
import { type Expected, ROLES, type Role, type Row } from './matrix.ts'
import { withShop } from './shop.ts'
import { TABLE } from './table/table.ts'
import { makeWorld, type Things, type World } from './world.ts'

export async function* authzMatrix(): AsyncIterable<Outcome> {
  const begun = Date.now()
  const rows = Object.entries(TABLE)
  const faults: string[] = []
  await withShop(async (shop) => {
    for (const [call, row] of rows) faults.push(...(await faultsOf(call, row, await makeWorld(shop))))
  })
  const asked = `${rows.length} calls by ${ROLES.length} kinds of people, ${Math.round((Date.now() - begun) / 1000)} s`
  yield {
    drill: 'authz-matrix',
    pass: faults.length === 0,
    detail: faults.length === 0 ? asked : `${faults.length} wrong of ${asked}: ${faults.join('; ')}`,
  }
}

/** A comes last: what others were refused must not have happened. */
async function faultsOf(call: string, row: Row, { browsers, things }: World): Promise<string[]> {
  const ask = (role: Role, id?: string) => askAs(browsers[role], call, row, { things, role, id })
  const nowhere = row.about && row.expected.b === 404 ? await ask('a', randomUUID()) : undefined
  const faults: string[] = []
  for (const role of ROLES) {
    const answer = await ask(role)
    const expected = row.expected[role]
    if (!fits(answer, expected)) faults.push(`${call} as ${role}: ${answer.status} instead of ${expected}`)
    // A stranger must not even learn that it exists.
    else if (nowhere && expected === 404 && !isSame(answer, nowhere))
      faults.push(`${call} as ${role}: told apart from what does not exist`)
  }
  return faults
}

const fits = ({ status }: Answer, expected: Expected) =>
  expected === 'ok' ? status >= 200 && status < 400 : status === expected

const isSame = (one: Answer, other: Answer) =>
  one.status === other.status && JSON.stringify(one.body) === JSON.stringify(other.body)

interface Asking {
  things: Things
  role: Role
  /** Instead of A's. */
  id: string | undefined
}

function askAs(browser: Visitor, call: string, row: Row, { things, role, id }: Asking): Promise<Answer> {
  const [method = '', path = ''] = call.split(' ')
  const { about, params, query, body } = row
  const address = addressOf(
    { path: path as `/${string}` },
    {
      params: { ...(about && { id: id ?? things.ids[about] }), ...told(params, things) },
      query: told(query, things),
    },
  )
  return browser.ask(method, address, { body: typeof body === 'function' ? body(things, role) : body })
}

const told = (named: Row['query'], things: Things) =>
  typeof named === 'function' ? named(things) : (named ?? {})
