// Rooms and the people who need them.
import type { Trade } from '../trade.ts'

export const rooms: Trade = {
  cues: /\b(flats?|apartments?|landlords?|tenants?|rooms?|housing|roommates?|flatmates?|property|properties|homes? (buyers?|owners?|sellers?)|real estate|letting|offices?|cowork\w*|desks?|land|plots?)\b/i,
  field: 'rooms and the people who need them',
  order: { one: 'letting', many: 'lettings' },
  seller: { one: 'owner', many: 'owners' },
  buyer: { one: 'tenant', many: 'tenants' },
  wants: 'a key, and a contract that holds',
  now: ['write to forty advertisements and hear from three', 'pay an agent who works for the other side'],
  lack: 'Rooms and people exist in the same town; what is missing is proof, on both sides, before anybody takes an afternoon off for a viewing.',
  idle: 'Owners read two hundred messages, choose by first name, and lose a month’s rent while they do.',
  nothing: 'another month on somebody’s sofa, or an empty room that costs its rent',
  groups: [
    {
      who: 'people who move for a job or a course',
      why: 'They must sign from another town, before a first day that stands in a contract. They fear fraud more than a high rent.',
    },
    {
      who: 'owners of one or two rooms',
      why: 'They do it on Sunday evenings. A tenant who pays on the third of each month is worth more to them than the last ten per cent of rent.',
    },
  ],
  leak: 'Both sides meet at the viewing and can sign a form from the stationer’s without us.',
  hold: 'checked papers, a deposit held by somebody neutral, and the first rent paid on time',
  breaks:
    'an advertisement for a room that does not exist, a deposit not given back, a tenant who leaves early',
  remedy: 'return the first payment until the key has been turned, and offer the next fitting room at once',
  check: 'ownership or the main lease, identity, and pictures taken on the day',
  thick: 'one town and one kind of tenant',
  liquid:
    'a checked tenant gets two viewings within a week, and a checked room five applicants within two days',
  steps:
    'Papers are checked once, on both sides; five applicants are proposed, not two hundred; viewings lie in one afternoon; contract and deposit are signed the same evening, and the handover is photographed.',
  bottleneck: {
    what: 'rooms that are really free',
    because: 'in a full town each one has a hundred takers and its owner needs no help to find them',
  },
  busy: 'the six weeks before a term and the last week of every month',
  rivals: [
    {
      name: 'Do nothing: stay, or leave it empty',
      why: 'no risk',
      fails: 'costs a rent each month',
      answer: 'show the month in money',
    },
    {
      name: 'The advertisement portals',
      why: 'everybody looks there',
      fails: 'two hundred messages, and fraud among them',
      answer: 'take the advertisement there, and the sorting here',
    },
    {
      name: 'The agent',
      why: 'does it all',
      fails: 'a month’s rent, and works for one side',
      answer: 'a third of that, shown to both',
    },
    {
      name: 'A note on the board',
      why: 'free, local',
      fails: 'no proof of anything',
      answer: 'print the code of a checked room on it',
    },
    {
      name: 'Friends and colleagues',
      why: 'trusted',
      fails: 'nobody moves out when one needs it',
      answer: 'let employers and schools send their people',
    },
  ],
  danger: 'the portal that adds checks and contracts to its advertisements',
  uncopied: 'employers and schools that send everybody new to us first',
  firstVersion: [
    'papers checked once',
    'five applicants instead of two hundred',
    'contract and deposit on one evening',
    'handover with photographs',
  ],
  leftOut: [
    { what: 'sales', why: 'another law, other sums, other people' },
    { what: 'management of buildings', why: 'it pays by the month and is called at night' },
    { what: 'holding deposits ourselves', why: 'it needs a licence in most places' },
  ],
  layers: [
    {
      part: 'papers',
      job: 'identity, income, ownership, with a day on which they are deleted',
      choice: 'a checking service; we keep the result and not the copies',
    },
    {
      part: 'deposit',
      job: 'held by a neutral party',
      choice: 'a licensed deposit scheme or a bank’s trust account',
    },
  ],
  asked: 'how the last move went: messages, viewings, weeks, and money paid before the key',
  askedSeller: 'how long the room stood empty last time, how many wrote, and how they chose',
  productTest:
    'Thirty lettings are called after the third rent. If more than two were not paid on time, the check of income is changed before another owner is won.',
  sceptic: [
    'In a full town owners need nobody, and in an empty one nobody needs rooms.',
    'People move every few years, so each customer is new, and the portal that they all know begins one click away.',
  ],
  risk: {
    name: 'The law caps or shifts the fee',
    sign: 'a bill in its first reading',
    answer: 'charge for the check and the contract, not for the introduction',
  },
  ways: [
    'Search advertising on town and term',
    'Owners who tell the house next door',
    'Personnel offices and schools that send newcomers',
  ],
  supply: 'at owners’ associations, in notice boards of large employers and among hosts tired of short stays',
  takeLike: 'any marketplace',
  take: [0.15, 0.3, 0.45],
  orderValue: [500, 850, 1_500],
  serving: [0.02, 0.035, 0.05],
  ordersAYear: [0.4, 0.7, 1.2],
  leaving: [0.045, 0.06, 0.09],
  paidBack: 0.34,
  lets: true,
  perSeller: [0.1, 0.2, 0.4],
  counted: 'households',
  share: [0.03, 0.06, 0.1],
}
