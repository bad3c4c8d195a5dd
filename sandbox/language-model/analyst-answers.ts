// What the stand-in answers an analyst's questions: a small service business, whatever the brief says. The same question, the
// same answer.
import type { AnalystData } from './question.ts'

/** Undefined where it is no question of an analyst's. */
export function analystAnswer(data: AnalystData) {
  if (data.plan) return { faults: [] }
  if (data.sections) return sectionsFor(data)
  if (data.examples) return data.examples.some((one) => 'rivals' in one) ? FIELD : BOOKS
  return data.brief ? READING : undefined
}

const READING = {
  language: 'en',
  offer: 'visits by a trained helper',
  payer: 'households nearby',
  user: '',
  mechanisms: ['service-visit'],
  country: null,
  locality: '',
  currency: 'USD',
  stage: 'idea',
  figures: [],
  checks: [],
  asked: [],
}

const assumed = (id: string, label: string, unit: string | [string, string], value: number) => ({
  id,
  label,
  unit,
  value,
  low: value * 0.7,
  high: value * 1.3,
  why: 'What helpers of this kind usually see',
})

const made = (id: string, label: string, unit: unknown, make: string) => ({ id, label, unit, make })

const MONEY = 'money'
const VISITS: [string, string] = ['visit', 'visits']
const HOMES: [string, string] = ['household', 'households']

const BOOKS = {
  kind: 'help by the visit',
  business: 'a helper who comes to the house',
  sale: VISITS,
  customer: HOMES,
  thesis: [
    'Households pay {{price}} because the helper comes to them.',
    'What binds it is the number of visits in a day.',
    'Whether the second helper earns the wage decides it.',
  ],
  startsIn: 3,
  numbers: [
    assumed('price', 'Price of one visit', MONEY, 60),
    assumed('visit-cost', 'Materials and travel for one visit', MONEY, 14),
    assumed('visits-first', 'Visits in the first month', VISITS, 30),
    made('won', 'Households won in a year', HOMES, 'calls * call-share + leaflets * leaflet-share'),
    assumed('staying', 'Share of households that come back', 'share', 0.7),
    made('visits-year', 'Visits in month twelve', VISITS, 'visits-first + won * yearly / 12'),
    made(
      'visits-last',
      'Visits in month thirty-six',
      VISITS,
      'visits-first + won * (1 + 2 * staying) * yearly / 12',
    ),
    assumed('visits-most', 'Most visits in a month', VISITS, 180),
    assumed('insurance', 'Insurance a month', MONEY, 90),
    assumed('advertising', 'Advertising a month', MONEY, 220),
    assumed('van', 'Price of the van', MONEY, 9_000),
    assumed('pay', 'Pay of the founder a month', MONEY, 1_800),
    assumed('posts', 'Full-time posts', 'times', 1),
    assumed('savings', 'Savings put in', MONEY, 22_000),
    assumed('homes', 'Households within half an hour', HOMES, 24_000),
    assumed('fitting', 'Share that needs such help', 'share', 0.12),
    assumed('yearly', 'Visits to one household in a year', 'times', 6),
    assumed('calls', 'Households called in a year', HOMES, 900),
    assumed('call-share', 'Share won by a call', 'share', 0.06),
    assumed('leaflets', 'Households with a leaflet in a year', HOMES, 5_000),
    assumed('leaflet-share', 'Share won by a leaflet', 'share', 0.006),
  ],
  streams: [
    {
      id: 'visits',
      label: 'Visits',
      mechanism: 'service-visit',
      unit: VISITS,
      counts: 'sales',
      price: 'price',
      cost: 'visit-cost',
      volume: [
        { month: 1, amount: 'visits-first' },
        { month: 12, amount: 'visits-year' },
        { month: 36, amount: 'visits-last' },
      ],
      capacity: 'visits-most',
      onAccount: false,
    },
  ],
  costs: [
    {
      id: 'insurance',
      label: 'Insurance',
      group: 'operations',
      monthly: [{ month: 1, amount: 'insurance' }],
    },
    {
      id: 'advertising',
      label: 'Advertising',
      group: 'marketing',
      monthly: [{ month: 1, amount: 'advertising' }],
    },
  ],
  purchases: [{ id: 'van', label: 'Used van', amount: 'van', month: 1, years: 6 }],
  posts: [
    {
      id: 'founder',
      role: 'Founder',
      isFounder: true,
      count: [{ month: 1, amount: 'posts' }],
      monthlyPay: 'pay',
    },
  ],
  money: [{ id: 'savings', label: 'Savings', kind: 'own', amount: 'savings', month: 1, status: 'in-hand' }],
  receivableDays: 0,
  payableDays: 15,
  market: [
    { what: 'Households within half an hour', make: 'homes', unit: HOMES },
    { what: 'All visits they could buy', make: 'homes * yearly * price', unit: MONEY, is: 'TAM' },
    { what: 'Those who need such help', make: 'homes * fitting * yearly * price', unit: MONEY, is: 'SAM' },
    { what: 'What the plan sells', make: '0', unit: MONEY, is: 'SOM' },
  ],
  channels: [
    {
      id: 'calls',
      name: 'Calls',
      how: 'The founder calls in the evening. The offer is one visit on trial.',
      reached: 'households called',
      reach: 'calls',
      wins: 'call-share',
      cost: 'advertising',
    },
    {
      id: 'leaflets',
      name: 'Leaflets',
      how: 'A leaflet names the price and the street of the last customer.',
      reached: 'households with a leaflet',
      reach: 'leaflets',
      wins: 'leaflet-share',
      cost: 'advertising',
    },
  ],
  options: [{ id: 'dearer', name: 'A dearer visit', set: [{ number: 'price', to: 'price * 1.2' }] }],
  risks: [
    [
      'Nobody answers the calls',
      'Fewer than one trial in a week',
      'Ask the first customers for a name',
      'call-share low',
    ],
    ['The van breaks down', 'The first repair in spring', 'Rent one for the week', ''],
    [
      'Visits take longer than planned',
      'The last visit of the day moves',
      'Plan fewer visits for the day',
      'visits-year low',
    ],
    [
      'A larger firm comes to town',
      'Its leaflet in the same street',
      'Keep the customers who pay by the month',
      'price low',
    ],
  ].map(([name, sign, answer, moves]) => ({ name, likely: 'medium', sign, answer, moves })),
}

const ENDS = ['problem', 'solution', 'market', 'competition', 'pricing']

const FIELD = {
  rivals: {
    lead: 'Most households help themselves or ask a neighbour.',
    position: 'The helper comes at a fixed hour and says the price before.',
    list: [
      ['Doing it oneself', [], 'it costs nothing', false],
      ['A neighbour', [], 'they know each other', false],
      ['Agencies', ['Helping Hands'], 'they have many helpers', true],
    ].map(([name, names, why, dangerous]) => ({
      name,
      names,
      why: `People choose it because ${why}.`,
      fails: `It fails when nobody has an hour: ${name}.`,
      answer: `The helper is booked the day before, unlike this: ${name}.`,
      dangerous,
    })),
  },
  rules: [
    {
      gate: true,
      what: 'Registration as a trade',
      who: 'The trade office of the town',
      first: 'Ask the office which form is needed.',
    },
    {
      gate: false,
      what: 'Liability insurance',
      who: 'Any insurer of small trades',
      first: 'Ask for an offer by the month.',
    },
  ],
  problem: {
    scene: ['An evening on which the work at home is still undone and nobody has an hour left.'],
    nothing: 'The work stays undone, and the week ends in a quarrel about it.',
  },
  buyers: [{ who: 'Families with two jobs', how: 'They ask at the school gate and decide within a week.' }],
  solution: {
    promise: 'A trained helper comes at the hour that was agreed.',
    parts: ['A first visit on trial', 'A fixed hour every week'],
    now: ['More households have two jobs than a decade ago.'],
    against: 'Households stop it first when money is short.',
  },
  product: {
    first: ['a booking page', 'a price list', 'a trained helper'],
    leave: [{ what: 'An app', why: 'The telephone does for the first hundred.' }],
    next: ['Second helper', 'Second town'].map((name) => ({
      name,
      during: 'after the first year',
      what: `${name}, once the days are full.`,
      gate: 'Six full weeks in a row.',
    })),
  },
  systems: [
    { part: 'Calendar', job: 'It holds every visit.', choice: 'A shared calendar' },
    { part: 'Payment', job: 'It takes the card at the door.', choice: 'A card reader' },
  ],
  build: {
    is: 'tool',
    what: 'A page on which a household books an hour and pays for it.',
    features: ['booking', 'payments', 'messages'],
    records: ['visit', 'household'],
  },
  work: {
    day: ['The first visit begins at eight, and the last one ends before dinner.'],
    limit: {
      head: 'The day is short.',
      say: 'A helper manages only so many visits in a day.',
      so: 'Visits in one street go on one day.',
    },
    skills: [
      {
        skill: 'Selling by telephone',
        why: 'Calls win the first customers.',
        how: 'Ten calls with a friend who listens.',
      },
    ],
  },
  doubt: {
    short: 'Households may stop after the trial.',
    case: ['A trial is cheap, and the habit of paying every week is not.'],
    unless: 'Every second trial becomes a weekly visit.',
    kill: [{ by: 'month 6', if: 'Fewer than half of the trials go on.' }],
  },
  days: ENDS.map((ends, i) => ({
    day: 7 + i * 14,
    do: `Speak with households about the ${ends} and write down what they say.`,
    count: `answers about the ${ends}`,
    pass: `Most answers on the ${ends} point the same way.`,
    ends,
  })),
  questions: [
    { ask: 'Who calls in the evening?', why: 'Calls win the first customers.' },
    { ask: 'Which streets come first?', why: 'Travel eats the day.' },
  ],
  says: ['Travel between two visits is unpaid.'],
}

function sectionsFor(data: AnalystData) {
  const { sections = [], asked = [] } = data
  const all = (data.figures ?? '').split('\n').map((line) => {
    const [id = '', is = '', , whose] = line.split(' | ')
    return { id, is, isFounders: whose === 'f' }
  })
  // A plan has to use what the founder says.
  const figures = [...all.filter((one) => one.isFounders), ...all.filter((one) => !one.isFounders)]
  return {
    ...(sections.some(({ id }) => id === 'ninety-days') && LINE),
    sections: sections.map((section, at) => sectionFor(section, figures.slice(at * 7), data)),
    sums: [],
    answers: asked.map((_, question) => ({
      question,
      text: 'Yes, once the first weeks are full. The figures of the plan show it, and a dry spring would change it.',
    })),
  }
}

const LINE = {
  verdict: 'It pays once the weeks are full. Until then the founder keeps another job.',
  advice: [
    'Speak with households before anything is bought.',
    'Keep the price until the first season is over.',
  ],
  stops: [{ by: 'The end of the first season', if: 'Fewer than half of the weeks are full: stop.' }],
}

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

function sectionFor(
  { id, words: [least], tables }: NonNullable<AnalystData['sections']>[number],
  figures: { id: string; is: string }[],
  { brief = {} }: AnalystData,
) {
  const name = id.replaceAll('-', ' ')
  const sentences = figures.map(
    ({ id: figure, is }, i) =>
      `For the ${name}, ${is.replace(/[\d{}]+/g, '').toLowerCase()} stands at {{${figure}}}, which the founder compares on a ${WEEKDAYS[i % 7]} with the ${name} of others.`,
  )
  const wanted = Math.ceil(least / 14)
  const opening = `${brief.startupName} sells ${READING.offer} to ${READING.payer}.`
  const said = `The idea is this: ${wordsIn(brief.businessIdea)}. It is for ${wordsIn(brief.targetCustomer)}.`
  const text = [...(id === 'summary' ? [opening, said] : []), ...sentences.slice(0, wanted)]
  const paragraphs = Array.from({ length: Math.ceil(text.length / 4) }, (_, i) =>
    text.slice(4 * i, 4 * i + 4).join(' '),
  )
  const [first = `The ${name} is still open.`, ...rest] = paragraphs
  const blocks = [first, ...rest].map((one) => ({
    kind: 'paragraph',
    text: one,
  }))
  return {
    id,
    headline: `The ${name} holds what the first months need`,
    blocks: [...blocks, ...Object.keys(tables).map((table) => ({ kind: 'house', table }))],
    ending: {
      label: 'Test',
      text: `Show the ${name} to three households on one evening; where two of them doubt it, write the ${name} anew.`,
    },
  }
}

/** As one sentence, without figures. */
const wordsIn = (text = '') =>
  text
    .replace(/\S*\d\S*|[.!?:;]+(?=\s|$)/g, '')
    .replace(/\s+/g, ' ')
    .trim()
