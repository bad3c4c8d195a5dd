// npm run pictures: draws the icons and each page's social picture with Chromium. The results are kept in web/public.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium, ensurePackages, ensureWeb, root } from './prepare.mjs'

await ensurePackages()
await ensureWeb()
const { chromium } = await import('@playwright/test')

const folder = join(root, 'web', 'public')
const icon = readFileSync(join(folder, 'icon.svg'), 'utf8')
const font = readFileSync(
  join(
    root,
    'node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  ),
).toString('base64')

const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
})
const page = await browser.newPage()

async function draw(
  /** @type {string} */ name,
  /** @type {number} */ width,
  /** @type {number} */ height,
  /** @type {string} */ html,
) {
  await page.setViewportSize({ width, height })
  await page.setContent(html)
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: join(folder, name) })
}

for (const size of [180, 192, 512]) {
  const filled = icon.replace('rx="6"', 'rx="0"').replace('<svg ', `<svg width="${size}" height="${size}" `)
  await draw(`icon-${size}.png`, size, size, `<body style="margin:0">${filled}</body>`)
}

// A social picture for every public page, with the page's own title.
const pages = JSON.parse(readFileSync(join(root, 'dist', 'pages', 'pages.json'), 'utf8'))
for (const { path, public: isPublic, file } of pages) {
  if (!isPublic) continue
  const html = readFileSync(join(root, 'dist', 'pages', file), 'utf8')
  const title = html.match(/<title>(.*?)( · Founder Co-Pilot)?<\/title>/)?.[1] ?? ''
  const description = html.match(/name="description" content="(.*?)"/)?.[1] ?? ''
  const isHome = path === '/'
  await draw(
    `social${isHome ? '/home' : path}.png`,
    1200,
    630,
    social(
      isHome ? 'Your idea, drawn up<br>so you can build it.' : title,
      isHome ? '20 pages, a brand and a prompt, in minutes, for $0.99' : description,
    ),
  )
}
await browser.close()

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
