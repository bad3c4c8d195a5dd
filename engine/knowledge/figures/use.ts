// How full the seats and the hours are, and how many firms live on.
import { figures } from '../table.ts'

export const use = figures(`
  utilisation | billable hours of advisers and agencies | 70 75 80 % | agency, consulting | mosaic-utilisation (usual target)
  utilisation | billable hours of a new agency | 40 55 70 % | agency | ? Selling, accounts and gaps take the rest in the first two years
  utilisation | tutors | 70 77.5 85 % | model education, education | tutoring-kpi (a template seller's target)
  utilisation | hotel rooms | 58.1 63 84.3 % | US, travel & hospitality, rental, local-service | costar-2024 (country 63 in 2024; lowest and highest city)
  utilisation | holiday lets | 40 55 70 % | rental, travel & hospitality, real estate | ? Below hotels, with long winters
  utilisation | hours of a mobile service | 45 58 70 % | local-service | ? The rest is travel and gaps
  utilisation | chairs or rooms of a practice or salon | 50 65 80 % | local-service, healthcare, fitness & wellness | ? Cancellations and quiet mornings
  utilisation | things to let | 20 35 55 % | rental | ? Days let out of days owned
  utilisation | machines of a small producer | 40 60 75 % | manufacturing | ? One shift with change-overs
  utilisation | any paid hour | 45 60 75 % | | ? A placeholder for when nothing nearer is known
  fill-rate | fitness classes | 52 55 58 % | fitness & wellness | fairview-fitness (US facilities)
  fill-rate | evening classes and workshops | 50 70 90 % | model education | ? Small groups fill well once a waiting list exists
  fill-rate | evening classes at a shop or studio | 50 65 85 % | local-shop, local-service | ? As workshops, with less reach
  fill-rate | small events | 45 65 85 % | event | ? Free tickets fill seats, and a third of their holders stay away
  fill-rate | tours | 40 58 75 % | travel & hospitality | ? Season and weather
  fill-rate | nursery places | 70 83 95 % | education, local-service | ? Waiting lists in cities, gaps in the first year
  fill-rate | any seat on offer | 45 60 80 % | | ? A placeholder for when nothing nearer is known
  fill-rate | learners who finish a recorded course | 10 12.5 15 % | content, education | crevio-2025 (well-made ones pass 50)
  survival | first year | 79 79.4 79.9 % | US | sba-survival (started 2017 and 2015)
  survival | five years | 48 50 52 % | US | sba-five-years (about half of new employers; range is ours)
  survival | first year | 91.3 % | GB | statswales-survival (births of 2012; our division)
  survival | three years | 59.4 % | GB | statswales-survival (births of 2012; our division)
  survival | five years | 43.2 % | GB | statswales-survival (births of 2012; our division)
  survival | first year | 80 82 84 % | EU | eurostat-demography (about 82; range is ours)
  survival | five years | 42 44 46 % | EU | eurostat-survival (born 2009; range is ours)
  survival | two years | 48 % | MX | inegi-2024
  survival | first year | 75 82 90 % | | ? The published rates of the United States, the EU and the UK
  survival | five years | 40 46 52 % | | ? The published rates of the United States, the EU and the UK
  fundraising-cost | capital campaigns and large gifts, of the money raised | 8 10 15 % | non-profit | oppelt-2022 (10 in the source; US; range is ours)
  fundraising-cost | writing to foundations, of the money raised | 15 20 25 % | non-profit | oppelt-2022 (20 in the source; US; range is ours)
  fundraising-cost | letters to donors, of the money raised | 18 20 25 % | non-profit | oppelt-2022 (20 in the source; US; range is ours)
  fundraising-cost | events, of the money raised | 40 50 60 % | non-profit, event | oppelt-2022 (50 in the source, labour left out; US; range is ours)
  fundraising-cost | letters to strangers, of the money raised | 100 125 150 % | non-profit | oppelt-2022 (125 in the source: the first gift costs more than it brings; US; range is ours)
  fundraising-cost | all ways together, of the money raised | 15 25 40 % | non-profit | ? A mixture of the rates above for a young charity
`)
