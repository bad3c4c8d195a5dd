// Countries, one line each. A cell is 'value', 'value source (note)' or 'value ? reason'; a value may be 'low/typical/high'.
// Where a cell names no source, the source of its column holds.
import type { Figure } from './figure.ts'
import { cells, figures } from './table.ts'

export interface Country {
  /** ISO 3166. */
  code: string
  name: string
  /** ISO 4217. */
  currency: string
  /** ISO 639, the one most business is done in. */
  language: string
  inEuropeanUnion: boolean
  population: number
  householdSize: number
  households: number
  /** Fractions; what a small company usually pays. */
  corporateTax: number
  salesTax: number
}

const COLUMN_SOURCE = {
  population: 'population-2024',
  householdSize: 'oecd-households',
  corporateTax: 'taxfoundation-2025',
  salesTax: 'easytax-vat',
}
const UNSOURCED = {
  population: 'Rounded from national and UN estimates of 2024 or 2025; not looked up',
  householdSize: 'Our estimate after censuses of the last fifteen years; not looked up',
  corporateTax: 'What a small company usually pays; not looked up',
  salesTax: 'The standard rate as generally known; not looked up',
}
type Column = keyof typeof COLUMN_SOURCE

// code | name | currency | language | EU | people, millions | people in a household | tax on profit, % | VAT or sales tax, %
const TABLE = `
  US | United States | USD | en |    | 340.1 | 2.51 census-households | 21/25.57/29 | 0/7.5/10.5 ? State and local tax together, on goods and some services; none in five states
  CA | Canada | CAD | en |    | 41.3 ? | 2.47 | 12/12.2/25.98 taxfoundation-2025 (25.98 for larger firms; the small-business rate of about 12 is ours) | 5/12/15 sales-tax-table (5 federal, with provinces up to 15; typical is ours)
  MX | Mexico | MXN | es |    | 130.2 | 3.6 ? | 30 | 16 sales-tax-table
  GB | United Kingdom | GBP | en |    | 68.3 | 2.27 un-households | 19/19/25 uk-corporation-tax (19 under 50,000 pounds of profit, 25 over 250,000) | 20
  IE | Ireland | EUR | en | EU | 5.38 ? | 2.74 cso-2022 | 12.5 | 23
  DE | Germany | EUR | de | EU | 84.7 | 2.05 un-households | 29/30.06/33 taxfoundation-2025 (range by municipality is ours) | 19
  FR | France | EUR | fr | EU | 68.6 | 2.22 un-households | 15/25/36.13 taxfoundation-2025 (36.13 with the surtax on the largest; 15 and 25 are ours for small firms) | 20
  ES | Spain | EUR | es | EU | 48.9 ? | 2.5 | 15/23/25 taxfoundation-2025 (25 in general; lower rates for small and new firms are ours) | 21
  IT | Italy | EUR | it | EU | 59.0 | 2.3 | 27.81 | 22
  PT | Portugal | EUR | pt | EU | 10.6 ? | 2.6 | 16/20/30.5 taxfoundation-2025 (30.5 with surcharges on the largest; 16 and 20 are ours for small firms) | 23
  NL | Netherlands | EUR | nl | EU | 18.0 ? | 2.2 | 19/19/25.8 taxfoundation-2025 (25.8 above 200,000 euro of profit; 19 below is ours) | 21
  BE | Belgium | EUR | nl | EU | 11.8 ? | 2.4 | 20/20/25 taxfoundation-2025 (25 in general; 20 for small firms is ours) | 21
  LU | Luxembourg | EUR | fr | EU | 0.68 ? | 2.4 | 23.87 | 17
  AT | Austria | EUR | de | EU | 9.2 ? | 2.2 | 23 | 20
  CH | Switzerland | CHF | de |    | 9.0 ? | 2.18 | 11.9/14.5/21 taxfoundation-2025 (19.61 there for one large canton; range by canton is ours) | 8.1
  SE | Sweden | SEK | sv | EU | 10.6 ? | 2 | 20.6 | 25
  NO | Norway | NOK | no |    | 5.6 ? | 2.22 | 22 | 25 sales-tax-table
  DK | Denmark | DKK | da | EU | 6.0 ? | 2.1 | 22 | 25
  FI | Finland | EUR | fi | EU | 5.6 ? | 2.1 | 20 | 25.5
  IS | Iceland | ISK | is |    | 0.39 ? | 2.59 | 20 | 24 sales-tax-table
  EE | Estonia | EUR | et | EU | 1.37 ? | 2.2 | 22 taxfoundation-2025 (on profit paid out) | 24 ? Raised from 22 in July 2025; not looked up
  LV | Latvia | EUR | lv | EU | 1.87 ? | 2.4 | 20 taxfoundation-2025 (on profit paid out) | 21 mindlink-vat
  LT | Lithuania | EUR | lt | EU | 2.89 ? | 2.2 | 6/6/16 taxfoundation-2025 (16 in general; the lower rate for small firms is ours) | 21 mindlink-vat
  PL | Poland | PLN | pl | EU | 37.5 ? | 2.7 | 9/9/19 taxfoundation-2025 (19 in general; 9 for small firms is ours) | 23
  CZ | Czechia | CZK | cs | EU | 10.9 ? | 2.3 | 21 | 21
  SK | Slovakia | EUR | sk | EU | 5.42 ? | 2.7 | 10/10/24 taxfoundation-2025 (24 for large firms; 10 for small ones is ours) | 23 mindlink-vat
  HU | Hungary | HUF | hu | EU | 9.6 ? | 2.3 | 9 | 27
  RO | Romania | RON | ro | EU | 19.0 ? | 2.7 | 16 | 21
  BG | Bulgaria | EUR | bg | EU | 6.4 ? | 2.4 | 10 | 20 mindlink-vat
  HR | Croatia | EUR | hr | EU | 3.86 ? | 2.8 | 10/10/18 taxfoundation-2025 (18 in general; 10 for small firms is ours) | 25 mindlink-vat
  SI | Slovenia | EUR | sl | EU | 2.12 ? | 2.4 | 22 | 22 mindlink-vat
  GR | Greece | EUR | el | EU | 10.4 ? | 2.4 | 22 | 24
  CY | Cyprus | EUR | el | EU | 0.97 ? | 2.7 | 12.5/12.5/15 taxfoundation-2025 (12.5 in 2025; a rise to 15 is planned, by our knowledge) | 19 mindlink-vat
  MT | Malta | EUR | en | EU | 0.57 ? | 2.7 | 35 taxfoundation-2025 (refunds to shareholders lower it) | 18 mindlink-vat
  RS | Serbia | RSD | sr |    | 6.6 ? | 2.6 ? | 15 | 20 sales-tax-table
  UA | Ukraine | UAH | uk |    | 33.0 ? | 2.5 ? | 18 | 20 sales-tax-table
  TR | Turkey | TRY | tr |    | 85.4 | 3.1 ? | 25 | 20 sales-tax-table
  IL | Israel | ILS | he |    | 10.0 ? | 3.14 | 23 | 18 ? Raised from 17 in 2025; not looked up
  AE | United Arab Emirates | AED | en |    | 10.9 ? | 4 ? | 0/9/9 taxfoundation-2025 (nothing on small profits, by our knowledge) | 5 sales-tax-table
  SA | Saudi Arabia | SAR | ar |    | 35.3 ? | 5 ? | 20 taxfoundation-2025 (Saudi owners pay zakat instead) | 15 sales-tax-table
  QA | Qatar | QAR | ar |    | 3.0 ? | 4.5 ? | 10 | 0 ? No VAT in force by our knowledge
  EG | Egypt | EGP | ar |    | 105.9 | 4 ? | 22.5 | 14 sales-tax-table
  MA | Morocco | MAD | fr |    | 36.8 ? | 4.1 ? | 20/20/34 taxfoundation-2025 (34 for the largest; 20 is ours for small firms) | 20 sales-tax-table
  TN | Tunisia | TND | fr |    | 12.0 ? | 3.5 ? | 15/20/20 taxfoundation-2025 (20 in general; low is ours) | 19 sales-tax-table
  NG | Nigeria | NGN | en |    | 223.8 | 4.9 un-households | 0/20/30 taxfoundation-2025 (30 for large firms; 20 for middling and nothing for small ones are ours) | 7.5 sales-tax-table
  GH | Ghana | GHS | en |    | 33.0 ? | 3.6 ? | 25 | 15 sales-tax-table
  KE | Kenya | KES | en |    | 52.4 ? | 3.7 ? | 30 | 16 sales-tax-table
  UG | Uganda | UGX | en |    | 46.0 ? | 4.4 ? | 30 | 18 sales-tax-table
  TZ | Tanzania | TZS | sw |    | 61.7 | 4.85 un-households | 30 | 18 sales-tax-table
  RW | Rwanda | RWF | en |    | 14.0 ? | 4 ? | 28 | 18 sales-tax-table
  ET | Ethiopia | ETB | am |    | 109.5 | 4.61 un-households | 30 | 15 ? Not looked up
  ZA | South Africa | ZAR | en |    | 63.0 | 3.3 ? | 27 | 15 ? Not looked up
  IN | India | INR | en |    | 1402.7 | 4.4 ? | 22/25.17/30 taxfoundation-2025 (30 in the table; 25.17 in the regime most new companies choose is ours) | 18 sales-tax-table
  PK | Pakistan | PKR | en |    | 241.5 | 6.8 un-households | 20/29/29 taxfoundation-2025 (29 in general; low for small firms is ours) | 18 ? Not looked up
  BD | Bangladesh | BDT | bn |    | 169.8 | 4.47 un-households | 27.5 | 15 ? Not looked up
  LK | Sri Lanka | LKR | en |    | 21.9 ? | 3.7 ? | 30 | 18 ? Raised in 2024; not looked up
  NP | Nepal | NPR | ne |    | 29.6 ? | 4.4 ? | 25 | 13 ? Not looked up
  CN | China | CNY | zh |    | 1409.7 | 2.6 ? | 5/25/25 taxfoundation-2025 (25 in general; 5 for small firms is ours) | 13 sales-tax-table
  HK | Hong Kong | HKD | en |    | 7.5 ? | 2.7 ? | 8.25/8.25/16.5 taxfoundation-2025 (16.5 above two million dollars of profit; 8.25 below is ours) | 0 ? No sales tax by our knowledge
  TW | Taiwan | TWD | zh |    | 23.4 ? | 2.6 ? | 20 | 5 sales-tax-table
  JP | Japan | JPY | ja |    | 123.7 | 2.26 un-households | 23/25/29.74 taxfoundation-2025 (29.74 for large firms; lower rates for small ones are ours) | 10 sales-tax-table
  KR | South Korea | KRW | ko |    | 51.7 ? | 2.18 un-households | 10/20.9/26.4 taxfoundation-2025 (26.4 for the largest; lower steps are ours) | 10 sales-tax-table
  SG | Singapore | SGD | en |    | 6.0 ? | 3.1 ? | 4.5/8.5/17 taxfoundation-2025 (17 in general; exemptions for small and new firms are ours) | 9 sales-tax-table
  MY | Malaysia | MYR | ms |    | 34.1 ? | 3.8 ? | 15/17/24 taxfoundation-2025 (24 in general; lower steps for small firms are ours) | 6/8/10 ? Service tax of 8 and sales tax of 5 to 10; not looked up
  TH | Thailand | THB | th |    | 66.0 | 3 ? | 15/20/20 taxfoundation-2025 (20 in general; low for small firms is ours) | 7 ? Lowered from 10 by decree year after year
  VN | Vietnam | VND | vi |    | 101.3 | 3.4 ? | 15/17/20 taxfoundation-2025 (20 in general; lower steps for small firms are ours) | 8/10/10 ? Lowered to 8 for a time; not looked up
  ID | Indonesia | IDR | id |    | 282.5 | 3.8 ? | 11/22/22 taxfoundation-2025 (22 in general; half of it for small firms is ours) | 11 sales-tax-table
  PH | Philippines | PHP | en |    | 114.2 | 4.1 ? | 20/20/25 taxfoundation-2025 (25 in general; 20 for small firms is ours) | 12 sales-tax-table
  KZ | Kazakhstan | KZT | ru |    | 20.3 ? | 3.4 ? | 20 | 12 sales-tax-table (a higher rate is planned, by our knowledge)
  AU | Australia | AUD | en |    | 27.4 ? | 2.56 | 25/25/30 taxfoundation-2025 (30 in general; 25 for small firms is ours) | 10 sales-tax-table
  NZ | New Zealand | NZD | en |    | 5.3 ? | 2.66 | 28 | 15 sales-tax-table
  BR | Brazil | BRL | pt |    | 212.6 | 2.8 ? | 6/15/34 taxfoundation-2025 (34 in general; the simple regime of small firms is ours) | 17/18/20 sales-tax-table (17 in the table; a reform is under way)
  AR | Argentina | ARS | es |    | 46.4 ? | 2.9 ? | 25/25/35 taxfoundation-2025 (35 for the largest; 25 for small firms is ours) | 21 sales-tax-table
  CL | Chile | CLP | es |    | 19.8 ? | 2.8 ? | 12.5/25/27 taxfoundation-2025 (27 in general; small-firm rates are ours) | 19 sales-tax-table
  CO | Colombia | COP | es |    | 52.7 | 2.9 ? | 35 | 19 sales-tax-table
  PE | Peru | PEN | es |    | 34.0 ? | 3.4 ? | 10/29.5/29.5 taxfoundation-2025 (29.5 in general; low for small firms is ours) | 18 sales-tax-table
  UY | Uruguay | UYU | es |    | 3.4 ? | 2.6 ? | 25 | 22 sales-tax-table
  CR | Costa Rica | CRC | es |    | 5.1 ? | 3.1 ? | 5/15/30 taxfoundation-2025 (30 in general; steps for small firms are ours) | 13 sales-tax-table
  DO | Dominican Republic | DOP | es |    | 10.8 ? | 3.2 ? | 27 | 18 sales-tax-table
  JM | Jamaica | JMD | en |    | 2.8 ? | 3.1 ? | 25 | 15 ? Not looked up
`

interface Cell {
  low: number
  typical: number
  high: number
  basis: string
}

function toCell(text: string, column: Column): Cell {
  const [values = '', ...rest] = text.split(' ')
  const numbers = values.split('/').map(Number)
  const [low = Number.NaN, typical = low, high = low] = numbers
  const said = rest.join(' ')
  const basis = said === '?' ? `? ${UNSOURCED[column]}` : said || COLUMN_SOURCE[column]
  return { low, typical, high, basis }
}

function toRow(row: string[]) {
  const [
    code = '',
    name = '',
    currency = '',
    language = '',
    union = '',
    people = '',
    size = '',
    tax = '',
    vat = '',
  ] = row
  const population = toCell(people, 'population')
  const householdSize = toCell(size, 'householdSize')
  const corporateTax = toCell(tax, 'corporateTax')
  const salesTax = toCell(vat, 'salesTax')
  const households = Math.round((population.typical * 1000) / householdSize.typical) * 1000
  const country: Country = {
    code,
    name,
    currency,
    language,
    inEuropeanUnion: union === 'EU',
    population: Math.round(population.typical * 1_000_000),
    householdSize: householdSize.typical,
    households,
    corporateTax: Math.round(corporateTax.typical * 100) / 10_000,
    salesTax: Math.round(salesTax.typical * 100) / 10_000,
  }
  return { country, cells: { population, householdSize, corporateTax, salesTax } }
}

const rows = cells(TABLE).map(toRow)

export const countries: Country[] = rows.map(({ country }) => country)

const counted = `? Our division of people by people in a household, five percent either way`

/** The same facts as figures, so that a plan cites them like any other. */
export const countryFigures: Figure[] = rows.flatMap(({ country, cells }) => {
  const { code, population, households } = country
  const { householdSize, corporateTax, salesTax } = cells
  const span = ({ low, typical, high }: Cell) => `${low} ${typical} ${high}`
  return figures(`
    population | people | ${population} n | ${code} | ${cells.population.basis}
    household-size | people in a household | ${span(householdSize)} n | ${code} | ${householdSize.basis}
    households | all | ${Math.round(households * 0.95)} ${households} ${Math.round(households * 1.05)} n | ${code} | ${counted}
    corporate-tax | on profit | ${span(corporateTax)} % | ${code} | ${corporateTax.basis}
    sales-tax | standard rate | ${span(salesTax)} % | ${code} | ${salesTax.basis}
  `)
})

export const worldFigures: Figure[] = figures(`
  corporate-tax | on profit | 9 23.51 35 % | | taxfoundation-2024 (unweighted average of 181 countries in 2024; range is ours)
  sales-tax | standard rate | 5 16 25 % | | ? A middle of the countries listed here
  household-size | people in a household | 2 3 4.9 n | | ? A middle of the countries listed here
  minimum-wage | an hour | 7.25 7.25 17 USD /hour | US | ? Federal 7.25 since 2009, many states and cities far above; not looked up
  minimum-wage | an hour | 12.21 12.21 12.71 GBP /hour | GB | uk-wage-2025 (12.21 from April 2025; the later rate is ours)
  minimum-wage | an hour | 14.15 EUR /hour | IE | ie-payroll-2026 (from January 2026)
  minimum-wage | an hour | 12.82 13.9 14.6 EUR /hour | DE | ? 12.82 in 2025, 13.90 in 2026 and 14.60 in 2027 as decided; not looked up
  minimum-wage | an hour | 11.88 12.02 12.2 EUR /hour | FR | ? Not looked up
  minimum-wage | an hour | 8.2 8.6 9 EUR /hour | ES | ? From the monthly wage; not looked up
  minimum-wage | an hour | 16 17 18 CAD /hour | CA | ? Province by province; not looked up
  minimum-wage | an hour | 24.1 24.95 25 AUD /hour | AU | ? From July 2025; not looked up
  minimum-wage | an hour | 40 65 100 INR /hour | IN | ? State by state and trade by trade; not looked up
  minimum-wage | an hour | 1 3 8 USD /hour | | ? A middle; look up the country's own
`)
