// A call as data: both sides import it, so they cannot disagree.
import { z } from 'zod'

// The policy of our pages lets nothing be made from text. Before any schema is built: zod would try, and be reported.
if (typeof document !== 'undefined') z.config({ jitless: true })

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type Shape = z.ZodType | undefined

export interface Limit {
  points: number
  seconds: number
}

/** What a founder can allow a program to do. */
export const ACCESS_SCOPES = ['blueprints:read', 'blueprints:create'] as const
export type AccessScope = (typeof ACCESS_SCOPES)[number]

/** That a program may make a call: with which scope, and how often one token may, when the general limit is not enough. */
export interface TokenDoor {
  scope: AccessScope
  limit?: Limit
}

interface Basics {
  method: Method
  /** With `:name` for each parameter. */
  path: `/${string}`
  summary: string
  /** How often one network address may call it, when the general limit is not enough. */
  limit?: Limit
  /** For calls that prove themselves by a signature: however many come at once, none is turned away. */
  unlimited?: true
  /** For calls that another site's server or a mail program makes: they prove themselves otherwise. */
  fromAnywhere?: true
  /** The handler finds the bytes as they came in `request.body`, for signatures over them. */
  rawBody?: true
  /** How large a body may be, when the general limit is too much. */
  mostBytes?: number
  /** For calls that programs may make, too, with a personal access token. All others refuse one. */
  accessToken?: TokenDoor
  /** It heeds an Idempotency-Key header: the same key again is the same doing. */
  idempotent?: true
  /** What the description of the calls shows. */
  example?: { body?: unknown; reply?: unknown }
}

interface Parts<Params extends Shape, Query extends Shape, Body extends Shape, Reply extends Shape> {
  params: Params
  query: Query
  body: Body
  /** What leaves the server: anything it does not name is dropped. Without it the handler answers by itself (files, redirects). */
  reply: Reply
}

export type Endpoint<
  Params extends Shape = Shape,
  Query extends Shape = Shape,
  Body extends Shape = Shape,
  Reply extends Shape = Shape,
> = Basics & Parts<Params, Query, Body, Reply>

export function endpoint<
  Params extends Shape = undefined,
  Query extends Shape = undefined,
  Body extends Shape = undefined,
  Reply extends Shape = undefined,
>(call: Partial<Parts<Params, Query, Body, Reply>> & Basics): Endpoint<Params, Query, Body, Reply> {
  return call as Endpoint<Params, Query, Body, Reply>
}

/** What the handler gets: parsed. */
export type Parsed<E extends Endpoint, Part extends 'params' | 'query' | 'body'> = E[Part] extends z.ZodType
  ? z.output<E[Part]>
  : undefined

/** What the caller gives: only the parts that the call declares. */
export type Input<E extends Endpoint> = Given<E, 'params'> & Given<E, 'query'> & Given<E, 'body'>
type Given<E extends Endpoint, Part extends 'params' | 'query' | 'body'> = E[Part] extends z.ZodType
  ? { [P in Part]: z.input<E[Part]> }
  : unknown

/** What travels back. */
export type Answer<E extends Endpoint> = E['reply'] extends z.ZodType ? z.input<E['reply']> : undefined
