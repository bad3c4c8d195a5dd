// What customers usually pay. A founder's own price always goes before these.
import { figures } from '../table.ts'

export const prices = figures(`
  price | software for a small firm, one account | 19 49 149 USD /month | software-subscription, firms | ? Public price lists of small-firm software cluster between 20 and 150 dollars
  price | software for a medical practice | 79 199 499 USD /month | software-subscription, healthcare | ? Practice software is dearer than software in general
  price | software for finance teams | 39 99 299 USD /month | software-subscription, finance | ? As small-firm software, with checks and audit
  price | software for schools, one teacher | 4 9 20 USD /month | software-subscription, education | ? Teachers pay themselves; schools buy in bulk
  price | app for households | 3 6 12 USD /month | software-subscription, entertainment, other, fitness & wellness, technology, education, households | ? App stores cluster between 3 and 13 dollars a month
  price | software priced by use, account of a small firm | 20 60 250 USD /month | usage-based-software | ? What a small firm runs up in a month
  price | success fee, one case | 40 120 400 USD /unit | success-fee | ? A fifth of a few hundred dollars recovered
  price | buyer's order on a marketplace | 30 65 120 USD /order | marketplace | ? As online shops, second-hand goods lower
  price | goods sold directly | 20 45 90 USD /unit | direct-to-consumer | ? Below the average order, which holds more than one piece
  price | device of a small maker | 150 490 1500 USD /unit | hardware-subscription | ? Two and a half to three times what it costs to build
  price | service to a device | 8 19 49 USD /month | hardware-subscription | ? Data, cloud and support with a margin
  price | goods of a small producer | 10 35 120 USD /unit | manufacturing | ? Depends on the thing; the founder's own price replaces it
  price | item in a shop | 4 18 45 USD /unit | local-shop | ? Between food and gifts
  price | loaf of craft bread | 5 7.5 11 USD /unit | local-shop, food & beverage | ? Craft bakeries in cities; by purchasing power elsewhere
  price | coffee and pastry | 6 8.5 12 USD /unit | local-shop, food & beverage | ? Two things at a counter
  price | visit of a local service | 25 60 140 USD /unit | local-service | ? An hour of skilled work with travel
  price | dog walk of half an hour | 15 24 34 USD /unit | local-service, other | dog-walk-2024 (24 to 34 here, average 29.50; 15 to 30 in a second guide; typical is ours)
  price | gym membership | 25 45 70 USD /month | local-service, fitness & wellness | fairview-fitness (517 dollars a year for traditional gyms; range is ours)
  price | boutique studio membership | 100 125 200 USD /month | local-service, fitness & wellness | fairview-fitness (1,200 to 2,400 dollars a year; typical is our reading)
  price | visit to a therapist or practice | 80 130 220 USD /unit | local-service, healthcare | ? Self-paying patients; insurers pay less
  price | night in a hotel | 110 158.67 220 USD /unit | US, travel & hospitality | costar-2024 (158.67 on average in 2024; range is ours)
  price | day tour for one person | 40 85 160 USD /unit | local-service, travel & hospitality | ? Half-day walks to full days with transport
  price | retainer of a small agency | 500 3500 20000 USD /month | agency, marketing | hubspot-2018 (US; largest group 2,500 to 5,000; typical is our reading)
  price | project of a small agency | 2500 8000 25000 USD /unit | agency | ? A website, a study, a campaign
  price | day of an adviser | 600 1200 2400 USD /unit | agency, consulting | ? Eight hours at the usual hourly rates, less for the self-employed
  price | evening class or workshop, one seat | 35 65 110 USD /unit | model education | ? Two to three hours with materials
  price | course online | 49 149 499 USD /unit | model education, technology, marketing, finance, education | ? Recorded courses with some support
  price | tutoring, one hour | 25 50 90 USD /unit | model education, education | ? Self-employed tutors below, test preparation above
  price | paid newsletter or podcast | 5 8 15 USD /month | content | ? Platforms suggest five dollars as the least
  price | video advertising, a thousand views to the creator, entertainment | 0.5 1.25 2 USD /unit | content, entertainment | ytstudio-2025 (typical is our midpoint)
  price | video advertising, a thousand views to the creator, lifestyle | 2 4 6 USD /unit | content, fitness & wellness | ytstudio-2025 (typical is our midpoint)
  price | video advertising, a thousand views to the creator, technology and education | 6 10 15 USD /unit | content, education, technology | ytstudio-2025 (typical is our midpoint)
  price | video advertising, a thousand views to the creator, finance | 15 22 30 USD /unit | content, finance | ytstudio-2025 (typical is our midpoint)
  price | rental of equipment, a day | 15 45 120 USD /unit | rental | ? About a fifteenth to a tenth of what the thing costs new
  price | night in a holiday let | 90 160 280 USD /unit | rental, travel & hospitality, real estate | ? As a hotel room or a little above
  price | ticket to a small event | 15 35 75 USD /unit | event | ? A concert below, a conference day above
  price | ticket to a trade conference, a day | 95 250 600 USD /unit | event, consulting, marketing, technology, finance | ? Firms pay
  price | monthly gift | 10 20 35 USD /month | non-profit | ? Regular giving by households
  price | any small sale | 15 45 120 USD /unit | | ? A placeholder for when nothing nearer is known
  average-order | online shops, large brands | 93.31 107 126.57 USD /order | US, direct-to-consumer, e-commerce | kibo-2021 (mobile, tablet, desktop)
  average-order | clothing and accessories | 90 140 196 USD /order | direct-to-consumer, retail | oberlo-2024 (196 is the panel of larger brands; low and typical are ours)
  average-order | goods for the home | 90 160 253 USD /order | direct-to-consumer, real estate | oberlo-2024 (253 is the panel of larger brands; low and typical are ours)
  average-order | food and drink by post | 45 75 114 USD /order | direct-to-consumer, food & beverage | oberlo-2024 (114 is the panel of larger brands; low and typical are ours)
  average-order | goods for pets | 45 65 83 USD /order | direct-to-consumer, other | oberlo-2024 (83 is the panel of larger brands; low and typical are ours)
  average-order | beauty and care | 40 55 71 USD /order | direct-to-consumer, fitness & wellness | oberlo-2024 (71 is the panel of larger brands; low and typical are ours)
  average-order | health and wellbeing shops | 44.75 48.21 52 GBP /order | GB, IE, direct-to-consumer, fitness & wellness | irp-2020 (July 2019 and July 2020; high is ours)
  average-order | second-hand clothes on a marketplace | 35 60 90 USD /order | marketplace, e-commerce, retail | ? Below new clothing
  average-order | service booked on a marketplace | 45 90 180 USD /order | marketplace | ? One or two hours of skilled work
  average-order | stay booked on a marketplace | 220 450 900 USD /order | marketplace, rental, travel & hospitality | ? About three nights
  average-order | counter sale in a bakery or café | 6 9 13 USD /order | local-shop, food & beverage | ? A coffee and something with it, or a loaf
  average-order | restaurant bill for one | 14 24 42 USD /order | local-shop, food & beverage | ? Quick service to table service
  average-order | sale in a specialised shop | 20 38 70 USD /order | local-shop | ? One or two things
  average-order | rental contract | 35 90 220 USD /order | rental | ? Two days of equipment
  average-order | order from a small producer | 60 180 600 USD /order | manufacturing | ? A case to a shop, or one dear piece
  average-order | tickets in one order | 40 80 150 USD /order | event | ? Two tickets
  average-order | single gift | 30 60 120 USD /order | non-profit | ? Online gifts of households
  average-order | any order online | 45 80 120 USD /order | | ? Below the panels of large brands
  hourly-rate | digital agency, blended | 150 175 250 USD /hour | US, agency, marketing | promethean-2021 (high is New York and California; typical is our midpoint)
  hourly-rate | small agency | 60 125 200 USD /hour | US, agency | hubspot-2018 (most between 101 and 150)
  hourly-rate | adviser or agency | 60 110 180 USD /hour | agency | ? As small US agencies, by purchasing power
  hourly-rate | self-employed specialist | 40 75 130 USD /hour | consulting, technology, marketing | ? Half to two thirds of an agency's rate
  hourly-rate | tradesperson | 35 65 110 USD /hour | local-service | ? What customers are billed, not what staff are paid
  hourly-rate | trainer or coach, private hour | 35 65 110 USD /hour | fitness & wellness, education | ? City studios above, homes below
  hourly-rate | any skilled hour | 35 70 130 USD /hour | | ? A placeholder for when nothing nearer is known
`)
