import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getDashboard } from '#features/dashboard/contract.ts'
import { CallError } from '#kit/call.ts'
import { callSignedIn, withFreshSignIn } from '#web/calls/fresh-sign-in.ts'
import { createQueryClient } from '#web/calls/query-client.ts'
import { questionOf } from '#web/calls/use-call.ts'
import { isSignedIn, lastPerson, sessionEnded, signedIn, watchSession } from '#web/session.ts'
import { getMe } from '../contract.ts'
import {
  askSecondFactor,
  closeAfterSignIn,
  closeDialog,
  isSameAgain,
  onDialogChange,
  openLogin,
  shownDialog,
} from './dialog-store.ts'
import { openIfRefused } from './open-if-refused.ts'

const EMAIL = 'owner@example.com'
const stale = () => new CallError(403, JSON.stringify({ error: 'Please sign in.', code: 'fresh_sign_in' }))

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ user: { email: EMAIL } }))
})
afterEach(() => {
  closeDialog()
  vi.unstubAllGlobals()
})

const dialogOpen = () => vi.waitFor(() => expect(shownDialog()).toMatchObject({ kind: 'login', again: true }))

test('a refused call waits for the sign-in, and is made once more', async () => {
  const ask = vi.fn().mockRejectedValueOnce(stale()).mockResolvedValueOnce('done')
  const answer = withFreshSignIn(ask)
  await dialogOpen()
  expect(shownDialog()).toMatchObject({ email: EMAIL })
  expect(ask).toHaveBeenCalledTimes(1)
  expect(isSameAgain(EMAIL)).toBe(true)
  expect(closeAfterSignIn()).toEqual({ goesOnHere: true })
  expect(await answer).toBe('done')
})

test('a call that wants a confirmation opens that dialog, and is made once more', async () => {
  const refused = new CallError(403, JSON.stringify({ error: 'Confirm.', code: 'confirm_again' }))
  const ask = vi.fn().mockRejectedValueOnce(refused).mockResolvedValueOnce('done')
  const answer = withFreshSignIn(ask)
  await vi.waitFor(() => expect(shownDialog()).toMatchObject({ kind: 'confirm', email: EMAIL }))
  // Who confirms by a link signs in anew: the page goes on all the same.
  expect(isSameAgain(EMAIL)).toBe(true)
  expect(closeAfterSignIn()).toEqual({ goesOnHere: true })
  expect(await answer).toBe('done')
})

test('the second step of a sign-in takes the place of the dialog, and what waits for that waits on', async () => {
  const ask = vi.fn().mockRejectedValueOnce(stale()).mockResolvedValueOnce('done')
  const answer = withFreshSignIn(ask)
  await dialogOpen()
  const user = { id: 'a', email: EMAIL, fullName: 'Owner' }
  const signedIn = askSecondFactor()
  const step = shownDialog()
  expect(ask).toHaveBeenCalledTimes(1)
  if (step?.kind === 'factor') step.onDone(user)
  expect(await signedIn).toEqual(user)
  expect(isSameAgain(EMAIL)).toBe(true)
  expect(closeAfterSignIn()).toEqual({ goesOnHere: true })
  expect(await answer).toBe('done')
  const givenUp = askSecondFactor()
  closeDialog()
  expect(await givenUp).toBeUndefined()
})

test('many refused at once open one dialog', async () => {
  let openings = 0
  const stop = onDialogChange(() => {
    if (shownDialog()) openings += 1
  })
  const asks = [1, 2, 3].map((n) => vi.fn().mockRejectedValueOnce(stale()).mockResolvedValueOnce(n))
  const answers = asks.map((ask) => withFreshSignIn(ask))
  await dialogOpen()
  closeAfterSignIn()
  expect(await Promise.all(answers)).toEqual([1, 2, 3])
  expect(shownDialog()).toBeNull()
  expect(openings).toBe(1)
  stop()
})

test('a dialog that was only closed tells the refusal; other refusals open none', async () => {
  const answer = withFreshSignIn(vi.fn().mockRejectedValue(stale()))
  await dialogOpen()
  closeDialog()
  await expect(answer).rejects.toMatchObject({ code: 'fresh_sign_in' })
  const other = new CallError(403, JSON.stringify({ error: 'No.', code: 'not_allowed' }))
  await expect(withFreshSignIn(() => Promise.reject(other))).rejects.toBe(other)
  expect(shownDialog()).toBeNull()
})

test('the first answer of a query waits for the sign-in; asked again behind it, no dialog opens', async () => {
  let isStale = true
  vi.stubGlobal('fetch', async () =>
    isStale
      ? Response.json({ error: 'Please sign in.', code: 'fresh_sign_in' }, { status: 403 })
      : Response.json({ user: { email: EMAIL } }),
  )
  const client = createQueryClient()
  const ask = () => client.fetchQuery({ ...questionOf(getMe, undefined), staleTime: 0 })
  const first = ask()
  await dialogOpen()
  isStale = false
  closeAfterSignIn()
  expect(await first).toEqual({ user: { email: EMAIL } })
  isStale = true
  await expect(ask()).rejects.toMatchObject({ code: 'fresh_sign_in' })
  expect(shownDialog()).toBeNull()
  expect(client.getQueryData(questionOf(getMe, undefined).queryKey)).toEqual({ user: { email: EMAIL } })
})

test('another person, and the usual dialog, are no second sign-in of the same', () => {
  openLogin({ email: EMAIL, again: true })
  expect(isSameAgain('mara@example.com')).toBe(false)
  expect(isSameAgain(undefined)).toBe(false)
  openLogin({ email: EMAIL })
  expect(isSameAgain(EMAIL)).toBe(false)
  expect(closeAfterSignIn()).toEqual({ goesOnHere: false })
})

const MARA = { id: 'mara', email: 'mara@example.com', fullName: 'Mara', isAdmin: false, isOwner: false }
const over = () => new CallError(401, JSON.stringify({ error: 'Please sign in.', code: 'signed_out' }))

/** The server's side: whose session there is. */
function sessionOf(first: typeof MARA | undefined) {
  const now = { user: first }
  vi.stubGlobal('document', { cookie: 'fcp_hint=1' })
  vi.stubGlobal('fetch', async () =>
    now.user
      ? Response.json({ user: now.user })
      : Response.json({ error: 'Please sign in.', code: 'signed_out' }, { status: 401 }),
  )
  return now
}

async function openedBy(person: typeof MARA) {
  const now = sessionOf(person)
  watchSession(() => {})
  signedIn()
  await vi.waitFor(() => expect(isSignedIn()).toBe(true))
  expect(lastPerson()?.id).toBe(person.id)
  return now
}

const endedDialog = () =>
  vi.waitFor(() =>
    expect(shownDialog()).toMatchObject({ kind: 'login', here: true, ended: true, email: MARA.email }),
  )

test('a session that has ended: whatever is pressed asks to sign in, and then does what was asked', async () => {
  const now = await openedBy(MARA)
  now.user = undefined
  const done = callSignedIn(getMe)
  await endedDialog()
  now.user = MARA
  // It is the same person: nothing of the page is forgotten.
  expect(isSameAgain(MARA.email)).toBe(true)
  expect(closeAfterSignIn()).toEqual({ goesOnHere: true })
  expect(await done).toMatchObject({ user: { id: 'mara' } })
})

test('closed, it fails, is asked by no other dialog, and the header says signed out; the next press asks again', async () => {
  const now = await openedBy(MARA)
  now.user = undefined
  const refused = callSignedIn(getMe)
  await endedDialog()
  closeDialog()
  const error = await refused.catch((reason) => reason)
  expect(error).toMatchObject({ code: 'signed_out' })
  expect(openIfRefused(error)).toBe(true)
  expect(shownDialog()).toBeNull()
  expect(isSignedIn()).toBe(false)
  const again = callSignedIn(getMe)
  await endedDialog()
  now.user = MARA
  closeAfterSignIn()
  await again
  await vi.waitFor(() => expect(isSignedIn()).toBe(true))
})

test('what one person began is not done in the name of another who signs in', async () => {
  const now = await openedBy(MARA)
  now.user = undefined
  const ask = vi.fn(async () => {
    throw over()
  })
  const refused = withFreshSignIn(ask)
  await endedDialog()
  now.user = { ...MARA, id: 'ada', email: 'ada@example.com' }
  closeAfterSignIn()
  await expect(refused).rejects.toMatchObject({ code: 'signed_out' })
  expect(ask).toHaveBeenCalledTimes(1)
})

test('a page that asks by itself opens the dialog for an ended session, not for a visitor', async () => {
  const now = await openedBy(MARA)
  now.user = undefined
  const client = createQueryClient()
  const ask = () => client.fetchQuery(questionOf(getDashboard, undefined))
  const first = ask()
  await endedDialog()
  closeDialog()
  await expect(first).rejects.toMatchObject({ status: 401 })
  await expect(ask()).rejects.toMatchObject({ status: 401 })
  expect(shownDialog()).toBeNull()
  sessionEnded()
})
