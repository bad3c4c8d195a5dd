// Weddings and parties, planned for a fee.
import type { EventKind } from '../kind.ts'

export const CELEBRATION: EventKind = {
  cues: /wedding|bridal|event plann|planner|birthday part|parties|celebrations?|corporate events|proposal|baby shower/i,
  noun: 'planning business',
  session: { one: 'celebration', many: 'celebrations' },
  guest: { one: 'client', many: 'clients' },
  paid: 'fee',
  money: {
    price: [1_400, 3_200, 6_500],
    seats: [1, 1, 1],
    aYear: [9, 18, 25],
    season: [0.4, 0.5, 0.7, 0.9, 1.3, 1.6, 1.6, 1.6, 1.5, 1, 0.5, 0.4],
    filled: [1, 1],
    perGuest: [0.16, 0.24, 0.32],
    perSession: [0, 0.001, 0.002],
    reach: {
      who: 'celebrations of that size held in the region in a year',
      count: [800, 3_000, 12_000],
      go: [0.12, 0.22, 0.35],
      times: [1, 1, 1.2],
    },
    equipment: [800, 2_500, 7_000],
    help: { role: 'Assistant on the day and before', like: 'operations', dollars: 40_000 },
  },
  scene:
    'A celebration has forty suppliers, two families and one day. The pair starts with a list, then a sheet, then a quarrel about napkins, and learns in the last month that the band needs a permit. {Buyers} do this once in their lives, against people who do it every weekend.',
  groups: [
    {
      who: 'those who plan from far away',
      why: 'They cannot see the hall, do not speak to the town hall’s clerk and fear being overcharged. One person on the spot is worth the fee to them before anything is planned.',
    },
    {
      who: 'those who both work full time',
      why: 'They can pay and have no evenings. What they buy is to be asked three good questions a week in place of thirty.',
    },
  ],
  nothing:
    'They do it themselves, with a cousin and a folder; it usually works, and the last week is remembered for years.',
  asked:
    'which three tasks took the most evenings, what went wrong with a supplier, and what they would have paid to be rid of it',
  askedGo: 'six of fifteen recent couples or hosts name a sum of at least half the planned fee',
  craft:
    'The work is order: who decides what by when, one budget that is true, and a run sheet by the minute that lets the hosts be guests. Taste is the smaller part.',
  whyNow: [
    'Celebrations have moved to farms, beaches and other countries, where no banqueting manager organises them.',
    'Suppliers have become many and small; somebody who knows which of them turn up is worth a fee.',
  ],
  against: 'Every second florist now offers planning too. Hosts see the fee before they see the trouble.',
  first: [
    'three packages: whole, half, and the day alone',
    'one budget sheet shared with the hosts',
    'a list of suppliers who have been seen at work',
    'a run sheet by the minute',
    'a named stand-in for the day',
  ],
  oneMore: 'each further celebration on one Saturday needs a second lead who has done ten',
  phases: {
    proof: 'three celebrations at half the fee, for hosts who may be telephoned',
    proved: 'three hosts give a reference without being asked twice',
    open: 'packages at full fee, no more than two a month in the season',
    settled: 'a second lead, firms’ events in the winter months',
  },
  leftOut: [
    { what: 'commission from suppliers', why: 'it is found out, and then nothing else is believed' },
    { what: 'own decoration store', why: 'a van and a cellar for the profit of one fee' },
    { what: 'celebrations under six weeks ahead', why: 'they take the attention of three others' },
  ],
  rivals: [
    {
      name: 'Do nothing: a cousin and a folder',
      why: 'free, and it is family',
      fails: 'the last week',
      answer: 'sell the day alone to those',
    },
    {
      name: 'The venue’s own coordinator',
      why: 'included',
      fails: 'works for the venue',
      answer: 'work for the hosts, with the venue',
    },
    {
      name: 'An online planner',
      why: 'checklists, cheap',
      fails: 'cannot ring a florist',
      answer: 'use one, and ring',
    },
    {
      name: 'The established planner',
      why: 'name, suppliers',
      fails: 'booked, and dear',
      answer: 'take what is refused there, with a blessing',
    },
  ],
  danger: 'a venue that starts to sell full planning with every booking',
  hardToCopy:
    'Suppliers who take the call on Sunday, and hosts who answer the telephone for us. Packages and checklists are on every page.',
  misleads:
    'Enquiries mislead, and so does the fee. Hours for each celebration decide: the same fee pays well at sixty hours and badly at a hundred and twenty.',
  priceLead:
    'Hosts weigh the fee against the whole budget, where it is a tenth, and against evenings they do not have. A third on signing, a third at half-time and a third a fortnight before keep both sides honest.',
  priceTest:
    'The next six offers go out in two versions, one a fifth dearer with one more visit. If two of three sign the dearer, the cheaper one is dropped.',
  ways: [
    {
      name: 'Venues and photographers who have seen the work',
      reached: 'hosts who ask them',
      converts: [0.05, 0.11, 0.2],
      share: 0.5,
      cost: 0.25,
    },
    {
      name: 'Earlier hosts',
      reached: 'friends of earlier hosts',
      converts: [0.06, 0.12, 0.22],
      share: 0.25,
      cost: 0.15,
    },
    {
      name: 'Pictures and a plain price list, found by search',
      reached: 'visitors of the page',
      converts: [0.001, 0.003, 0.006],
      share: 0.25,
      cost: 0.6,
    },
  ],
  wayNote:
    'Venues recommend whoever leaves the room clean and the neighbours quiet. {Founder} visits twenty of them in the winter, with one page on how the work is done and no brochure.',
  wayGo:
    'One talk in three becomes a contract. One in six: the price comes too late in the talk, so it goes on the page.',
  layers: [
    {
      part: 'plan and budget',
      job: 'tasks, dates, payments, what is left',
      choice: 'a shared sheet for each celebration; no tool that hosts must learn',
    },
    {
      part: 'supplier book',
      job: 'who was seen when, price, stand-in',
      choice: 'a small database, updated on the Monday after',
    },
  ],
  keeps:
    'Guest lists, family matters and budgets are in one folder for each client, closed to all others and deleted after a year.',
  toolTest: 'The stand-in runs a rehearsal from the sheet alone and may telephone twice.',
  day: 'Two talks, one contract, twelve months, about eighty hours: a third in the first two months, a third in the last. On the day {founder} arrives first, leaves last, and is not in any picture.',
  bottleneck: 'Saturdays bind: the season has about twenty, and one lead can hold one of them.',
  gap: {
    gap: 'A stand-in with ten celebrations behind them',
    why: 'there is no second date',
    closedBy: 'a freelance paid for each Saturday in the season, named in the contract',
  },
  decision: 'No commission is taken from any supplier; this stands in every contract.',
  risks: [
    {
      name: 'A supplier does not turn up',
      likelihood: 'medium',
      sign: 'no answer on the Tuesday before',
      answer: 'a second name for each trade',
    },
    {
      name: 'Hosts cancel',
      likelihood: 'medium',
      sign: 'a payment that comes late',
      answer: 'thirds paid ahead; hours done are kept',
    },
  ],
  sceptic: [
    'It is a job of eighty hours for a fee that looks large. Twenty Saturdays are the whole capacity, and every client is a first-time buyer who will never come back.',
    'Referrals take two seasons to arrive. Until then it is photographs, patience and other work.',
  ],
  wrongIf:
    'hours for each celebration stay under eighty, and if venues send every second client by the second season',
  kill: [
    { when: 'after the third celebration', stopIf: 'hours were above a hundred and twenty for each' },
    {
      when: 'the end of month ten',
      stopIf: 'fewer than half of the season’s planned contracts are signed',
    },
  ],
  steps: [
    { day: 7, action: 'Telephone fifteen recent hosts', number: 'who would have paid', go: 'six' },
    { day: 25, action: 'Visit ten venues in person', number: 'who put us on their list', go: 'four' },
    { day: 45, action: 'Sign the first three at half the fee', number: 'contracts', go: 'three' },
    {
      day: 65,
      action: 'Write the run sheet and rehearse it with the stand-in',
      number: 'calls needed',
      go: 'two',
    },
    { day: 88, action: 'Count the hours spent so far on each', number: 'hours', go: 'in line with eighty' },
  ],
  finding: {
    headline: 'Saturdays are the stock.',
    text: 'A season has about twenty, so hours for each celebration and winter work decide what the year earns.',
  },
}
