// The last section: everything the plan takes from elsewhere, or takes for granted.
import { collectMarks } from '../kit/marks.ts'
import { label, say } from '../kit/prose.ts'
import { words } from '../kit/quantity.ts'
import type { Block, Section } from '../kit/section.ts'

/** Made from the finished sections, so that nothing stands here that is not in them, and nothing is missing. */
export function assumptionsSection(sections: Section[]): Section {
  const marks = collectMarks(sections)
  const blocks: Block[] = []
  if (marks.founder.length > 0)
    blocks.push({
      kind: 'list',
      items: marks.founder.map((quantity) => {
        const said = quantity.basis.kind === 'founder' ? quantity.basis.fact.evidence.words : ''
        return say`${quantity}: ‘${words(said)}’`
      }),
    })
  if (marks.assumptions.length > 0) blocks.push(assumptionTable(marks))
  if (marks.sources.length > 0) blocks.push(sourceTable(marks))
  return { id: 'assumptions', title: 'Assumptions and sources', blocks }
}

type Marks = ReturnType<typeof collectMarks>

function assumptionTable({ assumptions }: Marks): Block {
  return {
    kind: 'table',
    title: 'Assumptions',
    columns: ['No.', 'Assumption', 'Used', 'Range', 'Why'].map((head) => ({ head, align: 'left' as const })),
    rows: assumptions.map(({ mark, quantity }) => {
      const basis = quantity.basis.kind === 'assumption' ? quantity.basis : { label: '', range: '', why: '' }
      return {
        cells: [
          say`${words(mark)}`,
          label(basis.label),
          say`${quantity}`,
          say`${words(basis.range)}`,
          say`${words(basis.why)}`,
        ],
      }
    }),
  }
}

function sourceTable({ sources }: Marks): Block {
  return {
    kind: 'table',
    title: 'Sources',
    columns: ['No.', 'Source'].map((head) => ({ head, align: 'left' as const })),
    rows: sources.map(({ mark, source, notes }) => ({
      cells: [say`${words(mark)}`, say`${words(sourceLine(source, notes))}`],
    })),
  }
}

function sourceLine(
  { publisher, title, year, url, strength }: Marks['sources'][number]['source'],
  notes: string[],
): string {
  const weak = strength === 'weak' ? ' (weak)' : ''
  return [`${publisher}, ${title}, ${year}, ${url}${weak}`, ...notes].join('; ')
}
