// The frame of the few pages that the server writes itself: the API's page and the sandbox.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { type Html, html } from './html.ts'

const FONT = readFileSync(
  fileURLToPath(
    import.meta.resolve('@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'),
  ),
)
const STYLE = readFileSync(new URL('./page.css', import.meta.url), 'utf8')

export function mountPageStyle(app: FastifyInstance): void {
  const files = [
    ['/page.css', 'text/css', STYLE],
    ['/page.woff2', 'font/woff2', FONT],
  ] as const
  for (const [path, type, content] of files) {
    app.get(path, { schema: { hide: true } }, async (_, reply) =>
      reply.type(type).header('cache-control', 'public, max-age=3600').send(content),
    )
  }
}

export function page(title: string, content: Html): string {
  return `${html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Founder Co-Pilot</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/page.css">
</head>
<body>
<main>
<p><a href="/">Founder Co-Pilot</a></p>
<h1>${title}</h1>
${content}
</main>
</body>
</html>`}`
}
