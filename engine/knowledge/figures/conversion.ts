// From a glance to a customer, step by step.
import { figures } from '../table.ts'

export const conversion = figures(`
  visitor-to-signup | websites of firms that sell to firms | 1 2.5 5 % | software-subscription, usage-based-software, success-fee, firms | b2blead-2026 (visitor to lead; typical is our reading)
  visitor-to-signup | websites of advisers and agencies | 2 3.5 5 % | agency, consulting, marketing | diggrowth-2025 (visitor to lead; typical is our midpoint)
  visitor-to-signup | websites of local services | 2 2.5 3 % | local-service | dfw-2025 (US; good landing pages reach 5 to 10)
  visitor-to-signup | clicks on search advertisements that become leads | 6 8.18 10 % | US | wordstream-2026 (average of 13,000 campaigns; range is ours)
  visitor-to-signup | search advertisements of clinics | 10.4 12 13.12 % | US, healthcare, local-service | mediapost-2023 (dentists to physicians; typical is our midpoint)
  visitor-to-signup | free app or trial | 2 5 9 % | software-subscription, content, entertainment, education, technology, fitness & wellness, other, households | ? Between a contact form and an app store page
  visitor-to-signup | newsletter or waiting list | 1.5 3 6 % | content, non-profit, event | ? A plain form with one field
  visitor-to-signup | course page to enquiry | 2 4 7 % | model education | ? As local services, with more patience
  visitor-to-signup | any website to a contact | 1 2.5 5 % | | ? As the published range for firms that sell to firms
  trial-to-paid | trial without a card | 15 20 25 % | software-subscription, usage-based-software, firms | retentionlens-trial (typical is our midpoint)
  trial-to-paid | trial with a card | 40 50 60 % | software-subscription, content | retentionlens-trial (typical is our midpoint)
  trial-to-paid | mobile apps | 15.6 34.2 47.9 % | software-subscription, content, technology, fitness & wellness, education, other, households | revenuecat-2026 (North America; quartiles and median)
  trial-to-paid | entertainment and dating apps | 50 60 70 % | software-subscription, content, entertainment, households | mwm-trial (typical is our midpoint)
  trial-to-paid | first free lesson or visit | 25 40 55 % | local-service, model education, fitness & wellness, education | ? Someone who came has already decided half
  trial-to-paid | pilot with a firm | 25 40 60 % | hardware-subscription, success-fee, usage-based-software, healthcare | ? Pilots that begin with a price in writing convert best
  trial-to-paid | any trial | 15 25 40 % | | ? Between the published ranges without and with a card
  free-to-paid | free version of software | 2 3.5 5 % | software-subscription, usage-based-software, firms | fairview-free (typical is our midpoint)
  free-to-paid | mobile app, download to paid | 0.7 2 4.6 % | software-subscription, content, technology, fitness & wellness, education, other, households | revenuecat-2026 (quartiles and median)
  free-to-paid | mobile app behind a paywall, download to paid | 4.2 10.7 20 % | software-subscription, entertainment, households | revenuecat-2026 (quartiles and median)
  free-to-paid | readers of a free newsletter | 1 3 6 % | content | ? Writers report a few in a hundred; the first years lie low
  free-to-paid | any free offer | 1 2.5 5 % | | ? As free software
  lead-to-customer | local service, leads from advertisements | 20 27.5 35 % | local-service | dfw-2025 (US; referred leads 50 to 80, cold ones 5 to 15)
  lead-to-customer | leads from search | 14 15 16 % | US | mv3-2025 (leads of social media 1 to 2)
  lead-to-customer | leads from social media | 1 1.5 2 % | US, direct-to-consumer, event, entertainment | mv3-2025
  lead-to-customer | qualified opportunity of software | 10 20 30 % | software-subscription, usage-based-software, firms | b2blead-2026 (large customers 10 to 20, middling 20 to 30)
  lead-to-customer | demonstration of a device to a sale | 15 28 40 % | hardware-subscription, manufacturing | ? Those who ask to see it have the trouble
  lead-to-customer | practice that tries a service paid by success | 15 25 40 % | success-fee | ? Nothing to pay before a result
  lead-to-customer | enquiry to an agency | 15 25 35 % | agency | ? One in four proposals
  lead-to-customer | enquiry for a course | 15 25 40 % | model education | ? As local services
  lead-to-customer | seller or supplier asked to join | 8 15 25 % | marketplace | ? Personal asking, before the marketplace is known
  lead-to-customer | enquiry for a rental | 20 30 45 % | rental | ? Those who ask for a date need it
  lead-to-customer | asked in person for a gift | 15 25 40 % | non-profit | ? Among people who know the cause
  lead-to-customer | any qualified lead | 8 15 25 % | | ? Around the published rate for leads from search
  outreach-reply | cold mail, all industries | 0.5 3.1 8 % | | cleanlist-2026 (average 3.1; lowest and highest tenth)
  outreach-reply | cold mail about software | 1.5 3.7 8 % | software-subscription, usage-based-software, technology | outreach-2026 (3.7 in the source; range is ours)
  outreach-reply | cold mail of agencies | 2 4.4 9 % | agency, marketing | outreach-2026 (4.4 in the source; range is ours)
  outreach-reply | cold mail about finance | 0.8 1.9 4 % | finance | outreach-2026 (1.9 in the source; range is ours)
  outreach-reply | cold mail of advisers | 1.5 3.5 8 % | consulting | outreach-2026 (3.5 in the source; range is ours)
  outreach-reply | mail of a founder to a narrow trade | 5 10 18 % | hardware-subscription, success-fee, manufacturing, other | ? Written one by one to people with the trouble; well above bulk mail
  store-conversion | online shops | 1.4 2.2 3 % | direct-to-consumer, marketplace, e-commerce | elogic-2026 (band of published averages; typical is our midpoint)
  store-conversion | online shops, food | 4.5 5.3 6.11 % | direct-to-consumer, food & beverage | elogic-2026 (typical is our midpoint)
  store-conversion | online shops, luxury and jewellery | 0.87 1.2 1.46 % | direct-to-consumer, retail | elogic-2026 (typical is our midpoint)
  store-conversion | online shops, health and wellbeing | 3.19 3.58 3.58 % | GB, IE, direct-to-consumer, fitness & wellness | irp-2020 (July 2019 and July 2020)
  store-conversion | online shops by channel, social to mail | 0.74 2.08 5.44 % | direct-to-consumer, e-commerce, retail | kibo-2021 (social 0.74, search without payment 2.08, mail 5.44)
  store-conversion | shops for firms | 2.2 2.4 2.6 % | manufacturing | elogic-2026 (manufacturing, distribution, wholesale)
  store-conversion | ticket pages | 2 4 7 % | event | ? People arrive with a date in mind
  store-conversion | booking pages for stays and tours | 1 2 3.5 % | travel & hospitality, rental | ? As online shops; many compare
  store-conversion | donation pages | 5 10 17 % | non-profit | ? Among visitors of the donation page itself
  store-conversion | people who enter a shop | 15 25 40 % | local-shop | ? Bakeries and cafés far above: nearly all who enter buy
  store-conversion | people who enter a bakery or café | 80 90 97 % | local-shop, food & beverage | ? Nearly all who enter buy
  store-conversion | any online sale | 1 2 3 % | | ? As online shops
  email-click | mail of all kinds | 2 2.91 4 % | | mailchimp-2019 (2.91 of delivered; range is ours)
  email-click | mail about food | 2 2.94 4 % | food & beverage | mailchimp-2019 (2.94 of delivered; range is ours)
  email-click | mail about beauty and care | 1.2 1.92 3 % | fitness & wellness | mailchimp-2019 (1.92 of delivered; range is ours)
  cart-return-rate | online orders, all goods | 15 20.4 21 % | US, direct-to-consumer, e-commerce | corso-returns (20.4 in 2024; 16.9 over all channels by the NRF)
  cart-return-rate | clothing ordered online | 20 27.5 40 % | direct-to-consumer, marketplace, retail | attribute-returns (25 here and 30 in a second source; typical is our midpoint)
  cart-return-rate | electronics ordered online | 8 10 12 % | direct-to-consumer, hardware-subscription, technology | attribute-returns
  cart-return-rate | beauty ordered online | 5 7.5 10 % | direct-to-consumer, fitness & wellness | attribute-returns
  cart-return-rate | sports goods ordered online | 10 12.5 15 % | direct-to-consumer, fitness & wellness | attribute-returns
  cart-return-rate | goods for the home ordered online | 10 12.5 15 % | direct-to-consumer, real estate | attribute-returns
  cart-return-rate | shoes ordered online | 25 30 35 % | direct-to-consumer, retail | attribute-returns
  cart-return-rate | food ordered online | 0.5 1.5 3 % | direct-to-consumer, food & beverage | ? Food is replaced or refunded, hardly sent back
  cart-return-rate | all retail channels | 15 16.9 18 % | US, retail | nrf-2024 (16.9 in 2024; range is ours)
  cart-return-rate | bought in a shop | 7 8.72 10 % | local-shop | corso-returns (8.72 in the source; US; range is ours)
  cart-return-rate | second-hand or altered goods | 6 12 20 % | marketplace, e-commerce | ? Below new clothing where the piece was fitted, and many sales are final
  cart-return-rate | any goods ordered online | 8 15 22 % | | ? Around general merchandise
`)
