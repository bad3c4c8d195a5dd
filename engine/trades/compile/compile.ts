// Trade files as one table. YAML is for authors; the program reads JSON.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { z } from 'zod'
import { type CountryCard, CountryFile, type Facet, FacetFile } from '../facet-schema.ts'
import { inherit } from '../inherit.ts'
import { type Child, ChildFile, type Trade, TradeFile } from '../schema.ts'
import { type Subject, SubjectFile } from '../subject-schema.ts'

const FOLDER = new URL('../', import.meta.url)

export interface TradeTable {
  /** Of the files: a table that carries another one is stale. */
  fingerprint: string
  count: number
  /** One text each, because a type for each name would cost the compiler minutes. */
  trades: string
  facets: string
  subjects: string
  countries: string
}

export function compileTrades(): { table: TradeTable; faults: string[] } {
  const hash = createHash('sha256')
  const faults: string[] = []
  const generals: Trade[] = []
  const children: Child[] = []
  const facets: Facet[] = []
  const subjects: Subject[] = []
  const countries: CountryCard[] = []
  for (const { path, text } of tradeFiles()) {
    hash.update(path).update(text)
    const content: unknown = parse(text)
    const accept = <T>(schema: { safeParse: (value: unknown) => z.ZodSafeParseResult<T> }, list: T[]) => {
      const answer = schema.safeParse(content)
      if (answer.success) list.push(answer.data)
      else
        faults.push(
          ...answer.error.issues.map((issue) => `${path}: ${issue.path.join('.')}: ${issue.message}`),
        )
    }
    if (path.startsWith('general/')) accept(TradeFile, generals)
    else if (path.startsWith('facets/')) accept(FacetFile, facets)
    else if (path.startsWith('subjects/')) accept(SubjectFile, subjects)
    else if (path.startsWith('countries/')) accept(CountryFile, countries)
    else accept(ChildFile, children)
  }
  const trades = [
    ...generals,
    ...children.flatMap((child) => {
      const parent = generals.find(({ id }) => id === child.parent)
      if (!parent) faults.push(`${child.id}: no general trade '${child.parent}'`)
      return parent ? [inherit(child, parent)] : []
    }),
  ]
  return {
    table: {
      fingerprint: hash.digest('hex').slice(0, 16),
      count: trades.length,
      trades: JSON.stringify(trades),
      facets: JSON.stringify(facets),
      subjects: JSON.stringify(subjects),
      countries: JSON.stringify(countries),
    },
    faults,
  }
}

/** In the order of their names. */
function tradeFiles(): { path: string; text: string }[] {
  return readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.yaml'))
    .sort()
    .map((path) => ({ path, text: readFileSync(new URL(path, FOLDER), 'utf8') }))
}
