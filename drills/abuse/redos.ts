// Every text of every call, filled to the brim with texts that are slow to read. Each is read about as fast as any other.
import type { DrillShop } from '../authz-matrix/shop.ts'
import { crowd } from '../crowd.ts'
import { createAsk } from '../fuzz/ask.ts'
import { bestOf, goodOf, rowOf } from '../fuzz/good.ts'
import { type OpenApi, type Operation, operationsOf } from '../fuzz/operations.ts'
import { makePeople, type People } from '../fuzz/people.ts'
import { type Good, rightWish } from '../fuzz/requests.ts'
import type { JsonSchema } from '../fuzz/schema.ts'
import { SLOW_TEXTS } from './slow-texts.ts'

/** Where a contract names no limit, and what fits into an address. */
const LONGEST = { body: 200_000, query: 2_000 }
const SHORT = 500
const AT_ONCE = 4
/** So many that were taken, and the world is made anew: there are limits to what one person may have. */
const WORN_AFTER = 8
const MOST_MS = 1_000

interface Options {
  full: boolean
  until: number
}

interface Field {
  place: 'body' | 'query'
  name: string
  length: number
}

export async function redos(
  shop: DrillShop,
  { full, until }: Options,
): Promise<{ faults: string[]; did: string }> {
  const { body } = await shop.visitor().get('/api/openapi.json')
  const { ask, close } = createAsk(shop.site)
  const faults: string[] = []
  let [asked, fields, left, slowest] = [0, 0, 0, { ms: 0, what: '' }]

  async function fill(operation: Operation): Promise<void> {
    const row = rowOf(operation)
    const person = bestOf(row)
    let people: People | undefined
    let worn = 0
    for (const field of fieldsOf(operation)) {
      fields++
      for (const [name, text] of textsFor(field, fields, full)) {
        if (Date.now() > until) {
          left++
          return
        }
        // What has been taken may be gone, or be there already.
        people ??= await makePeople(shop)
        const good = filled(goodOf(row, people.things, person), field, text(field.length))
        const send = () =>
          ask(operation.method, rightWish(operation, good), (people as People).callers[person])
        const reply = await send()
        asked++
        // Once more before it is believed: the machine may have been busy with others.
        const ms = reply.ms > MOST_MS ? Math.min(reply.ms, (await send()).ms) : reply.ms
        const what = `${field.name} of ${operation.call} with ${field.length} of ${name}`
        if (ms > slowest.ms) slowest = { ms, what }
        if (ms > MOST_MS) faults.push(`${what} took ${Math.round(ms)} ms`)
        if (reply.status >= 500) faults.push(`${what} was answered with ${reply.status}`)
        if (reply.status < 300 && operation.method !== 'GET' && ++worn % WORN_AFTER === 0) people = undefined
      }
    }
  }
  try {
    const errands = operationsOf(body as OpenApi).map((operation) => () => fill(operation))
    await crowd(errands, AT_ONCE)
  } finally {
    close()
  }
  if (left > 0) faults.push(`there was no time for all texts of ${left} calls`)
  const did = `${asked} texts into ${fields} fields, the slowest in ${Math.round(slowest.ms)} ms (${slowest.what})`
  return { faults, did }
}

/** All of them; but a short field by the way gets each third, another third than the field before it. */
function textsFor({ length }: Field, nth: number, full: boolean): [string, (length: number) => string][] {
  const all = Object.entries(SLOW_TEXTS)
  return full || length > SHORT ? all : all.filter((_, i) => i % 3 === nth % 3)
}

function fieldsOf({ body, query }: Operation): Field[] {
  const longest = (schema: JsonSchema, most: number) => Math.min(textOf(schema)?.maxLength ?? most, most)
  const inBody = Object.entries(body?.properties ?? {}).filter(([, schema]) => textOf(schema))
  const asked = Object.entries(query).filter(([, schema]) => textOf(schema))
  return [
    ...inBody.map(([name, schema]) => ({
      place: 'body' as const,
      name,
      length: longest(schema, LONGEST.body),
    })),
    ...asked.map(([name, schema]) => ({
      place: 'query' as const,
      name,
      length: longest(schema, LONGEST.query),
    })),
  ]
}

/** Text that anything may be written into. */
function textOf(schema: JsonSchema): JsonSchema | undefined {
  const choice = [schema, ...(schema.anyOf ?? [])].find(({ type }) => type === 'string')
  return choice && !choice.enum && choice.const === undefined && choice.format !== 'uuid' ? choice : undefined
}

function filled(good: Good, { place, name }: Field, text: string): Good {
  const before = good[place] as Record<string, unknown> | undefined
  return { ...good, [place]: { ...before, [name]: text } } as Good
}
