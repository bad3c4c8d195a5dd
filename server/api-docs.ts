// The contracts, for programs (OpenAPI 3.1) and for people (a page in our own look, without a script).
import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { describeSchema, type JsonSchema } from './describe-schema.ts'
import { type Html, html } from './html.ts'
import { page } from './page.ts'

export async function mountApiDocs(
  app: FastifyInstance,
  mountRoutes: (app: FastifyInstance) => Promise<void>,
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Founder Co-Pilot', version: '1', description: 'Every call that the pages make.' },
    },
    transform: jsonSchemaTransform,
  })
  await app.register(mountRoutes)
  const hidden = { schema: { hide: true } }
  app.get('/api/openapi.json', hidden, async () => app.swagger())
  app.get('/api/docs', hidden, async (_, reply) =>
    reply.type('text/html').send(page('API', calls(app.swagger() as OpenApi))),
  )
}

interface OpenApi {
  paths?: Record<string, Record<string, Operation>>
}
interface Operation {
  summary?: string
  parameters?: { name: string; in: string; required?: boolean; schema?: unknown }[]
  requestBody?: { content?: Record<string, { schema?: unknown }> }
  responses?: Record<string, { content?: Record<string, { schema?: unknown }> }>
}

function calls({ paths = {} }: OpenApi): Html {
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )
  return html`<p>${all.length} ${all.length === 1 ? 'call' : 'calls'}. For programs: <a href="/api/openapi.json">openapi.json</a>. Errors are <code>{success: false, error, code}</code> with a fitting status.</p>
${all.map(section)}`
}

function section({ path, method, operation }: { path: string; method: string; operation: Operation }): Html {
  const body = operation.requestBody?.content?.['application/json']?.schema
  const reply = operation.responses?.['200']?.content?.['application/json']?.schema
  return html`<section>
<h2><span class="method">${method}</span> <code>${path}</code></h2>
<p>${operation.summary ?? ''}</p>
${operation.parameters?.map(({ name, in: place, required, schema }) => html`<h3>${place} <code>${name}</code>${required ? '' : ' (optional)'}</h3>${shape(schema)}`)}
${body ? html`<h3>Body</h3>${shape(body)}` : ''}
${reply ? html`<h3>Answer</h3>${shape(reply)}` : ''}
</section>`
}

function shape(schema: unknown): Html {
  return html`<pre tabindex="0">${describeSchema(schema as JsonSchema)}</pre>`
}
