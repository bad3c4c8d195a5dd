// Guessing login codes. The attacker is lucky here: the guess is always a code that is live for somebody.

import { setTimeout as delay } from 'node:timers/promises'
import type { Visitor } from '../visitor.ts'
import { type Arena, someone } from './arena.ts'
import type { Attack } from './attack.ts'

const CROWD = 12
const TRIES_A_DAY = 20

/** One browser requests links for many accounts, and types what is right for one of them in every other way. */
export const oneBrowserManyAccounts: Attack = async (arena) => {
  const decoy = someone('decoy')
  const crowd = Array.from({ length: CROWD }, () => someone('victim'))
  for (const email of [decoy, ...crowd]) await arena.signedUp(email, 'of somebody')
  const attacker = arena.visitor()
  const markers: string[] = []
  let code = ''
  for (const email of [decoy, ...crowd]) {
    code = (await requestLink(arena, attacker, email)).code
    markers.push(attacker.cookies.get('fcp_browser') ?? '')
  }
  const victim = crowd.at(-1) ?? ''
  // Without an address, for each other account, and for the victim with each other account's marker.
  await attacker.post('/api/auth/magic-login', { code })
  for (const email of [decoy, ...crowd.slice(0, -1)])
    await attacker.post('/api/auth/magic-login', { email, code })
  for (const marker of markers.slice(0, -1)) {
    attacker.cookies.set('fcp_browser', marker)
    await attacker.post('/api/auth/magic-login', { email: victim, code })
  }
  return {
    victim,
    attackers: [attacker],
    person: await comeByLink(arena, victim),
    checks: {
      'nobody got in': (await attacker.me()) === undefined,
      'a marker for each account': new Set(markers).size === markers.length,
    },
  }
}

/** Many browsers on many networks guess at one account: the day's tries are the account's, not the browser's. */
export const manyBrowsersOneAccount: Attack = async (arena) => {
  const victim = someone('victim')
  await arena.signedUp(victim, 'of the victim')
  const [first, second, third] = [arena.visitor(), arena.visitor(), arena.visitor()]
  for (const guesser of [first, second]) {
    const { code } = await requestLink(arena, guesser, victim)
    for (let i = 0; i < TRIES_A_DAY / 2; i++)
      await guesser.post('/api/auth/magic-login', { email: victim, code: otherThan(code, i) })
  }
  const { code, token } = await requestLink(arena, third, victim)
  const { status } = await third.post('/api/auth/magic-login', { email: victim, code })
  const person = arena.visitor()
  await person.post('/api/auth/magic-login', { token })
  return {
    victim,
    attackers: [first, second, third],
    person,
    checks: { 'the 21st try is refused, though right': status === 400 },
  }
}

/** People with a role have no code that could be guessed. */
export const adminHasNoCode: Attack = async (arena) => {
  const victim = someone('admin')
  await arena.signedUp(victim, 'of the admin')
  await arena.sql(`update users set role = 'admin', proved_at = now() where email = $1`, [victim])
  const attacker = arena.visitor()
  const { code, token } = await requestLink(arena, attacker, victim)
  for (let i = 0; i < 5; i++)
    await attacker.post('/api/auth/magic-login', { email: victim, code: otherThan('', i) })
  const person = arena.visitor()
  await person.post('/api/auth/magic-login', { token })
  return { victim, attackers: [attacker], person, checks: { 'no code in the email': code === '' } }
}

/** The email that this very request caused: the box may hold earlier ones. */
async function requestLink(arena: Arena, visitor: Visitor, email: string) {
  const before = await arena.newestMail(email, 'Your login link')
  const { status } = await visitor.post('/api/auth/login', { email })
  if (status !== 200) throw new Error(`A link for ${email} was refused with ${status}.`)
  for (const until = Date.now() + 15_000; Date.now() < until; await delay(25)) {
    const mail = await arena.mail(email, 'Your login link')
    if (mail.token !== before?.token) return mail
  }
  throw new Error(`No new login link came for ${email}.`)
}

async function comeByLink(arena: Arena, email: string): Promise<Visitor> {
  const person = arena.visitor()
  const { token } = await requestLink(arena, person, email)
  await person.post('/api/auth/magic-login', { token })
  return person
}

/** Six digits that are not the code. */
function otherThan(code: string, i: number): string {
  const guess = String(100_000 + i)
  return guess === code.replace(' ', '') ? '999999' : guess
}
