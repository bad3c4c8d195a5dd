// A social picture for every public page, with the page's own title.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../prepare.mjs'

const font = readFileSync(
  join(
    root,
    'node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  ),
).toString('base64')

/** @param {import('@playwright/test').Browser} browser */
export async function draw(browser) {
  const pages = JSON.parse(readFileSync(join(root, 'dist', 'pages', 'pages.json'), 'utf8'))
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
  for (const { path, public: isPublic, file } of pages) {
    if (!isPublic) continue
    const html = readFileSync(join(root, 'dist', 'pages', file), 'utf8')
    const title = html.match(/<title>(.*?)( · Founder Co-Pilot)?<\/title>/)?.[1] ?? ''
    const description = html.match(/name="description" content="(.*?)"/)?.[1] ?? ''
    await page.setContent(
      path === '/'
        ? social(
            'Your idea, drawn up<br>so you can build it.',
            '20 pages, a brand and a prompt, in minutes, for $0.99',
          )
        : social(title, description),
    )
    await page.evaluate(() => document.fonts.ready)
    await page.screenshot({
      path: join(root, 'web', 'public', `social${path === '/' ? '/home' : path}.png`),
    })
  }
  await page.close()
}

function social(/** @type {string} */ title, /** @type {string} */ text) {
  return `<style>
    @font-face { font-family: Sans; font-weight: 400 700; src: url(data:font/woff2;base64,${font}) }
    body { margin: 0; width: 1200px; height: 630px; box-sizing: border-box; padding: 76px 84px; color: #101a2e; font-family: Sans;
      background-color: #fafaf7; background-size: 24px 24px;
      background-image: linear-gradient(to right, rgb(47 157 192 / .13) 1px, transparent 1px), linear-gradient(to bottom, rgb(47 157 192 / .13) 1px, transparent 1px) }
    .brand { display: flex; align-items: center; gap: 18px; font-size: 30px; font-weight: 600; letter-spacing: -.022em }
    h1 { height: 208px; display: flex; align-items: end; margin: 76px 0 0; font-size: 96px; line-height: 1.04; font-weight: 600; letter-spacing: -.036em; word-spacing: .04em; text-wrap: balance }
    .line { position: relative; margin-top: 48px; width: 760px; border-top: 2px solid #278fb2 }
    .line::before, .line::after { content: ''; position: absolute; top: -11px; width: 2px; height: 20px; background: #278fb2 }
    .line::after { right: 0 }
    p { margin: 20px 0 0; max-width: 900px; font-size: 30px; line-height: 1.35; color: #46526a; text-wrap: pretty }
  </style>
  <div class="brand"><svg viewBox="0 0 24 24" width="44" height="44" fill="none" stroke-width="2.25"><path d="M5 22H2V2h20v20h-2" stroke="#101a2e"/><path d="M18 22V11" stroke="#ee6419"/><path d="M7 22a11 11 0 0 1 11-11" stroke="#278fb2" stroke-width="1.5"/></svg>Founder Co-Pilot</div>
  <h1><span>${title}</span></h1>
  <div class="line"></div>
  <p>${text}</p>`
}
