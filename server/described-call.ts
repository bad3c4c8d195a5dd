// What OpenAPI says of a call beyond its shapes: whether programs may make it, with which scope, and an example.
import type { FastifyContextConfig } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import type { Limit } from '#kit/endpoint.ts'

type Asked = Parameters<typeof jsonSchemaTransform>[0]
interface Shape {
  [key: string]: unknown
  body?: object
  response?: Record<string, object>
}

export function describedCall(asked: Asked) {
  const { schema, url } = jsonSchemaTransform(asked)
  const config = (asked as { route?: { config?: FastifyContextConfig } }).route?.config
  return { schema: { ...schema, ...said(schema as Shape, config) } as typeof schema, url }
}

function said(schema: Shape, config: FastifyContextConfig | undefined): Shape {
  const { accessToken, idempotent, example } = config ?? {}
  const { body, response } = schema ?? {}
  return {
    ...(accessToken && {
      security: [{ accessToken: [accessToken.scope] }, { session: [] }],
      description: inWords(accessToken.scope, accessToken.limit),
    }),
    ...(idempotent && { headers: KEY }),
    ...(body && example?.body !== undefined && { body: { ...body, examples: [example.body] } }),
    response: {
      200: ANSWERS_BY_ITSELF,
      ...response,
      ...(response?.['200'] &&
        example?.reply !== undefined && { 200: { ...response['200'], examples: [example.reply] } }),
      default: REFUSAL,
    },
  }
}

function inWords(scope: string, limit: Limit | undefined): string {
  const often = limit ? `, ${limit.points} times ${limit.seconds === 3600 ? 'an hour' : 'a minute'}` : ''
  return `Takes an access token with the scope ${scope}${often}.`
}

const ANSWERS_BY_ITSELF = { type: 'null', description: 'A file, a page or a stream, or the way to one.' }

/** Some calls say more than this; what it is, they say in their code. */
const REFUSAL = {
  type: 'object',
  description: 'Refused or failed: a sentence for people, a code for programs.',
  properties: {
    success: { type: 'boolean', const: false },
    error: { type: 'string', minLength: 1 },
    code: { type: 'string', pattern: '^[a-z_]+$' },
    fields: {
      type: 'array',
      items: { type: 'string' },
      description: 'Of a body or query that was not understood: which fields, such as tags.0.',
    },
  },
  required: ['success', 'error', 'code'],
}

const KEY = {
  type: 'object',
  properties: {
    'Idempotency-Key': {
      type: 'string',
      maxLength: 255,
      description:
        'Chosen by you for one wish, such as a UUID. Sent again with the same body, it answers the same and costs nothing more.',
    },
  },
}
