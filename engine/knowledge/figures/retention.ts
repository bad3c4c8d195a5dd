// How many stay. Churn is the share that leaves in a month, renewal the share that signs again after a year.
import { figures } from '../table.ts'

export const retention = figures(`
  monthly-churn | software for firms | 4.91 4.91 6.22 % | software-subscription, usage-based-software, firms | recurly-churn (subscribers of firms; two editions, 1,200 and 1,500 sites, mostly US)
  monthly-churn | software for small firms on monthly plans | 3 5 7 % | software-subscription, technology, firms | joy-churn (typical is our midpoint)
  monthly-churn | software by price, dear to cheap | 2.2 4 6.1 % | software-subscription, technology, marketing, consulting, firms | omega-2025 (over 500 dollars a month 2.2, under 25 dollars 6.1; from ChartMogul; typical is our midpoint)
  monthly-churn | software that a clinic works with daily | 1 2 4 % | software-subscription, usage-based-software, success-fee, healthcare | ? Below small-firm software in general, because changing it costs the practice weeks
  monthly-churn | software for households | 5 7.5 10 % | software-subscription, content, entertainment, education, technology, other, fitness & wellness, households | joy-churn (consumers and prosumers; typical is our midpoint)
  monthly-churn | subscriptions of households, all kinds | 6.77 6.77 8.11 % | direct-to-consumer, content, local-shop, software-subscription, households | recurly-churn (subscribers who are consumers; two editions of the study)
  monthly-churn | subscriptions, all industries | 5.15 5.48 6.81 % | | recurly-billing (medians of nearly 2,000 sites in 2019: firms, all, households)
  monthly-churn | learning apps | 7 9.6 12 % | software-subscription, content, model education, education | ? One published figure of 9.6 percent from a weak page, with our range around it
  monthly-churn | video streaming | 1.8 5.3 7.4 % | content, entertainment | antenna-2024 (US, September 2024: best service, weighted average, worst)
  monthly-churn | digital media | 5.5 6.4 6.6 % | content | revguard-2026 (6.4 by Recurly, 6.6 specialised streaming by Antenna)
  monthly-churn | boxes of goods | 6 10 14 % | direct-to-consumer, e-commerce, food & beverage | collins-boxes (three published cases: pets, handmade goods, food; old and likely kind)
  monthly-churn | prepaid orders at a neighbourhood shop | 4 6.5 10 % | local-shop, food & beverage | ? Between goods by post and a habit on the way home
  monthly-churn | gym membership | 2.6 3.8 4.9 % | local-service, fitness & wellness | ihrsa-2017 (our conversion of 55 to 73 percent kept a year into months; US)
  monthly-churn | boutique studio membership | 1.8 2.4 2.9 % | local-service, fitness & wellness | aibia-gym (our conversion of 20 to 30 percent lost a year into months)
  monthly-churn | regular customers of a local service | 2 4 8 % | local-service | ? People move, dogs die, habits change; a third to a half of regulars leave in a year
  monthly-churn | hardware with a yearly service | 1 1.8 3 % | hardware-subscription | ? A device on the wall or in the water is given up less easily than an app
  monthly-churn | clients of an agency on retainer | 2 3.5 6 % | agency | ? A retainer lasts two to three years as agencies tell it
  monthly-churn | clients of a service paid by success | 1.5 3 5 % | success-fee | ? There is nothing to cancel; clients stop sending cases when results fade
  monthly-churn | buyers of a marketplace | 4 7 12 % | marketplace | ? The share of active buyers who do not come back next month
  monthly-churn | rental contracts | 2 4 8 % | rental | ? Tools come back at once, storage rooms after a year
  monthly-churn | regular donors | 2 3 5 % | non-profit | ? Monthly gifts last longer than single ones
  annual-renewal | software for firms, by contract size | 88 91 95 % | software-subscription, technology, firms | joy-churn (our reading of 5 to 12 percent yearly churn with larger customers)
  annual-renewal | software for small firms | 45 55 70 % | software-subscription, usage-based-software, firms | ? What 3 to 6 percent churn a month leaves after a year
  annual-renewal | yearly plans of mobile apps | 20 28 59 % | software-subscription, content, entertainment, fitness & wellness, technology, education, other, households | revenuecat-2026 (lower quartile, median, best)
  annual-renewal | gym members | 55 72.5 73.2 % | US, local-service, fitness & wellness | ihrsa-2017 (leading clubs 72.5; low is an average club)
  annual-renewal | fitness members, industry average | 60 66.4 72 % | fitness & wellness | ? One published average of 66.4 percent, with our range around it
  annual-renewal | hardware with a yearly service | 65 78 90 % | hardware-subscription | ? Devices keep customers as long as they work
  annual-renewal | donors, all | 45 47.5 70 % | non-profit | fast-donors (US; high is the best)
  annual-renewal | donors after their first gift | 15 19 20 % | non-profit | fast-donors (about 20 or less; low is ours)
  annual-renewal | pupils who book another course | 30 45 60 % | model education | ? A third to a half go on where the next level exists
  annual-renewal | clients of agencies and advisers | 60 70 80 % | agency, consulting | ? What 2 to 4 percent churn a month leaves after a year
  annual-renewal | visitors who return to a yearly event | 25 35 50 % | event | ? A third is a good rate for a small event
  annual-renewal | any yearly contract | 50 65 80 % | | ? A placeholder for when nothing nearer is known
`)
