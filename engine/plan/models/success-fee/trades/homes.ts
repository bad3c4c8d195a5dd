// Homes to be sold or let.
import type { Trade } from '../trade.ts'

export const homes: Trade = {
  cues: /\b(propert(y|ies)|homes?|houses?|flats?|apartments?|estate agents?|realtors?|(?:home|house|private) (?:sellers?|vendors?)|landlords?|tenants?|letting|real estate|plots?)\b/i,
  field: 'homes to be sold or let',
  case: { one: 'mandate', many: 'mandates' },
  client: { one: 'owner', many: 'owners' },
  payer: 'the owner',
  of: 'the price on the day of signing',
  trouble:
    'An owner sells once in fifteen years, to people who buy once, with an agent who does it every week.',
  now: ['ask three agents and take the highest promise', 'put up pictures and answer strangers for months'],
  whyLeft:
    'The difference between a good and a bad sale is made before the first viewing, and nobody is paid for that part.',
  nothing: 'another quarter of two housing costs',
  groups: [
    {
      who: 'heirs and people who part',
      why: 'They are several, they disagree, and they want a figure that each can believe. Speed and fairness count for more than the last two per cent.',
    },
    {
      who: 'owners who have already bought',
      why: 'From the second mortgage payment on they would take less. Whoever names the honest price first is thanked later.',
    },
  ],
  steps:
    'Price is set from signed sales, not from advertisements; papers are complete before the first picture; viewings fall on two days; offers come in writing; the share is due when the deed is signed and not before.',
  clock: 'the first four weeks, in which most serious buyers come',
  lost: 'prices set by hope, papers with a gap, owners who wanted to know and not to sell',
  sorting: 'a reason to sell, a date, and a price within reach of signed sales',
  proof: 'the land register, plans, and signed sales in the same streets',
  bottleneck: {
    what: 'mandates at a true price',
    because: 'an overpriced home costs the same work and earns nothing',
  },
  adverse: 'Owners whom every agent turned down call the one who asks for nothing.',
  ends: 'The owner is gone with the keys; only the neighbours remain.',
  hold: 'the street itself, where the next owner saw the sign',
  busy: 'spring, and the first weeks after the summer holidays',
  rivals: [
    {
      name: 'Do nothing: stay, or let it stand',
      why: 'no decision',
      fails: 'two housing costs',
      answer: 'a letter each quarter with one signed sale nearby',
    },
    {
      name: 'Selling without help',
      why: 'keeps the share',
      fails: 'strangers in the bedroom, and a price by guess',
      answer: 'sell the preparation alone',
    },
    {
      name: 'The agent on the main street',
      why: 'known, a window',
      fails: 'promises high and lowers later',
      answer: 'show signed prices',
    },
    {
      name: 'The fixed-fee portal',
      why: 'cheap',
      fails: 'the owner does the work',
      answer: 'ask only at the deed',
    },
    {
      name: 'A buyer for cash',
      why: 'next week',
      fails: 'a fifth below',
      answer: 'offer the date, with the price',
    },
  ],
  danger: 'the agent on the main street, when the young partner takes over',
  uncopied: 'signed sales in a few streets, each with its story',
  firstVersion: [
    'price from signed sales',
    'papers complete before pictures',
    'viewings on two days',
    'offers in writing',
  ],
  leftOut: [
    { what: 'homes outside the first district', why: 'a price without known streets is a guess' },
    { what: 'financing', why: 'a second share from a bank, and a second loyalty' },
    { what: 'new developments', why: 'developers have their own sales desks' },
  ],
  layers: [
    {
      part: 'signed sales',
      job: 'price, street, state and date',
      choice: 'public register where it is open, own record where it is not',
    },
    {
      part: 'papers',
      job: 'plans, register, certificates, questions answered once',
      choice: 'a data room with a log of who looked',
    },
  ],
  asked: 'what they would do in the month after the sale, which price they have in mind, and from where',
  productTest:
    'Of the first ten mandates, six must be signed within sixteen weeks at no more than a twentieth below the price named on the first day.',
  sceptic: [
    'Everybody knows an agent, and nearly nobody needs one this year.',
    'Half a year of work can end in a change of mind, and nothing is owed.',
  ],
  risk: {
    name: 'The market stands still',
    sign: 'viewings for each mandate fall by a third',
    answer: 'let instead of sell, fewer mandates, price talks in week three',
  },
  ways: [
    'Letters to a few streets with signed prices',
    'Owners who name a neighbour',
    'Solicitors, banks and movers',
  ],
  shareLike: 'sale of a home, US and world',
  share: [0.015, 0.03, 0.06],
  marginLike: 'estate or letting agency',
  amount: [180_000, 290_000, 450_000],
  wins: [0.4, 0.55, 0.7],
  months: 5,
  casesAYear: [8, 10, 12],
  leaving: [0.7, 0.82, 0.92],
  told: [0.03, 0.07, 0.14],
  costToWin: [500, 1_100, 2_500],
  counted: 'households',
  affected: [0.015, 0.03, 0.05],
}
