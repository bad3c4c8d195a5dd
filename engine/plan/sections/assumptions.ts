// The last section: everything the plan takes from elsewhere, or takes for granted.
import type { WebPage } from '../../trades/schema.ts'
import { collectMarks, type Marks, withPages } from '../kit/marks.ts'
import { address, type Prose, say } from '../kit/prose.ts'
import { isSet, type Quantity, words } from '../kit/quantity.ts'
import { type Block, columns, heading, SAID_HEAD, type Section } from '../kit/section.ts'
import { short } from '../names.ts'

/**
 * Made from the finished sections and from all that was asked on the way, so that nothing stands here that is not in the
 * plan, and nothing is missing.
 */
export function assumptionsSection(sections: Section[], known: Quantity[], pages: WebPage[] = []): Section {
  const marks = collectMarks(sections, known)
  const sources = withPages(marks.sources, pages)
  return {
    id: 'assumptions',
    title: 'Assumptions and sources',
    blocks: [...founderFacts(marks), ...assumptionTable(marks), ...sourceTable(sources, pages.length > 0)],
  }
}

function founderFacts({ founder }: Marks): Block[] {
  if (founder.length === 0) return []
  return [
    heading(founder.some(isSet) ? `${SAID_HEAD}, or set by you` : SAID_HEAD),
    {
      kind: 'list',
      items: founder.map((quantity) => {
        const { label: name = '', basis } = quantity
        if (basis.kind === 'set')
          return say`${words(name)}: ${quantity}, set by you; it was ${words(basis.was)}`
        const said = basis.kind === 'founder' ? basis.fact.evidence.words : ''
        return isSet(quantity)
          ? say`${words(name)}: ${quantity}, set by you`
          : say`${words(name)}: ${quantity}, from ‘${words(short(said))}’`
      }),
    },
  ]
}

function assumptionTable({ assumptions }: Marks): Block[] {
  if (assumptions.length === 0) return []
  return [
    {
      kind: 'table',
      title: 'Assumptions',
      columns: columns(['No.', 'Assumption', 'Used', 'Range', 'Why']),
      rows: assumptions.map(({ mark, quantity }) => {
        const { range, why } = quantity.basis.kind === 'assumption' ? quantity.basis : { range: '', why: '' }
        return {
          cells: [
            say`${words(mark)}`,
            say`${words(quantity.label ?? quantity.id)}`,
            say`${quantity}`,
            say`${words(range)}`,
            say`${words(why)}`,
          ],
        }
      }),
    },
  ]
}

function sourceTable(sources: Marks['sources'], isSearched: boolean): Block[] {
  if (sources.length === 0) return []
  return [
    {
      kind: 'table',
      title: isSearched
        ? 'Sources: S read as stored excerpts and not checked live, W found on the web'
        : 'Sources, read as stored excerpts and not checked live',
      columns: columns(['No.', 'Source', 'Used for']),
      rows: sources.map(({ mark, source, notes, uses }) => ({
        cells:
          uses.length > 0
            ? [say`${words(mark)}`, sourceLine(source, notes), say`${words(usesOf(uses))}`]
            : [say`${words(mark)}`, sourceLine(source, []), say`${words(notes.join('; '))}`],
      })),
    },
  ]
}

const usesOf = (uses: Quantity[]) =>
  uses.map(({ label: name, text }) => (name ? `${name}: ${text}` : text)).join('; ')

function sourceLine(
  { publisher, title, year, url, strength }: Marks['sources'][number]['source'],
  notes: string[],
): Prose {
  const after = [strength === 'weak' ? ' (a weak source)' : '', ...notes.map((note) => `; ${note}`)].join('')
  return say`${words(`${publisher}, ${title}, ${year}, `)}${address(url)}${words(after)}`
}
