// npm run pictures [-- icons social pages steps film readme]: what the site shows of itself, drawn anew from the running program and
// the real engine. The results are committed: a build needs none of the tools that this needs.
import { ensureChromium, ensurePackages, ensurePictureTools, ensureWeb } from './prepare.mjs'

await ensurePackages()
await ensureWeb()

const PARTS = {
  icons: () => import('./pictures/icons.mjs'),
  social: () => import('./pictures/social.mjs'),
  pages: () => import('./pictures/pages.mjs'),
  steps: () => import('./pictures/steps.mjs'),
  film: () => import('./pictures/film.mjs'),
  readme: () => import('./pictures/readme.mjs'),
}
const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in PARTS))
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}. There are: ${Object.keys(PARTS).join(', ')}.`)
  process.exit(1)
}
const wanted = Object.entries(PARTS).filter(([name]) => asked.length === 0 || asked.includes(name))
if (wanted.some(([name]) => name !== 'icons' && name !== 'social')) await ensurePictureTools()

const { chromium } = await import('@playwright/test')
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
})
try {
  for (const [name, load] of wanted) {
    console.log(`• ${name}`)
    const { draw } = await load()
    await draw(browser)
  }
} finally {
  await browser.close()
}
