import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/** Set by `npm run dev`: the server behind Vite. */
const backend = process.env.FCP_DEV_BACKEND
export const BACKEND_PATHS = [
  '/api',
  '/blog/rss.xml',
  '/sitemap.xml',
  '/sandbox/mailbox',
  '/page.css',
  '/page.woff2',
  '/healthz',
  '/readyz',
  '/metrics',
]

/** The running server writes what the installation shows into its pages; here Vite serves them, and asks it. */
const siteOfBackend: Plugin = {
  name: 'site-of-backend',
  apply: 'serve',
  async transformIndexHtml() {
    const site: Record<string, string> = await fetch(`${backend}/api/site`).then(
      (answer) => answer.json(),
      () => ({}),
    )
    return Object.entries(site).map(([name, content]) => ({
      tag: 'meta',
      attrs: { name: `fcp:${name}`, content },
    }))
  },
}

/** Other pages have them too: each would be a file of its own, a third of which says where it comes from. */
const FIRST_PAGE_ICONS =
  /lucide-react\/dist\/esm\/icons\/(?:arrow-right|compass|file-plus-corner|layout-dashboard)\./

export default defineConfig({
  root: 'web',
  plugins: [react(), tailwindcss(), siteOfBackend],
  resolve: {
    // It writes a style element, which the policy refuses; ours adopts a style sheet instead.
    alias: { 'react-style-singleton': path('web/style-singleton.ts') },
  },
  builder: {},
  environments: {
    client: {
      build: {
        outDir: '../dist/web',
        emptyOutDir: true,
        // A link for each of thirty small files costs a phone a tenth of a second as a page comes to life: more than
        // waiting for the page's own file to name them.
        modulePreload: { polyfill: false, resolveDependencies: () => [] },
        // What every page needs is one file: it packs better than its pieces.
        rolldownOptions: {
          // A contract is data: a page that calls by address alone does without it, and without the library that parses it.
          // What a feature offers others is a list: a page loads what it takes from it.
          treeshake: {
            moduleSideEffects: [
              { test: /\/features\/[^/]+\/(?:contract|web\/public)\.ts$/, sideEffects: false },
            ],
          },
          output: {
            codeSplitting: {
              groups: [
                { name: 'frame', tags: ['$initial'] },
                { name: 'first-page-icons', test: FIRST_PAGE_ICONS },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // The server fills pages with it, and is not always told that it is in production.
      define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      build: {
        outDir: '../dist/prerender',
        emptyOutDir: true,
        rolldownOptions: { input: path('web/prerender.tsx') },
      },
      // Bundled, so that the alias above holds there too.
      resolve: { noExternal: true },
    },
  },
  server: backend ? { proxy: Object.fromEntries(BACKEND_PATHS.map((start) => [start, backend])) } : {},
})
