export const STAGES = [
  { value: 'idea', label: 'Idea Stage' },
  { value: 'validation', label: 'Validation' },
  { value: 'prototype', label: 'Prototype' },
  { value: 'early', label: 'Early Development' },
  { value: 'mvp', label: 'MVP Ready' },
]

export const INDUSTRIES = [
  'Agriculture',
  'E-commerce',
  'Education',
  'Energy',
  'Finance',
  'Food & Beverage',
  'Healthcare',
  'Logistics',
  'Manufacturing',
  'Media',
  'Technology',
  'Travel',
  'Other',
].map((label) => ({ value: label.toLowerCase(), label }))

export const PACKS = [
  { value: 'single', title: 'Single Blueprint', detail: '1 blueprint', price: '$0.99' },
  {
    value: 'starter',
    title: 'Starter Pack',
    detail: '5 blueprints · $0.60 each',
    price: '$3.00',
    priceNote: 'Save 40%',
    badge: 'Most popular',
  },
  {
    value: 'entrepreneur',
    title: 'Entrepreneur Pack',
    detail: '10 blueprints · $0.50 each',
    price: '$5.00',
    priceNote: 'Save 50%',
  },
]

export const BLUEPRINTS = [
  { name: 'TideWatch', industry: 'Other', stage: 'Early Development', created: 'Nov 14, 2026', pages: 20 },
  {
    name: 'Larder & Loaf',
    industry: 'Food & Beverage',
    stage: 'Validation',
    created: 'Nov 12, 2026',
    pages: 18,
  },
  { name: 'Chore Wheel', industry: 'Technology', stage: 'Idea Stage', created: 'Nov 9, 2026', pages: 19 },
  { name: 'ClaimKite', industry: 'Healthcare', stage: 'MVP Ready', created: 'Oct 30, 2026', pages: 20 },
]

export const CASH = [
  { label: 'Jan', income: 0, cost: 420 },
  { label: 'Feb', income: 60, cost: 460 },
  { label: 'Mar', income: 180, cost: 480 },
  { label: 'Apr', income: 390, cost: 500 },
  { label: 'May', income: 610, cost: 520 },
  { label: 'Jun', income: 840, cost: 560 },
]

export const MARKDOWN = `# Build a first version

Start with the **buoy that already floats**. Read the [sensor notes](https://example.com/notes) first; the
~~dashboard~~ alert comes before the dashboard.

## What it does

1. Measures oxygen and temperature every ten minutes
2. Sends a text message 24 hours ahead

- [x] Two farms agreed to a trial
- [ ] Battery lasts a season

> A warning that comes in time is worth more than a chart that looks good.

| Part | Cost | Weeks |
| --- | ---: | ---: |
| Buoy | $310 | 3 |
| Subscription | $79 | 1 |

\`\`\`
POST /api/readings { "buoy": "b-104", "oxygen": 6.2, "temperature": 17.4, "at": "2026-11-14T14:02:00Z", "battery": 0.81 }
\`\`\`

Use \`npm start\` to try it. ![A buoy on the water](https://example.com/buoy.png)
`
