// Briefs to compare with, for who has none at hand.

export interface Typed {
  startupName: string
  businessIdea: string
  targetCustomer: string
  industry: string
  stage: string
  additionalContext: string
}

export const SAMPLES: Typed[] = [
  {
    startupName: 'Larder & Loaf',
    businessIdea:
      'A neighbourhood sourdough bakery with a prepaid weekly bread subscription, pick-up lockers outside the shop and evening baking classes.',
    targetCustomer: 'Families and remote workers within a 15 minute walk of the shop in Cork city',
    industry: 'Food & Beverage',
    stage: 'Validation',
    additionalContext:
      'Budget is 85,000 euro. A lease for a 70 square metre unit is available at 1,900 euro a month.',
  },
  {
    startupName: 'Millrange Hearing',
    businessIdea:
      'A van with a sound booth that tests hearing at sawmills and quarries, one day for each site, and sends the reports that their insurers ask for.',
    targetCustomer: 'Safety managers of sawmills and quarries in Oregon with 20 to 150 workers',
    industry: 'Healthcare',
    stage: 'Idea Stage',
    additionalContext:
      'I have $60,000 saved and a quote of $78,000 for the van. A day would cost the mill $1,450. Eleven mills said that they would book.',
  },
  {
    startupName: 'Ledgerlight',
    businessIdea:
      'Software that reads the invoices of small building firms and tells them each Friday which jobs lose money.',
    targetCustomer: 'Owners of building firms with 3 to 15 people in the UK',
    industry: 'Technology',
    stage: 'MVP Ready',
    additionalContext: '14 firms use it free of charge. We want to charge 49 pounds a month from March.',
  },
]
