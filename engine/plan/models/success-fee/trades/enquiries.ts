// Customers brought and paid for one by one.
import type { Trade } from '../trade.ts'

export const enquiries: Trade = {
  cues: /\b(leads?|pay per (lead|result|sale|booking|customer)|performance marketing|affiliates?|advertis\w*|campaigns?|conversions?|booked (customers|appointments)|sales on commission|outsourced sales)\b/i,
  field: 'customers brought and paid for one by one',
  case: { one: 'enquiry', many: 'enquiries' },
  client: { one: 'client firm', many: 'client firms' },
  payer: 'the client',
  of: 'the first sale to a customer whom we brought',
  trouble:
    'The budget for advertising is spent, a report with clicks arrives, and the telephone does not ring.',
  now: ['pay an agency by the month', 'stop advertising and live on old customers'],
  whyLeft: 'Whoever places advertisements is paid for placing them; nobody is paid for the sale.',
  nothing: 'empty hours that were paid for',
  groups: [
    {
      who: 'owners with free capacity',
      why: 'An empty chair or crew costs the same as a full one. They will pay well for a sale and nothing for a promise.',
    },
    {
      who: 'firms burnt by a monthly contract',
      why: 'They ask one question: what if nobody comes? The answer is the product.',
    },
  ],
  steps:
    'One service in one area is chosen; page, number and form are ours; each enquiry is called within five minutes and handed over with a date; the client reports the sale, and every tenth one is checked with the customer.',
  clock: 'the five minutes after an enquiry',
  lost: 'enquiries called too late, clients who do not call back, sales that are not reported',
  sorting: 'a margin that bears the share, free capacity, and a person who answers',
  proof: 'recorded enquiry, date handed over, invoice number',
  bottleneck: { what: 'clients who report honestly', because: 'the sale happens out of our sight' },
  adverse: 'Those ask who have nothing that sells.',
  ends: 'When the calendar is full, the client pauses.',
  hold: 'the page and the number, which stay ours',
  busy: 'the season of the client’s trade',
  rivals: [
    {
      name: 'Do nothing: wait for a call',
      why: 'free',
      fails: 'empty hours',
      answer: 'fill one empty day first',
    },
    {
      name: 'An agency by the month',
      why: 'does everything',
      fails: 'paid, sale or no sale',
      answer: 'paid by sale',
    },
    {
      name: 'Portals that sell contacts',
      why: 'many',
      fails: 'the same contact to five',
      answer: 'one contact, one client',
    },
    { name: 'Doing it oneself', why: 'control', fails: 'at midnight', answer: 'take the calls' },
    {
      name: 'Recommendations',
      why: 'the best customers',
      fails: 'not when needed',
      answer: 'ask their customers for them',
    },
  ],
  danger: 'an agency that takes the same risk with a larger purse',
  uncopied: 'pages that rank and cost figures by trade and town',
  firstVersion: [
    'one service, one area',
    'page, number and form of our own',
    'call within five minutes',
    'every tenth sale checked',
  ],
  leftOut: [
    { what: 'brand campaigns', why: 'no sale can be tied to them' },
    { what: 'trades with sales under a floor', why: 'a call costs more than the share' },
    { what: 'a second client in the same area', why: 'it would break the first one’s trust' },
  ],
  layers: [
    {
      part: 'tracking',
      job: 'enquiry, call, date, invoice',
      choice: 'own numbers and a plain ledger; consent first',
    },
    {
      part: 'pages',
      job: 'one service, one area, one form',
      choice: 'static pages on rented hosting; tested weekly',
    },
  ],
  asked: 'how many new customers came last month, from where, and what an empty day costs',
  productTest:
    'Two trades in one town, sixty enquiries each. Below one sale in six, the trade is dropped and not the price.',
  sceptic: [
    'Clicks are paid today, the share arrives in a quarter, if the client is honest.',
    'What works is seen by every rival in the same auction within weeks.',
  ],
  risk: {
    name: 'Sales are not reported',
    sign: 'fewer sales than answered calls suggest',
    answer: 'every tenth customer asked; contract ended at the second gap',
  },
  ways: [
    'Calls to owners with an empty week',
    'Clients who name another trade',
    'Breakfasts of the regional business club',
  ],
  shareLike: 'share of a first sale for whoever brought it',
  share: [0.08, 0.14, 0.22],
  marginLike: 'service paid by success',
  amount: [250, 650, 1_800],
  wins: [0.12, 0.2, 0.3],
  months: 1,
  casesAYear: [70, 150, 320],
  leaving: [0.03, 0.05, 0.08],
  told: [0.005, 0.015, 0.03],
  costToWin: [250, 700, 1_800],
  counted: 'firms',
  affected: [0.04, 0.1, 0.2],
}
