import type { Kind } from '../kind-row.ts'

export const homeRepairs: Kind = {
  cues: /\b(plumb(er|ers|ing)|electric(ian|ians|al (work|repairs?))|handy ?(man|men|person|woman)|heating|boilers?|locksmiths?|carpent\w*|roof(er|ers|ing)|hvac|air conditioning|painters?|decorat(or|ors|ing)|tilers?|plaster\w*|home repairs?|odd jobs|drains?)\b/i,
  noun: 'repair business',
  visit: { one: 'job', many: 'jobs' },
  customer: { one: 'household', many: 'households' },
  worker: { role: 'Tradesperson', like: 'technician', dollars: 52_000 },
  craft: 'find the fault before opening the wall',
  craftTest:
    'fifteen paid jobs for strangers, thirteen of them finished on the first visit and none called back',
  trouble: [
    'A tap drips for months and then bursts on a Sunday. {buyers} {where} ring six numbers, reach two, get a date in three weeks from one and no price from either. Small jobs are nobody’s business.',
    'The trade prefers bathrooms. A socket, a valve or a door that sticks is an hour’s work and half a day’s arranging, so whoever needs it waits, pays the emergency price, or watches a film and makes it worse.',
  ],
  groups: [
    {
      who: 'landlords and managers of a few flats',
      why: 'They have a broken thing every fortnight and a tenant who writes. They want one number, a photograph and a bill with the flat’s name on it.',
    },
    {
      who: 'owners who live alone or are not handy',
      why: 'They fear being cheated more than the leak. Whoever shows the old part and names the price first is kept for twenty years.',
    },
  ],
  nothing:
    'Left alone, small faults grow: a drip becomes a ceiling. Owners know and wait for two or three to collect, because the call-out is dear. An offer of three small things in one visit answers exactly this.',
  ask: {
    what: 'what broke last, how many they rang, how many days it took and what it cost',
    pass: 'six of the fifteen waited longer than a week or left it broken',
  },
  works:
    'A photograph by telephone, a price before the van moves, a date within the week, and the list of small things done in the same visit. An ordinary job comes to {price} with its parts; what is found behind the wall is shown before it is touched.',
  trust:
    'People cannot judge the work, so they judge the boots on the carpet, the call when it gets late, and whether the price held. All three cost nothing.',
  now: [
    'Faults can be seen in a photograph or film, so that the right part is in the van on the first visit.',
    'Where a master retires without a successor, the customers’ book can be had for a handshake and a share.',
  ],
  against:
    'The licence speaks against a quick start: gas, current and water carry rules, and cover without the paper is worth nothing.',
  caution:
    'Every house has faults; that is not demand. How many jobs a household gives away in a year depends on its age and its owner’s hands. Old rented flats give far more work than new owned ones.',
  rivals: [
    {
      name: 'Do nothing: a bucket',
      why: 'free tonight',
      fails: 'the ceiling',
      answer: 'a list of three small things, done at once',
    },
    {
      name: 'Doing it with a film',
      why: 'the part costs nine, the film nothing',
      fails: 'water at midnight',
      answer: 'finish it without a lecture',
    },
    {
      name: 'The emergency line',
      why: 'comes now',
      fails: 'a price made for midnight',
      answer: 'be reachable until eight at an honest addition',
    },
    {
      name: 'The established master',
      why: 'good, known, licensed',
      fails: 'bathrooms until autumn',
      answer: 'take his small jobs, and send him the large ones',
    },
    {
      name: 'A man from a platform',
      why: 'cheap, tomorrow',
      fails: 'no licence, no second visit',
      answer: 'the paper, and a year’s word on the work',
    },
  ],
  danger:
    'A platform that sends licensed people with fixed prices would take the strangers. It would not take the managers of forty flats who have our number in the hall; win those in the first year.',
  first: [
    'a price from a photograph',
    'a date within the week',
    'three small things in one visit',
    'the common parts in the van',
    'old parts shown, work photographed',
    'a year’s word on the work',
  ],
  oneMore: 'a bathroom takes three weeks, in which every small customer learns another number',
  leftOut: [
    { what: 'renovations', why: 'they tie up the van and the money, and are paid late' },
    { what: 'nights', why: 'two nights a week ruin five days, until there are three to share them' },
    { what: 'work outside the licence', why: 'the cover ends where the paper does' },
  ],
  workTest:
    'After forty jobs {founder} counts second visits. More than one in eight, and the photographs are asked for differently or the van is loaded differently, before anybody is hired.',
  priceTalk:
    'A call-out with the first half hour in it, then parts and a price for the task. {price} on average; by the hour the customer looks at the clock, by the task at the tap. Materials are charged with a fifth on top, and shown.',
  priceTest:
    'For a month every second caller hears the task’s price, every second the hourly one. The way that is accepted more often, with fewer questions after, becomes the only one. Owner: {founder}.',
  channels: [
    { name: 'House managers and landlords, visited', reached: 'managers', share: [0.1, 0.2, 0.35] },
    { name: 'Search on the day it breaks', reached: 'enquiries', share: [0.25, 0.4, 0.55] },
    { name: 'A sticker inside the boiler door', reached: 'homes visited', share: [0.1, 0.2, 0.3] },
  ],
  winning:
    'A manager of forty flats is worth thirty single customers. {founder} visits ten of them with one page: price list, paper of the licence, and what happens when a tenant is not at home. One job as a test is enough to ask for.',
  keeping:
    'Households come back if they find the number. It hangs inside the boiler door, with the date of the last service. Managers leave after one tenant’s complaint that was not answered the same day.',
  tools: [
    {
      part: 'jobs',
      job: 'photograph, price, date, parts, invoice',
      choice: 'a program for trades on the telephone, month by month',
    },
    {
      part: 'van',
      job: 'the sixty parts that finish most jobs',
      choice: 'boxes with a list; refilled on Friday',
    },
    {
      part: 'suppliers',
      job: 'the special part by tomorrow at seven',
      choice: 'two accounts, one of them round the corner',
    },
  ],
  data: 'Addresses, key codes and photographs from inside homes: visible to whoever drives there, that day, and gone from the telephone a month later. Certificates are kept as long as the law asks.',
  toolTest:
    'A friend sends a bad photograph of a good fault. Price, date and the right part must be settled within the hour, without a visit.',
  day: 'Load at seven, first door at half past, four or five doors by four; calls between them, invoices from the van. The fault takes forty minutes, the way and the missing part take the rest.',
  binds: 'second trips for a part that was not in the van',
  lever:
    'Each second trip costs a job. A better photograph and ten more parts in the van are worth more than another advertisement.',
  alone: 'pipes do not wait for a healthy plumber',
  sceptic:
    'The licence belongs to a person and so does the trade. Employees who are good leave to do the same with their own van; those who are not come back as complaints. Large customers pay late, small ones argue. Behind each wall waits the job that eats a week’s profit.',
  kill: 'one job in five needs a second visit, or managers give less than a third of the work',
  steps: [
    {
      day: 25,
      action: 'Fifteen small jobs at the full price',
      number: 'finished on the first visit',
      go: 'thirteen',
    },
    { day: 42, action: 'Visit ten managers and landlords', number: 'test jobs given', go: 'four' },
    {
      day: 60,
      action: 'Write down every part that was missing',
      number: 'parts added to the van',
      go: 'twenty, second trips halved',
    },
    { day: 76, action: 'Ask two retiring masters about their book', number: 'talks', go: 'one with names' },
  ],
  money: {
    shape: 'jobs',
    price: [120, 190, 320],
    hours: 1.8,
    timesAYear: [0.6, 1.2, 2.5],
    perWorker: [2.6, 3.3, 4.5],
    daysAWeek: 5,
    small: 1,
    settled: 4,
    materials: [0.18, 0.25, 0.35],
    churn: [0.35, 0.5, 0.65],
    win: [25, 50, 110],
    winOf: 'customer of a local service',
    kit: [4_000, 12_000, 28_000],
    running: [400, 650, 1_000],
    reach: [5, 8, 14],
    way: 'by car',
    share: { label: 'that call a tradesperson in a year', range: [0.25, 0.4, 0.55] },
    willing: [0.05, 0.1, 0.16],
  },
}
