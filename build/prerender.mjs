// After Vite: writes every page as HTML with its own head, and the list the server serves from. Assets are compressed once.
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { root } from './prepare.mjs'

const web = join(root, 'dist', 'web')
const out = join(root, 'dist', 'pages')

const { prerenderPages } = await import(join(root, 'dist', 'prerender', 'prerender.js'))
/** @type {import('../web/prerender.tsx').PrerenderedPage[]} */
const pages = await prerenderPages()

const template = wordsFirst(preloadFont(hashEarlyScript(readFileSync(join(web, 'index.html'), 'utf8'))))
rmSync(join(web, 'index.html'))
rmSync(out, { recursive: true, force: true })
mkdirSync(out, { recursive: true })

const list = pages.map(({ path, public: isPublic, hasSecretAddress, head, body }) => {
  const html = template.replace(/<!--head-->.*<!--\/head-->/s, () => head).replace('<!--page-->', () => body)
  const file = `${path === '*' ? 'not-found' : path.replace(/[^a-z-]+/gi, '_')}.html`
  refuseInline(path, html)
  writeFileSync(join(out, file), html)
  return { path, public: isPublic, file, hasSecretAddress }
})
writeFileSync(join(out, 'pages.json'), JSON.stringify(list, null, 2))
// For the pages that the running server fills.
writeFileSync(join(out, 'template.html'), template)
compressAssets()

/** Runs before the first paint, so it is its own small file; its name changes with its content, as of all assets. */
function hashEarlyScript(/** @type {string} */ html) {
  const script = readFileSync(join(web, 'early.js'))
  const name = `early-${createHash('sha256').update(script).digest('hex').slice(0, 8)}.js`
  writeFileSync(join(web, 'assets', name), script)
  rmSync(join(web, 'early.js'))
  return html.replace('/early.js', `/assets/${name}`)
}

/** The font that every page's first line is set in. */
function preloadFont(/** @type {string} */ html) {
  const font = readdirSync(join(web, 'assets')).find((name) =>
    /^instrument-sans-latin-wght-normal.*\.woff2$/.test(name),
  )
  return html.replace(
    '<link rel="icon"',
    `<link rel="preload" href="/assets/${font}" as="font" type="font/woff2" crossorigin />\n    <link rel="icon"`,
  )
}

/** The page can be read before its script runs: style and font get the line first. */
function wordsFirst(/** @type {string} */ html) {
  return html.replace(/<script type="module"|<link rel="modulepreload"/g, '$& fetchpriority="low"')
}

/** The policy would refuse it, and nothing would repair the page: better no build than such a page. Data is no script. */
function refuseInline(/** @type {string} */ path, /** @type {string} */ html) {
  const found = html.match(
    / style="|<style|<script(?![^>]* src=)(?! type="application\/ld\+json")| on[a-z]+="/i,
  )
  if (found) throw new Error(`The page ${path} has something inline (${found[0]}), which the policy forbids.`)
}

function compressAssets() {
  for (const name of readdirSync(join(web, 'assets'))) {
    if (!/\.(js|css|svg|ttf)$/.test(name)) continue
    const path = join(web, 'assets', name)
    const bytes = readFileSync(path)
    writeFileSync(
      `${path}.br`,
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    )
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
  }
}
