// From a request that is right to one that is not: one thing is changed at a time, or all of it is left to chance.
import type { Chance } from '../chance.ts'
import { AsItStands, BODIES, CONTENT_TYPES, HEADERS, nastyValue, oneOf, SEGMENTS, STRINGS } from './nasty.ts'
import type { Operation } from './operations.ts'
import { sampleOf } from './sample.ts'

/** What a person who means well would send. */
export interface Good {
  params: Record<string, string>
  query: Record<string, string>
  body: unknown
}

export interface Wish {
  address: string
  headers: Record<string, string>
  body?: Buffer
  /** What was done to it, for whoever has to find the cause. */
  change: string
}

/** A request before it is put into bytes. */
interface Draft {
  /** Already as they stand in the address. */
  segments: Record<string, string>
  query: [name: string, value: string][]
  body: unknown
  bytes?: string | Buffer
  headers: Record<string, string>
}

type Change = (draft: Draft, operation: Operation, chance: Chance) => string

export function wishOf(operation: Operation, good: Good, chance: Chance): Wish {
  const draft: Draft = {
    segments: mapped(good.params, encodeURIComponent),
    query: Object.entries(good.query).map(([name, value]) => [name, encodeURIComponent(value)]),
    body: structuredClone(good.body),
    headers: {},
  }
  const changes = changesFor(operation)
  const change = oneOf(chance, changes)(draft, operation, chance)
  return { ...inBytes(operation, draft), change }
}

/** The request as it should be. */
export function rightWish(operation: Operation, { params, query, body }: Good): Wish {
  const draft: Draft = {
    segments: mapped(params, encodeURIComponent),
    query: Object.entries(query).map(([name, value]) => [name, encodeURIComponent(value)]),
    body,
    headers: {},
  }
  return { ...inBytes(operation, draft), change: 'nothing' }
}

function changesFor({ path, body, method, query }: Operation): Change[] {
  const takesBody = body !== undefined
  return [
    changeHeader,
    ...(path.includes(':') ? [changeSegment, changeSegment] : []),
    ...(Object.keys(query).length > 0 ? [changeQuery, changeQuery, changeQuery, sampleQuery] : [changeQuery]),
    ...(takesBody
      ? [
          changeField,
          changeField,
          changeField,
          changeField,
          sampleBody,
          sampleBody,
          sampleBody,
          wholeBody,
          noJson,
        ]
      : []),
    // Even a call that takes none has to bear one.
    ...(takesBody || method === 'GET' ? [] : [wholeBody, noJson]),
  ]
}

const changeSegment: Change = (draft, _, chance) => {
  const name = oneOf(chance, Object.keys(draft.segments))
  const value = chance.below(4) === 0 ? encoded(oneOf(chance, STRINGS)) : oneOf(chance, SEGMENTS)
  draft.segments[name] = value
  return `:${name} is ${brief(value)}`
}

const changeQuery: Change = (draft, { query }, chance) => {
  const name = oneOf(chance, [
    ...Object.keys(query),
    ...draft.query.map(([one]) => one),
    oneOf(chance, STRINGS),
  ])
  const value = chance.below(4) === 0 ? oneOf(chance, SEGMENTS) : encoded(oneOf(chance, STRINGS))
  // Said twice, or instead.
  if (chance.below(4) > 0) draft.query = draft.query.filter(([one]) => one !== name)
  draft.query.push([encoded(name), value])
  return `?${brief(name)} is ${brief(value)}`
}

const sampleQuery: Change = (draft, { query }, chance) => {
  const chosen = Object.entries(query).filter(() => chance.below(3) > 0)
  draft.query = chosen.map(([name, schema]) => [name, encoded(String(sampleOf(schema, chance)))])
  return `the query is ${brief(draft.query.map((one) => one.join('=')).join('&'))}`
}

const changeHeader: Change = (draft, _, chance) => {
  const [name, value] = oneOf(chance, HEADERS)
  draft.headers[name] = value
  return `${name} is ${brief(value)}`
}

/** One place of it: another value, none, or something more beside it. */
const changeField: Change = (draft, { body = {} }, chance) => {
  if (!isObject(draft.body)) return wholeBody(draft, { body } as Operation, chance)
  const places = placesIn(draft.body)
  const declared = Object.keys(body.properties ?? {}).map((name) => ({ holder: draft.body as Holder, name }))
  const { holder, name } = oneOf(chance, [
    ...places,
    ...declared,
    { holder: draft.body as Holder, name: oneOf(chance, STRINGS) },
  ])
  const kind = chance.below(8)
  const isThere = Object.hasOwn(holder, name)
  if (kind === 0 && isThere) {
    Reflect.deleteProperty(holder, name)
    return `without ${brief(name)}`
  }
  const before = isThere ? holder[name] : null
  const value = kind === 1 ? [before] : kind === 2 ? { [name]: before } : nastyValue(chance)
  // As a field of its own: '__proto__' would be lost.
  Object.defineProperty(holder, name, { value, enumerable: true, configurable: true, writable: true })
  return `${brief(name)} is ${brief(value)}`
}

const sampleBody: Change = (draft, { body = {} }, chance) => {
  draft.body = sampleOf(body, chance)
  return `the body is ${brief(draft.body)}`
}

const wholeBody: Change = (draft, _, chance) => {
  draft.body = nastyValue(chance)
  return `the body is ${brief(draft.body)}`
}

const noJson: Change = (draft, _, chance) => {
  const kind = chance.below(3)
  if (kind > 0) draft.bytes = oneOf(chance, BODIES)
  if (kind < 2) draft.headers['content-type'] = oneOf(chance, CONTENT_TYPES)
  return `the body is ${brief(draft.bytes ?? 'as it was')} of type ${brief(draft.headers['content-type'] ?? 'JSON')}`
}

type Holder = Record<string, unknown>
const isObject = (value: unknown): value is Holder =>
  typeof value === 'object' && value !== null && !(value instanceof AsItStands)

function placesIn(holder: Holder): { holder: Holder; name: string }[] {
  return Object.keys(holder).flatMap((name) => {
    const inner = holder[name]
    return [{ holder, name }, ...(isObject(inner) ? placesIn(inner) : [])]
  })
}

function inBytes(
  { path, method }: Operation,
  { segments, query, body, bytes, headers }: Draft,
): Omit<Wish, 'change'> {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => segments[name] ?? 'x')
  const asked = query.map(([name, value]) => `${name}=${value}`).join('&')
  const sent = bytes ?? (body === undefined || method === 'GET' ? undefined : jsonOf(body))
  return {
    // What no address can carry is sent as a browser would send it.
    address: `${filled}${asked ? `?${asked}` : ''}`.replace(/[^!-~]/g, encoded),
    headers: { ...(sent !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(sent !== undefined && { body: Buffer.isBuffer(sent) ? sent : Buffer.from(sent) }),
  }
}

const MARK = 'as-it-stands:'
function jsonOf(value: unknown): string {
  const kept: string[] = []
  const text = JSON.stringify(value, (_, one) =>
    one instanceof AsItStands ? `${MARK}${kept.push(one.json) - 1}` : one,
  )
  return (text ?? 'null').replace(
    new RegExp(`"${MARK}(\\d+)"`, 'g'),
    (_, index: string) => kept[Number(index)] ?? '',
  )
}

const encoded = (text: string) => encodeURIComponent(text.toWellFormed())
const mapped = (named: Record<string, string>, change: (value: string) => string) =>
  Object.fromEntries(Object.entries(named).map(([name, value]) => [name, change(value)]))

function brief(value: unknown): string {
  const text = Buffer.isBuffer(value) ? `${value.length} bytes` : jsonOf(value)
  return text.length > 90 ? `${text.slice(0, 90)}… (${text.length})` : text
}
