// What one customer or one sale leaves, with the working.
import type { Context } from '../context.ts'
import type { Measure } from '../finance/formula.ts'
import type { UnitEconomics } from '../finance/unit-economics.ts'
import { label, type Prose, say } from '../kit/prose.ts'
import { words } from '../kit/quantity.ts'
import type { Block, Cell } from '../kit/section.ts'
import { measureFigure, measureText, type Results } from '../results.ts'

export function unitTables({ context, units }: Results): Block[] {
  return units.map((unit) => unitTable(context, unit))
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
