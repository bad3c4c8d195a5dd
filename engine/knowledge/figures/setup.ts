// What it takes to open, to borrow and to be insured.
import { figures } from '../table.ts'

export const setup = figures(`
  startup-cost | coffee shop with seats | 80000 150000 330000 USD | local-shop, food & beverage | coffee-startup (80,000 to 330,000; typical is ours, in the lower half)
  startup-cost | coffee kiosk or cart | 60000 85000 125000 USD | local-shop, food & beverage | coffee-startup (typical is ours)
  startup-cost | food truck | 50000 90000 175000 USD | local-shop, food & beverage | coffee-startup (coffee trucks; 50,000 to 200,000 for trucks in general in a second source; typical is ours)
  startup-cost | restaurant | 170000 375000 750000 USD | local-shop, food & beverage | bluecart-startup (typical is ours)
  startup-cost | bakery | 60000 110000 250000 USD | local-shop, food & beverage | ? A small café with an oven room; second-hand ovens halve it
  startup-cost | shop | 30000 75000 160000 USD | local-shop | ? Fittings, first stock, deposit and three months of rent
  startup-cost | clothing or gift shop | 35000 80000 170000 USD | local-shop, retail | ? Half of it first stock
  startup-cost | hair or beauty salon | 40000 90000 200000 USD | local-service, fitness & wellness | ? Chairs, basins, plumbing, deposit
  startup-cost | gym | 100000 250000 600000 USD | local-service, fitness & wellness | ? Machines leased below, bought above
  startup-cost | yoga or pilates studio | 25000 70000 160000 USD | local-service, fitness & wellness | ? Floor, mirrors, deposit; machines for pilates above
  startup-cost | medical or therapy practice | 40000 110000 300000 USD | local-service, healthcare | ? Therapy rooms below, dental chairs far above
  startup-cost | nursery or childcare | 30000 95000 250000 USD | local-service, education | ? Fit-out to the space rules and a pre-opening period
  startup-cost | service without premises | 500 4000 15000 USD | local-service | ? Registration, insurance, tools, a website, perhaps a van
  startup-cost | guest house or tour business | 8000 45000 180000 USD | local-service, travel & hospitality | ? Tours below, rooms above
  startup-cost | online shop | 3000 15000 45000 USD | direct-to-consumer | ? Samples, first batch, pictures, shop software
  startup-cost | food brand with a contract kitchen | 8000 30000 90000 USD | direct-to-consumer, manufacturing, food & beverage | ? Recipes, tests, labels, first batch
  startup-cost | cosmetics brand | 8000 28000 80000 USD | direct-to-consumer, fitness & wellness | ? Formula, safety report, first batch
  startup-cost | first version of software, founders write it | 2000 9000 25000 USD | software-subscription, usage-based-software | ? Tools, accounts, law; the founders' time is not in it
  startup-cost | first version of software, written by others | 25000 70000 180000 USD | software-subscription, usage-based-software, marketplace | ? Three to six months of a small team
  startup-cost | first version of health software | 40000 95000 220000 USD | software-subscription, success-fee, healthcare | ? As other software, with a security risk analysis and a reviewed cloud set-up
  startup-cost | service paid by success | 15000 50000 120000 USD | success-fee | ? First software and the first cases by hand
  startup-cost | marketplace | 10000 45000 140000 USD | marketplace | ? On rented software below, on one's own above; before the money to win both sides
  startup-cost | device, from prototype to first batch | 40000 120000 350000 USD | hardware-subscription | ? Electronics, enclosure, tests, tooling, first batch
  setup-item | injection mould, one part | 3000 12000 50000 USD | hardware-subscription, manufacturing | ? Aluminium for short runs below, hardened steel above
  setup-item | radio certification with a certified module | 1500 2250 3000 USD | US, hardware-subscription, manufacturing | tecksay-fcc (typical is our midpoint)
  setup-item | radio certification of one's own radio | 8000 11500 15000 USD | US, hardware-subscription, manufacturing | tecksay-fcc (typical is our midpoint)
  startup-cost | workshop or small factory | 25000 120000 450000 USD | manufacturing | ? Machines, tools, deposit, first material
  startup-cost | agency or advisers | 1500 6000 20000 USD | agency | ? Registration, computers, insurance, a website
  startup-cost | classes in rented rooms | 2000 9000 30000 USD | model education | ? Materials, a website, insurance, deposits
  startup-cost | course online | 1500 6000 20000 USD | model education, technology, marketing, finance | ? Camera, editing, platform
  startup-cost | newsletter, channel or podcast | 500 3000 12000 USD | content | ? Equipment and the first months of tools
  startup-cost | things to let | 10000 45000 150000 USD | rental | ? The things themselves
  startup-cost | flat to let to guests, furnishing | 8000 22000 50000 USD | rental, travel & hospitality, real estate | ? Furniture, permits, pictures, deposit
  startup-cost | small event | 3000 15000 60000 USD | event | ? Deposits for venue and artists before the first ticket
  startup-cost | charity | 1000 6000 25000 USD | non-profit | ? Registration, accounts, a website, first appeal
  startup-cost | financial service under another firm's licence | 40000 120000 350000 USD | finance | ? Software, checks, legal advice; an own licence costs far more
  startup-cost | any small business | 3000 20000 90000 USD | | ? A placeholder for when nothing nearer is known
  setup-item | company in Delaware, filing fee | 109 110 300 USD | US | delaware-fees (high is the yearly tax of an LLC)
  setup-item | company in Australia | 600 1000 5000 AUD | AU | dla-formation (through a provider; high with lawyers; low is ours)
  loan-rate | loan guaranteed by the state, small | 9.75 11.25 13.25 % | US | sba-rates (prime of 6.75 in December 2025 plus the highest margins allowed, 3, 4.5 and 6.5 points by size of loan)
  loan-rate | loan to a firm up to 250,000 euro | 3.67 4.5 7 % | EU | ecb-november-2025 (3.67 on average in November 2025, 4.00 for sole traders; a new firm pays more, which is our range)
  loan-rate | loan to a new firm | 5.5 7.5 9 % | IE | ? Public microfinance and banks; Irish rates have long been above the euro average
  loan-rate | loan to a new firm | 6 8 12 % | GB | ? State-backed start-up loans cost 6 percent for long; banks more
  loan-rate | loan to a new firm | 9 11.5 16 % | IN | ? Banks with a guarantee below, finance companies above
  loan-rate | loan to a new firm | 6.5 8.5 11 % | CA | ? Prime and a margin
  loan-rate | loan to a new firm | 7 9 13 % | AU | ? Secured below, unsecured above
  loan-rate | loan to a new firm | 7 11 20 % | | ? A middle; where inflation is high the rate is far higher
  insurance | general liability | 59 59 80 USD /month | US | progressive-2023 (median and mean of new customers)
  insurance | owner's policy, liability and property | 63 63 106 USD /month | US, local-shop, local-service | progressive-2023 (median and mean of new customers)
  insurance | workers' compensation | 67 67 119 USD /month | US, local-shop, local-service, manufacturing | progressive-2023 (median and mean of new customers)
  insurance | professional liability | 42 42 64 USD /month | US, agency, software-subscription, success-fee | progressive-2023 (median and mean of new customers)
  insurance | small firm, liability | 30 60 140 USD /month | | ? As in the United States, by purchasing power
  rent-per-square-metre | shop in a side street | 150 260 450 USD /square-metre-year | US | ? About 14 to 42 dollars a square foot; not looked up
  rent-per-square-metre | shop in a side street | 180 320 550 EUR /square-metre-year | IE | ? Around what the Cork example pays: 1,900 euro a month for 70 square metres
  rent-per-square-metre | shop in a side street | 130 240 420 GBP /square-metre-year | GB | ? Not looked up
  rent-per-square-metre | shop in a side street | 120 220 400 EUR /square-metre-year | EU | ? Not looked up
  rent-per-square-metre | shop in a side street | 4000 9000 20000 INR /square-metre-year | IN | ? Not looked up
  rent-per-square-metre | shop in a side street | 80 200 400 USD /square-metre-year | | ? By purchasing power; a lease in hand replaces it
`)
