// What is left of a sale, and what eats the rest.
import { figures } from '../table.ts'

export const margins = figures(`
  gross-margin | software by subscription | 70 78 85 % | software-subscription | omega-2025 (typical is our midpoint)
  gross-margin | software by subscription, technology | 75 77.5 80 % | software-subscription, technology | winsavvy-saas (median range; typical is our midpoint)
  gross-margin | software priced by use | 50 65 80 % | usage-based-software | omega-2025 (about 50 for messaging and 75 for data platforms; typical is our midpoint)
  gross-margin | software with heavy AI computing | 50 60 70 % | usage-based-software, technology | ? Floors of 50 and 60 percent are quoted for AI and cloud products; model prices move every quarter
  gross-margin | service paid by success | 55 70 80 % | success-fee | ? Software margin less the human review that each case needs
  gross-margin | service paid by success, healthcare | 50 65 78 % | success-fee, healthcare | ? As other success fees, with more review by people who know the codes
  gross-margin | marketplace, on its own revenue | 80 85 90 % | marketplace | omega-2025 (on the fee kept, not on the goods; typical is our midpoint)
  gross-margin | marketplace that also handles goods | 45 60 75 % | marketplace, e-commerce, retail | ? A marketplace that inspects, repairs or ships carries labour and postage in its cost of sales
  gross-margin | goods sold directly online | 30 40 50 % | direct-to-consumer | omega-2025 (typical is our midpoint)
  gross-margin | food sold directly online | 30 42 55 % | direct-to-consumer, food & beverage | ? Online goods in general, a little higher before cold or heavy delivery
  gross-margin | beauty and wellness goods sold directly | 50 62 72 % | direct-to-consumer, fitness & wellness | ? Small batches of cosmetics and supplements are priced at three to four times their landed cost
  gross-margin | boxes of goods by subscription | 30 40 50 % | direct-to-consumer, hardware-subscription, e-commerce | omega-2025 (typical is our midpoint)
  gross-margin | hardware | 40 50 60 % | hardware-subscription | omega-2025 (typical is our midpoint)
  gross-margin | hardware with a paid service | 45 58 70 % | hardware-subscription, technology, other | ? Hardware margin mixed with a software margin on the service
  gross-margin | small producer | 25 35 50 % | manufacturing | ? Short runs without buying power; the founder's own bill of materials replaces it
  gross-margin | small food producer | 30 40 50 % | manufacturing, food & beverage | ? Between a bakery's target and what shops leave a supplier
  gross-margin | shop, all kinds | 35 45 55 % | local-shop | ? Keystone pricing doubles the cost, less markdowns and waste
  gross-margin | bakery after labour, ingredients and packaging | 44 45 46 % | US, local-shop, food & beverage | bake-digital (target of US retail bakeries)
  gross-margin | café or restaurant before labour | 60 68 74 % | local-shop, food & beverage | ? What is left after the food cost shares published for cafés and restaurants
  gross-margin | clothing or gift shop | 40 48 56 % | local-shop, retail | ? Keystone pricing less markdowns
  gross-margin | service at the customer's place or in a studio | 45 60 75 % | local-service | ? Revenue less the pay of those who do the work and what they use up
  gross-margin | clinic or practice | 50 60 70 % | local-service, healthcare | ? Collections less clinical staff, supplies and laboratory as published for dental practices
  gross-margin | gym or studio | 60 70 80 % | local-service, fitness & wellness | ? Memberships less trainers paid by the class
  gross-margin | small hotel or tour | 45 58 70 % | local-service, travel & hospitality | ? Rooms are cheap to serve once let; tours carry guides and transport
  gross-margin | agency or advisers | 40 50 60 % | agency | ? Fees less the pay of those who do the work, at the usual utilisation
  gross-margin | classes and courses in a room | 45 58 70 % | model education | ? Fees less teachers and room
  gross-margin | courses online | 70 80 90 % | model education, technology, marketing, finance | ? Recorded teaching costs little to repeat; support and refunds remain
  gross-margin | media | 35 42.5 50 % | content | omega-2025 (typical is our midpoint)
  gross-margin | paid newsletter or podcast of one author | 70 82 90 % | content, marketing, finance, technology | ? No paper and no payroll but the author's own time
  gross-margin | rental of things or places | 45 58 70 % | rental | ? Rent received less cleaning, repair, insurance and the wear of the thing itself
  gross-margin | holiday lets | 40 50 62 % | rental, travel & hospitality, real estate | ? As other rentals, with more cleaning and booking fees
  gross-margin | events | 25 38 50 % | event | ? Tickets less venue, artists, crew and security
  gross-margin | events, entertainment | 20 32 45 % | event, entertainment | ? Artists take a larger share than speakers do
  gross-margin | non-profit, money left for the mission | 65 75 85 % | non-profit | ? What donors and rating sites expect to reach the programme
  gross-margin | estate or letting agency | 55 65 75 % | real estate, agency, local-service, success-fee | ? Commission less the share of the agent who closes
  gross-margin | financial service | 60 70 80 % | finance | ? Software-like, less checks, fraud and support
  gross-margin | any business | 30 45 60 % | | ? A placeholder between goods and services, for when nothing nearer is known
  cost-of-goods-share | quick-service restaurant, food | 28 29 30 % | US, local-shop, food & beverage | completecontroller-2025
  cost-of-goods-share | restaurant with table service, food | 34 35 36 % | US, local-shop, food & beverage | completecontroller-2025
  cost-of-goods-share | bakery, by the old pricing rule | 25 25 33 % | local-shop, food & beverage | bake-metrics (price at four times ingredients; high is casual dining)
  cost-of-goods-share | restaurants, all kinds | 28 32 33 % | US, food & beverage | bake-metrics (survey of the National Restaurant Association; median 32)
  cost-of-goods-share | coffee shop | 23 26 30 % | US, local-shop, food & beverage | coffeeforums-2008 (operators' rule of thumb; typical is our midpoint)
  cost-of-goods-share | restaurant in India, food | 22 24 25 % | IN, local-shop, food & beverage | indiaretailing-2014
  cost-of-goods-share | shop, all kinds | 45 55 65 % | local-shop | ? The other side of a shop's gross margin
  cost-of-goods-share | goods sold directly online | 50 60 70 % | direct-to-consumer | omega-2025 (one minus the margin in the source)
  cost-of-goods-share | hardware | 40 50 60 % | hardware-subscription | omega-2025 (one minus the margin in the source)
  cost-of-goods-share | hardware, material as share of price | 10 33 50 % | hardware-subscription, manufacturing, technology | framework-hardware (price about three times materials; ten times for niche devices)
  cost-of-goods-share | small producer | 50 65 75 % | manufacturing | ? The other side of a small producer's gross margin
  cost-of-goods-share | dental practice, supplies and laboratory | 13 15 17 % | US, healthcare | burkhart-2022 (supplies 7 to 9 and laboratory 6 to 8 percent of collections)
  cost-of-goods-share | salon, products used | 6 9 12 % | local-service, fitness & wellness | ? Colour, shampoo and disposables as owners usually budget them
  cost-of-goods-share | service, materials | 3 8 20 % | local-service | ? Depends on the trade: little for walking dogs, much for repairs
  cost-of-goods-share | any business with goods | 40 55 70 % | | ? A placeholder for when nothing nearer is known
  labour-share | quick-service restaurant | 30 31 32 % | US, local-shop, food & beverage | completecontroller-2025
  labour-share | restaurant with table service | 36 38 40 % | US, local-shop, food & beverage | completecontroller-2025
  labour-share | dental practice, staff with benefits | 20 23 28 % | US, local-service, healthcare | burkhart-2022 (20 to 25 at the start; 24 to 28 in a second source)
  labour-share | shop, all kinds | 10 15 22 % | local-shop | ? Specialised shops need more talk and therefore more staff than grocers
  labour-share | service at the customer's place or in a studio | 35 45 58 % | local-service | ? The work is the product
  labour-share | gym or studio | 30 40 48 % | local-service, fitness & wellness | ? Trainers and front desk, owner's pay included
  labour-share | agency or advisers | 45 52 60 % | agency | ? Pay of all staff in firms that sell hours
  labour-share | small producer | 15 25 35 % | manufacturing | ? Hand assembly in short runs
  labour-share | teaching | 35 45 55 % | model education | ? Teachers' pay as share of fees
  labour-share | events | 12 20 30 % | event | ? Crew, stewards and security
  labour-share | any business | 20 30 45 % | | ? A placeholder for when nothing nearer is known
  rent-share | restaurant | 5 7 9 % | local-shop, food & beverage | hospitality-rent (target quoted in the trade; prime sites 15 to 20)
  rent-share | fast food, total occupancy | 6 7 8 % | US, local-shop, food & beverage | slant-occupancy
  rent-share | restaurant with table service, total occupancy | 8 9 10 % | US, local-shop, food & beverage | slant-occupancy
  rent-share | specialised shop, total occupancy | 10 12.5 15 % | local-shop, retail | slant-occupancy (typical is our midpoint)
  rent-share | chain shops, clothing and juice bars | 12 14 16 % | US, local-shop, retail | capitalretail-2017
  rent-share | dental practice | 5 7 9 % | US, local-service, healthcare | burkhart-2022
  rent-share | gym or studio | 12 18 25 % | local-service, fitness & wellness | ? Much floor for each member; the first reason why studios close
  rent-share | salon | 8 11 15 % | local-service | ? As specialised shops
  rent-share | shop, all kinds | 6 10 15 % | local-shop | ? Between restaurants and specialised shops
  rent-share | any business with premises | 4 8 14 % | | ? A placeholder for when nothing nearer is known
  net-margin | quick-service restaurant | 6 7.5 9 % | US, local-shop, food & beverage | chownow-2025
  net-margin | fast-casual restaurant | 2 4 6 % | US, local-shop, food & beverage | chownow-2025
  net-margin | restaurant with table service | 3 4 5 % | US, local-shop, food & beverage | completecontroller-2025
  net-margin | bakery | 4 9 15 % | local-shop, food & beverage | bakery-margin (4 to 9 usual, specialised shops up to 15; US)
  net-margin | grocery shop | 1 2 3 % | US, local-shop, retail | pixelation-2025
  net-margin | shop, all kinds | 2 5 9 % | local-shop | ? Between grocers and good specialised shops
  net-margin | digital agency | 13 15 16 % | US, agency, marketing | promethean-2024 (15 in 2024, 16 for hourly work in 2021)
  net-margin | agency or advisers | 8 14 22 % | agency | ? Around what digital agencies report
  net-margin | dental practice, owner's pay and profit | 30 34 38 % | US, local-service, healthcare | burkhart-2022 (before the owner pays herself)
  net-margin | service | 8 14 22 % | local-service | ? After a market wage for the owner
  net-margin | gym or studio | 8 14 20 % | local-service, fitness & wellness | ? After a market wage for the owner
  net-margin | small producer | 3 7 12 % | manufacturing | ? After a market wage for the owner
  net-margin | goods sold directly online | 2 7 12 % | direct-to-consumer | ? After advertising, which takes most of the gross margin
  net-margin | any business | 3 8 15 % | | ? A placeholder for a settled small firm; young ones lose money first
  hosting-share | software, healthy band | 5 10 15 % | software-subscription, marketplace, content | usage-2026
  hosting-share | software under 1 million of yearly revenue | 20 27.5 35 % | software-subscription, usage-based-software, marketplace, content, hardware-subscription | wring-2026 (vendor's figures, higher than elsewhere)
  hosting-share | software with 1 to 5 million of yearly revenue | 15 20 25 % | software-subscription, usage-based-software | wring-2026 (vendor's figures, higher than elsewhere)
  hosting-share | AI and machine-learning products | 25 32.5 40 % | usage-based-software | wring-2026 (typical is our midpoint)
  hosting-share | service with some software | 1 3 6 % | | ? Booking, mail, payments and a website
`)
