import type { Source } from '../figure.ts'
import { cells } from '../table.ts'

const STRENGTHS = ['official', 'industry', 'weak'] as const

export function sources(text: string): Source[] {
  return cells(text).map((row) => {
    const [id, strengthCell, year, publisher, title, url] = row
    const strength = STRENGTHS.find((known) => known === strengthCell)
    if (row.length !== 6 || !id || !strength || !publisher || !title || !url)
      throw new Error(`Source with a column missing or wrong: ${row.join(' | ')}`)
    return { id, publisher, title, year: Number(year), url, strength }
  })
}
