// Accounts made ahead of their owner, and sessions handed out in advance.

import type { Visitor } from '../visitor.ts'
import { type Arena, someone } from './arena.ts'
import type { Attack, Ending } from './attack.ts'

const PLANTED = 'planted by the attacker'

/** The attacker signs up first and stays signed in; the victim then comes by the given way. */
function planted(comeIn: (arena: Arena, victim: Visitor, email: string) => Promise<unknown>): Attack {
  return async (arena): Promise<Ending> => {
    const victim = someone('victim')
    const attacker = await arena.signedUp(victim, PLANTED)
    // On its way before the victim comes: a change of the planted account's address to the attacker's.
    const loot = someone('loot')
    await attacker.post('/api/settings/email', { email: loot, currentPassword: PLANTED })
    const move = await arena.mail(loot, 'Confirm your new email')
    const person = arena.visitor()
    await comeIn(arena, person, victim)
    const again = arena.visitor()
    await again.post('/api/auth/login', { email: victim, password: PLANTED })
    await attacker.post('/api/auth/verify-email', { token: move.token, password: PLANTED })
    const moved = arena.visitor()
    await moved.post('/api/auth/login', { email: loot, password: PLANTED })
    return {
      victim,
      attackers: [attacker, again, moved],
      person,
      checks: { 'account not moved': !(await moved.me()) },
    }
  }
}

export const plantThenLink = planted(async (arena, person, email) => {
  await person.post('/api/auth/login', { email })
  const { token } = await arena.mail(email, 'Your login link')
  await person.post('/api/auth/magic-login', { token })
})

export const plantThenReset = planted(async (arena, person, email) => {
  await person.post('/api/auth/forgot-password', { email })
  const { token } = await arena.mail(email, 'Reset your password')
  await person.post('/api/auth/reset-password', { token, password: 'of the victim' })
  await person.post('/api/auth/login', { email, password: 'of the victim' })
})

export const plantThenConfirm = planted(async (arena, person, email) => {
  const { token } = await arena.mail(email, 'Confirm your email')
  await person.post('/api/auth/verify-email', { token })
  await person.post('/api/auth/verify-email', { token, withoutPassword: true })
})

export const plantThenProvider = planted(async (arena, person, email) => {
  await person.get(await arena.choose(person, { email, verified: 'on' }))
})

/** While the victim comes in, the attacker changes the planted password over and over. */
export const plantThenHurry: Attack = async (arena) => {
  const victim = someone('victim')
  const attacker = await arena.signedUp(victim, PLANTED)
  const person = arena.visitor()
  await person.post('/api/auth/login', { email: victim })
  const { token } = await arena.mail(victim, 'Your login link')
  const change = () =>
    attacker.post('/api/settings/password', { currentPassword: PLANTED, password: PLANTED })
  const hurry = [change(), change(), change(), change()]
  await person.post('/api/auth/magic-login', { token })
  await Promise.all(hurry)
  const again = arena.visitor()
  await again.post('/api/auth/login', { email: victim, password: PLANTED })
  return { victim, attackers: [attacker, again], person }
}

/** The victim is lured into the attacker's account, which the attacker has asked to move onto the victim's address. */
export const luredMove: Attack = async (arena) => {
  const own = someone('attacker')
  const attacker = await arena.signedUp(own, PLANTED)
  const victim = someone('victim')
  await attacker.post('/api/settings/email', { email: victim, currentPassword: PLANTED })
  const move = await arena.mail(victim, 'Confirm your new email')
  const person = arena.visitor()
  await person.post('/api/auth/login', { email: own })
  const { token } = await arena.mail(own, 'Your login link')
  await person.post('/api/auth/magic-login', { token })
  await person.post('/api/auth/verify-email', { token: move.token })
  await person.post('/api/auth/logout')
  const signedUp = await person.post('/api/auth/signup', {
    email: victim,
    password: 'of the victim',
    fullName: 'Victim',
  })
  return {
    victim,
    attackers: [attacker],
    person,
    checks: { 'the address was free': signedUp.status === 200 },
  }
}

/** An account at the provider that only claims the victim's address. */
export const plantAtProvider: Attack = async (arena) => {
  const victim = someone('victim')
  const attacker = arena.visitor()
  const claim = async () =>
    attacker.get(await arena.choose(attacker, { email: victim, sub: `sub-${victim}` }))
  await claim()
  const person = await arena.signedUp(victim, 'of the victim')
  const { token } = await arena.mail(victim, 'Confirm your email')
  await person.post('/api/auth/verify-email', { token })
  await claim()
  return { victim, attackers: [attacker], person }
}

export const fixation: Attack = async (arena) => {
  const victim = someone('victim')
  await arena.signedUp(victim, 'of the victim')
  const attacker = await arena.signedUp(someone('attacker'), 'of the attacker')
  const chosen = [...attacker.cookies]
  const person = arena.visitor()
  for (const [name, value] of chosen) person.cookies.set(name, value)
  await person.post('/api/auth/login', { email: victim, password: 'of the victim' })
  const made = arena.visitor()
  made.cookies.set('fcp_session', 'chosen-by-the-attacker-chosen-by-the-attack')
  const other = arena.visitor()
  for (const [name, value] of chosen) other.cookies.set(name, value)
  return { victim, attackers: [attacker, made, other], person }
}
