// What online shops lose on the way.
import type { Trade } from '../trade.ts'

export const shopRefunds: Trade = {
  cues: /\b(chargebacks?|amazon|online (shops?|stores?|sellers?|retailers?)|e-?commerce|parcels?|carriers?|shipping refunds?|reimburse\w*|merchants?|marketplace sellers?|returns fraud|lost inventory|ad refunds?)\b/i,
  field: 'what online shops lose on the way',
  case: { one: 'refund case', many: 'refund cases' },
  client: { one: 'shop', many: 'shops' },
  payer: 'the platform or carrier',
  of: 'what is credited back',
  trouble:
    'A parcel is late, a unit vanishes in a warehouse, a card payment is pulled back, and each is too small to chase.',
  now: ['book it as shrinkage', 'file two on a quiet day and stop'],
  whyLeft: 'The rule that would pay is on page thirty of the carrier’s terms, and its window is two weeks.',
  nothing: 'one or two per cent of sales, unnoticed',
  groups: [
    {
      who: 'owners who pack themselves',
      why: 'They see each loss and have no evening for it. What they want is a line in the accounts, without a password more.',
    },
    {
      who: 'shops that have just begun to sell abroad',
      why: 'New carriers, new rules, new losses. Nobody in the house has read the terms.',
    },
  ],
  steps:
    'Shop, carrier and platform are connected for reading; each night promise and delivery are compared; cases are filed inside their windows; what is refused is answered once with proof; credits are matched to the statement.',
  clock: 'the claim window, a fortnight with one carrier and two months with the next',
  lost: 'deliveries that were scanned in time, units that turn up again, disputes without a signature',
  sorting: 'promise, scan, window and value above a floor',
  proof: 'label, scan history and the invoice of the item',
  bottleneck: { what: 'access to the data', because: 'each platform changes its doors twice a year' },
  adverse: 'Shops with the worst packing have the most cases and the weakest ones.',
  ends: 'Carriers pay, then improve, or raise the price of the guarantee.',
  hold: 'a nightly check that nobody will ever do by hand',
  busy: 'January, after the holiday parcels',
  rivals: [
    {
      name: 'Do nothing: shrinkage',
      why: 'small each time',
      fails: 'large each year',
      answer: 'count ninety days back, free',
    },
    { name: 'An assistant with a list', why: 'cheap', fails: 'misses the window', answer: 'file at night' },
    {
      name: 'The shop system’s plug-in',
      why: 'one click',
      fails: 'one carrier',
      answer: 'all of them on one page',
    },
    {
      name: 'Large audit firms',
      why: 'thorough',
      fails: 'start at a size ten times larger',
      answer: 'begin where they stop',
    },
    {
      name: 'A better carrier contract',
      why: 'cures it',
      fails: 'waives the claims',
      answer: 'show what the waiver costs',
    },
  ],
  danger: 'the shop system that files by itself',
  uncopied: 'accepted arguments by carrier, platform and depot',
  firstVersion: [
    'ninety days counted back',
    'nightly comparison',
    'filing inside the window',
    'credits matched to statements',
  ],
  leftOut: [
    { what: 'packing advice', why: 'another talk, another fee' },
    { what: 'disputes with honest buyers', why: 'a refund there is cheaper than a review' },
    { what: 'a fourth platform', why: 'each one is a month of work and breaks twice a year' },
  ],
  layers: [
    {
      part: 'connections',
      job: 'read orders, labels, scans, statements',
      choice: 'official interfaces with read access only; tokens kept in a vault',
    },
    {
      part: 'rules',
      job: 'what each carrier owes, and until when',
      choice: 'a dated rule table, tested each night on known cases',
    },
  ],
  asked: 'what was lost, late or pulled back in the last quarter, and how many of these were filed',
  productTest:
    'Five shops, ninety days back. If credits stay below half a per cent of their shipping and platform costs, the floor for a shop is raised before a sixth joins.',
  sceptic: [
    'It is a plug-in, and plug-ins are copied in a month.',
    'The platform that pays the refunds also owns the door through which they are claimed.',
  ],
  risk: {
    name: 'A platform closes its interface',
    sign: 'a notice of changed terms',
    answer: 'no platform above half of revenue, files exported weekly',
  },
  ways: [
    'A free count of ninety days, offered in sellers’ groups',
    'Shops that name another',
    'Accountants for online shops',
  ],
  shareLike: 'share of money recovered for a client',
  share: [0.15, 0.22, 0.3],
  marginLike: 'service paid by success',
  amount: [14, 30, 70],
  wins: [0.4, 0.55, 0.7],
  months: 2,
  casesAYear: [120, 260, 600],
  leaving: [0.025, 0.04, 0.07],
  told: [0.006, 0.018, 0.03],
  costToWin: [90, 260, 700],
  counted: 'firms',
  firms: [[/./, 'online shops of some size']],
  affected: [0.05, 0.12, 0.25],
}
