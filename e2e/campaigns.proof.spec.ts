// /email-campaigns: an admin writes, previews, tests and sends; everybody else sees what the page is about.
import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { mailTo, newEmail, OWNER, PASSWORD } from './people.ts'
import { expect, expectAccessible, expectSound, test } from './quiet-page.ts'

const API = '/api/email-campaigns'
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const asks = (page: Page, name: string) => page.getByRole('alertdialog', { name })
const card = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })
const toast = (page: Page, text: string) => page.locator('[data-toasts]').getByText(text, { exact: true })

async function signInAsOwner(page: Page): Promise<void> {
  const { email, password } = OWNER
  expect((await page.request.post('/api/auth/login', { data: { email, password } })).status()).toBe(200)
}

/** Agreed to news while signing up, and proved the address. */
async function makeReader(browser: Browser, baseURL: string): Promise<string> {
  const context = await browser.newContext({ baseURL })
  const email = newEmail('reader')
  const data = { email, password: PASSWORD, fullName: 'A Reader', marketingEmails: true }
  expect((await context.request.post('/api/auth/signup', { data })).status()).toBe(200)
  const { link } = await mailTo(context.request, email, 'Confirm your email')
  const token = link.split('token=')[1]
  expect((await context.request.post('/api/auth/verify-email', { data: { token } })).status()).toBe(200)
  await context.close()
  return email
}

const newest = async (request: APIRequestContext) => (await (await request.get(API)).json()).campaigns[0]

test('an admin writes a campaign, looks at it, tests it and sends it', async ({
  page,
  browser,
  baseURL,
  expectTrouble,
}) => {
  const reader = await makeReader(browser, baseURL ?? '')
  const subject = `What is new, ${reader.slice(0, 15)}`
  await signInAsOwner(page)
  await page.goto('/email-campaigns')
  const editor = dialog(page, 'Create Campaign')

  await test.step('what is missing is said where it is missing', async () => {
    await page.getByRole('button', { name: 'Create Campaign' }).click()
    await editor.getByRole('button', { name: 'Create Draft' }).click()
    for (const words of ['Please enter a name.', 'Please enter a subject.', 'Please enter the content.'])
      await expect(editor.getByText(words)).toBeVisible()
    await expect(editor.getByLabel('Name')).toBeFocused()
    await editor.getByLabel('Name').fill('November letter')
    await expect(editor.getByText('Please enter a name.')).toHaveCount(0)
    await expectAccessible(page, '[role=dialog]')
  })

  await test.step('typed text is not thrown away without asking', async () => {
    await page.keyboard.press('Escape')
    await asks(page, 'Discard what you typed?').getByRole('button', { name: 'Cancel' }).click()
    await expect(editor.getByLabel('Name')).toHaveValue('November letter')
  })

  await test.step('the preview is the email', async () => {
    await editor.getByLabel('Subject').fill(subject)
    await editor
      .getByLabel('Content', { exact: true })
      .fill('Hello **founders**.\n\n[Join the community](/community)')
    await editor.getByRole('radio', { name: 'Preview' }).check()
    const frame = editor.frameLocator('iframe')
    await expect(frame.getByRole('heading', { name: subject })).toBeVisible()
    await expect(frame.getByText('founders', { exact: true })).toHaveCSS('font-weight', '600')
    await expect(frame.getByRole('link', { name: 'Join the community' })).toBeVisible()
    await editor.getByRole('radio', { name: 'Write' }).check()
    await expect(editor.getByLabel('Subject')).toHaveValue(subject)
  })

  await test.step('a failure keeps everything; then it is created once, however often it is pressed', async () => {
    expectTrouble(/503/)
    await page.route(API, (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({
            status: 503,
            json: { success: false, error: 'We are very busy right now.', code: 'overloaded' },
          })
        : route.fallback(),
    )
    await editor.getByRole('button', { name: 'Create Draft' }).click()
    await expect(toast(page, 'Creation Failed')).toBeVisible()
    await expect(editor.getByLabel('Subject')).toHaveValue(subject)
    await page.unroute(API)
    await editor.getByRole('button', { name: 'Create Draft' }).dblclick()
    await expect(toast(page, 'Campaign Created')).toBeVisible()
    await expect(card(page, subject)).toHaveCount(1)
    await expect(card(page, subject).getByText('Draft', { exact: true })).toBeVisible()
  })

  await test.step('another admin was faster: both versions are there', async () => {
    expectTrouble(/409/)
    await card(page, subject).getByRole('button', { name: 'Edit' }).click()
    const edit = dialog(page, 'Edit Campaign')
    const content = edit.getByLabel('Content', { exact: true })
    const theirs = edit.getByRole('region', { name: 'Their version' })
    const overtake = async (words: string) => {
      const { id, version, name } = await newest(page.request)
      const data = { name, subject, content: words, version }
      expect((await page.request.put(`${API}/${id}`, { data })).status()).toBe(200)
      await content.fill('My **words**.\n\n[Join the community](/community)')
      await edit.getByRole('button', { name: 'Save Changes' }).click()
      await expect(theirs).toContainText(words)
      await expect(content).toHaveValue(/My \*\*words/)
    }
    await overtake('Their words.')
    await edit.getByRole('button', { name: 'Use their version' }).click()
    await expect(content).toHaveValue('Their words.')
    await expect(theirs).toHaveCount(0)
    await overtake('Their second thoughts.')
    await edit.getByRole('button', { name: 'Save mine instead' }).click()
    await expect(toast(page, 'Campaign Updated')).toBeVisible()
    await expect(card(page, subject)).toContainText('My **words**.')
  })

  await test.step('a test goes to the admin alone; the audience is counted', async () => {
    await card(page, subject).getByRole('button', { name: 'Send' }).click()
    const send = dialog(page, 'Send Campaign')
    await expect(send.getByText(/This goes to \d+ p(erson|eople) who agreed to news/)).toBeVisible()
    await send.getByRole('button', { name: 'Send a test' }).click()
    await expect(toast(page, 'Test Sent')).toBeVisible()
    await mailTo(page.request, OWNER.email, `[Test] ${subject}`)
    await expectAccessible(page, '[role=dialog]')
    await send.getByRole('radio', { name: 'Schedule' }).check()
    await send.getByRole('button', { name: 'Schedule' }).click()
    await expect(send.getByText('Please choose a date and a time.')).toBeVisible()
  })

  await test.step('scheduled, taken back, and sent', async () => {
    const send = dialog(page, 'Send Campaign')
    await send.getByLabel('Date and time').fill('2027-03-01T09:30')
    await send.getByRole('button', { name: 'Schedule' }).click()
    await expect(toast(page, 'Campaign Scheduled')).toBeVisible()
    await expect(card(page, subject)).toContainText('Goes out Mar 1, 2027')
    await card(page, subject).getByRole('button', { name: 'Cancel schedule' }).click()
    await asks(page, 'Cancel the schedule?').getByRole('button', { name: 'Cancel schedule' }).click()
    await expect(toast(page, 'Schedule Cancelled')).toBeVisible()
    await card(page, subject).getByRole('button', { name: 'Send' }).click()
    await send.getByRole('button', { name: 'Send Now' }).click()
    await expect(toast(page, 'Sending Started')).toBeVisible()
    await expect(card(page, subject).getByText('Sent', { exact: true }).first()).toBeVisible()
  })

  await test.step('it arrived, and its link ends the news without signing in', async () => {
    const { link } = await mailTo(page.request, reader, subject)
    const visitor = await browser.newContext({ baseURL })
    const left = await visitor.newPage()
    await left.goto(link)
    await expect(left.getByText(/News and offers will stop/)).toBeVisible()
    await visitor.close()
    expect((await newest(page.request)).results).toMatchObject({ unsubscribed: 1 })
  })
})

const LONG = 'Ein außergewöhnlich langer Kampagnenname 創業者のための長い名前'.repeat(2)
const base = {
  subject: 'Subject',
  content: 'x'.repeat(400),
  audience: 'agreed',
  version: 1,
  stopped: false,
  returned: false,
  createdAt: '2026-11-10T09:00:00.000Z',
  updatedAt: '2026-11-10T09:00:00.000Z',
  startedAt: '2026-11-12T09:00:00.000Z',
}
const results = { recipients: 10_000, waiting: 2_500, sent: 7_480, failed: 5, skipped: 15, unsubscribed: 0 }
const SHOWN = [
  { ...base, id: '1', name: LONG, status: 'draft', audience: 'customers' },
  { ...base, id: '2', name: 'On its way', status: 'sending', results },
  {
    ...base,
    id: '3',
    name: 'Ended early',
    status: 'sent',
    stopped: true,
    finishedAt: '2026-11-12T09:10:00.000Z',
    results: { ...results, waiting: 0 },
  },
]

const BROKEN = { status: 500, json: { success: false, error: 'Broken.', code: 'internal' } }

test('every state of the list, for an admin', async ({ page, expectTrouble }) => {
  expectTrouble(/500|409/)
  await signInAsOwner(page)
  let answer: { status?: number; json: object } = BROKEN
  let more = answer
  await page.route(/email-campaigns\?cursor=/, (route) => route.fulfill(more))
  await page.route(API, (route) => route.fulfill(answer))
  await page.goto('/email-campaigns')

  await test.step('it could not be loaded', async () => {
    await expect(page.getByText('Failed to load campaigns')).toBeVisible()
    answer = { json: { campaigns: [] } }
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('heading', { name: 'No campaigns yet' })).toBeVisible()
  })

  await test.step('content is cut at 150, progress and results are shown', async () => {
    answer = { json: { campaigns: SHOWN, nextCursor: '0b9f8b0e-6f0f-4a57-9d0e-3d1c2b8a7f01' } }
    await page.reload()
    await expect(page.getByText(`${'x'.repeat(150)}...`, { exact: true })).toHaveCount(3)
    await expect(page.getByText('7,500 of 10,000 people')).toBeVisible()
    await expect(page.getByRole('progressbar', { name: 'Sending' })).toHaveAttribute('aria-valuenow', '75')
    await expect(card(page, 'Ended early')).toContainText('Not sent2,500')
    await page.getByRole('button', { name: 'Load more' }).click()
    await expect(toast(page, 'Broken.')).toBeVisible()
    await expect(card(page, 'Ended early')).toBeVisible()
    more = { json: { campaigns: [{ ...SHOWN[0], id: '4', name: 'Older' }] } }
    await page.getByRole('button', { name: 'Load more' }).click()
    await expect(card(page, 'Older')).toBeVisible()
  })

  const send = dialog(page, 'Send Campaign')
  const openSend = () => page.getByRole('button', { name: `Send ${LONG}` }).click()
  await test.step('customers alone: nobody, then one; a test that fails', async () => {
    let customers = 0
    await page.route(`${API}/audience`, (route) => route.fulfill({ json: { agreed: 5, customers } }))
    await openSend()
    await expect(send.getByText('Nobody in this audience has agreed to news yet.')).toBeVisible()
    await expect(send.getByRole('button', { name: 'Send Now' })).toBeDisabled()
    await send.getByRole('button', { name: 'Cancel' }).click()
    customers = 1
    await openSend()
    await expect(send.getByText('This goes to 1 customer who agreed to news.')).toBeVisible()
    await page.route(`${API}/1/test`, (route) => route.fulfill(BROKEN))
    await send.getByRole('button', { name: 'Send a test' }).click()
    await expect(toast(page, 'Test Failed')).toBeVisible()
  })

  await test.step('sending is refused because another admin changed it; looked at, it goes', async () => {
    const [draft, ...others] = SHOWN
    const changed = { ...draft, version: 2, content: 'Their words.' }
    answer = { json: { campaigns: [changed, ...others] } }
    const seen: number[] = []
    await page.route(`${API}/1/send`, (route) => {
      const { version } = route.request().postDataJSON()
      seen.push(version)
      const json = { success: true, campaign: { ...changed, status: 'sending', results } }
      const error = 'Somebody else changed this campaign meanwhile.'
      const refusal = { status: 409, json: { success: false, error, code: 'campaign_changed' } }
      return route.fulfill(version === 2 ? { json } : refusal)
    })
    await send.getByRole('button', { name: 'Send Now' }).click()
    await expect(send.getByRole('alert')).toContainText('Somebody else changed this campaign meanwhile.')
    await expect(send.getByRole('region', { name: 'Their version' })).toContainText('Their words.')
    await expectAccessible(page, '[role=dialog]')
    await send.getByRole('button', { name: 'Send Now' }).click()
    await expect(toast(page, 'Sending Started')).toBeVisible()
    expect(seen).toEqual([1, 2])
  })

  await test.step('a draft is deleted, and one on its way is stopped', async () => {
    const [draft, underWay, ended] = SHOWN
    await page.route(`${API}/1`, (route) => route.fulfill({ json: { success: true } }))
    await page.getByRole('button', { name: `Delete ${LONG}` }).click()
    answer = { json: { campaigns: [underWay, ended] } }
    await asks(page, 'Delete this draft?').getByRole('button', { name: 'Delete draft' }).click()
    await expect(toast(page, 'Draft Deleted')).toBeVisible()
    await expect(card(page, LONG)).toHaveCount(0)
    const stopped = { ...underWay, status: 'sent', stopped: true }
    await page.route(`${API}/2/cancel`, (route) =>
      route.fulfill({ json: { success: true, campaign: stopped } }),
    )
    await page.getByRole('button', { name: 'Stop sending On its way' }).click()
    answer = { json: { campaigns: [{ ...draft, name: LONG }, stopped, ended] } }
    await asks(page, 'Stop sending?').getByRole('button', { name: 'Stop sending' }).click()
    await expect(toast(page, 'Sending Stopped')).toBeVisible()
    await expect(card(page, 'On its way').getByText('Stopped', { exact: true })).toBeVisible()
    await expectSound(page)
  })
})

test('others see the screen and what is to come, not the data', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/email-campaigns')
  await expect(page.getByRole('heading', { level: 1, name: 'Email Campaigns' })).toBeVisible()
  await expect(page.getByText('Coming soon')).toBeVisible()
  expect(
    await page.getByRole('region', { name: 'Campaign features' }).getByRole('listitem').count(),
  ).toBeGreaterThan(2)
  await expect(page.getByRole('button', { name: 'Create Campaign' })).toHaveCount(0)
  expect(asked).not.toContain(API)

  await test.step('signed in, but no admin', async () => {
    await page.request.post('/api/auth/signup', {
      data: { email: newEmail(), password: PASSWORD, fullName: 'Mara Lindqvist' },
    })
    await page.reload()
    await expect(page.getByRole('link', { name: 'Choose your emails' })).toHaveAttribute('href', '/settings')
    await expect(page.getByRole('button', { name: 'Create Campaign' })).toHaveCount(0)
    expect(asked).not.toContain(API)
  })
})
