// Rules are written as text tables, like figures:
//
//   id | topic | where it applies | trigger words | what it means | first thing to do | source
//
// A rule for some industries or models applies to all of them. A rule for everyone with trigger words applies only
// where a brief holds one of them; without, it applies to everyone. 'child*' also finds 'children'.
import type { RegulationPoint } from '../figure.ts'
import { cells, toWhere } from '../table.ts'

export function rules(text: string): RegulationPoint[] {
  return cells(text).map((row) => {
    const [id, topic, whereCell, triggers, meaning, action, source] = row
    const { industries, models, regions } = toWhere(whereCell ?? '?') ?? {}
    if (
      row.length !== 7 ||
      !id ||
      !topic ||
      !industries ||
      !models ||
      !regions ||
      !meaning ||
      !action ||
      !source
    )
      throw new Error(`Rule with a column missing or wrong: ${row.join(' | ')}`)
    return { id, topic, industries, models, regions, triggers: words(triggers), meaning, action, source }
  })
}

const words = (text = '') =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')
