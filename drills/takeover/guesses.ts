// Getting in, or learning who is there, without a link: by address, by guessing, by the answer, by the clock.

import { setTimeout as delay } from 'node:timers/promises'
import type { Visitor } from '../visitor.ts'
import { type Arena, someone } from './arena.ts'
import type { Attack } from './attack.ts'

/** The owner's box holds letters of earlier attacks too: the newest is tried until the one just asked for is there. */
async function ownerSignedIn(arena: Arena): Promise<Visitor> {
  const person = arena.visitor()
  await person.post('/api/auth/login', { email: arena.owner })
  for (const until = Date.now() + 15_000; Date.now() < until; await delay(50)) {
    const { token } = await arena.mail(arena.owner, 'Your login link')
    await person.post('/api/auth/magic-login', { token })
    if ((await person.me()) === arena.owner) break
  }
  return person
}

export const ownerByAddress: Attack = async (arena) => {
  const attacker = arena.visitor()
  const answers = [
    await attacker.post('/api/auth/login', { email: arena.owner }),
    await attacker.post('/api/auth/login', { email: arena.owner, userId: 'x', isAdmin: true, role: 'owner' }),
  ]
  const told = answers.some(({ body }) => body.user !== undefined)
  return {
    victim: arena.owner,
    attackers: [attacker],
    person: await ownerSignedIn(arena),
    checks: { 'no person told': !told },
  }
}

export const ownerInTheQuery: Attack = async (arena) => {
  const attacker = arena.visitor()
  const email = encodeURIComponent(arena.owner)
  await attacker.get(`/dashboard?email=${email}`)
  const { status } = await attacker.get(`/api/dashboard?email=${email}&userEmail=${email}`)
  return {
    victim: arena.owner,
    attackers: [attacker],
    person: await ownerSignedIn(arena),
    checks: { refused: status === 401 },
  }
}

const COMMON = 'Harbour1!'

/** One common password on many accounts from one network, then many passwords on one account from many networks. */
export const spray: Attack = async (arena) => {
  const victim = someone('victim')
  const crowd = Array.from({ length: 60 }, () => someone('crowd'))
  await arena.signedUp(victim, COMMON)
  const network = '198.51.100.7'
  const statuses: number[] = []
  const sprayers: Visitor[] = []
  for (const email of [...crowd, victim]) {
    const sprayer = arena.visitor(network)
    sprayers.push(sprayer)
    statuses.push((await sprayer.post('/api/auth/login', { email, password: COMMON })).status)
  }
  const target = someone('victim')
  await arena.signedUp(target, `${COMMON}29`)
  for (let i = 0; i < 40; i++) {
    const guesser = arena.visitor()
    sprayers.push(guesser)
    statuses.push(
      (await guesser.post('/api/auth/login', { email: target, password: `${COMMON}${i}` })).status,
    )
  }
  const inside = (await Promise.all(sprayers.map((one) => one.me()))).filter(Boolean)
  const person = arena.visitor(network)
  // The victim sits in the very network that was slowed down: the link still works.
  await person.post('/api/auth/login', { email: victim })
  const { token } = await arena.mail(victim, 'Your login link')
  await person.post('/api/auth/magic-login', { token })
  return {
    victim,
    attackers: sprayers,
    person,
    checks: { 'nobody got in': inside.length === 0, 'slowed down': statuses.includes(429) },
  }
}

const SAMPLES = 30

/** Known and unknown addresses in turn; everything but the time must be equal, and the time must not tell. */
export const enumeration: Attack = async (arena) => {
  const people = Array.from({ length: SAMPLES }, () => someone('known'))
  for (const email of people) await arena.signedUp(email, 'of somebody')
  const strangers = people.map(() => someone('nobody'))
  const checks: Record<string, boolean> = {}
  const calls: [name: string, path: string, more: object][] = [
    ['password', '/api/auth/login', { password: 'a wrong guess' }],
    ['link', '/api/auth/login', {}],
    ['reset', '/api/auth/forgot-password', {}],
    ['code', '/api/auth/magic-login', { code: '000000' }],
  ]
  for (const [name, path, more] of calls) {
    const times = { known: [] as number[], unknown: [] as number[] }
    const answers = new Set<string>()
    for (let i = 0; i < SAMPLES; i++) {
      // In turn, and turning, so that a slow moment of the machine hits both alike.
      const pair = [['known', people[i]] as const, ['unknown', strangers[i]] as const]
      for (const [kind, email] of i % 2 ? pair : pair.reverse()) {
        const asking = arena.visitor()
        if (name === 'code') await asking.post('/api/auth/login', { email })
        const { status, body, ms } = await asking.post(path, { email, ...more })
        answers.add(JSON.stringify([status, body, [...asking.cookies.keys()]]))
        times[kind].push(ms)
      }
    }
    checks[`${name}: one answer`] = answers.size === 1
    const chance = slowerChance(times.known, times.unknown)
    checks[`${name}: time tells nothing (${chance.toFixed(2)})`] = Math.abs(chance - 0.5) < 0.25
  }
  const victim = people[0] ?? ''
  const person = arena.visitor()
  await person.post('/api/auth/login', { email: victim, password: 'of somebody' })
  return { victim, attackers: [], person, checks }
}

/** How likely one of the first takes longer than one of the second: 0.5 when the clock tells nothing. */
function slowerChance(first: number[], second: number[]): number {
  const slower = first.flatMap((a) => second.map((b): number => (a > b ? 1 : 0)))
  return slower.reduce((sum, one) => sum + one, 0) / slower.length
}
