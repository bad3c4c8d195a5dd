// The server's side of a call: the contract and what to do, as a value that the app mounts.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Answer, Endpoint, Parsed } from './endpoint.ts'

export interface Call<E extends Endpoint> {
  params: Parsed<E, 'params'>
  query: Parsed<E, 'query'>
  body: Parsed<E, 'body'>
  request: FastifyRequest
  reply: FastifyReply
}

/** Without a declared reply the handler answers by itself, through `reply`. */
export type Result<E extends Endpoint> = Answer<E> extends undefined ? unknown : Answer<E>

export interface Route {
  endpoint: Endpoint
  run: (request: FastifyRequest, reply: FastifyReply) => unknown
  /** Looks at the headers alone. What it refuses is neither read nor logged. */
  admit?: Admit | undefined
  /** Who may make the call. Asked before the body is read, so that a refusal says nothing of its shape. */
  authorize?: Authorize<void> | undefined
}

type Admit = (request: FastifyRequest) => void
type Authorize<Caller> = (request: FastifyRequest, reply: FastifyReply) => Promise<Caller>

export function handle<E extends Endpoint>(
  endpoint: E,
  run: (call: Call<E>) => Promise<Result<E>> | Result<E>,
  { admit }: { admit?: Admit } = {},
): Route {
  return {
    endpoint,
    admit,
    run: (request, reply) =>
      run({
        params: request.params as Parsed<E, 'params'>,
        query: request.query as Parsed<E, 'query'>,
        body: request.body as Parsed<E, 'body'>,
        request,
        reply,
      }),
  }
}

/** A call that not everybody may make. What `authorize` finds out, or throws, comes first; the handler is given it. */
export function handleFor<E extends Endpoint, Caller>(
  endpoint: E,
  authorize: Authorize<Caller>,
  run: (call: Call<E> & { me: Caller }) => Promise<Result<E>> | Result<E>,
): Route {
  const callers = new WeakMap<FastifyRequest, { me: Caller }>()
  return {
    ...handle(endpoint, (call) => {
      const caller = callers.get(call.request)
      if (!caller) throw new Error('A call was handled that nobody authorized.')
      return run({ ...call, ...caller })
    }),
    authorize: async (request, reply) => {
      callers.set(request, { me: await authorize(request, reply) })
    },
  }
}
