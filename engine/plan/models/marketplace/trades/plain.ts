// Two sides that find each other over something we have no row for.
import type { Trade } from '../trade.ts'

export const plain: Trade = {
  cues: /(?!)/,
  field: 'what is offered here',
  order: { one: 'order', many: 'orders' },
  seller: { one: 'seller', many: 'sellers' },
  buyer: { one: 'buyer', many: 'buyers' },
  wants: 'somebody who can be relied on, found without asking twenty others',
  now: ['ask around until somebody knows somebody', 'stay with the first who answered'],
  lack: 'Both sides exist and do not see each other; what they lack is a place where the other side is sure to be.',
  idle: 'Good people wait for a call that goes to whoever advertised louder.',
  nothing: 'a search that starts from nothing each time',
  groups: [
    {
      who: 'those who need it soon',
      why: 'Time is what they pay for. An answer within the day wins them, a better one next week does not.',
    },
    {
      who: 'those who were let down last time',
      why: 'They ask about the guarantee before the price, and they tell others whether it held.',
    },
  ],
  leak: 'A pair that got on well has each other’s number, and the fee is the only thing between them.',
  hold: 'help when something goes wrong, and a replacement when the usual one is full',
  breaks: 'a no-show, a quality that was not agreed, a payment that is disputed',
  remedy: 'make the buyer whole within a day and settle with the seller afterwards',
  check: 'identity, two references, and one order watched from start to end',
  thick: 'one place and one kind of order',
  liquid: 'four searches in five end with two offers on the same day',
  steps:
    'A request says what, where and by when; two or three sellers who can do it answer with a price that binds; payment is held until both say that it is done.',
  bottleneck: {
    what: 'good sellers who answer within the hour',
    because: 'a buyer who waits until evening has found somebody else',
  },
  busy: 'the start of the week',
  rivals: [
    {
      name: 'Do nothing: manage as before',
      why: 'no new account, no risk',
      fails: 'the same search next time',
      answer: 'be there on the day when the old way fails',
    },
    {
      name: 'A recommendation',
      why: 'free and trusted',
      fails: 'the recommended one is full',
      answer: 'win exactly these people as sellers',
    },
    {
      name: 'The large general platform',
      why: 'everybody has an account',
      fails: 'strangers, and nobody answers for them',
      answer: 'fewer names, each of them checked',
    },
    {
      name: 'A middleman by telephone',
      why: 'one call and it is solved',
      fails: 'a margin that neither side sees',
      answer: 'show both prices',
    },
    {
      name: 'Doing it without the other side',
      why: 'no dependence',
      fails: 'time, and tools for one use',
      answer: 'leave the simple cases to it',
    },
  ],
  danger: 'the large general platform, on the day it opens a corner for exactly this',
  uncopied: 'enough of both sides in one place, which money alone does not bring',
  firstVersion: [
    'requests with what, where and by when',
    'offers that bind',
    'payment held until done',
    'two questions to both sides afterwards',
  ],
  leftOut: [
    { what: 'a second place', why: 'half of the sellers in each of two places serve neither' },
    { what: 'an app', why: 'a page in the browser does the same until people come back weekly' },
    { what: 'bidding', why: 'it draws those whom nobody books' },
  ],
  layers: [
    {
      part: 'requests and offers',
      job: 'brings the two sides together, with a time limit',
      choice: 'rented marketplace software; matching by a person for the first two hundred',
    },
    {
      part: 'disputes',
      job: 'keeps what was agreed, and who said it was done',
      choice: 'a record that neither side can change',
    },
  ],
  asked: 'how they last found somebody for this, how long it took, and what it cost',
  askedSeller: 'how many of last month’s hours or goods stayed unsold, and what they pay to be found',
  productTest:
    'Fifty requests are matched by hand. If fewer than forty get two offers on the same day, more sellers are won in the same place before more buyers.',
  sceptic: [
    'Two sides have to be won at once, each asks where the other is, and the first year is spent in that gap.',
    'Whoever is served well here needs the place less each time.',
  ],
  risk: {
    name: 'A bad order becomes the story told',
    sign: 'a second complaint of the same kind in a month',
    answer: 'make good first, tell openly, drop the seller',
  },
  ways: [
    'Advertising on the moment of need',
    'Sellers who bring customers of their own',
    'People whom both sides ask for a name',
  ],
  supply: 'at the places where they already wait for customers',
  takeLike: 'any marketplace',
  take: [0.08, 0.15, 0.22],
  orderValue: [45, 90, 180],
  serving: [0.015, 0.03, 0.05],
  ordersAYear: [2, 3.6, 6],
  leaving: [0.04, 0.06, 0.1],
  paidBack: 1.75,
  perSeller: [4, 9, 18],
  counted: 'households',
  share: [0.01, 0.04, 0.1],
}

/** The same, where firms do the buying. */
export const plainForFirms: Trade = {
  ...plain,
  orderValue: [150, 420, 1_200],
  ordersAYear: [3, 6, 12],
  counted: 'firms',
  byTransfer: true,
}
