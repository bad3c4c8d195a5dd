// The steps of the carousel whose screens are ours, as they are today.
import { readFileSync } from 'node:fs'
import { encode } from './encode.mjs'
import { brief, sampleFile, scratch } from './sample.mjs'
import { founderPage, made, order, withShop } from './shop.mjs'

// Every picture has 1440 × 900 points: forms are taken from nearer than lists.
const NEAR = { viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 }
const FAR = { viewport: { width: 1080, height: 675 }, deviceScaleFactor: 4 / 3 }

/** @param {import('@playwright/test').Browser} browser */
export async function draw(browser) {
  await withShop(async (address) => {
    const near = await founderPage(browser, address, NEAR)
    await fillForm(near)
    await shoot(near, 'step-idea', 'Startup name')
    await shoot(near, 'step-buy', 'Single Blueprint')

    const far = await founderPage(browser, address, FAR)
    const id = await order(far)
    await made(far, id)
    await far.goto('/dashboard')
    await far.getByRole('main').getByText(brief.startupName).first().waitFor()
    await shoot(far, 'step-dashboard')
    await far.goto(`/blueprint/${brief.startupName.toLowerCase()}`)
    await shootMarkdown(far)
  })
}

async function fillForm(/** @type {import('@playwright/test').Page} */ page) {
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
      .evaluate((element) => window.scrollTo(0, element.getBoundingClientRect().top + window.scrollY - 110))
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
