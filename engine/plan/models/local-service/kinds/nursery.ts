import type { Kind } from '../kind-row.ts'

export const nursery: Kind = {
  cues: /\b(child ?care|child-?mind(ing|ers?)|nurser(y|ies)|day ?care|kindergarten|preschool|after[- ]?school|baby ?sit\w*|nann(y|ies)|cr[eè]che|toddlers?|play ?group|holiday camps?)\b/i,
  noun: 'nursery',
  visit: { one: 'day', many: 'days' },
  customer: { one: 'child', many: 'children' },
  worker: { role: 'Carer for a group', like: 'nursery carer', dollars: 36_000 },
  craft: 'run a room of small children to the ratio the law sets',
  craftTest:
    'registration granted, a head with the required certificate signed, and twelve families with a paid deposit',
  trouble: [
    'A place is needed for September and the lists {where} closed in spring. {buyers} put three names down, pay two deposits and still do not know in July who will open the door; one parent postpones going back to work.',
    'Nurseries end at four and jobs at six. In between there are grandmothers, traffic and guilt. {buyers} {where} are not looking for pedagogy first; they are looking for hours that hold.',
  ],
  groups: [
    {
      who: 'parents who go back to work on a fixed date',
      why: 'The date stands in a contract. They decide half a year ahead, by visit and by smell, and stay until school.',
    },
    {
      who: 'parents with shifts or a long way',
      why: 'They need seven to six and pay for it. One late train and a locked door costs them more than a year’s difference in fees.',
    },
  ],
  nothing:
    'Without a place one parent stays at home, nearly always the same one. The cost is a wage and some years of promotion; it is large, it is private, and public money often covers a part of the cure.',
  ask: {
    what: 'who looked after the child last Wednesday from seven to six, hour by hour, and what each hour cost',
    pass: 'five of the fifteen had a gap that somebody was paid, or begged, to fill',
  },
  works:
    'Small groups, the same two adults in each, open from early to late, with a settling-in fortnight that is not shortened. A place costs {price} a month for twelve months, because wages are paid for twelve.',
  trust:
    'Parents hand over the one thing that cannot be replaced, to people they met twice. They look at who stays, so the names on the door of each group should be the same a year later.',
  now: [
    'Fixed office days need fixed hours of care, and whether public places keep up can be read in the council’s plan.',
    'Where places are subsidised, a nursery that knows the forms saves each family a sum worth advertising.',
  ],
  against:
    'Ratios speak against it. The law says how many children one adult may watch, so growing never makes it cheaper; and those adults are scarce.',
  caution:
    'Children under school age come in waves by district; a new estate has many for six years and then few. Public places that open nearby can empty a list in one September.',
  rivals: [
    {
      name: 'Do nothing: a parent stays at home',
      why: 'trust, and no fee',
      fails: 'a wage, and some years',
      answer: 'three days a week to begin with',
    },
    {
      name: 'Grandparents',
      why: 'love, free',
      fails: 'two days, and holidays',
      answer: 'the other three days',
    },
    {
      name: 'The public nursery',
      why: 'cheap, safe, known',
      fails: 'no place, and shut at four',
      answer: 'hours and a date',
    },
    {
      name: 'A childminder',
      why: 'a family of five, flexible',
      fails: 'ill when she is ill',
      answer: 'two adults in each group, always',
    },
  ],
  danger:
    'A public nursery with new places is the only rival that can empty rooms. Its plan is public two years ahead; reading it belongs to choosing the street.',
  first: [
    'two groups with two adults each',
    'opening hours of eleven hours',
    'a settling-in fortnight',
    'one page a day to the parents',
    'the forms for subsidies, filled in together',
    'a stand-in list of three people',
  ],
  oneMore: 'each further group needs two more certified adults before it has one more child',
  leftOut: [
    { what: 'babies under one', why: 'the ratio doubles the wages for the same fee' },
    { what: 'a second language from the start', why: 'the teacher who leaves takes the promise along' },
    { what: 'days by the hour', why: 'a place that is half sold cannot be sold again' },
  ],
  workTest:
    'In the third month {founder} asks each parent which adult their child names at home. A child that names nobody has not arrived; the group is changed, not the parents.',
  priceTalk:
    'The fee pays wages for the hours in which hardly anybody is there, early and late. {price} a month is before subsidies; parents compare what is left after them, so both figures stand on the first page.',
  priceTest:
    'Deposits are taken at the planned fee from the first twelve families. If they come within six weeks, the next eight are offered the early and late hour as an addition. Owner: {founder}.',
  channels: [
    { name: 'Midwives, baby groups and paediatricians', reached: 'parents told', share: [0.02, 0.05, 0.1] },
    { name: 'Open Saturdays on the site', reached: 'families visiting', share: [0.15, 0.28, 0.4] },
    { name: 'Employers nearby', reached: 'employees told', share: [0.005, 0.015, 0.03] },
  ],
  winning:
    'Parents decide in the months before and after the birth, and believe the midwife. {founder} goes to her groups with the building plan and a list on which one can write a month; the deposit comes later.',
  keeping:
    'Children stay until school unless an adult leaves. What is done for the team, breaks, a fixed rota, training paid, is therefore what keeps families, and it is in the plan as cost.',
  tools: [
    {
      part: 'register',
      job: 'who is here, with whom, who may fetch',
      choice: 'a nursery system with sign-in at the door',
    },
    {
      part: 'ratios',
      job: 'adults against children, hour by hour',
      choice: 'the rota in the same system; red means a call',
    },
    {
      part: 'parents',
      job: 'a photograph and three lines a day',
      choice: 'a closed channel, with consent for each picture',
    },
  ],
  data: 'Names, pictures, allergies and custody of minors: nothing of it leaves the system, no private telephone takes a picture, and who may fetch a child is checked by face.',
  toolTest:
    'An aunt who is not on the list comes to fetch a child, by arrangement with us. She must leave without it, politely, twice of two.',
  day: 'Arrivals from seven, breakfast, out before ten in any weather, lunch, sleep, and the long hour between four and six when two adults remain. Illness in the team is decided at half past six in the morning.',
  binds: 'certified adults for each group',
  lever:
    'Since the ratio is law, the filled share of places is what can be moved. A gap in October costs until the next summer; so the waiting list is worked on all year.',
  alone: 'without the second adult a group may not open',
  sceptic:
    'The state sets the ratio, the room, the certificate and, in part, the price; the rest is called a business. Staff earn more elsewhere. It loses money until the last group is nearly full, and a public house with free places needs one council decision.',
  kill: 'fewer than six places in ten are taken, or the post of a group’s adult has been open for eight weeks',
  steps: [
    {
      day: 20,
      action: 'Meet the authority with a floor plan',
      number: 'conditions named',
      go: 'all can be met in this building',
    },
    {
      day: 45,
      action: 'Sign the head of the nursery, subject to registration',
      number: 'signed',
      go: 'one',
    },
    { day: 62, action: 'Take deposits', number: 'families', go: 'twelve' },
    {
      day: 80,
      action: 'Three candidates for each post of an adult',
      number: 'candidates',
      go: 'two posts covered',
    },
  ],
  money: {
    shape: 'places',
    price: [900, 1_350, 1_900],
    hours: 8,
    timesAYear: [12, 12, 12],
    perWorker: [4, 5.5, 7],
    daysAWeek: 5,
    small: 8,
    settled: 36,
    materials: [0.08, 0.11, 0.15],
    churn: [0.015, 0.025, 0.04],
    win: [30, 80, 180],
    kit: [5_000, 14_000, 30_000],
    running: [40, 80, 160],
    premises: { area: [130, 200, 300], fitOut: [200, 340, 550], energy: [450, 750, 1_200], homeToo: true },
    reach: [1.5, 2.5, 4],
    way: 'by bicycle',
    share: { label: 'with children', of: 'with children', range: [0.25, 0.3, 0.4] },
    willing: [0.04, 0.08, 0.13],
  },
}
