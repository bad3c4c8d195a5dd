// All figures of a run as one table, in Markdown, so that it can be put into docs/performance.md as it is.
import type { Figure } from './figure.ts'

const HEAD = ['bench', 'value', 'beside', 'goal', 'met']

export function tableOf(figures: Figure[]): string {
  const rows = [HEAD, ...figures.map(cellsOf)]
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const line = (cells: string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const [head = HEAD, ...others] = rows
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...others.map(line)].join('\n')
}

function cellsOf({ bench, value, unit, reference, goal, met }: Figure): string[] {
  const amount = (number: number) =>
    `${number >= 100 ? Math.round(number) : Number(number.toPrecision(3))} ${unit}`
  if (!goal) return [bench, amount(value), amount(reference), '', '']
  const wanted =
    'atMost' in goal
      ? `at most ${amount(goal.atMost * reference)}`
      : `at least ${amount(goal.atLeast * reference)}`
  return [bench, amount(value), amount(reference), wanted, met ? 'yes' : 'NO']
}
