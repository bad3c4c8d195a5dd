// What one process knows of a person, all of them know at once: a sign-in, its end, and how often somebody guessed.
import type { Fleet } from '../fleet/fleet.ts'
import { Visitor } from '../visitor.ts'

const OWNER = { email: 'owner@example.com', password: 'the-owner-of-the-fleet' }
/** docs/decisions/013: wrong passwords for one address in 15 minutes. */
const MOST_GUESSES = 20

/** Each answers what is wrong, if anything. */
export async function sessionFaults({ webs }: Fleet): Promise<string[]> {
  const sites = [...webs.values()]
  const faults: string[] = []
  for (const [i, site] of sites.entries()) {
    const there = new Visitor(site)
    const { status } = await there.post('/api/auth/login', OWNER)
    if (status !== 200) faults.push(`signing in at process ${i + 1} was answered ${status}`)
    const elsewhere = sites.filter((other) => other !== site).map((other) => sameBrowser(there, other))
    for (const browser of elsewhere)
      if ((await browser.me()) !== OWNER.email)
        faults.push(`a sign-in at process ${i + 1} is not known elsewhere`)
    await elsewhere[0]?.post('/api/auth/logout')
    if ((await sameBrowser(there, site).me()) !== undefined)
      faults.push(`signed out elsewhere, and still signed in at process ${i + 1}`)
  }
  return [...faults, ...(await guessFaults(sites))]
}

function sameBrowser(browser: Visitor, site: string): Visitor {
  const copy = new Visitor(site)
  for (const [name, value] of browser.cookies) copy.cookies.set(name, value)
  return copy
}

/** Guesses dealt out to all processes are no more guesses. */
async function guessFaults(sites: string[]): Promise<string[]> {
  const answers: number[] = []
  for (let i = 0; i < MOST_GUESSES + sites.length; i++) {
    const guess = { email: 'somebody@example.com', password: `guess ${i}` }
    const guesser = new Visitor(sites[i % sites.length] as string)
    answers.push((await guesser.post('/api/auth/login', guess)).status)
  }
  const tried = answers.filter((status) => status !== 429).length
  return tried === MOST_GUESSES ? [] : [`${tried} guesses were let through, not ${MOST_GUESSES}`]
}
