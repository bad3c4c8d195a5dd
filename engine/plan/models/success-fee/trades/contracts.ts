// Contracts that cost too much.
import type { Trade } from '../trade.ts'

export const contracts: Trade = {
  cues: /\b(procure\w*|spend(ing)?|suppliers?|cost (reduction|savings?|cutting)|saas|software licen[cs]es|telecom|contracts?|negotiat\w*|overpay\w*|bills?|subscriptions?|purchasing|freight (audit|bills?)|vendor)\b/i,
  field: 'contracts that cost too much',
  case: { one: 'contract', many: 'contracts' },
  client: { one: 'client', many: 'clients' },
  payer: 'the supplier',
  of: 'what the new bill saves in its first year',
  trouble: 'A contract was signed once, renews itself each year, and nobody remembers who agreed to it.',
  now: ['ask the supplier, who offers two per cent', 'cancel in anger and sign a worse one'],
  whyLeft: 'What others pay is a secret of the supplier, and no single client is large enough to learn it.',
  nothing: 'last year’s price plus four per cent',
  groups: [
    {
      who: 'those who took over the books',
      why: 'A new finance head or a new owner finds contracts that nobody defends. They have a hundred days in which a saving is their merit.',
    },
    {
      who: 'those with many small contracts',
      why: 'Each is too small for a talk, all together are a salary. They would gladly hand over the folder.',
    },
  ],
  steps:
    'The folder is scanned and sorted by date of renewal; ten contracts are picked; the going price is shown from comparable ones; one letter and one call go to each supplier; the saving is the difference between two bills, and both are on the table.',
  clock: 'the notice date of each contract, after which a year is lost',
  lost: 'contracts in mid-term, suppliers without a rival, users who will not change',
  sorting: 'renewal within the half-year, at least two rivals, and a bill above a floor',
  proof: 'two bills for the same thing, before and after',
  bottleneck: {
    what: 'knowing what others pay',
    because: 'without a comparison a call is only a complaint',
  },
  adverse: 'Clients hand over what they tried themselves and failed with.',
  ends: 'After one round every contract is fair, for a year or two.',
  hold: 'the calendar of notice dates, which nobody else keeps',
  busy: 'the quarter before budgets are fixed',
  rivals: [
    {
      name: 'Do nothing: it renews itself',
      why: 'no work, no quarrel',
      fails: 'every year a little more',
      answer: 'list the ten largest with their dates, free',
    },
    {
      name: 'One’s own negotiation',
      why: 'knows the business',
      fails: 'does not know the price of others',
      answer: 'sell the comparison to those who prefer to call themselves',
    },
    {
      name: 'A buying group',
      why: 'size',
      fails: 'its own suppliers, its own bonus',
      answer: 'no money from suppliers, in writing',
    },
    {
      name: 'A consultant by the day',
      why: 'thorough',
      fails: 'costs before it saves',
      answer: 'nothing without a lower bill',
    },
    {
      name: 'Comparison pages',
      why: 'free, instant',
      fails: 'list prices',
      answer: 'paid prices',
    },
  ],
  danger: 'a bookkeeping program that sees every bill and begins to compare them',
  uncopied: 'paid prices by size of client, which grow with each folder',
  firstVersion: [
    'folder scanned and dated',
    'ten contracts by notice date',
    'comparison with paid prices',
    'two bills side by side',
  ],
  leftOut: [
    { what: 'commission from suppliers', why: 'it would end the one reason to trust us' },
    { what: 'wages and rents', why: 'people and landlords are not suppliers' },
    { what: 'changing systems', why: 'the saving drowns in the move' },
  ],
  layers: [
    {
      part: 'folder',
      job: 'supplier, price, term and notice date from scans',
      choice: 'text recognition with a person who confirms the four fields',
    },
    {
      part: 'price book',
      job: 'what clients of a size pay for what',
      choice: 'one table without names; shown only when five or more stand behind a figure',
    },
  ],
  asked: 'which three contracts renewed last year without a talk, and what each costs now',
  productTest:
    'Fifty contracts of five clients are negotiated. Below eighteen lower bills within ninety days, fewer kinds of contract are accepted before more clients are.',
  sceptic: [
    'The first folder is rich, the second is thin, and the third is never opened.',
    'Suppliers learn the caller’s name and put the discount into next year’s list price.',
  ],
  risk: {
    name: 'A client disputes the saving',
    sign: 'the first bill is not sent within a month',
    answer: 'base bill signed at the start, share due on the first lower bill',
  },
  ways: [
    'Letters to new finance heads in their first hundred days',
    'Clients who name another',
    'Accountants and interim managers',
  ],
  shareLike: 'share of money recovered for a client',
  share: [0.15, 0.25, 0.4],
  marginLike: 'service paid by success',
  amount: [500, 1_400, 4_000],
  wins: [0.3, 0.42, 0.55],
  months: 3,
  casesAYear: [6, 12, 22],
  leaving: [0.03, 0.045, 0.07],
  told: [0.005, 0.015, 0.03],
  costToWin: [250, 700, 2_000],
  counted: 'firms',
  affected: [0.1, 0.2, 0.35],
}
