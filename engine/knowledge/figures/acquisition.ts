// What it costs to be seen, and what it costs to win a customer.
import { figures } from '../table.ts'

const RISEN =
  'average of 2021-22 as low, half more as high: the average of all industries has risen by half since'

export const acquisition = figures(`
  ad-click-cost | search, all industries | 4.5 5.42 6.5 USD | US | wordstream-2026 (5.42 over 13,000 campaigns to March 2026; range is ours)
  ad-click-cost | search, arts and entertainment | 1.6 2 2.4 USD | US, entertainment, event | wordstream-2022 (${RISEN})
  ad-click-cost | search, clothing and jewellery | 2.61 3.2 3.9 USD | US, retail | wordstream-2022 (${RISEN})
  ad-click-cost | search, dentists | 6.49 8 9.7 USD | US, healthcare | wordstream-2022 (${RISEN})
  ad-click-cost | search, physicians | 3.63 4.5 5.4 USD | US, healthcare, local-service | wordstream-2022 (${RISEN})
  ad-click-cost | search, education | 4.18 5.2 6.3 USD | US, education | wordstream-2022 (${RISEN})
  ad-click-cost | search, finance and insurance | 5.16 6.4 7.7 USD | US, finance | wordstream-2022 (${RISEN})
  ad-click-cost | search, health and fitness | 3.97 5 6 USD | US, fitness & wellness | wordstream-2022 (${RISEN})
  ad-click-cost | search, real estate | 1.4 1.8 2.1 USD | US, real estate | wordstream-2022 (${RISEN})
  ad-click-cost | search, restaurants and food | 1.77 2.2 2.7 USD | US, food & beverage | wordstream-2022 (${RISEN})
  ad-click-cost | search, shopping and gifts | 2.23 2.8 3.3 USD | US, e-commerce | wordstream-2022 (${RISEN})
  ad-click-cost | search, travel | 1.4 1.8 2.1 USD | US, travel & hospitality | wordstream-2022 (${RISEN})
  ad-click-cost | search, services for firms | 4.9 6 7.4 USD | US, consulting, marketing, technology | wordstream-2022 (${RISEN})
  ad-click-cost | social media, all industries | 1.05 1.15 1.44 USD | | superads-2025 (monthly medians of 2025; lowest and highest month)
  ad-click-cost | social media, travel | 0.36 0.6 0.66 USD | travel & hospitality | superads-travel (monthly medians of 2025; typical is our reading)
  ad-click-cost | social media, lead advertisements | 1.5 1.88 2.3 USD | US, local-service, agency | cybermark-2024 (1.88 in 2024; range is ours)
  lead-cost | from search advertising, all industries | 55 66.69 75 USD | US | wordstream-2026 (range is ours)
  lead-cost | from search advertising, entertainment | 22 26.84 32 USD | US, entertainment | mbadv-2026 (range is ours)
  lead-cost | from search advertising, legal services | 110 131.63 155 USD | US, consulting | mbadv-2026 (range is ours)
  lead-cost | from search advertising, finance | 75 90.02 110 USD | US, finance | mediapost-2023 (range is ours)
  lead-cost | from social media, all industries | 16 21.98 30 USD | US, local-service | cybermark-2024 (range is ours)
  acquisition-cost | software sold with salespeople | 5000 9000 25000 USD /customer | software-subscription, usage-based-software, firms | etavrian-2026 (vendor's blog; dear for a young firm)
  acquisition-cost | software priced by use, sold without salespeople | 150 350 900 USD /customer | usage-based-software, firms | ? As software by subscription
  acquisition-cost | software sold without salespeople to small firms | 150 350 900 USD /customer | software-subscription, firms | ? Three to nine months of a small monthly price, which is what founders can afford to wait for
  acquisition-cost | app for households | 8 25 60 USD /customer | software-subscription, content, entertainment, fitness & wellness, education, technology, other, households | ? A click of about a dollar, a twentieth to a fortieth of whom end up paying
  acquisition-cost | professional services | 2000 3500 12000 USD /customer | agency, consulting | etavrian-2026 (vendor's blog)
  acquisition-cost | small agency or freelancer | 300 900 2500 USD /customer | agency | ? Mostly hours of the owner: referrals, talks, proposals
  acquisition-cost | services for medical practices | 6000 10000 28000 USD /customer | software-subscription, agency, healthcare, firms | etavrian-2026 (vendor's blog; large customers among them)
  acquisition-cost | small medical practice, sold by the founder | 250 600 1500 USD /customer | success-fee, healthcare, firms | ? Time and travel of a founder who sells herself; far below the published average of funded firms
  acquisition-cost | service paid by success | 250 700 2000 USD /customer | success-fee | ? As small firms' software, with more talk
  acquisition-cost | online shops | 53 70 90 USD /customer | direct-to-consumer, e-commerce, retail | rivo-cac (typical is our midpoint)
  acquisition-cost | online shops on one platform | 68 73 78 USD /customer | direct-to-consumer, e-commerce | loyaltylion-cac (typical is our midpoint)
  acquisition-cost | goods sold directly online | 25 50 90 USD /customer | direct-to-consumer | ? Below the published averages where word of mouth does half of the work
  acquisition-cost | buyer on a marketplace | 15 35 70 USD /customer | marketplace | ? As online shops; the seller's side is won by hand
  acquisition-cost | hardware for a trade | 150 400 1200 USD /customer | hardware-subscription, manufacturing | ? Fairs, travel and demonstrations over the number of sales
  acquisition-cost | regular customer of a neighbourhood shop | 5 15 35 USD /customer | local-shop | ? Flyers, opening offers and local posts
  acquisition-cost | customer of a local service | 15 45 110 USD /customer | local-service | ? A lead costs about 22 dollars on social media and every second to fourth one buys
  acquisition-cost | patient of a practice | 80 180 350 USD /customer | local-service, healthcare | ? Two to three leads from search advertising
  acquisition-cost | gym member | 40 90 160 USD /customer | local-service, fitness & wellness | ? Offers for the first month included
  acquisition-cost | learner on a course | 30 65 100 USD /customer | model education, education | readybiz-courses (a template seller's target range; typical is our midpoint)
  acquisition-cost | paying reader or listener | 15 40 90 USD /customer | content | ? Free readers first, a few in a hundred pay
  acquisition-cost | renter | 10 30 80 USD /customer | rental | ? Listings and search; booking platforms take a commission instead
  acquisition-cost | ticket buyer | 3 9 20 USD /customer | event | ? A tenth to a fifth of a ticket
  acquisition-cost | donor | 40 70 130 USD /customer | non-profit | ? By post a new donor costs more than the first gift brings
  acquisition-cost | seller or buyer of a home | 300 900 2500 USD /customer | real estate, agency, success-fee, local-service | ? Portals and boards; a fraction of one commission
  acquisition-cost | any customer | 30 90 300 USD /customer | | ? A placeholder for when nothing nearer is known
`)
