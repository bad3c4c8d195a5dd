// npm run drill visit: a member is lured to every address of the shop, by foreign pages and by links in the community. Whatever is
// opened, nothing is spent, changed, made or sent, and who is signed in stays signed in.
import { readFileSync } from 'node:fs'
import { ROOT } from '#server/testing/launch.ts'
import type { Outcome } from '../drill.ts'
import { quiet } from '../kill9/quiet.ts'
import { openWorks } from '../works/works.ts'
import { addressNames } from './address-names.ts'
import { addressesOf, tellingAddresses, withAllNames } from './addresses.ts'
import { exceptionsOf } from './exceptions.ts'
import { makeForeignCalls, readingAddresses } from './foreign-calls.ts'
import { NAVIGATIONS, openForeignSite } from './foreign-site.ts'
import { openLuredBrowser } from './lured-browser.ts'
import { lureMember } from './lured-member.ts'
import { browserSources } from './sources.ts'
import { openWatch } from './watch.ts'
import { writeLinks } from './written-links.ts'

export async function* visit({ full }: { full: boolean }): AsyncIterable<Outcome> {
  const begun = Date.now()
  const names = addressNames(browserSources(ROOT))
  const works = await openWorks({ roles: ['all'] })
  const foreign = await openForeignSite()
  const browser = await openLuredBrowser(works.site, foreign)
  try {
    const { member, attacker, things, bait, signInAgain } = await lureMember(works)
    const addresses = addressesOf(pagePaths(), names, bait, { everything: full })
    // The thread is written before anything is compared: writing it changes something.
    const thread = await writeLinks(attacker, tellingAddresses(bait), works.site)
    await quiet(works)
    const watch = await openWatch(works, browser, { email: bait.memberEmail, signInAgain })

    yield outcome(
      'exceptions',
      await watch.exceptions(exceptionsOf(bait)),
      'the listed visits change what they may, and no more',
    )
    yield outcome(
      'scan',
      names.unclear.map((file) => `${file} reads the address in a way that the scan does not understand`),
      `${names.all.length} names are read from addresses: ${names.all.join(', ')}`,
    )

    const visits = [
      ...tellingAddresses(bait).flatMap((address) =>
        NAVIGATIONS.map((by) => () => browser.follow(address, by)),
      ),
      // To the browser the three are nearly the same: each of the many is opened by one of them in turn.
      ...addresses.map((address, i) => () => browser.follow(address, NAVIGATIONS[i % 3] ?? 'link')),
    ]
    yield outcome('foreign navigation', await watch.during(visits), `${visits.length} visits`)

    const paths = withAllNames(pagePaths(), names, bait)
    const reading = readingAddresses(things)
    const parts = [...tellingAddresses(bait), ...paths, ...reading]
    yield outcome(
      'forms, calls and frames',
      await watch.during([
        ...paths.map((address) => () => browser.follow(address, 'post')),
        ...reading.map((address) => () => browser.follow(address, 'link')),
        () => browser.askForAll(parts),
      ]),
      `${paths.length} forms posted, ${reading.length} calls opened, ${parts.length} addresses as picture, frame and call`,
    )

    const links = [
      ...new Map(
        (await browser.linksOn(thread)).map((href) => [new URL(href, works.site).href, href]),
      ).values(),
    ]
    yield outcome(
      'links in the community',
      links.length === 0
        ? ['none of the links became one, so nothing was clicked']
        : await watch.during(links.map((href) => () => browser.click(thread, href))),
      `${links.length} different links`,
    )

    const calls = await makeForeignCalls(member, things, foreign.origin)
    yield outcome(
      'calls with foreign headers',
      [...calls.faults, ...(await watch.during([]))],
      `${calls.made} calls`,
    )

    await quiet(works)
    const seconds = Math.round((Date.now() - begun) / 1000)
    yield outcome(
      'afterwards',
      await watch.during([]),
      `nothing has changed, no email was sent, nothing was made; ${seconds} s`,
    )
  } finally {
    await browser.close()
    await foreign.close()
    await works.close()
  }
}

function outcome(part: string, faults: string[], detail: string): Outcome {
  const said =
    faults.length === 0 ? detail : `${faults.length} found in ${detail}: ${faults.slice(0, 20).join('; ')}`
  return { drill: 'visit', pass: faults.length === 0, detail: `${part}: ${said}` }
}

/** As the build wrote them from the list of routes. */
function pagePaths(): string[] {
  const pages = JSON.parse(readFileSync(`${ROOT}dist/pages/pages.json`, 'utf8')) as { path: string }[]
  return pages.map(({ path }) => path).filter((path) => path !== '*')
}
