// A finished plan meets the world: a milestone waits for evidence, and a section goes before the community.
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { madeBlueprint } from './blueprint-answers.ts'
import { once } from './once.ts'
import { signUpProved } from './people.ts'
import { expect, expectSound, test } from './quiet-page.ts'
import { refuse, toastOf } from './settings-page.ts'

const main = (page: Page) => page.getByRole('main')
const station = (page: Page, title: string) => main(page).getByRole('button', { name: title })
/** Other runs have posted to the same community. */
const TITLE = `Would you pay this for a buoy? ${randomUUID().slice(0, 8)}`
const POSTING = '**/sections/pricing/post'
const desk = { width: 1280, height: 900 }

test('a milestone waits for the number that was set; a section is posted, answered, and the answer kept', async ({
  page,
  browser,
  baseURL,
  expectTrouble,
}) => {
  const id = await madeBlueprint(page)
  const editing = page.getByRole('dialog', { name: 'Edit Target Audience' })
  const evidence = editing.getByRole('region', { name: 'Evidence' })

  await test.step('the number is set first; what is wrong with it is said', async () => {
    // Whom only a purchase let in cannot post, and is not asked to.
    await page.route('**/api/dashboard', async (route) => {
      const json = await (await route.fetch()).json()
      await route.fulfill({ json: { ...json, user: { ...json.user, orderOnly: true } } })
    })
    await page.goto(`/blueprint/${id}?tab=milestones`)
    await expect(station(page, 'Target Audience')).toBeVisible()
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await expect(page.getByRole('menuitem', { name: 'Share this blueprint' })).toBeVisible()
    await expect(page.getByRole('menuitem', { name: 'Ask for review' })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await page.unroute('**/api/dashboard')
    await page.reload()
    await station(page, 'Target Audience').click()
    await evidence.getByLabel('Number to reach').fill('twenty')
    await evidence.getByRole('button', { name: 'Set number' }).click()
    await expect(evidence.getByText('Please enter a number above zero.')).toBeVisible()
    await evidence.getByLabel('Number to reach').fill('20')
    await evidence.getByRole('button', { name: 'Set number' }).dblclick()
    await expect(evidence.getByText('0 of 20 interviews')).toBeVisible()
    await expect(evidence.getByRole('button', { name: 'Take the number off' })).toBeVisible()
  })

  await test.step('saving keeps the words, and the map says what is missing', async () => {
    await editing.getByRole('button', { name: 'Save Changes' }).click()
    await expect(toastOf(page, 'Target Audience is saved, and waits for evidence.')).toBeVisible()
    await expect(station(page, 'Target Audience')).toContainText('Waiting for evidence: 0 of 20 interviews')
    await expect(main(page)).toContainText('0 of 5 completed')
  })

  await test.step('a failed save loses nothing; a number changed after progress says so', async () => {
    await station(page, 'Target Audience').click()
    const down = expectTrouble(/503/)
    await page.route('**/evidence', (route) => refuse(route, 503, 'Too busy.', 'overloaded'))
    await evidence.getByRole('button', { name: 'Take the number off' }).click()
    await expect(evidence.getByRole('alert')).toHaveText('Not saved: Too busy.')
    await evidence.getByLabel('Reached so far').fill('7')
    await evidence.getByRole('button', { name: 'Save evidence' }).click()
    await expect(evidence.getByRole('alert')).toHaveText('Not saved: Too busy.')
    await page.unroute('**/evidence')
    down()
    await evidence.getByRole('button', { name: 'Save evidence' }).click()
    await expect(evidence.getByText('7 of 20 interviews')).toBeVisible()
    await expect(evidence.getByRole('alert')).toHaveCount(0)
    await evidence.getByLabel('Number to reach').fill('8')
    await evidence.getByRole('button', { name: 'Save evidence' }).click()
    await expect(evidence.getByText(/^Changed from 20 interviews on /)).toBeVisible()
    await expect(evidence.getByRole('button', { name: 'Take the number off' })).toHaveCount(0)
    await expectSound(page, { part: '[role=dialog]' })
    await page.setViewportSize(desk)
    await evidence.getByLabel('Reached so far').fill('8')
    await editing.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
    await evidence.getByRole('button', { name: 'Save evidence' }).click()
    await expect(evidence.getByText('Reached', { exact: true })).toBeVisible()
    await editing.getByRole('button', { name: 'Close' }).click()
    await expect(main(page)).toContainText('1 of 5 completed')
    await expectSound(page)
    await page.setViewportSize(desk)
  })

  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/sections/pricing/post')) sent.push(request.postDataJSON().requestId)
  })
  const asking = page.getByRole('dialog', { name: 'Ask the community about a section' })
  const seeing = page.getByRole('dialog', { name: 'This will be public' })
  await test.step('a section is chosen, and seen exactly as it will be public', async () => {
    const late = Promise.withResolvers<void>()
    await page.route(
      /\/sections$/,
      once(async (route) => late.promise.then(() => route.continue())),
    )
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Ask for review' }).click()
    await expect(asking.getByRole('button', { name: 'Preview' })).toBeDisabled()
    late.resolve()
    await asking.getByRole('button', { name: 'Preview' }).click()
    await expect(asking.getByText('Please choose a section.')).toBeVisible()
    await expect(asking.getByText('Please give the post a title.')).toBeVisible()
    await asking.getByRole('combobox', { name: 'Section' }).click()
    await page.getByRole('option', { name: 'Pricing' }).click()
    await asking.getByLabel('Title').fill(TITLE)
    await asking.getByLabel('What do you want to know?').fill('Is one buoy per lease enough?')
    await expectSound(page, { part: '[role=dialog]' })
    await page.setViewportSize(desk)
    await asking.getByRole('button', { name: 'Preview' }).click()
    await expect(seeing.getByText('Section of a plan: Pricing')).toBeVisible()
    await expect(seeing.getByText('Is one buoy per lease enough?')).toBeVisible()
    await expect(seeing).not.toContainText('TideWatch')
    await expect(seeing.getByRole('group', { name: 'What will be public' })).toBeFocused()
    await expectSound(page, { part: '[role=dialog]' })
    await page.setViewportSize(desk)
    const down = expectTrouble(/503/)
    await page.route(POSTING, (route) => refuse(route, 503, 'Too busy.', 'overloaded'))
    await seeing.getByRole('button', { name: 'Post to the community' }).click()
    await expect(seeing.getByRole('alert')).toHaveText('Too busy.')
    await page.unroute(POSTING)
    down()
    await seeing.getByRole('button', { name: 'Back' }).click()
    await expect(asking.getByLabel('Title')).toHaveValue(TITLE)
    await expect(asking.getByLabel('Title')).toBeFocused()
    await asking.getByRole('button', { name: 'Preview' }).click()
  })

  let thread = ''
  await test.step('two quick presses post it once, as a card', async () => {
    await seeing.getByRole('button', { name: 'Post to the community' }).dblclick()
    await expect(page).toHaveURL(/\/community\/thread\//)
    thread = new URL(page.url()).pathname
    await expect(main(page).getByText('Section of a plan: Pricing')).toBeVisible()
    const posted = await page.request.get('/api/community/posts?category=feedback&sort=new')
    const { posts } = await posted.json()
    const mine = posts.filter(({ title }: { title: string }) => title === TITLE)
    expect(mine).toHaveLength(1)
    // What is posted after a look back is not what was sent before it.
    expect(sent.at(-1)).not.toBe(sent[0])
  })

  await test.step('an answer of another founder is taken over as a note, once', async () => {
    const other = await browser.newContext({ baseURL })
    const reader = await other.newPage()
    await signUpProved(reader, 'Jin Park')
    const comments = `/api/community/posts/${thread.split('/').at(-1)}/comments`
    const said = await reader.request.post(comments, { data: { content: 'Price it by the **lease**.' } })
    expect(said.status()).toBe(200)
    await other.close()
    await page.reload()
    const comment = main(page).getByRole('article', { name: 'Comment by Jin Park' })
    await comment.getByRole('button', { name: 'Take over as note' }).dblclick()
    await expect(comment.getByText('In your notes')).toBeVisible()
    await expectSound(page)
    await page.setViewportSize(desk)
    const { files } = await (await page.request.get(`/api/blueprint/${id}/files`)).json()
    const pdf = files.find(({ filename }: { filename: string }) => filename.includes('Complete-Blueprint'))
    const { notes } = await (await page.request.get(`/api/blueprint/${id}/files/${pdf.id}/notes`)).json()
    expect(notes).toHaveLength(1)
    expect(notes[0].text).toMatch(/^From a comment in the community:/)
    await page.goto('/community?category=feedback&sort=new')
    await expect(main(page).getByText('Section of a plan: Pricing').first()).toBeVisible()
    await expectSound(page)
  })
})
