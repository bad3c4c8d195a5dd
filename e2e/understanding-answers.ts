// Answers of the reading that goes along while somebody types, for what only the browser shows.
import { expect, type Locator, type Page } from '@playwright/test'
import type {
  UnderstandingReply,
  UnderstoodFigure,
  UnderstoodPoint,
} from '#features/understanding/contract.ts'

export const UNDERSTANDING = '/api/understanding'

export const WOBBLE = {
  startupName: 'Wobble Academy',
  businessIdea:
    'We teach kids (3-8) to ride a bike. 5 day camp, groups of 6, $195. Private lessons $70/hr. Last year 1,140 camp kids and 640 private hours, that’s everything we sell, revenue 312k, profit about 28%. Now I want to FRANCHISE. $35k franchise fee, 7% royalty, 40 units in 24 months. 20 balance bikes and a trailer ($14k all in).',
  targetCustomer: 'Parents of 4-7 year olds in suburbs with income over 100k.',
}

type Role = UnderstoodFigure['role']
type Sketch = [quote: string, amount: string, clause: string, role: Role, likely?: Role[], isUsed?: boolean]

const FIGURES: Sketch[] = [
  ['3-8', '3 to 8', 'kids (3-8) to ride a bike', 'age-or-date'],
  ['5 day', '5 days', '5 day camp', 'other'],
  ['6', '6', 'groups of 6', 'capacity', ['capacity', 'team']],
  ['$195', '$195', '5 day camp, groups of 6, $195', 'price', ['price', 'unit-cost', 'competitor-price']],
  ['$70/hr', '$70', 'Private lessons $70/hr', 'price', ['price', 'wage', 'unit-cost']],
  ['1,140', '1,140', '1,140 camp kids', 'units-sold', ['units-sold', 'customers-paying', 'audience']],
  ['640', '640', '640 private hours', 'units-sold', ['units-sold', 'capacity']],
  ['312k', '$312,000', 'revenue 312k', 'revenue-actual', ['revenue-actual', 'revenue-goal']],
  ['28%', '28%', 'profit about 28%', 'margin-claim', ['margin-claim', 'commission-rate']],
  ['$35k', '$35,000', '$35k franchise fee', 'price', ['price', 'one-off-cost', 'fixed-cost'], false],
  ['7%', '7%', '7% royalty', 'commission-rate', ['commission-rate', 'discount']],
  ['40', '40', '40 units in 24 months', 'revenue-goal', ['revenue-goal', 'market-count'], false],
  ['24 months', '24 months', '40 units in 24 months', 'deadline', ['deadline', 'lead-time']],
  ['20', '20', '20 balance bikes and a trailer', 'other', ['one-off-cost', 'equipment-value']],
  [
    '$14k',
    '$14,000',
    'a trailer ($14k all in)',
    'one-off-cost',
    ['one-off-cost', 'equipment-value', 'fixed-cost'],
  ],
]

function figuresOf(text: string, sketches: Sketch[] = FIGURES): UnderstoodFigure[] {
  let from = 0
  return sketches.map(([quote, amount, clause, role, likely = [role], isUsed = role !== 'other']) => {
    const start = text.indexOf(quote, from)
    if (start >= 0) from = start + quote.length
    return {
      field: 'businessIdea',
      start: Math.max(start, 0),
      quote,
      amount,
      clause,
      role,
      original: role,
      isEdited: false,
      isUsed,
      likely: [...likely, 'other'],
    }
  })
}

const point = (
  id: UnderstoodPoint['id'],
  value: string,
  quotes: string[],
  basis: UnderstoodPoint['basis'] = 'said',
): UnderstoodPoint => ({ id, value, original: value, isEdited: false, basis, quotes })

const NOTHING_READ: UnderstandingReply = {
  success: true,
  sentence: '',
  missing: [],
  isThin: false,
  points: [],
  likelyMechanisms: [],
  figures: [],
  findings: [],
  questions: [],
  dropped: [],
  corrections: {},
}

export const READ: UnderstandingReply = {
  ...NOTHING_READ,
  sentence: 'Wobble Academy teaches kids to ride a bike in five-day camps, and now wants to sell franchises.',
  missing: ['place'],
  points: [
    point('offer', 'bike camps and private lessons', ['5 day camp', 'Private lessons']),
    point('payer', 'parents in suburbs', ['Parents of 4-7 year olds']),
    point('mechanism', 'course', ['$195', '$70/hr']),
    point('country', 'US', ['$195'], 'inferred'),
    point('locality', '', [], 'assumed'),
    point('currency', 'USD', ['$195']),
  ],
  likelyMechanisms: ['course', 'franchise', 'service-visit'],
  figures: figuresOf(WOBBLE.businessIdea),
  findings: [
    {
      id: 'revenue',
      says: 'You wrote revenue of $312,000. What you sold comes to $267,100.',
      compared: {
        stated: '$312,000',
        computed: '$267,100',
        working: '1,140 × $195 + 640 × $70',
        gap: '$44,900',
        share: 0.856,
      },
      figures: [5, 3, 6, 4, 7],
      choices: [
        { label: '$312,000 is right. I sell something else, too.' },
        {
          label: 'Use $267,100.',
          corrections: {
            figures: [
              {
                field: 'businessIdea',
                start: WOBBLE.businessIdea.indexOf('312k'),
                quote: '312k',
                role: 'revenue-goal',
              },
            ],
          },
        },
      ],
    },
    {
      id: 'units',
      says: 'You wrote 40 units in 24 months, and no month has a franchise yet.',
      figures: [11, 12],
      choices: [{ label: 'It is a goal.' }, { label: 'Leave it out.', corrections: {} }],
    },
  ],
  questions: [
    {
      id: 'visits',
      ask: 'How many franchises will you sign in year one?',
      unit: 'count',
      assumed: 5,
      assumedText: '5',
      rangeText: '1 to 12',
      least: 0,
      most: 1000,
      effect: 'At 10 instead of 5, cash after three years is $41,000 higher.',
    },
    {
      id: 'salary',
      ask: 'What do you pay yourself?',
      unit: 'money',
      currency: 'USD',
      assumed: 400_000,
      assumedText: '$4,000 a month',
      rangeText: '$2,500 to $6,000',
      least: 0,
      most: 10_000_000,
      effect: 'At $5,000 instead of $4,000, cash after three years is $36,000 lower.',
    },
  ],
}

export const THIN: UnderstandingReply = {
  ...NOTHING_READ,
  isThin: true,
  missing: ['payer', 'price', 'place'],
}

interface Sent {
  businessIdea: string
  corrections?: UnderstandingReply['corrections']
}
type Reply = UnderstandingReply | number | 'lost'

/** Answers as it stands at that moment, with the corrections that were sent; collects what was asked. */
export async function answerReading(page: Page, first: Reply = READ) {
  const told = { reply: first, sent: [] as Sent[], after: undefined as Promise<void> | undefined }
  await page.route(`**${UNDERSTANDING}`, async (route) => {
    const sent: Sent = route.request().postDataJSON()
    told.sent.push(sent)
    const { reply } = told
    await told.after
    if (reply === 'lost') return route.abort('connectionrefused').catch(() => {})
    if (typeof reply === 'number')
      return route.fulfill({ status: reply, json: { error: 'No.' } }).catch(() => {})
    // Whoever typed on does not wait for it.
    return route.fulfill({ json: { ...reply, corrections: sent.corrections ?? {} } }).catch(() => {})
  })
  return told
}

export const panel = (page: Page) => page.getByRole('region', { name: /we understood$/ })
export const roleOf = (page: Page, amount: string): Locator =>
  panel(page).getByRole('combobox', { name: new RegExp(`^What ${amount.replace(/[$().]/g, '\\$&')}`) })

export async function chooseIn(page: Page, menu: Locator, option: string): Promise<void> {
  await menu.click()
  await page.getByRole('option', { name: option, exact: true }).click()
  await expect(menu).toContainText(option)
}
