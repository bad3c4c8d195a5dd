// Yearly pay before tax for full-time work, by role and country; and what an employer pays on top of it.
import type { Figure } from '../figure.ts'
import { cells, figures } from '../table.ts'

const sourced = figures(`
  salary | software engineer | 79850 132270 211450 USD /year | US | bls-growth (median 2023; lowest and highest tenth 2024)
  salary | designer | 37600 61300 103030 USD /year | US | bls-designers (lowest tenth, median, highest tenth; graphic designers)
  salary | support agent | 31000 42830 62000 USD /year | US | bls-support (median 2024; range is ours)
  salary | operations manager | 48000 102950 220000 USD /year | US | bls-projections (general and operations managers, median 2024; range is ours)
  salary | manager | 48000 102950 220000 USD /year | US | bls-projections (general and operations managers, median 2024; range is ours)
  salary | marketer | 41000 74680 138000 USD /year | US | bls-growth (market research and marketing specialists, median 2023; range is ours)
  salary | shop assistant | 27210 35410 47890 USD /year | US | bls-retail (lowest tenth, median, highest tenth, May 2025)
  salary | cook | 27000 35780 47000 USD /year | US | bls-growth (restaurant cooks, median 2023; range is ours)
  salary | chef | 30300 53380 90790 USD /year | US | bls-chefs (lowest tenth, median, highest tenth, May 2020; pay has risen since)
  salary | baker | 28120 37160 49020 USD /year | US | bls-bakers (lowest tenth, median, highest tenth, May 2025)
  salary | trainer | 27690 47920 83240 USD /year | US | deed-trainers (our conversion of hourly pay of 13.31, 23.04 and 40.02 dollars to 2,080 hours)
  salary | technician | 29310 48000 72000 USD /year | US | bls-helpers (low is the lowest tenth of repair helpers in May 2025; typical and high are ours)
  salary | nurse | 63000 86070 132000 USD /year | US | bls-growth (registered nurses, median 2023; range is ours)
  salary | therapist's assistant | 47750 68380 89510 USD /year | US | bls-pta (physical therapist assistants: lowest tenth, median, highest tenth, May 2025)
  salary | medical assistant | 35000 42000 57000 USD /year | US | bls-growth (median 2023; range is ours)
  salary | carer | 25600 33530 44000 USD /year | US | bls-growth (home health and personal care aides, median 2023; range is ours)
  salary | clinic manager | 67000 110680 216000 USD /year | US | bls-growth (median 2023; range is ours)
  salary | teacher | 57980 69760 71040 USD /year | US | nces-teachers (public schools, mean of 2022: preschool, primary, secondary)
  salary | bookkeeper | 36000 50670 74550 USD /year | US | bls-bookkeepers (lowest tenth, median, highest tenth, May 2025)
  salary | consultant | 58000 99410 172000 USD /year | US | bls-growth (management analysts, median 2023; range is ours)
  salary | driver | 28000 42470 76000 USD /year | US | bls-growth (light trucks, median 2023; range is ours)
  salary | warehouse worker | 28000 36390 49000 USD /year | US | bls-growth (stockers and order fillers, median 2023; range is ours)
  salary | all occupations | 29000 49500 125000 USD /year | US | bls-computer (median of all, May 2024; range is ours)
  salary | operations | 34000 46000 66000 USD /year | US | ? Coordinators and office staff with some planning; not looked up
  salary | salesperson | 37000 66000 130000 USD /year | US | ? Sales of services to firms, with commission; not looked up
  salary | therapist | 74000 101000 133000 USD /year | US | ? Physical therapists; not looked up
  salary | hairdresser | 24000 35000 60000 USD /year | US | ? Tips change the picture; not looked up
  salary | cleaner | 26000 35000 47000 USD /year | US | ? Not looked up
  salary | marine or field scientist | 48000 72000 115000 USD /year | US | ? Not looked up
  salary | nurse | 31049 33487 37796 GBP /year | GB | nhs-bands (band 5 in England from April 2025)
  salary | carer | 24465 24465 26598 GBP /year | GB | nhs-bands (bands 2 and 3 in England from April 2025)
  salary | software engineer | 55000 65000 75000 EUR /year | IE | rivermate-ie (typical is our midpoint)
  salary | marketer | 40000 47500 55000 EUR /year | IE | rivermate-ie (typical is our midpoint)
  salary | cook | 29500 31322 38000 EUR /year | IE | irishjobs-2025 (advertised pay in catering; range is ours)
  salary | all occupations | 29500 46791 75000 EUR /year | IE | irishjobs-2025 (average of full-time staff; range is ours)
  salary | software engineer | 50000 61663 80000 EUR /year | DE | kununu-2025 (average 61,663; range is ours)
  salary | consultant | 45000 54000 75000 EUR /year | DE | stepstone-2024 (median 54,000; range is ours)
  salary | cook | 28000 35500 42000 EUR /year | DE | stepstone-2024 (hospitality, median 35,500; range is ours)
  salary | shop assistant | 27500 35750 42000 EUR /year | DE | stepstone-2024 (trade, median 35,750; range is ours)
  salary | all occupations | 30000 43750 50250 EUR /year | DE | stepstone-2024 (median and mean; low is ours)
  salary | nurse | 34000 38000 46000 EUR /year | DE | hiits-de (average 38,000; range is ours)
  salary | operations | 36000 42494 52000 EUR /year | DE | kununu-2025 (clerks, average; range is ours)
  salary | software engineer | 20000 35000 50000 EUR /year | ES | birowebs-es (typical is our reading)
  salary | nurse | 24000 28000 40000 EUR /year | ES | huffpost-es (typical is our reading)
  salary | cook | 16777 18500 24000 EUR /year | ES | ine-2024 (16,777 is the average of hospitality, part-time work included; typical and high are ours)
  salary | all occupations | 16777 27559 62105 EUR /year | ES | ine-2024 (lowest branch, all, highest branch)
  salary | software engineer | 400000 800000 2000000 INR /year | IN | namso-in (typical is the middle of the mid-level band)
`)

// Usual pay of 2025, estimated by us in round numbers; the range is a fifth below to a third above.
const ESTIMATES = `
  role                      | GB    | IE    | DE    | FR    | ES    | IN      | CA     | AU     | USD
  software engineer         | 55000 |       |       | 50000 |       |         | 95000  | 120000 | 32000
  designer                  | 36000 | 42000 | 46000 | 36000 | 27000 | 600000  | 62000  | 80000  | 18000
  salesperson               | 38000 | 45000 | 52000 | 42000 | 28000 | 480000  | 65000  | 85000  | 18000
  support agent             | 26000 | 31000 | 34000 | 26000 | 20000 | 300000  | 44000  | 62000  | 11000
  operations                | 33000 | 38000 |       | 34000 | 25000 | 450000  | 55000  | 75000  | 15000
  operations manager        | 48000 | 58000 | 65000 | 52000 | 40000 | 1200000 | 88000  | 115000 | 28000
  manager                   | 45000 | 55000 | 62000 | 50000 | 38000 | 1100000 | 85000  | 110000 | 26000
  marketer                  | 36000 |       | 48000 | 38000 | 27000 | 550000  | 62000  | 82000  | 17000
  shop assistant            | 25000 | 30500 |       | 23500 | 18000 | 200000  | 36000  | 54000  | 8500
  cook                      | 27500 |       |       | 26000 |       | 240000  | 40000  | 60000  | 10000
  chef                      | 33000 | 40000 | 40000 | 32000 | 26000 | 480000  | 52000  | 72000  | 15000
  baker                     | 27000 | 33000 | 33000 | 26000 | 20000 | 220000  | 39000  | 60000  | 10000
  trainer                   | 26000 | 31000 | 31000 | 26000 | 20000 | 300000  | 42000  | 62000  | 11000
  technician                | 33000 | 40000 | 44000 | 32000 | 26000 | 350000  | 60000  | 80000  | 15000
  nurse                     |       | 46000 |       | 33000 |       | 350000  | 85000  | 90000  | 17000
  therapist                 | 40000 | 52000 | 44000 | 36000 | 28000 | 450000  | 88000  | 92000  | 20000
  teacher                   | 42000 | 52000 | 58000 | 36000 | 34000 | 400000  | 82000  | 98000  | 17000
  hairdresser               | 24500 | 30000 | 27000 | 23500 | 18000 | 220000  | 36000  | 56000  | 9000
  carer                     |       | 31500 | 34000 | 24000 | 18500 | 200000  | 42000  | 62000  | 9000
  bookkeeper                | 30000 | 38000 | 42000 | 32000 | 25000 | 360000  | 52000  | 74000  | 14000
  consultant                | 48000 | 56000 |       | 48000 | 35000 | 1000000 | 85000  | 110000 | 26000
  driver                    | 28000 | 33000 | 34000 | 26000 | 21000 | 240000  | 46000  | 64000  | 10000
  cleaner                   | 24500 | 30000 | 28000 | 23000 | 17500 | 180000  | 37000  | 56000  | 8000
  all occupations           | 37500 |       |       | 33000 |       | 420000  | 62000  | 80000  | 15000
`

const CURRENCY: Record<string, string> = { GB: 'GBP', IN: 'INR', CA: 'CAD', AU: 'AUD', USD: 'USD' }
const WHY = 'Our estimate of usual full-time pay in 2025, in round numbers; not looked up'
const WHY_ANYWHERE =
  'Our estimate for a country of middle income, in US dollars; pay differs by ten times between countries'

function estimated(text: string): Figure[] {
  const [head = [], ...rows] = cells(text)
  return rows.flatMap(([role, ...amounts]) =>
    amounts.flatMap((cell, column) => {
      const place = head[column + 1] ?? ''
      if (cell === '') return []
      const anywhere = place === 'USD'
      const spread = anywhere ? [0.4, 2.5] : [0.8, 1.33]
      const range = [Number(cell) * (spread[0] ?? 1), Number(cell), Number(cell) * (spread[1] ?? 1)].map(
        Math.round,
      )
      const line = `salary | ${role} | ${range.join(' ')} ${CURRENCY[place] ?? 'EUR'} /year`
      return figures(`${line} | ${anywhere ? '' : place} | ? ${anywhere ? WHY_ANYWHERE : WHY}`)
    }),
  )
}

const onCosts = figures(`
  employer-on-cost | required by law | 7.65 9 12 % | US | fiscalfold-2026 (7.65 is social security and Medicare; the rest, unemployment and injury cover, is ours)
  employer-on-cost | all benefits of private employers | 25 30 42.6 % | US | bls-ecec (42.6 with paid leave and health cover in December 2019; low and typical are ours for a small firm)
  employer-on-cost | required by law | 12 14.5 18 % | GB | uk-nic-2025 (15 percent above 5,000 pounds; pension of 3 percent and the allowance for small firms are in our range)
  employer-on-cost | required by law | 11.25 12.5 15 % | IE | ie-payroll-2026 (11.25 from October 2025, 11.4 planned; pension enrolment and holiday cover are in our range)
  employer-on-cost | required by law | 19.42 20.65 22 % | DE | eurodev-2026
  employer-on-cost | required by law | 30 42 45 % | FR | eurodev-2026 (45 in the source; low wages pay much less)
  employer-on-cost | required by law | 29.9 30.57 33 % | ES | eurodev-2026
  employer-on-cost | required by law | 22 27.65 28 % | NL | eurodev-2026
  employer-on-cost | required by law | 31.42 % | SE | eurodev-2026
  employer-on-cost | required by law | 23.75 24.75 26 % | PT | eurodev-2026 (23.75 in the source; accident cover is in our range)
  employer-on-cost | required by law | 19.5 21 22.14 % | PL | eurodev-2026
  employer-on-cost | required by law | 21.5 22.29 22.79 % | GR | eurodev-2026
  employer-on-cost | required by law | 12 15 20 % | IN | ? Provident fund of 12 percent on basic pay, insurance for low pay, gratuity
  employer-on-cost | required by law | 7 9 12 % | CA | ? Pension plan and employment insurance with workers' cover; province by province
  employer-on-cost | required by law | 13 15 18 % | AU | ? Superannuation of 12 percent since July 2025, workers' cover, payroll tax above a threshold
  employer-on-cost | required by law | 27 30 34 % | IT | ? Social security with injury cover and severance put aside
  employer-on-cost | required by law | 20 25 30 % | BE, AT, CZ, SK, HU, RO, LT, LV, EE, FI, HR, SI, BG, CY, LU, MT | ? A middle for the EU; some lie far lower
  employer-on-cost | required by law | 1 2.5 5 % | DK | ? Paid by taxes rather than by employers
  employer-on-cost | required by law | 11 14.1 16 % | NO | ? 14.1 percent in the central zone
  employer-on-cost | required by law | 7 8.5 12 % | CH | ? Before pension, which rises with age
  employer-on-cost | required by law | 26 30 36 % | BR | ? Before holiday pay and severance
  employer-on-cost | required by law | 20 28 35 % | MX | ? Social security, housing fund, payroll tax
  employer-on-cost | required by law | 14 15.5 18 % | JP | ? Half of health, pension and employment insurance
  employer-on-cost | required by law | 10 11 13 % | KR | ? Half of four insurances
  employer-on-cost | required by law | 10 17 20 % | SG | ? Provident fund
  employer-on-cost | required by law | 10 13 17 % | NG, KE, ZA, GH, UG, TZ, EG, MA | ? Pension, health and levies; country by country
  employer-on-cost | required by law | 10 18 30 % | | ? A middle of the countries listed here
`)

// Average full-time pay of 2025 where no more is known of a country, in its own currency: what everything else is measured by.
const AVERAGES = `
  AT EUR 42000 | BE EUR 46000 | NL EUR 44000 | LU EUR 62000 | FI EUR 43000 | IT EUR 31000 | PT EUR 20500 | GR EUR 17500
  HR EUR 19000 | SI EUR 27000 | SK EUR 18500 | EE EUR 23500 | LV EUR 19500 | LT EUR 26000 | MT EUR 25000 | CY EUR 26000
  CH CHF 80000 | SE SEK 450000 | NO NOK 620000 | DK DKK 470000 | IS ISK 9500000 | PL PLN 85000 | CZ CZK 530000
  HU HUF 7000000 | RO RON 90000 | RS RSD 1300000 | NZ NZD 72000 | JP JPY 4600000 | KR KRW 44000000 | SG SGD 66000
  HK HKD 240000 | TW TWD 700000 | IL ILS 160000 | AE AED 130000 | SA SAR 110000 | QA QAR 140000 | ZA ZAR 320000
  MX MXN 190000 | BR BRL 42000 | CL CLP 10500000 | CO COP 24000000 | PE PEN 26000 | UY UYU 700000 | CR CRC 8500000
  CN CNY 110000 | TH THB 200000 | MY MYR 42000 | ID IDR 45000000 | PH PHP 260000 | VN VND 105000000 | PK PKR 550000
  BD BDT 240000 | LK LKR 700000 | NP NPR 350000 | NG NGN 1500000 | KE KES 420000 | GH GHS 40000 | EG EGP 120000
  MA MAD 65000 | TN TND 15000 | TZ TZS 7000000 | UG UGX 6500000 | RW RWF 1800000 | ET ETB 110000
`

const WHY_AVERAGE = 'Our rough estimate of average full-time pay in 2025; not looked up'

function averages(text: string): Figure[] {
  const entries = text.split(/[|\n]/).map((entry) => entry.trim().split(/\s+/))
  return entries.flatMap(([place = '', currency = '', amount = '']) => {
    const typical = Number(amount)
    if (!place || !typical) return []
    const range = [typical * 0.6, typical, typical * 1.6].map(Math.round).join(' ')
    return figures(`salary | all occupations | ${range} ${currency} /year | ${place} | ? ${WHY_AVERAGE}`)
  })
}

export const salaries: Figure[] = [...sourced, ...estimated(ESTIMATES), ...averages(AVERAGES), ...onCosts]
