// Every call of the shop, as its own description tells programs.
import type { JsonSchema } from './schema.ts'

export interface Operation {
  /** As the tables of the house spell it: 'GET /api/blueprint/:id'. */
  call: string
  method: string
  path: string
  query: Record<string, JsonSchema>
  body?: JsonSchema
  /** What a success looks like; without it the answer is a file or leads elsewhere. */
  reply?: JsonSchema
  /** What every other answer looks like. */
  refusal?: JsonSchema
}

interface Content {
  content?: Record<string, { schema?: JsonSchema }>
}
interface Described {
  parameters?: { name: string; in: string; schema?: JsonSchema }[]
  requestBody?: Content
  responses?: Record<string, Content>
}
export interface OpenApi {
  paths?: Record<string, Record<string, Described>>
}

export function operationsOf({ paths = {} }: OpenApi): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) =>
      operationOf(method.toUpperCase(), path.replace(/\{(\w+)\}/g, ':$1'), described),
    ),
  )
}

function operationOf(method: string, path: string, described: Described): Operation {
  const { parameters = [], requestBody, responses = {} } = described
  const asked = parameters.filter((one) => one.in === 'query')
  const [body, reply, refusal] = [requestBody, responses['200'], responses.default].map(schemaOf)
  return {
    call: `${method} ${path}`,
    method,
    path,
    query: Object.fromEntries(asked.map(({ name, schema = {} }) => [name, schema])),
    ...(body && { body }),
    ...(reply && { reply }),
    ...(refusal && { refusal }),
  }
}

const schemaOf = (said: Content | undefined) => said?.content?.['application/json']?.schema
