// Every way we know to get into somebody else's account. Passes only if no attacker holds a session of the victim's
// while the victim does.
import type { Outcome } from '../drill.ts'
import { openArena } from './arena.ts'
import type { Attack, Ending } from './attack.ts'
import { adminHasNoCode, manyBrowsersOneAccount, oneBrowserManyAccounts } from './codes.ts'
import { enumeration, ownerByAddress, ownerInTheQuery, spray } from './guesses.ts'
import { expired, foreignJourney, reusedReset, scannersAndRace, spoofedHost } from './links.ts'
import {
  fixation,
  luredMove,
  plantAtProvider,
  plantThenConfirm,
  plantThenHurry,
  plantThenLink,
  plantThenProvider,
  plantThenReset,
} from './plant.ts'

const ATTACKS: Record<string, Attack> = {
  'planted by sign-up, then the login link': plantThenLink,
  'planted by sign-up, then a reset': plantThenReset,
  'planted by sign-up, then its own confirmation': plantThenConfirm,
  'planted by sign-up, then the provider': plantThenProvider,
  'planted by sign-up, then a hurried change of its password': plantThenHurry,
  'lured into an account that moves': luredMove,
  'planted at the provider, unverified': plantAtProvider,
  'session fixation': fixation,
  '20 scanners, then 20 at once': scannersAndRace,
  'a reset link again': reusedReset,
  'expired links and codes': expired,
  'foreign state, nonce and way back': foreignJourney,
  'a spoofed host': spoofedHost,
  "the owner's address as login": ownerByAddress,
  "the owner's address in the query": ownerInTheQuery,
  'password spray': spray,
  'one browser guesses at many accounts': oneBrowserManyAccounts,
  'many browsers guess at one account': manyBrowsersOneAccount,
  'a code of an admin': adminHasNoCode,
  'enumeration by answer and time': enumeration,
}

export async function* takeover(): AsyncIterable<Outcome> {
  const arena = await openArena()
  let passed = 0
  try {
    for (const [name, attack] of Object.entries(ATTACKS)) {
      const outcome = await attack(arena).then(judge, (error) => ({ pass: false, detail: String(error) }))
      if (outcome.pass) passed++
      yield { drill: `takeover: ${name}`, ...outcome }
    }
  } finally {
    await arena.close()
  }
  const all = Object.keys(ATTACKS).length
  yield {
    drill: 'takeover',
    pass: passed === all,
    detail: `${passed} of ${all} attacks failed, as they should`,
  }
}

async function judge({ victim, attackers, person, checks = {} }: Ending): Promise<Omit<Outcome, 'drill'>> {
  const inside = (await Promise.all(attackers.map((one) => one.me()))).filter((email) => email === victim)
  const getsIn = (await person.me()) === victim
  const broken = Object.keys(checks).filter((name) => !checks[name])
  const detail = [
    `${inside.length} attacker sessions`,
    getsIn ? 'the person is in' : 'the person is locked out',
    ...Object.keys(checks).map((name) => `${broken.includes(name) ? 'BROKEN: ' : ''}${name}`),
  ]
  return { pass: inside.length === 0 && getsIn && broken.length === 0, detail: detail.join('; ') }
}
