// The trades, facets and countries that the program knows, out of the compiled table.
import type { CountryCard, Facet } from './facet-schema.ts'
import table from './library.json' with { type: 'json' }
import type { Trade } from './schema.ts'
import type { Subject } from './subject-schema.ts'

interface Library {
  trades: Trade[]
  facets: Facet[]
  subjects: Subject[]
  countries: CountryCard[]
}

let library: Library | undefined

export function tradeLibrary(): Library {
  library ??= {
    trades: JSON.parse(table.trades) as Trade[],
    facets: JSON.parse(table.facets) as Facet[],
    subjects: JSON.parse(table.subjects) as Subject[],
    countries: JSON.parse(table.countries) as CountryCard[],
  }
  return library
}
