// What one customer or one sale leaves, with the working.
import type { Context } from '../context.ts'
import type { Measure } from '../finance/formula.ts'
import type { UnitEconomics } from '../finance/unit-economics.ts'
import { label, lineName, type Prose, say } from '../kit/prose.ts'
import { words } from '../kit/quantity.ts'
import type { Block, Cell } from '../kit/section.ts'
import { measureFigure, measureText, type Results } from '../results.ts'

/** More than two tables of the same form are one. */
const MOST_TABLES = 2

export function unitTables({ context, units }: Results): Block[] {
  if (units.length <= MOST_TABLES) return units.map((unit) => unitTable(context, unit))
  const [main, ...others] = units as [UnitEconomics, ...UnitEconomics[]]
  return [unitTable(context, main), othersTable(context, others)]
}

/** What one of each leaves, side by side. */
function othersTable(context: Context, units: UnitEconomics[]): Block {
  return {
    kind: 'table',
    title: 'What the rest leaves',
    columns: [
      { head: 'One of', align: 'left' },
      { head: 'Working', align: 'left' },
      { head: 'Left', align: 'right' },
      { head: 'Margin', align: 'right' },
    ],
    rows: units.flatMap(({ streamId, label: name, measures }) => {
      const contribution = measures.find(({ id }) => id === 'contribution')
      const margin = measures.find(({ id }) => id === 'margin')
      if (!contribution) return []
      return [
        {
          cells: [
            lineName(name),
            working(context, streamId, contribution),
            say`${measureFigure(context, streamId, contribution)}`,
            margin ? say`${measureFigure(context, streamId, margin)}` : label('—'),
          ],
        },
      ]
    }),
  }
}

function unitTable(context: Context, { streamId, label: name, per, measures }: UnitEconomics): Block {
  return {
    kind: 'table',
    title: `${name}: one ${per}`,
    columns: [
      { head: 'Measure', align: 'left' },
      { head: 'Working', align: 'left' },
      { head: 'Result', align: 'right' },
    ],
    rows: measures.map((measure) => ({
      strong: measure.id === 'contribution',
      cells: [
        label(measure.name),
        working(context, streamId, measure),
        say`${measureFigure(context, streamId, measure)}`,
      ],
    })),
  }
}

function working(context: Context, streamId: string, { id, terms }: Measure): Cell {
  return terms.reduce<Prose>((all, term, i) => {
    const figure = context.computed(
      `unit.${streamId}.${id}.${i}`,
      term.value,
      measureText(context, term.value, term.as),
    )
    const before = term.op ? ` ${term.op} ` : ''
    return {
      parts: [
        ...all.parts,
        ...label(before).parts,
        ...say`${figure}`.parts,
        ...say` ${words(term.name)}`.parts,
      ],
    }
  }, label(''))
}
