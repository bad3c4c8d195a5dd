// Compares the shop before and after visits, and says which of them changed what.
import { quiet } from '../kill9/quiet.ts'
import type { Works } from '../works/works.ts'
import type { Exception } from './exceptions.ts'
import type { LuredBrowser, Visit } from './lured-browser.ts'
import { changesBetween, inWords, readState } from './shop-state.ts'

/** Visits at the same time: a page waits more than it works. */
const TABS = 8

interface Watch {
  /** What the visits changed. */
  during(visits: (() => Promise<Visit>)[]): Promise<string[]>
  exceptions(exceptions: Exception[]): Promise<string[]>
}

interface Member {
  email: string
  signInAgain(): Promise<string>
}

export async function openWatch(works: Works, browser: LuredBrowser, member: Member): Promise<Watch> {
  let session = await member.signInAgain()
  await browser.signIn(session)
  let before = await readState(works)

  /** What is different now; the next comparison starts from here. */
  async function changes() {
    const after = await readState(works)
    const found = changesBetween(before, after)
    before = after
    return found
  }

  async function sessionFault(): Promise<string | undefined> {
    const now = await browser.session()
    const isIn = now === session && (await isSignedIn(works, session, member.email))
    if (isIn) return undefined
    session = await member.signInAgain()
    await browser.signIn(session)
    before = await readState(works)
    return now ? 'somebody else is signed in' : 'the member is signed out'
  }

  async function compare(visits: Visit[]): Promise<string[]> {
    const found = await changes()
    const fault = await sessionFault()
    if (found.length === 0 && !fault) return []
    const senders = visits.filter(({ sent }) => sent.length > 0)
    const by = senders.map(({ address, sent }) => `${address} (${sent.join(', ')})`).join(' or ')
    return [
      `${[...(fault ? [fault] : []), ...(found.length > 0 ? [`changed: ${inWords(found)}`] : [])].join(', ')} by ${by || 'nobody'}`,
    ]
  }

  return {
    async during(visits) {
      const faults: string[] = []
      for (let i = 0; i < visits.length || i === 0; i += TABS)
        faults.push(...(await compare(await Promise.all(visits.slice(i, i + TABS).map((visit) => visit())))))
      return faults
    },
    async exceptions(exceptions) {
      const faults: string[] = []
      for (const { address, table, mayChange } of exceptions) {
        await browser.follow(address, 'link')
        // Serving a payment sends emails; they belong to this visit, not to the next.
        await quiet(works)
        const found = await changes()
        const wrong = found.filter((change) => !mayChange(change))
        if (!found.some((change) => change.table === table))
          faults.push(`${address} changes nothing: the exception is not needed any more`)
        if (wrong.length > 0) faults.push(`${address} also changed ${inWords(wrong)}`)
        const fault = await sessionFault()
        if (fault) faults.push(`${address}: ${fault}`)
      }
      return faults
    },
  }
}

async function isSignedIn({ visitor }: Works, session: string, email: string): Promise<boolean> {
  const browser = visitor()
  browser.cookies.set('fcp_session', session)
  return (await browser.me()) === email
}
