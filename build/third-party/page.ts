// The list for docs/third-party.md, by licence. A licence that nobody has thought about stops it.
import type { Shipped } from './shipped.ts'

/** What each asks of whoever passes the work on. */
const KNOWN: Record<string, string> = {
  MIT: 'keep the notice',
  'MIT-0': 'nothing',
  '0BSD': 'nothing',
  ISC: 'keep the notice',
  'BSD-2-Clause': 'keep the notice',
  'BSD-3-Clause': 'keep the notice; do not advertise with their names',
  'BlueOak-1.0.0': 'keep the notice, or a link to it',
  'Apache-2.0': 'keep the notices; say what was changed (nothing is)',
  'MPL-2.0': 'changes to these very files stay under the same licence (nothing is changed)',
  'OFL-1.1': 'fonts: not to be sold by themselves; documents made with them are free',
  'MIT AND OFL-1.1': 'the package: keep the notice; the font in it: as OFL-1.1',
  'MIT AND ISC AND BSD-3-Clause': 'keep all three notices',
  'MIT AND Apache-2.0': 'the package: keep the notice; the font in it: as Apache-2.0',
  '(MIT OR CC0-1.0)': 'taken as MIT',
  '(MIT OR EUPL-1.1+)': 'taken as MIT',
  '(AFL-2.1 OR BSD-3-Clause)': 'taken as BSD-3-Clause',
  '(MPL-2.0 OR Apache-2.0)': 'taken as Apache-2.0',
}

/** Those whose terms nobody has looked at yet. */
export function unknownLicences(shipped: Shipped[]): Shipped[] {
  return shipped.filter(({ license }) => !(license in KNOWN))
}

export function listOf(shipped: Shipped[]): string {
  const byLicence = Map.groupBy(shipped, ({ license }) => license)
  const sections = [...byLicence]
    .sort(([one, some], [other, others]) => others.length - some.length || (one < other ? -1 : 1))
    .map(([licence, packages]) => section(licence, packages))
  return [
    `${shipped.length} packages; those with a star are part of the pages that browsers load.`,
    ...sections,
  ].join('\n\n')
}

function section(licence: string, packages: Shipped[]): string {
  const names = packages.map(({ name, version, inBrowser }) => `${name} ${version}${inBrowser ? '\\*' : ''}`)
  return `### ${licence} (${packages.length})\n\nAsks: ${KNOWN[licence] ?? 'not known yet'}.\n\n${names.join(', ')}`
}

const BEGIN = '<!-- list: written by build/third-party, do not edit -->'
const END = '<!-- end of list -->'

/** The page with this list in its place, whatever else somebody wrote around it. */
export function withList(page: string, list: string): string {
  const [before, rest] = page.split(BEGIN)
  const after = rest?.split(END)[1]
  if (before === undefined || after === undefined)
    throw new Error(`The page has no place between ${BEGIN} and ${END}.`)
  return `${before}${BEGIN}\n\n${list}\n\n${END}${after}`
}
