import type { Kind } from '../kind-row.ts'

export const homeCare: Kind = {
  cues: /\b(home ?care|elder(ly|s)?( care)?|senior(s)?( care)?|care ?giv\w*|carers?|companion(ship)?|dementia|ageing|aging|nursing at home|respite|disab\w*)\b/i,
  noun: 'home-care service',
  visit: { one: 'care hour', many: 'care hours' },
  customer: { one: 'client', many: 'clients' },
  worker: { role: 'Carer', like: 'carer', dollars: 35_000 },
  craft: 'notice on Tuesday that something is different',
  craftTest:
    'four weeks of visits to three clients by the same two carers, with every visit begun within ten minutes of its time',
  trouble: [
    'The daughter rings every evening and drives over every Sunday. Her mother can stay at home {where} if somebody comes in the morning; but the agency sends whoever is free, at nine or at eleven, and her mother has stopped opening the door.',
    'Care at home fails on two things, the hour and the face. Families {where} can find somebody; they cannot find the same somebody at half past eight, and confusion is what a new face at a new hour produces.',
  ],
  groups: [
    {
      who: 'daughters and sons who live an hour away',
      why: 'They pay, decide and lie awake. What they buy is a message at nine that she has eaten and taken her tablets.',
    },
    {
      who: 'couples of whom one has become the carer',
      why: 'They never ask for help, until a fall. Four hours a week keep the stronger one on his feet; it is the last thing they cut.',
    },
  ],
  nothing:
    'Without help it goes well until the fall. Then come hospital, a home at several times the monthly cost, and a decision taken in a corridor. Families feel this and still wait, since asking means admitting it.',
  ask: {
    what: 'who helped their parent last week, for how many hours, and who came when that person could not',
    pass: 'five of the fifteen pay somebody, and three of these had a stranger at the door within a month',
  },
  works:
    'Two carers who share a client, so that one is always known. Fixed hours, a first week with the daughter present, a book on the table, a message after each visit. An hour costs {price}; visits shorter than an hour are not offered.',
  trust:
    'A stranger is let into a bedroom. Checks, references and the face that comes again are the whole product, and the founder’s own number is on the fridge.',
  now: [
    'People want to grow old at home, and the children who might have helped live in another city.',
    'Public budgets pay for some hours and not for enough; families add the missing ones if somebody can supply them on the same form.',
  ],
  against:
    'Carers are what is missing, not clients. Warehouses pay the same without lifting anybody, and every agency fishes in the same small pond.',
  caution:
    'Count households with somebody over seventy-five, not needs: most are fine, some have family, some wait for public hours. The willing share also hides who decides; it is seldom the person who needs it.',
  rivals: [
    {
      name: 'Do nothing: the daughter does it',
      why: 'love, and no bill',
      fails: 'her job, her back, her marriage',
      answer: 'begin with two mornings, and let her be a daughter',
    },
    {
      name: 'The public service',
      why: 'paid for, known',
      fails: 'fifteen minutes, another face',
      answer: 'supply the hours it does not, on the same form',
    },
    {
      name: 'Somebody live-in',
      why: 'always there',
      fails: 'a room, papers, and one exhausted woman',
      answer: 'give her two free days',
    },
    {
      name: 'The large agency',
      why: 'starts tomorrow',
      fails: 'whoever is free, whenever',
      answer: 'two names, one hour',
    },
    {
      name: 'A place in a home',
      why: 'safe, with nights',
      fails: 'several times the money, and not wanted',
      answer: 'postpone it by a good year, and say when it is time',
    },
  ],
  danger:
    'The large agency hurts us at the other end: it hires our carers with a bonus. Fixed hours and paid ways are the answer, because a carer with three clients in one street earns more with us for the same week.',
  first: [
    'two known carers for each client',
    'fixed hours of at least an hour',
    'a first week with the family present',
    'a book on the table',
    'a message after each visit',
    'one number that is answered at night',
  ],
  oneMore:
    'nursing tasks need another licence, and nights another rota; either would take carers from the mornings that are promised',
  leftOut: [
    {
      what: 'medical treatment',
      why: 'it needs a licence and a nurse in charge, and changes the insurance',
    },
    { what: 'visits of a quarter of an hour', why: 'they are all way and no care' },
    { what: 'clients across the river', why: 'a carer in a bus is paid and cares for nobody' },
  ],
  workTest:
    'After six weeks {founder} reads ten books on ten tables. Where two visits in a row say the same three words, somebody has stopped looking, and is talked to.',
  priceTalk:
    'One price by the hour, {price}, ways included, evenings and Sundays a quarter more, all of it passed on to the carer in good part. Families do not haggle over it; they count hours instead, so the first plan is small.',
  priceTest:
    'New families are offered the same week at two lengths, two long mornings or four short ones. {founder} notes which keeps better after two months and recommends that one.',
  channels: [
    {
      name: 'Hospital discharge desks and family doctors',
      reached: 'families told',
      share: [0.06, 0.12, 0.2],
    },
    { name: 'Talks in parishes and clubs', reached: 'listeners', share: [0.01, 0.025, 0.05] },
    { name: 'Families who know a family', reached: 'introductions', share: [0.25, 0.4, 0.6] },
  ],
  winning:
    'The decision falls on a Friday, when somebody is to be sent home on Monday. {founder} is known to the discharge desks of the nearest hospitals by name and mobile number, and can say yes or no within the hour.',
  keeping:
    'Clients do not leave; they die, move into a home, or get tired of new faces. The first two cannot be helped, and a family treated well in the last week sends others for years.',
  tools: [
    {
      part: 'rota',
      job: 'client, hour, two names, ways',
      choice: 'a rota program for home care, smallest plan',
    },
    {
      part: 'care book',
      job: 'what was done, eaten, noticed',
      choice: 'paper on the table; a photograph of the page to the family with consent',
    },
    {
      part: 'night number',
      job: 'a voice within five minutes',
      choice: 'a mobile that changes hands weekly, with a sheet on each client',
    },
  ],
  data: 'Illness, keys and family quarrels: carers see everything. What is written is what the next carer needs; the family sees what the client has agreed to; nothing goes into private messengers.',
  toolTest:
    'A carer drops out at six in the morning, rehearsed. By seven the second known face is on the way and the family has a message. Twice of two.',
  day: 'Everybody wants to get up at the same time, between half past seven and ten. Then there are noon visits, a gap, and the early evening. A carer’s day is won by three clients in the same streets and lost by one across town.',
  binds: 'carers free at eight in the morning',
  lever:
    'Each carer who leaves takes the trust of several clients along. Contracts with fixed hours and paid ways cost less than the next advertisement.',
  alone: 'somebody waits in bed for the person who is ill',
  sceptic:
    'Demand is endless and proves nothing. The business is short of carers, pays them little more than a shop does, and answers for what happens behind a closed door. One fall, one accusation of theft, one inspector on a bad day, and the referrals stop. Payers settle late, wages are due on Friday.',
  kill: 'one carer in four has left, or one visit in twenty began more than half an hour late',
  steps: [
    {
      day: 24,
      action: 'Talk to ten carers who left an agency',
      number: 'reasons',
      go: 'two that we can mend',
    },
    { day: 42, action: 'Visit every discharge desk and six doctors', number: 'families sent', go: 'four' },
    {
      day: 60,
      action: 'Four weeks with three clients and two carers',
      number: 'visits on time',
      go: 'nineteen in twenty',
    },
    {
      day: 78,
      action: 'Ask the inspectorate what registration needs',
      number: 'papers in hand',
      go: 'all but one',
    },
  ],
  money: {
    shape: 'visits',
    price: [26, 36, 48],
    hours: 1,
    timesAYear: [150, 300, 600],
    perWorker: [5.5, 6.5, 7.5],
    daysAWeek: 5,
    small: 1,
    settled: 9,
    materials: [0.01, 0.02, 0.04],
    churn: [0.025, 0.04, 0.06],
    win: [60, 130, 260],
    kit: [1_500, 4_000, 9_000],
    running: [90, 170, 320],
    reach: [3, 5, 8],
    way: 'by car',
    share: { label: 'with somebody over seventy-five', range: [0.1, 0.16, 0.22] },
    willing: [0.04, 0.08, 0.14],
  },
}
