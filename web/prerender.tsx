// Pages as HTML. Runs in Node: inside the build, and, for the pages that the server fills, in the server.
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router'
import type { Filling } from '#kit/filling.ts'
import { App } from './app.tsx'
import { ANSWERS_ID, type Answers, GivenAnswers } from './calls/served-answers.ts'
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
        head: head({ path, title, description, address: isPublic ? path : undefined }),
        body: isPublic || path === '*' ? await render(path === '*' ? '/page-not-found' : path) : '',
      }),
    ),
  )
}

/** A page with what the running server knows. Its marks are left for the server, as in all others. */
export async function fillPage(
  path: string,
  { location, answers, head: given = {} }: Filling,
): Promise<{ head: string; body: string }> {
  const page = pages.find((one) => one.path === path)
  if (!page) throw new Error(`There is no page ${path}.`)
  const { title = page.title, description = page.description, article, feed } = given
  const ownHead = head({ path, title, description, address: location, article, feed })
  return {
    head: ownHead + dataElement('application/json', answers, ANSWERS_ID),
    body: await render(location, answers),
  }
}

async function render(location: string, answers?: Answers): Promise<string> {
  const { prelude } = await prerender(
    <StrictMode>
      <GivenAnswers value={answers}>
        <StaticRouter location={location}>
          <App />
        </StaticRouter>
      </GivenAnswers>
    </StrictMode>,
    // All in place: content that comes after its place needs an inline script to move it there.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  return new Response(prelude as ReadableStream).text()
}

interface Head {
  path: string
  title: string
  description: string
  /** Where others find it; private pages have none. */
  address: string | undefined
  /** What search engines are told of an article (schema.org). */
  article?: object | undefined
  feed?: string | undefined
}

function head({ path, title, description, address: at, article, feed }: Head): string {
  const [name, text] = [escaped(title), escaped(description)]
  const [, first = ''] = path.split('/')
  const picture = at && first ? first : 'home'
  const address = `%publicUrl%${escaped(at ?? '/')}`
  return [
    `<title>${name}</title>`,
    `<meta name="description" content="${text}">`,
    `<link rel="canonical" href="${address}">`,
    at ? '' : '<meta name="robots" content="noindex">',
    path === '*' ? '<meta name="fcp:not-found" content="">' : '',
    feed ? `<link rel="alternate" type="application/rss+xml" title="Founder Co-Pilot" href="${feed}">` : '',
    `<meta property="og:type" content="${article ? 'article' : 'website'}">`,
    `<meta property="og:site_name" content="Founder Co-Pilot">`,
    `<meta property="og:title" content="${name}">`,
    `<meta property="og:description" content="${text}">`,
    `<meta property="og:url" content="${address}">`,
    `<meta property="og:image" content="%publicUrl%/social/${picture}.png">`,
    `<meta property="og:image:width" content="1200">`,
    `<meta property="og:image:height" content="630">`,
    `<meta name="twitter:card" content="summary_large_image">`,
    article ? dataElement('application/ld+json', article) : '',
    siteMeta(),
  ].join('\n')
}

/** Data, which no browser runs: nothing in it can end the element or begin another. */
function dataElement(type: string, value: unknown, id?: string): string {
  const text = JSON.stringify(value).replaceAll('<', '\\u003c')
  return `<script type="${type}"${id ? ` id="${id}"` : ''}>${text}</script>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
