// npm run pictures [-- icons social pages steps film]: what the site shows of itself, drawn anew from the running program and
// the real engine. The results are committed: a build needs none of the tools that this needs.
import { ensureChromium, ensurePackages, ensurePictureTools, ensureWeb } from './prepare.mjs'

await ensurePackages()
await ensureWeb()

const PARTS = /** @type {const} */ (['icons', 'social', 'pages', 'steps', 'film'])
const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !PARTS.some((part) => part === name))
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}. There are: ${PARTS.join(', ')}.`)
  process.exit(1)
}
const wanted = PARTS.filter((part) => asked.length === 0 || asked.includes(part))
if (wanted.some((part) => part !== 'icons' && part !== 'social')) await ensurePictureTools()

const { chromium } = await import('@playwright/test')
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
})
try {
  for (const part of wanted) {
    console.log(`• ${part}`)
    const { draw } = await import(`./pictures/${part}.mjs`)
    await draw(browser)
  }
} finally {
  await browser.close()
}
