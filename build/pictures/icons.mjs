// The icons of the site, from the one drawing of the mark.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../prepare.mjs'

const folder = join(root, 'web', 'public')

/** @param {import('@playwright/test').Browser} browser */
export async function draw(browser) {
  const icon = readFileSync(join(folder, 'icon.svg'), 'utf8')
  const page = await browser.newPage()
  for (const size of [180, 192, 512]) {
    const filled = icon.replace('rx="6"', 'rx="0"').replace('<svg ', `<svg width="${size}" height="${size}" `)
    await page.setViewportSize({ width: size, height: size })
    await page.setContent(`<body style="margin:0">${filled}</body>`)
    await page.screenshot({ path: join(folder, `icon-${size}.png`) })
  }
  await page.close()
}
