// What can be done with a link: open it, race it, reuse it, keep it, bend it.
import { someone } from './arena.ts'
import type { Attack } from './attack.ts'

export const scannersAndRace: Attack = async (arena) => {
  const victim = someone('victim')
  await arena.signedUp(victim, 'of the victim')
  const asking = arena.visitor()
  await asking.post('/api/auth/login', { email: victim })
  const { token } = await arena.mail(victim, 'Your login link')
  const scanners = Array.from({ length: 20 }, () => arena.visitor())
  for (const scanner of scanners) await scanner.get(`/magic-login?token=${token}`)
  const racers = Array.from({ length: 20 }, () => arena.visitor())
  const answers = await Promise.all(racers.map((one) => one.post('/api/auth/magic-login', { token })))
  const winners = racers.filter((_, i) => answers[i]?.status === 200)
  const inside = (await Promise.all(racers.map((one) => one.me()))).filter(Boolean)
  const person = winners[0] ?? asking
  return {
    victim,
    attackers: [...scanners, ...racers.filter((one) => one !== person)],
    person,
    checks: { 'one session': winners.length === 1 && inside.length === 1 },
  }
}

export const reusedReset: Attack = async (arena) => {
  const victim = someone('victim')
  const person = await arena.signedUp(victim, 'of the victim')
  const thief = arena.visitor()
  await thief.post('/api/auth/login', { email: victim, password: 'of the victim' })
  await person.post('/api/auth/forgot-password', { email: victim })
  const { token } = await arena.mail(victim, 'Reset your password')
  await person.post('/api/auth/reset-password', { token, password: 'second of the victim' })
  const attacker = arena.visitor()
  const again = await attacker.post('/api/auth/reset-password', { token, password: 'of the attacker' })
  for (const password of ['of the attacker', 'of the victim']) {
    await attacker.post('/api/auth/login', { email: victim, password })
  }
  await person.post('/api/auth/login', { email: victim, password: 'second of the victim' })
  return { victim, attackers: [attacker, thief], person, checks: { refused: again.status === 400 } }
}

export const expired: Attack = async (arena) => {
  const victim = someone('victim')
  const person = await arena.signedUp(victim, 'of the victim')
  const attacker = arena.visitor()
  await attacker.post('/api/auth/login', { email: victim })
  await attacker.post('/api/auth/forgot-password', { email: victim })
  const login = await arena.mail(victim, 'Your login link')
  const reset = await arena.mail(victim, 'Reset your password')
  const verify = await arena.mail(victim, 'Confirm your email')
  await arena.sql(`update one_time_tokens set expires_at = now() - interval '1 second' where email = $1`, [
    victim,
  ])
  const answers = [
    await attacker.post('/api/auth/magic-login', { token: login.token }),
    await attacker.post('/api/auth/magic-login', { email: victim, code: login.code }),
    await attacker.post('/api/auth/reset-password', { token: reset.token, password: 'of the attacker' }),
    await attacker.post('/api/auth/verify-email', { token: verify.token, withoutPassword: true }),
  ]
  await attacker.post('/api/auth/login', { email: victim, password: 'of the attacker' })
  return {
    victim,
    attackers: [attacker],
    person,
    checks: { refused: answers.every(({ status }) => status === 400) },
  }
}

export const spoofedHost: Attack = async (arena) => {
  const victim = someone('victim')
  const person = await arena.signedUp(victim, 'of the victim')
  const attacker = arena.visitor()
  const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' }
  await attacker.post('/api/auth/forgot-password', { email: victim }, headers)
  await attacker.post('/api/auth/login', { email: victim }, headers)
  const links = [await arena.mail(victim, 'Reset your password'), await arena.mail(victim, 'Your login link')]
  const ours = links.every(({ link }) => link.startsWith(`${arena.site}/`))
  return { victim, attackers: [attacker], person, checks: { 'links are ours': ours } }
}

/** The way back from the provider, with what is not this browser's. */
export const foreignJourney: Attack = async (arena) => {
  const victim = someone('victim')
  const person = arena.visitor()
  const attackers = []
  const back = await arena.choose(person, { email: victim, verified: 'on' })
  const journey = person.cookies.get('fcp_provider') ?? ''

  const without = arena.visitor()
  await without.get(back)
  const ownJourney = arena.visitor()
  await ownJourney.get('/api/auth/google')
  await ownJourney.get(back)
  const noState = arena.visitor()
  noState.cookies.set('fcp_provider', journey)
  await noState.get(back.replace(/&?state=[^&]+/, ''))
  attackers.push(without, ownJourney, noState)

  // The victim follows the attacker's own way back: no session of the attacker's account may open there.
  const sender = arena.visitor()
  const bait = await arena.choose(sender, { email: someone('attacker'), verified: 'on' })
  const lured = arena.visitor()
  await lured.get(bait)
  const foreignNonce = arena.visitor()
  const other = await arena.choose(foreignNonce, { email: victim, verified: 'on' })
  const packed = JSON.parse(
    Buffer.from(foreignNonce.cookies.get('fcp_provider') ?? '', 'base64url').toString(),
  )
  const bent = Buffer.from(JSON.stringify({ ...packed, nonce: 'foreign' })).toString('base64url')
  foreignNonce.cookies.set('fcp_provider', bent)
  await foreignNonce.get(other)
  attackers.push(foreignNonce)

  await person.get(back)
  return { victim, attackers, person, checks: { 'nobody is lured in': (await lured.me()) === undefined } }
}
