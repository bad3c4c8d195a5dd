// The contracts, for programs (OpenAPI 3.1) and for people (a page in our own look, without a script).
import { readFileSync } from 'node:fs'
import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { type Html, html } from './html.ts'

const STYLE = readFileSync(new URL('./pages.css', import.meta.url), 'utf8')

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
    reply.type('text/html').send(`${page(app.swagger() as OpenApi)}`),
  )
  app.get('/pages.css', hidden, async (_, reply) =>
    reply.type('text/css').header('cache-control', 'no-cache').send(STYLE),
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

function page({ paths = {} }: OpenApi): Html {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API · Founder Co-Pilot</title>
<link rel="stylesheet" href="/pages.css">
</head>
<body>
<main>
<h1>API</h1>
<p>${calls.length} ${calls.length === 1 ? 'call' : 'calls'}. For programs: <a href="/api/openapi.json">openapi.json</a>. Errors are <code>{success: false, error, code}</code> with a fitting status.</p>
${calls.map(section)}
</main>
</body>
</html>`
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
  return html`<pre tabindex="0">${JSON.stringify(schema, null, 2)}</pre>`
}
