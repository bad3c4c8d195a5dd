// Who could be counted: firms of a kind, people of a kind, households with something.
import { figures } from '../table.ts'

const LIST = 'a commercial list, which runs above the employers that the Census counts'

export const markets = figures(`
  businesses | dental practices | 120000 150000 187414 n | US, healthcare | naics-62 (high is ${LIST}; low and typical are ours)
  businesses | physicians' offices | 200000 300000 411114 n | US, healthcare | naics-62 (high is ${LIST}; low and typical are ours)
  businesses | physical, occupational and speech therapy practices | 33008 40000 50000 n | US, healthcare | naics-62 (33,008 in the list, for once below other counts; typical and high are ours)
  businesses | chiropractors | 38000 48000 59170 n | US, healthcare | naics-62 (high is ${LIST}; low and typical are ours)
  businesses | optometrists | 19000 23000 26882 n | US, healthcare | naics-62 (high is ${LIST}; low and typical are ours)
  businesses | mental health practitioners | 25000 28000 31150 n | US, healthcare | naics-62 (high is ${LIST}; low and typical are ours)
  businesses | home care services | 33000 38000 43059 n | US, healthcare | naics-62 (high is ${LIST}; low and typical are ours)
  businesses | care homes | 15000 23000 31000 n | US, healthcare | naics-62 (high is ${LIST}; low and typical are ours)
  businesses | restaurants, all kinds | 600000 630000 700000 n | US, food & beverage | usda-restaurants (630,000 in 2015, our division; range is ours)
  businesses | quick-service restaurants | 285000 340000 360000 n | US, food & beverage | usda-restaurants (2000 and 2015; high is ours)
  businesses | beauty and hair salons with staff | 74000 78196 82000 n | US, fitness & wellness | qcew-salons (establishments, 2024; range is ours; hundreds of thousands more work alone)
  businesses | barber shops with staff | 7800 8216 8700 n | US, fitness & wellness | qcew-barbers (establishments, 2024; range is ours)
  businesses | veterinary practices | 34000 35835 37500 n | US, healthcare, other | qcew-vets (establishments, 2024; range is ours)
  businesses | pet care services with staff | 26000 27189 28500 n | US, other | qcew-pets (establishments, 2024; range is ours; without those who work alone)
  businesses | law offices | 160000 170000 176009 n | US, consulting | census-law (176,009 in 2007; low and typical are ours)
  businesses | gyms and health clubs | 32000 36000 41370 n | US, fitness & wellness | ihrsa-clubs (July 2021 and 2019; typical is ours)
  businesses | schools, all | 125000 128961 132000 n | US, education | nces-schools (range is ours)
  businesses | public schools | 97000 98469 100000 n | US, education | nces-schools (range is ours)
  businesses | private schools | 28000 30492 32000 n | US, education | nces-schools (range is ours)
  businesses | farms | 1850000 1880000 1900000 n | US, other | usda-farms (1.88 million in 2024; range is ours)
  businesses | shellfish farms on the East Coast and Gulf | 1100 1300 1500 n | US, other | ecsga-2023 (members of the growers' association, 1,300; range is ours)
  businesses | small firms, all | 31000000 31700000 34000000 n | US | sba-2020 (31.7 million; high is ours for later years)
  businesses | small employers | 5900000 6000000 6400000 n | US | sba-2020 (6.0 million; range is ours)
  businesses | firms without staff | 25000000 25700000 28000000 n | US | sba-2020 (25.7 million; high is ours)
  businesses | online shops of some size | 500000 1500000 3000000 n | US, e-commerce | ? Counts run from shops with staff to every account of a shop system
  businesses | online shops of some size | 100000 250000 500000 n | GB, e-commerce | ? Not looked up
  businesses | small firms, all | 5600000 5640000 5680000 n | GB | bpe-2025 (0 to 49 staff; range is ours)
  businesses | medium firms | 38000 38435 39000 n | GB | bpe-2025 (50 to 249 staff; range is ours)
  businesses | dental practices | 11000 12500 14000 n | GB, healthcare | ? Not looked up
  businesses | restaurants and cafés | 75000 95000 120000 n | GB, food & beverage | ? Not looked up
  businesses | hair and beauty salons | 40000 50000 62000 n | GB, fitness & wellness | ? Not looked up
  businesses | gyms and health clubs | 6500 7200 7800 n | GB, fitness & wellness | ? Not looked up
  businesses | schools, all | 31000 32000 33000 n | GB, education | ? Not looked up
  businesses | law offices | 9500 10500 12000 n | GB, consulting | ? Not looked up
  businesses | firms, all | 25900000 26300000 26500000 n | EU | eurostat-demography (2019 and 2020)
  businesses | firms, all | 4300000 4500000 4600000 n | FR | eurostat-demography (2019 and 2020; high is ours)
  businesses | firms, all | 3700000 3800000 3900000 n | IT | eurostat-demography (range is ours)
  businesses | firms, all | 3000000 3100000 3200000 n | ES | eurostat-demography (range is ours)
  businesses | firms, all | 2600000 2600000 2700000 n | DE | eurostat-demography (2020 and 2019)
  businesses | firms outside finance | 22500000 22700000 23000000 n | EU | eurostat-key (98.9 percent have fewer than 50 staff; range is ours)
  businesses | dental practices | 36000 39000 42000 n | DE, healthcare | ? Not looked up
  businesses | restaurants and cafés | 120000 150000 180000 n | DE, food & beverage | ? Not looked up
  businesses | gyms and health clubs | 8500 9200 9800 n | DE, fitness & wellness | ? Not looked up
  businesses | hair and beauty salons | 70000 78000 86000 n | DE, fitness & wellness | ? Not looked up
  businesses | bakeries | 8500 9300 10500 n | DE, food & beverage | ? Craft bakeries, fewer each year; not looked up
  businesses | firms, all | 250000 290000 380000 n | IE | ? Not looked up
  businesses | restaurants and cafés | 12000 15000 19000 n | IE, food & beverage | ? Not looked up
  businesses | dental practices | 1500 1700 2000 n | IE, healthcare | ? Not looked up
  businesses | schools, all | 3800 3950 4050 n | IE, education | ? Primary and second level; not looked up
  businesses | firms, all | 1200000 1300000 1400000 n | CA | ? Employers; not looked up
  businesses | restaurants and cafés | 85000 97000 110000 n | CA, food & beverage | ? Not looked up
  businesses | dental practices | 14000 16000 18000 n | CA, healthcare | ? Not looked up
  businesses | firms, all | 2500000 2660000 2800000 n | AU | ? Most without staff; not looked up
  businesses | restaurants and cafés | 45000 55000 65000 n | AU, food & beverage | ? Not looked up
  businesses | gyms and health clubs | 5500 6500 8000 n | AU, fitness & wellness | ? Not looked up
  businesses | micro, small and medium firms | 60000000 63000000 65000000 n | IN | msme-in (survey of 2015-16, mostly not registered; range is ours)
  businesses | schools, all | 1430000 1470000 1550000 n | IN, education | ? Not looked up
  people | school pupils | 54000000 55500000 56000000 n | US, education | nces-pupils (range is ours)
  people | college students | 18500000 19300000 20300000 n | US, education | nces-pupils (high is 2014; enrolment has slipped, low and typical are ours)
  people | health-club members | 60000000 64200000 72000000 n | US, fitness & wellness | ihrsa-members (64.2 million in 2019; range is ours)
  people | college students | 2700000 2900000 3000000 n | GB, education | ? Not looked up
  people | college students | 2800000 2870000 2950000 n | DE, education | ? Not looked up
  people | college students | 245000 260000 280000 n | IE, education | ? Not looked up
  people | people who work from home at least in part | 700000 747961 850000 n | IE | ie-remote-2023 (747,961 in the census of 2022, about a third of workers; range is ours)
  people | college students | 40000000 43000000 45000000 n | IN, education | ? Not looked up
  household-share | with a dog | 44.6 45.5 48 % | US | avma-pets (44.6 in 2020; 45.5 in 2024 as reported in the press; high is ours)
  household-share | with a cat | 26 29 32 % | US | avma-pets (26 in 2020; typical and high are ours)
  household-share | with a dog | 19 21 23 % | DE | statista-dogs (21 in 2022; range is ours)
  household-share | with a dog | 24 25 27 % | IE, IT | fediaf-dogs (25 in the source; range is ours)
  household-share | with a dog | 26 27 29 % | ES | fediaf-dogs (27 in the source; range is ours)
  household-share | with a dog | 41 43 45 % | PL, RO | fediaf-dogs (43 and 45 in the source; range is ours)
  household-share | with a dog | 10 12 14 % | CH | fediaf-dogs (12 in the source; range is ours)
  household-share | with a dog | 26 30 34 % | GB | ? Surveys of the pet trade give about three in ten
  household-share | with a dog | 40 46 50 % | AU | ? Not looked up
  household-share | with a dog | 30 34 40 % | CA | ? Not looked up
  household-share | with a dog | 19 21 24 % | FR | ? Not looked up
  household-share | with a dog | 3 6 10 % | IN | ? Dogs kept in homes; not looked up
  household-share | with a dog | 15 24 35 % | | ? A middle of the countries listed here
  household-share | with children | 25 26.5 28 % | US | ? Four in ten families and no children elsewhere; not looked up
  household-share | with children | 37 39 40 % | IE | eurostat-households (39 in 2018; range is ours)
  household-share | with children | 21 22 23 % | DE, FI | eurostat-households (22 in 2018; range is ours)
  household-share | with children | 35 36 37 % | PL, CY, SK | eurostat-households (36 in 2018; range is ours)
  household-share | with children | 27 29 31 % | EU | ? Two thirds to three quarters have none
  household-share | with children | 26 28 30 % | GB | ? Not looked up
  household-share | with children | 55 65 75 % | IN | ? Not looked up
  household-share | with children | 25 32 45 % | | ? A middle of the countries listed here
  household-share | people living alone | 28 28.9 30 % | US | census-households (28.88 percent in 2022; range is ours)
  household-share | people living alone | 32 33.6 36 % | EU | eurostat-household-size (33.6 percent in 2017; range is ours)
  household-share | people living alone | 20 28 36 % | | ? A middle of rich countries
  household-share | shared by unrelated people, students among them | 2 4 7 % | | ? House shares as census counts usually find them
`)
