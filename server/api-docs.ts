// The contracts, for programs (OpenAPI 3.1) and for people (a page in our own look, without a script).
import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { describeSchema, type JsonSchema } from './describe-schema.ts'
import { describedCall } from './described-call.ts'
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
      components: {
        securitySchemes: {
          accessToken: {
            type: 'http',
            scheme: 'bearer',
            description:
              'A personal access token (fcp_pat_…), made under ‘API access’ in the settings. 60 calls a minute for each.',
          },
          session: {
            type: 'apiKey',
            in: 'cookie',
            name: 'fcp_session',
            description: 'Of a signed-in browser.',
          },
        },
      },
    },
    transform: describedCall,
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
  description?: string
  security?: Record<string, string[]>[]
  parameters?: { name: string; in: string; required?: boolean; schema?: unknown }[]
  requestBody?: { content?: Record<string, { schema?: unknown; example?: unknown }> }
  responses?: Record<string, { content?: Record<string, { schema?: unknown }> }>
}

function calls({ paths = {} }: OpenApi): Html {
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )
  return html`<p>${all.length} ${all.length === 1 ? 'call' : 'calls'}. For programs: <a href="/api/openapi.json">openapi.json</a>. Errors are <code>{success: false, error, code}</code> with a fitting status.</p>
${forPrograms(all)}
${all.map(section)}`
}

interface Described {
  path: string
  method: string
  operation: Operation
}

const scopeOf = ({ security }: Operation) =>
  security?.find(({ accessToken }) => accessToken)?.accessToken?.[0]

function forPrograms(all: Described[]): Html {
  const open = all.filter(({ operation }) => scopeOf(operation))
  if (open.length === 0) return html``
  return html`<section>
<h2>For your own programs</h2>
<p>Make an access token under ‘API access’ in your <a href="/settings">settings</a> and send it with every call: <code>Authorization: Bearer fcp_pat_…</code>. These calls take one, 60 times a minute; all others refuse it.</p>
<ul>${open.map(({ path, method, operation }) => html`<li><a href="#${anchorOf(method, path)}"><code>${method} ${path}</code></a> with the scope <code>${scopeOf(operation)}</code></li>`)}</ul>
</section>`
}

const anchorOf = (method: string, path: string) => `${method}${path}`.replace(/[^\w]+/g, '-').toLowerCase()

function section({ path, method, operation }: Described): Html {
  const sent = operation.requestBody?.content?.['application/json']
  const body = sent?.schema
  const reply = operation.responses?.['200']?.content?.['application/json']?.schema
  return html`<section>
<h2 id="${anchorOf(method, path)}"><span class="method">${method}</span> <code>${path}</code></h2>
<p>${operation.summary ?? ''}</p>
${operation.description ? html`<p>${operation.description}</p>` : ''}
${operation.parameters?.map(({ name, in: place, required, schema }) => html`<h3>${place} <code>${name}</code>${required ? '' : ' (optional)'}</h3>${shape(schema)}`)}
${body ? html`<h3>Body</h3>${shape(body)}` : ''}
${sent?.example ? html`<h3>For example</h3><pre tabindex="0">${JSON.stringify(sent.example, null, 2)}</pre>` : ''}
${reply ? html`<h3>Answer</h3>${shape(reply)}` : ''}
</section>`
}

function shape(schema: unknown): Html {
  return html`<pre tabindex="0">${describeSchema(schema as JsonSchema)}</pre>`
}
