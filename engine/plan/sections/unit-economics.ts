// What one customer or one sale leaves, with the working.
import { formatNumber } from '../../money.ts'
import { type Context, percent } from '../context.ts'
import type { Quantity as Kind, Measure, Term } from '../finance/formula.ts'
import { type UnitEconomics, type UnitOptions, unitEconomics } from '../finance/unit-economics.ts'
import { label, type Prose, say } from '../kit/prose.ts'
import { words } from '../kit/quantity.ts'
import type { Block, Cell } from '../kit/section.ts'
import type { Figures } from './finance.ts'

export function unitTables({ context, drivers, projection }: Figures, options: UnitOptions = {}): Block[] {
  return unitEconomics(drivers, projection, options).map((unit) => unitTable(context, unit))
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
      cells: [label(measure.name), working(context, streamId, measure), result(context, streamId, measure)],
    })),
  }
}

function working(context: Context, streamId: string, { id, terms }: Measure): Cell {
  return terms.reduce<Prose>((all, term, i) => {
    const figure = context.computed(`unit.${streamId}.${id}.${i}`, term.value, shown(context, term))
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

function result(context: Context, streamId: string, { id, result, as }: Measure): Cell {
  return say`${context.computed(`unit.${streamId}.${id}`, result, shown(context, { value: result, as }))}`
}

function shown({ price }: Context, { value, as }: Pick<Term, 'value' | 'as'>): string {
  const kinds: Record<Kind, () => string> = {
    money: () => price(Math.round(value)),
    share: () => percent(value),
    count: () => formatNumber(value),
    months: () => `${formatNumber(value, 1)} months`,
    ratio: () => formatNumber(value, 1),
  }
  return kinds[as]()
}
