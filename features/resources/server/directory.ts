// The directory that comes with the house: a table for each category, one line for each resource. Gathered from public
// pages; addresses without a source are our own knowledge. What may have ended says so.
import { readFileSync } from 'node:fs'
import { CATEGORIES, type Category } from '../contract.ts'

const AS_OF = '2026-11'
const UNSURE = 'This program may have changed or ended. Look before you plan on it.'
const COLUMNS = ['title', 'url', 'region', 'tags', 'seen at', 'sure', 'description']

export interface Entry {
  title: string
  url: string
  region: string
  category: Category
  tags: string[]
  source: string | null
  asOf: string
  note: string
  description: string
}

export function readDirectory(): Entry[] {
  return CATEGORIES.flatMap((category) =>
    parseTable(category, readFileSync(new URL(`./directory/${category}.tsv`, import.meta.url), 'utf8')),
  )
}

/** A line with too few or too many columns is a mistake, not a resource. */
export function parseTable(category: Category, text: string): Entry[] {
  const [head, ...lines] = text.trimEnd().split('\n')
  if (head !== COLUMNS.join('\t')) throw new Error(`${category}: the columns are ${COLUMNS.join(', ')}.`)
  return lines.map((line) => {
    const cells = line.split('\t')
    if (cells.length !== COLUMNS.length)
      throw new Error(`${category}: a line has ${cells.length} columns: ${line}`)
    const [title, url, region, tags, seenAt, sure, description] = cells as [
      string,
      string,
      string,
      string,
      string,
      string,
      string,
    ]
    return {
      title,
      url,
      region,
      category,
      tags: tags.split(', '),
      source: seenAt === '-' ? null : seenAt,
      asOf: AS_OF,
      note: sure === 'yes' ? '' : UNSURE,
      description,
    }
  })
}
