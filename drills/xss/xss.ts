// npm run drill xss: payloads into every field; then every page, email and document that shows them is opened. Nothing runs, and
// nothing is asked of anybody outside.
import type { Outcome } from '../drill.ts'
import type { Visitor } from '../visitor.ts'
import { openWorks, type Works } from '../works/works.ts'
import { type Canary, guiltyPage, openCanary } from './canary.ts'
import { faultsOfPdf } from './documents.ts'
import { everything, NAMES, payload } from './payloads.ts'
import { type Planted, plant, saying } from './plant.ts'
import { type Desk, plantOnDesk } from './plant-desk.ts'
import { finished, type ListedFile, plantInFiles } from './plant-files.ts'
import { openWatcher, type Watcher } from './watcher.ts'

export async function* xss(): AsyncIterable<Outcome> {
  const begun = Date.now()
  const canary = await openCanary()
  const works = await openWorks({ roles: ['all'] })
  const watcher = await openWatcher(works.site, canary)
  try {
    yield await noticesTheGuilty(watcher, canary)
    const planted = await plant(works, canary.url)
    await finished(planted.member, planted.blueprintId)
    const tools = {
      canary: canary.url,
      say: saying(planted.tally),
      all: (place: string) => everything(place, canary.url),
    }
    const { files, written, sharedAt } = await plantInFiles(planted.member, planted.blueprintId, tools)
    const desk = await plantOnDesk(works, planted, tools)
    const faults = [
      ...untouched(planted),
      ...(await lookAtPages(watcher, planted, { written, sharedAt, desk })),
      ...(await lookAtAddresses(watcher, canary.url)),
      ...(await lookAtFiles(watcher, planted, files)),
      ...(await lookAtMail(works, watcher, canary)),
    ]
    const seconds = Math.round((Date.now() - begun) / 1000)
    const did = `${NAMES.length} payloads, ${sum(planted, 'taken')} taken and ${sum(planted, 'refused')} refused by ${planted.tally.size} fields, ${watcher.opened()} pages, files and emails opened, ${seconds} s`
    yield {
      drill: 'xss',
      pass: faults.length === 0,
      detail:
        faults.length === 0
          ? did
          : `${faults.length} found in ${did}: ${[...new Set(faults)].slice(0, 40).join('; ')}`,
    }
  } finally {
    await watcher.close()
    await works.close()
    await canary.close()
  }
}

const sum = ({ tally }: Planted, what: 'taken' | 'refused') =>
  [...tally.values()].reduce((total, one) => total + one[what], 0)

async function noticesTheGuilty(watcher: Watcher, canary: Canary): Promise<Outcome> {
  const noticed = await watcher.look(canary.show(guiltyPage(canary.url)))
  const ran = noticed.some((one) => one.includes('it ran'))
  const heard = noticed.some((one) => one.includes('canary heard'))
  return { drill: 'xss', pass: ran && heard, detail: 'a page that is guilty of both is noticed for both' }
}

/** Fields of a shape that no payload has. Of all others, each has to have taken one, or the drill looked at nothing. */
const STRICT = new Set(['login', 'resource javas'])

function untouched({ tally }: Planted): string[] {
  return [...tally]
    .filter(([field, { taken }]) => taken === 0 && !STRICT.has(field))
    .map(([field, { words }]) => `'${field}' took nothing: ${words}`)
}

/** Whatever the shop shows to whom. */
async function lookAtPages(
  watcher: Watcher,
  planted: Planted,
  { written, sharedAt, desk }: { written: ListedFile; sharedAt: string; desk: Desk },
): Promise<string[]> {
  const { member, owner, blueprintId, posts, threads } = planted
  const sights: [as: Visitor | undefined, address: string, press?: string[]][] = [
    [member, '/dashboard', ['Select']],
    [member, '/dashboard', ['Create']],
    [member, '/settings'],
    [member, `/blueprint/${blueprintId}`, [`Select ${written.title}`, 'Preview']],
    [member, `/blueprint/${blueprintId}`, [`Select ${written.title}`, 'Add comment']],
    [member, `/blueprint/${blueprintId}`, [`Select ${written.title}`, 'Rename']],
    [member, `/blueprint/${blueprintId}`, ['Milestone Map', 'Vision']],
    [member, `/dashboard/progress/${blueprintId}`],
    [undefined, sharedAt],
    [owner, `/admin/customers/${desk.customerId}`],
    [desk.suspended, '/dashboard'],
    [desk.suspended, '/community'],
    [desk.suspended, '/settings'],
    [undefined, '/blog'],
    ...posts.map((slug): [undefined, string] => [undefined, `/blog/${slug}`]),
    [owner, '/blog', ['Edit']],
    [undefined, '/resources'],
    [owner, '/resources', ['Edit']],
    [owner, '/email-campaigns', ['Edit']],
    [undefined, '/community'],
    ...threads.map((id): [undefined, string] => [undefined, `/community/thread/${id}`]),
    [member, `/community/thread/${threads[0]}`],
    [owner, '/dashboard', ['Notifications']],
    [member, '/community', ['Notifications']],
    [owner, '/admin/refunds', ['Decided']],
    [owner, '/admin/reports', ['Under Review', 'Update Status']],
    ...ADMIN_PAGES.map((path): [Visitor, string] => [owner, path]),
    [undefined, '/community/rss.xml'],
    [undefined, '/blog/rss.xml'],
    [undefined, '/api/blog'],
    [undefined, '/api/community/posts'],
    [member, '/api/dashboard'],
    [member, '/api/settings/account'],
  ]
  const faults: string[] = []
  for (const [as, address, press = []] of sights)
    faults.push(...(await watcher.look(address, { ...(as && { as }), press })))
  return faults
}

const ADMIN_PAGES = [
  'reports',
  'promo-codes',
  'webhooks',
  'recovery',
  'customers',
  'refunds',
  'operations',
  'audit',
].map((name) => `/admin/${name}`)

/** What is typed into the address itself. */
async function lookAtAddresses(watcher: Watcher, canary: string): Promise<string[]> {
  const faults: string[] = []
  const reflected = [
    ...['/resources?search=', '/community?search=', '/blog?tag=', '/login?next=', '/verify-email?token='],
    ...[
      '/unsubscribed?token=',
      '/reset-password?token=',
      '/success?session_id=',
      '/nowhere/',
      '/blog/',
      '/shared/',
    ],
    ...['/community/thread/', '/magic-login?token=', '/blueprint/', '/cancel?order=', '/login?error='],
  ]
  const strongest = [
    'script',
    'closed script',
    'closed title',
    'picture that fails',
    'broken-out attribute',
    'canary picture',
  ]
  for (const [i, address] of reflected.entries()) {
    const name = strongest[i % strongest.length] ?? 'script'
    faults.push(
      ...(await watcher.look(address + encodeURIComponent(payload(name, `address ${address}`, canary)))),
    )
  }
  for (const next of ['javascript:fcpRan(1)', '//canary.invalid', canary])
    faults.push(...(await watcher.look(`/login?next=${encodeURIComponent(next)}`)))
  return faults
}

async function lookAtFiles(watcher: Watcher, { member }: Planted, files: ListedFile[]): Promise<string[]> {
  const faults: string[] = []
  for (const { filename, url } of files) {
    faults.push(...(await watcher.look(url, { as: member })))
    if (!filename.endsWith('.pdf')) continue
    faults.push(...faultsOfPdf(filename, await member.bytes(url)))
  }
  return faults
}

/** As a mail program shows it that keeps nothing out. */
async function lookAtMail({ mailbox }: Works, watcher: Watcher, canary: Canary): Promise<string[]> {
  const faults: string[] = []
  const mails = await mailbox.list()
  for (const { html, subject } of mails)
    for (const fault of await watcher.look(canary.show(html))) faults.push(`the email '${subject}', ${fault}`)
  return mails.length > 0 ? faults : ['there was no email to look at']
}
