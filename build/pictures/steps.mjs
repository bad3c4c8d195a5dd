// The steps of the carousel whose screens are ours, as they are today.
import { readFileSync } from 'node:fs'
import { encode } from './encode.mjs'
import { brief, sampleFile, scratch } from './sample.mjs'
import { founderPage, made, order, withShop } from './shop.mjs'

const SIZE = { viewport: { width: 960, height: 600 }, deviceScaleFactor: 1.5 }

/** @param {import('@playwright/test').Browser} browser */
export async function draw(browser) {
  await withShop(async (address) => {
    const page = await founderPage(browser, address, SIZE)
    await fillForm(page)
    await page.getByLabel('Startup name').scrollIntoViewIfNeeded()
    await shoot(page, 'step-idea', 'Startup name')
    await shoot(page, 'step-buy', 'Single Blueprint')

    const id = await order(page)
    await made(page, id)
    await page.goto('/dashboard')
    await page.getByRole('main').getByText(brief.startupName).first().waitFor()
    await shoot(page, 'step-dashboard')
    await page.goto(`/blueprint/${brief.startupName.toLowerCase()}`)
    await shootMarkdown(page)
    await page.context().close()
  })
}

export async function fillForm(/** @type {import('@playwright/test').Page} */ page) {
  await page.goto('/blueprint-purchase')
  await page.getByLabel('Startup name').fill(brief.startupName)
  await page.getByLabel('Business idea').fill(brief.businessIdea)
  await page.getByLabel('Target customer').fill(brief.targetCustomer)
}

/** With a label, the window is scrolled so that it stands near the top. */
async function shoot(
  /** @type {import('@playwright/test').Page} */ page,
  /** @type {string} */ name,
  /** @type {string | undefined} */ near = undefined,
) {
  if (near)
    await page
      .getByText(near, { exact: true })
      .first()
      .evaluate((element) => window.scrollTo(0, element.getBoundingClientRect().top + window.scrollY - 150))
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(400)
  const png = scratch(`${name}.png`)
  await page.screenshot({ path: png })
  encode(png, name)
}

/** Its row in the list of files; where there is no such list yet, the file itself. */
async function shootMarkdown(/** @type {import('@playwright/test').Page} */ page) {
  const row = page.getByText(`3. ${brief.startupName} Markdown File for Upload`).first()
  const listed = await row.waitFor({ timeout: 8_000 }).then(
    () => true,
    () => false,
  )
  if (listed) {
    await row.click()
    return shoot(page, 'step-markdown')
  }
  console.log('  the page of a blueprint lists no files: the Markdown file itself is shown instead')
  const text = readFileSync(sampleFile('Blueprint.md'), 'utf8')
  await page.goto('about:blank')
  await page.setContent(
    '<style>body{margin:0;background:#fff;color:#101a2e;font:15px/1.6 "DejaVu Sans Mono",monospace;padding:40px 48px}pre{margin:0;white-space:pre-wrap;font:inherit}</style><pre></pre>',
  )
  await page.locator('pre').evaluate((pre, lines) => {
    pre.textContent = lines
  }, text.split('\n').slice(6, 60).join('\n'))
  await shoot(page, 'step-markdown')
}
