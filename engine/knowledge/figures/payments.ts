// What taking money costs, and what those take who bring buyer and seller together.
import { figures } from '../table.ts'

export const payments = figures(`
  payment-fee-share | card online | 2.9 2.9 4.4 % | US | stripe-fees (high is a card from abroad)
  payment-fee-each | card online | 0.3 USD /order | US | stripe-fees
  payment-fee-share | card online | 1.5 1.5 3.25 % | EU, IS, NO | stripe-eea (premium cards 1.9, UK cards 2.5, others 3.25; from April 2023)
  payment-fee-each | card online | 0.25 EUR /order | EU, IS, NO | stripe-eea
  payment-fee-share | card online | 1.5 1.5 3.25 % | GB | stripe-fees (premium cards 1.9, EEA 2.5, others 3.25)
  payment-fee-each | card online | 0.2 GBP /order | GB | stripe-fees
  payment-fee-share | card online | 2.9 2.9 4.4 % | CA | stripe-fees (high is a card from abroad)
  payment-fee-each | card online | 0.3 CAD /order | CA | stripe-fees
  payment-fee-share | card online | 1.7 1.7 3.5 % | AU | stripe-regions (high is a card from abroad)
  payment-fee-each | card online | 0.3 AUD /order | AU | stripe-regions
  payment-fee-share | card online | 3.4 3.4 4.4 % | SG | stripe-regions (high is a card from abroad)
  payment-fee-each | card online | 0.5 SGD /order | SG | stripe-regions
  payment-fee-share | card online | 3.6 % | JP | stripe-regions
  payment-fee-each | card online | 1 1 5 JPY /order | JP | ? The published price has no fixed part; one yen keeps the sum positive
  payment-fee-share | card or instant transfer | 0.5 2 3 % | IN | ? Cards and wallets about 2 percent, UPI free or nearly
  payment-fee-each | card or instant transfer | 0.5 1 3 INR /order | IN | ? Most providers have no fixed part
  payment-fee-share | card online | 2.5 3 4 % | | ? Above the European price and around the American one
  payment-fee-each | card online | 0.1 0.3 0.5 USD /order | | ? As in the United States, by purchasing power
  payment-fee-share | card at the counter | 1.4 1.4 2.5 % | EU, local-shop, local-service | stripe-fees (terminal in the EEA: 1.4 percent and 0.10 euro)
  payment-fee-share | card at the counter | 2.6 2.7 2.9 % | US, local-shop, local-service | stripe-fees (terminal in the US: about 2.7 percent and 5 cents)
  take-rate | app store | 15 15 30 % | software-subscription, content | kajabi-stores (15 under one million dollars a year on each store, else 30)
  payment-fee-each | card at the counter | 0.1 EUR /order | EU, local-shop, local-service | stripe-fees
  payment-fee-each | card at the counter | 0.05 USD /order | US, local-shop, local-service | stripe-fees
  take-rate | marketplaces for services | 15 20 25 % | marketplace | applico-take (US; typical is our midpoint)
  take-rate | marketplaces for services, large names | 20 20 30 % | marketplace, consulting, marketing, technology | sharetribe-take
  take-rate | marketplaces for goods | 5 12 20 % | marketplace, retail | applico-take (US; typical is our midpoint)
  take-rate | marketplaces for goods, large names | 6.5 10 13 % | marketplace, e-commerce, retail | vertexstack-take (6.5 headline and 10 to 11 in all for handmade goods, 13 for auctions)
  take-rate | home stays | 15 15 17.2 % | marketplace, rental, travel & hospitality | vertexstack-take
  take-rate | rental of things and cars | 15 18 25 % | marketplace, rental | sharetribe-take (15 homes, 25 cars; typical is ours)
  take-rate | food delivery | 15 25 30 % | marketplace, food & beverage | vertexstack-take (low is the cap in some US cities)
  take-rate | rides | 20 25 28 % | marketplace, travel & hospitality | vertexstack-take (25 headline; range is ours)
  take-rate | tickets | 5 10 20 % | marketplace, event, entertainment | ? Service fees on tickets, buyer and organiser together
  take-rate | tutors and courses | 15 22 35 % | marketplace, education | ? As services, more where the platform brings the pupil
  take-rate | sale of a home, US and world | 3 5.5 7 % | real estate, success-fee | dojo-commission (average 5 to 6, both sides)
  take-rate | sale of a home, UK | 1 1.42 3.5 % | GB, real estate, success-fee | hedge-agents (survey average 1.42 in 2018)
  take-rate | letting a home, of a year's rent | 8 10 12 % | real estate | dojo-commission (or one month; typical is our midpoint)
  take-rate | share of money recovered for a client | 15 22 33 % | success-fee | ? Collection and recovery services take a sixth to a third, less for large sums
  take-rate | share of denied medical claims recovered | 10 18 30 % | success-fee, healthcare | ? Billing firms take 4 to 9 percent of everything and much more of what was already lost
  take-rate | share kept by a video platform | 45 % | content, entertainment | creatorhero-2024 (the creator gets 55)
  take-rate | licence fee, of net sales | 5 5.5 6 % | manufacturing, content | royaltystat-2016 (median of 13,004 licences)
  take-rate | any marketplace | 8 15 22 % | | ? Between goods and services
`)
