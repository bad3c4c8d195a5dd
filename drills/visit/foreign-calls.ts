// Every call of the shop as a foreign page would make it, if the browser sent the member's cookies along.
import { addressOf } from '#kit/call.ts'
import type { Row } from '../authz-matrix/matrix.ts'
import { TABLE } from '../authz-matrix/table/table.ts'
import type { Things } from '../authz-matrix/world.ts'
import type { Visitor } from '../visitor.ts'

/** Calls that are not the browser's: what proves them is in the request itself. */
const FROM_ANYWHERE: Record<string, string> = {
  'POST /api/unsubscribe': 'mail programs unsubscribe by the token of the email (RFC 8058)',
  'POST /api/webhooks/stripe': 'the card provider signs what it sends',
}

interface ForeignCalls {
  made: number
  /** Calls that change something and were not refused for where they came from. */
  faults: string[]
}

export async function makeForeignCalls(
  member: Visitor,
  things: Things,
  origin: string,
): Promise<ForeignCalls> {
  const faults: string[] = []
  const calls = Object.entries(TABLE).filter(([call]) => !(call in FROM_ANYWHERE))
  for (const [call, row] of calls) {
    const [method = '', path = ''] = call.split(' ')
    const mode = method === 'GET' ? 'navigate' : 'cors'
    const body = bodyOf(row, things) ?? (/GET|DELETE/.test(method) ? undefined : {})
    const { status } = await member.ask(method, addressIn(path, row, things), {
      headers: { origin, referer: `${origin}/`, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': mode },
      ...(body !== undefined && { body }),
    })
    if (method !== 'GET' && status !== 403)
      faults.push(`${call} from a foreign page: ${status} instead of 403`)
  }
  return { made: calls.length, faults }
}

function addressIn(path: string, { about, params, query }: Row, things: Things): string {
  const filled = (named: Row['query']) => (typeof named === 'function' ? named(things) : (named ?? {}))
  return addressOf(
    { path: path as `/${string}` },
    { params: { ...(about && { id: things.ids[about] }), ...filled(params) }, query: filled(query) },
  )
}

const bodyOf = ({ body }: Row, things: Things) => (typeof body === 'function' ? body(things, 'a') : body)

/** Addresses of the calls that only read. */
export function readingAddresses(things: Things): string[] {
  return Object.entries(TABLE)
    .filter(([call]) => call.startsWith('GET '))
    .map(([call, row]) => addressIn(call.slice('GET '.length), row, things))
}
