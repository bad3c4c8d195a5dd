// Turned, milled and printed parts.
import type { Goods } from '../goods.ts'

export const PARTS: Goods = {
  cues: /\b(cnc|machin(ed|ing|ist)|machine parts?|titanium|alumini?um|steel|metal\w*|weld\w*|sheet metal|3d print\w*|turning|milling|fabricat\w+|foundry|casting|precision|injection mou?ld\w*|prototyp\w+ parts?)\b/i,
  noun: 'machine shop',
  bench: 'machine',
  unit: { one: 'part', many: 'parts' },
  account: { one: 'customer', many: 'customers' },
  buyers: 'engineering firms that need parts in short runs',
  scene:
    'An engineer sends a drawing to six shops. Two never answer, two quote eight weeks, one is cheap and wrong. The part holds up a test, the test holds up a customer, and nobody writes down that a bracket cost a month.',
  today: [
    'send the drawing to an online broker and hope',
    'wait in the queue of the shop they have always used',
  ],
  groups: [
    {
      who: 'development departments',
      why: 'They need three by next week and do not mind the price; the next version is already drawn.',
    },
    {
      who: 'makers of small series',
      why: 'Forty a month, every month, on a date. They leave a shop for one late pallet.',
    },
    {
      who: 'maintenance departments',
      why: 'A line stands. They telephone, and whoever answers has the job.',
    },
  ],
  nothing:
    'Waiting costs the purchasing department nothing. It costs the engineer a month, and he does not sign orders.',
  asked:
    'which drawing waited longest for a quote this year, who made it in the end, and what the wait held up',
  askedPass: 'name a part of the last half-year that came more than two weeks late and what it stopped',
  makes: 'runs of one to two hundred from a drawing, in three materials',
  differs: 'an answer on the same day and a part on the day it names',
  limits:
    'Three materials and one size of machine. What needs five axes, a certificate for flight or ten thousand pieces is passed on to somebody who has it, with a telephone number.',
  whyNow: [
    'Good used machines come out of closing works well below what they cost new, with their service book.',
    'Firms that sourced far away want a second source within a drive.',
  ],
  against:
    'Against now speaks order intake: when makers of machines cut back, every shop with a lease to pay quotes below cost.',
  rivals: [
    {
      name: 'Do nothing: the old shop',
      why: 'known, approved',
      fails: 'eight weeks',
      answer: 'take the rush part and ask for nothing else',
    },
    {
      name: 'The online broker',
      why: 'a price in a minute',
      fails: 'nobody to ask about the drawing',
      answer: 'ring within the hour with the question that saves a revision',
    },
    {
      name: 'Import',
      why: 'a third of the price in hundreds',
      fails: 'one wrong batch costs a quarter',
      answer: 'leave hundreds to it',
    },
    {
      name: 'The customer’s own toolroom',
      why: 'next door',
      fails: 'two people, both retiring',
      answer: 'be its overflow',
    },
  ],
  danger: 'the broker, as it learns to check drawings',
  dangerWhy:
    'It has no machine to feed and all the enquiries. It also sends the job to a shop like this one, minus a third; the way round it is the engineer’s telephone number.',
  features: [
    'runs of one to two hundred',
    'a quote the same day',
    'three materials from stock',
    'a measuring report with each lot',
    'one machine kept free for rush jobs',
  ],
  leftOut: [
    { what: 'five-axis work', why: 'a machine that needs two shifts to pay' },
    { what: 'surface treatment', why: 'baths and permits; two firms nearby do it' },
    { what: 'assembly', why: 'another liability for the price of screws' },
  ],
  goodsTest:
    'Ten parts of a customer’s hardest drawing are made unpaid and measured by the customer. All ten have to be inside tolerance; nine are a reason to look at the fixture before quoting.',
  chain:
    'The customer compares an hourly rate he does not see with a piece price he does. Set-up is the hidden half, so it stands on the quote as a line of its own and the second run shows what it saves.',
  sale: 'One rush part, delivered a day early with a measuring sheet, opens a firm. Purchasing comes later, with forms, and the forms are filled in gladly.',
  channels: [
    {
      name: 'Rush jobs by telephone for engineers',
      reached: 'enquiries',
      conversion: [0.15, 0.26, 0.4],
      share: 0.45,
    },
    { name: 'Visits with a sample case', reached: 'visits', conversion: [0.1, 0.2, 0.32], share: 0.35 },
    {
      name: 'Coaters, dealers and colleagues who pass on what they decline',
      reached: 'introductions',
      conversion: [0.14, 0.25, 0.38],
      share: 0.2,
    },
  ],
  layers: [
    {
      part: 'quoting',
      job: 'drawing to price within a day',
      choice: 'a sheet with set-up, minutes and material; each past job corrects it',
    },
    {
      part: 'machines',
      job: 'two kinds of cutting, reliably',
      choice: 'used, one maker, so that tools and spares are shared',
    },
    {
      part: 'measuring',
      job: 'prove it',
      choice: 'hand instruments calibrated yearly; the large bridge rented by the hour',
    },
  ],
  batch:
    'Each lot has drawing revision, material certificate, machine and measuring sheet in one folder. Without the right revision nothing is clamped.',
  acceptance:
    'Five drawings with hidden contradictions are sent in by a friend. All five must come back with the right question before a chip has fallen.',
  week: 'Quotes until ten, set-ups before lunch, long runs overnight, measuring in the morning. The board shows the coming three weeks, and one machine stays empty on it by rule.',
  bottleneck: {
    what: 'set-up time',
    because: 'a run of twenty spends more hours in clamping and proving than in cutting',
  },
  spoils:
    'Wrong revision, worn tool, a number read upside down. First pieces are measured by the other person, and scrap is hung on a nail by the door until Friday, with its cost on a tag.',
  gap: {
    gap: 'Somebody who quotes while the machinist machines',
    why: 'unanswered enquiries go to the next shop by noon',
    closedBy: 'fixed quoting hours, and an assistant from the tenth customer on',
  },
  risk: {
    name: 'A crash takes the machine for weeks',
    likelihood: 'medium',
    sign: 'programs run without a dry pass',
    answer: 'a neighbour’s machine by agreement, insurance for the spindle',
  },
  sceptic:
    'Any closing works produces a new shop with the same machines. Customers want a price in a minute and an approval audit in a day; orders vanish with the economy while the lease does not. The good machinist becomes a poor salesman with a loan.',
  wrongIf:
    'engineers ring this shop first for the part that cannot wait, and if real hours stay within a tenth of the quote',
  ways: {
    meets: ['the supplier day of a large works', 'the coating firm’s loading ramp'],
    trusts: 'the design engineer who got a part early',
    buys: 'on a Thursday, for last week',
    busy: 'works holidays and the end of the year',
  },
  price: [22, 65, 240],
  material: [0.18, 0.26, 0.36],
  turnover: [9_000, 24_000, 44_000],
  accountMonth: [600, 1_500, 4_000],
  machines: [40_000, 110_000, 300_000],
  floorArea: [90, 170, 320],
  energy: [350, 700, 1_400],
  stockMonths: 0.4,
  hands: { role: 'Machining', like: 'technician', dollars: 50_000, count: [0.5, 1.5, 2.7] },
  perMillion: [150, 350, 800],
  counted: [],
  open: [0.1, 0.2, 0.32],
  openWho: 'that buy turned or milled parts in short runs',
  register: 'the industrial register, by branch',
  permit: { what: 'Trade approval and quality certificate', dollars: [4_000, 10_000, 22_000] },
  direct: undefined,
  resale: undefined,
}
