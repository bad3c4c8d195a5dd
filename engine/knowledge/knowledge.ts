// Everything the engine knows that no founder told it. Data only; it is handed in, never fetched.
import { type Country, countries, countryFigures, worldFigures } from './countries.ts'
import type { Figure, RegulationPoint, Source } from './figure.ts'
import { acquisition } from './figures/acquisition.ts'
import { conversion } from './figures/conversion.ts'
import { margins } from './figures/margins.ts'
import { markets } from './figures/markets.ts'
import { payments } from './figures/payments.ts'
import { prices } from './figures/prices.ts'
import { retention } from './figures/retention.ts'
import { salaries } from './figures/salaries.ts'
import { setup } from './figures/setup.ts'
import { use } from './figures/use.ts'
import { data } from './regulation/data.ts'
import { health } from './regulation/health.ts'
import { money } from './regulation/money.ts'
import { trade } from './regulation/trade.ts'
import { figureSources } from './sources/of-figures.ts'
import { lawSources } from './sources/of-rules.ts'

export interface Knowledge {
  figures: Figure[]
  sources: Source[]
  countries: Country[]
  regulation: RegulationPoint[]
}

export const knowledge: Knowledge = {
  figures: [
    ...margins,
    ...retention,
    ...conversion,
    ...acquisition,
    ...payments,
    ...prices,
    ...salaries,
    ...setup,
    ...use,
    ...markets,
    ...countryFigures,
    ...worldFigures,
  ],
  sources: [...figureSources, ...lawSources],
  countries,
  regulation: [...data, ...health, ...money, ...trade],
}
