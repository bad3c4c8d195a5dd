// Goods and capacity between firms.
import type { Trade } from '../trade.ts'

export const betweenFirms: Trade = {
  cues: /\b(wholesale|b2b|freight|hauliers?|shippers?|truck(s|ers)?|loads?|cargo|logistics|manufacturers?|factor(y|ies)|machin(e|es|ery|ing)|suppliers?|procure\w*|raw materials?|construction materials?|scrap|surplus stock|industrial|spare parts?|packaging|warehouse)\b/i,
  field: 'goods and capacity between firms',
  order: { one: 'order', many: 'orders' },
  seller: { one: 'supplier', many: 'suppliers' },
  buyer: { one: 'buying firm', many: 'buying firms' },
  wants: 'a confirmed quantity on a confirmed day',
  now: [
    'ring round five numbers before ten in the morning',
    'stay with the one supplier who always delivers, at a price nobody checks',
  ],
  lack: 'Capacity and need miss each other by an hour or by fifty kilometres, because both are written in telephones.',
  idle: 'On the other side wheels roll empty and machines stand still on days that a neighbour would have paid for.',
  nothing: 'an hour on the telephone every morning and a price that is nobody’s best',
  groups: [
    {
      who: 'whoever buys for a firm without a purchasing department',
      why: 'It is a second job beside the first. They are blamed for a missing delivery and never praised for a cheap one, so they pay for certainty.',
    },
    {
      who: 'firms whose usual supplier has just failed them',
      why: 'For two weeks they will try anybody with papers. After that the habit closes again.',
    },
  ],
  leak: 'After the third good delivery both have the number of the other, and the fourth is arranged without a fee.',
  hold: 'payment in days instead of weeks, and the papers that come with each order',
  breaks: 'short quantities, a lorry that waits at a closed gate, an invoice that does not match',
  remedy: 'find the replacement the same day and argue about the money afterwards',
  check: 'the trade register, insurance, and two references called by telephone',
  thick: 'one lane or one material within a day’s drive',
  liquid: 'a request posted by nine has two binding offers by eleven, four days out of five',
  steps:
    'A request names quantity, place and day; offers are binding for two hours; the paper is signed with the offer; delivery is confirmed with a photograph and the payment leaves within a week.',
  bottleneck: {
    what: 'offers that really bind',
    because: 'one supplier who changes a price after the yes sends ten buyers back to the telephone',
  },
  busy: 'Monday morning and the last week of a quarter',
  rivals: [
    {
      name: 'Do nothing: the usual number',
      why: 'known for years, no form',
      fails: 'full on the day it counts',
      answer: 'be the second number, for overflow, and ask for nothing else',
    },
    {
      name: 'The broker',
      why: 'one call and it is solved',
      fails: 'a margin that nobody sees',
      answer: 'show both prices, and win brokers as sellers',
    },
    {
      name: 'The large exchange',
      why: 'thousands of offers',
      fails: 'strangers, and no one answers for them',
      answer: 'a short list of checked names on one lane',
    },
    {
      name: 'A tender by email',
      why: 'written, comparable',
      fails: 'a week',
      answer: 'the same three offers by eleven',
    },
    {
      name: 'Own stock or own vehicles',
      why: 'always there',
      fails: 'paid for on empty days too',
      answer: 'sell those days for them',
    },
  ],
  danger: 'a broker with good contacts who buys the same software',
  uncopied: 'a record of who kept their word, by lane, day and quantity',
  firstVersion: [
    'requests by form or forwarded email',
    'offers that bind for two hours',
    'papers filled in from the offer',
    'payment within a week of the photograph',
  ],
  leftOut: [
    { what: 'own credit', why: 'to pay suppliers early from our own money is a bank’s business' },
    { what: 'a second lane or material', why: 'half a market twice is no market' },
    { what: 'tracking devices', why: 'a photograph at the gate proves enough for the first year' },
  ],
  layers: [
    {
      part: 'requests',
      job: 'turns an email into quantity, place and day',
      choice: 'a form and a person who types; later a reader of emails, checked by the same person',
    },
    {
      part: 'papers',
      job: 'contract, delivery note and invoice from one record',
      choice: 'document templates with electronic signature from a provider',
    },
  ],
  asked:
    'how the last urgent purchase went: how many calls, how long, and by how much it missed price or day',
  askedSeller: 'how many days or loads stood empty last month, and at what price they would have been sold',
  productTest:
    'Fifty requests are run by hand, on the telephone, and timed. If fewer than thirty-five are covered by eleven, more suppliers are won on the same lane before any software is extended.',
  sceptic: [
    'Firms that trade weekly want each other’s number and not a platform, and the third order is theirs.',
    'The share is small, the orders are large, and one that goes wrong costs more than a hundred that go right.',
  ],
  risk: {
    name: 'A buyer does not pay',
    sign: 'a first order far larger than asked for at the start',
    answer: 'payment into a trust account before loading, limits by age of the account',
  },
  ways: [
    'Calls to buying firms on one lane',
    'Suppliers who bring the customers they cannot serve',
    'The desk at a trade yard or fair',
  ],
  supply:
    'at depots and trade yards before seven in the morning, and in the members’ list of the association',
  takeLike: 'any marketplace',
  take: [0.04, 0.08, 0.12],
  orderValue: [350, 820, 2_000],
  serving: [0.006, 0.011, 0.02],
  ordersAYear: [8, 14, 26],
  leaving: [0.025, 0.04, 0.07],
  paidBack: 9,
  perSeller: [3, 7, 15],
  counted: 'firms',
  share: [0.01, 0.03, 0.06],
  byTransfer: true,
}
