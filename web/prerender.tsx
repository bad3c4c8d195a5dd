// Pages as HTML, at build time. Runs in Node, inside the build; the server reads only what it wrote.
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router'
import { App } from './app.tsx'
import { notFoundPage, pages } from './routes.tsx'
import { siteMeta } from './site.ts'

export interface PrerenderedPage {
  path: string
  public: boolean
  hasSecretAddress?: true
  head: string
  /** Empty for pages that are drawn in the browser. */
  body: string
}

export async function prerenderPages(): Promise<PrerenderedPage[]> {
  return Promise.all(
    [...pages, notFoundPage].map(
      async ({ path, title, description, public: isPublic, hasSecretAddress }) => ({
        path,
        public: isPublic,
        ...(hasSecretAddress && { hasSecretAddress }),
        head: head(path, title, description, isPublic),
        body: isPublic || path === '*' ? await render(path) : '',
      }),
    ),
  )
}

async function render(path: string): Promise<string> {
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path === '*' ? '/page-not-found' : path}>
        <App />
      </StaticRouter>
    </StrictMode>,
    // All in place: content that comes after its place needs an inline script to move it there.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  return new Response(prelude as ReadableStream).text()
}

function head(path: string, title: string, description: string, isPublic: boolean): string {
  const [name, text] = [escaped(title), escaped(description)]
  const picture = isPublic && path !== '/' ? path.slice(1) : 'home'
  const address = isPublic ? `%publicUrl%${path}` : '%publicUrl%/'
  return [
    `<title>${name}</title>`,
    `<meta name="description" content="${text}">`,
    `<link rel="canonical" href="${address}">`,
    isPublic ? '' : '<meta name="robots" content="noindex">',
    path === '*' ? '<meta name="fcp:not-found" content="">' : '',
    `<meta property="og:type" content="website">`,
    `<meta property="og:site_name" content="Founder Co-Pilot">`,
    `<meta property="og:title" content="${name}">`,
    `<meta property="og:description" content="${text}">`,
    `<meta property="og:url" content="${address}">`,
    `<meta property="og:image" content="%publicUrl%/social/${picture}.png">`,
    `<meta property="og:image:width" content="1200">`,
    `<meta property="og:image:height" content="630">`,
    `<meta name="twitter:card" content="summary_large_image">`,
    siteMeta(),
  ].join('\n')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
