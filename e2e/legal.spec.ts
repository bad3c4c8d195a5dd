// The four legal pages: their constants word for word, their way home, their anchors, on screen and on paper.
import { expect, test } from './quiet-page.ts'

const POLICIES = {
  '/privacy-policy': ['Privacy Policy', 'fcp_session', '18 or older', '1-2 business days', 'language model'],
  '/terms-of-service': [
    'Terms of Service',
    '$0.99',
    '5 for $3.00',
    '10 for $5.00',
    '18 or older',
    'Credits expire only as specified in the purchase terms, and the purchase terms set no expiry.',
    'capped at the amount you paid us in the past twelve months',
    'Mon-Fri 9-5 EST',
  ],
  '/refund-policy': [
    'Refund Policy',
    'within 7 days of purchase',
    '48 business hours',
    '5-10 business days',
    'Credits do not expire.',
  ],
}

test('the policies say what was promised', async ({ page }) => {
  for (const [path, [title = '', ...words]] of Object.entries(POLICIES))
    await test.step(path, async () => {
      await page.goto(path)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(main.getByText('Effective date: August 12, 2025')).toBeVisible()
      await expect(main.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
      for (const text of words) await expect(main).toContainText(text)
      const contents = main.getByRole('navigation', { name: 'Contents' }).getByRole('link')
      const last = contents.last()
      await last.click()
      const id = new URL(page.url()).hash.slice(1)
      await expect(page.locator(`h2[id="${id}"]`)).toBeInViewport()
      await expect(main.getByRole('heading', { level: 2 })).toHaveCount((await contents.count()) + 2)
    })

  await test.step('on paper: light, without what only a screen needs', async () => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await expect(page.getByRole('navigation', { name: 'Contents' })).toBeHidden()
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(250, 250, 247)')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(16, 26, 46)')
  })
})

test('legal inquiries: whom to write to, what to put in, and when one hears back', async ({ page }) => {
  await page.goto('/legal-inquiries')
  const main = page.getByRole('main')
  for (const title of ['General legal', 'Copyright and DMCA', 'Privacy', 'Disputes']) {
    const contact = main.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })
    await expect(contact.getByRole('link')).toHaveAttribute('href', /^mailto:.+@.+\?subject=/)
  }
  for (const title of ['Legal process', 'Law enforcement', 'Intellectual property'])
    await expect(main.getByRole('heading', { name: title })).toBeVisible()
  for (const [matter, time] of [
    ['General', '2-3 business days'],
    ['Copyright', '24-48 hours'],
    ['Privacy and disputes', '1-2 business days'],
    ['Urgent', 'within 24 hours'],
    ['Complex', '5-7 business days'],
  ])
    await expect(main.getByRole('row', { name: `${matter} ${time}` })).toBeVisible()
  await expect(main).toContainText('creates no attorney-client relationship')
  for (const path of ['/privacy-policy', '/terms-of-service', '/refund-policy'])
    await expect(main.locator(`a[href="${path}"]`)).toBeVisible()
  await expect(main.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
})
