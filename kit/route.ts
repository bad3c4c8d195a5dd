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
}

type Admit = (request: FastifyRequest) => void

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
