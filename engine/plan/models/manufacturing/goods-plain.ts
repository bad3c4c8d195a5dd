// A maker of something we have no row for.
import type { Goods } from './goods.ts'

export const PLAIN: Goods = {
  cues: /(?!)/,
  noun: 'workshop',
  bench: 'bench',
  unit: { one: 'piece', many: 'pieces' },
  account: { one: 'account', many: 'accounts' },
  buyers: 'firms and shops that buy in small lots',
  scene:
    'Large makers are good at large numbers. Whoever needs forty of something, a little different and by the end of the month, is put at the end of their list or asked to order a thousand. So buyers take what is in the catalogue and live with the difference.',
  today: ['order from the catalogue and adapt it', 'wait for a large maker’s next free slot'],
  groups: [
    {
      who: 'buyers in small lots',
      why: 'Their order is a nuisance to a large maker and a good week for a small one.',
    },
    {
      who: 'buyers whose own customers ask where it comes from',
      why: 'They can charge for an answer, if there is one.',
    },
  ],
  nothing:
    'The catalogue works. A buyer who changes supplier risks his own delivery date for an advantage he has to explain to somebody else.',
  asked:
    'what they last could not get in the number or the form they needed, what they did instead, and what that cost',
  askedPass: 'name an order of the last half-year that they would have placed with a small maker',
  makes: 'a short range, made in lots small enough to change between two of them',
  differs: 'a lot of forty by a date that is kept',
  limits:
    'Small lots cost more, and no story changes that. Where a buyer needs ten thousand alike, he is better served elsewhere, and it is cheaper to say so at once.',
  whyNow: [
    'Used machines and software that drives them are within reach of a workshop; what used to need a works engineer needs a patient owner.',
    'Buyers have been let down by long supply lines often enough to pay a little for a maker they can drive to.',
  ],
  against:
    'Against now speaks the price of material and of money: a small maker pays more for both than the rival whose catalogue he is compared with.',
  rivals: [
    {
      name: 'Do nothing: the catalogue',
      why: 'in stock, known, cheap',
      fails: 'never quite right',
      answer: 'do the one change that the catalogue refuses',
    },
    {
      name: 'The large maker’s special order',
      why: 'quality with a name',
      fails: 'minimum lots and months',
      answer: 'forty by the end of the month',
    },
    {
      name: 'Import',
      why: 'a third of the price',
      fails: 'six weeks at sea, and no way back',
      answer: 'take the orders that cannot wait, and leave the rest',
    },
    {
      name: 'Another small workshop',
      why: 'near, known',
      fails: 'dates',
      answer: 'keep dates, and publish how many were kept',
    },
  ],
  danger: 'another small workshop that begins to keep its dates',
  dangerWhy:
    'Machines can be bought by anybody. The order in which the week is planned cannot be seen from outside, and that is where dates are kept or lost.',
  features: [
    'a short range with three sizes',
    'a price list that shows lots',
    'a date in writing with every order',
    'samples within a week',
    'a label with the batch',
  ],
  leftOut: [
    { what: 'single pieces for private people', why: 'each costs a talk as long as an order of forty' },
    { what: 'a second range', why: 'it doubles the material on the shelf before it adds a customer' },
    { what: 'an online shop', why: 'the buyers here telephone' },
  ],
  goodsTest:
    'Forty pieces are made in one go by the drawing, by somebody who did not draw it. Thirty-eight have to pass a buyer’s own inspection, or the drawing is not finished.',
  chain:
    'Between the bench and the last customer stands a trade margin. A price that ignores it is right for a market stall and wrong for a shelf.',
  sale: 'The first order is a test and pays nothing. The second is placed if the first came on its day, and the third without a talk.',
  channels: [
    {
      name: 'Samples handed over in person',
      reached: 'buyers visited',
      conversion: [0.1, 0.2, 0.32],
      share: 0.5,
    },
    {
      name: 'Introductions by first accounts and suppliers',
      reached: 'introductions',
      conversion: [0.14, 0.26, 0.4],
      share: 0.3,
    },
    { name: 'The trade fair of the region', reached: 'talks', conversion: [0.02, 0.06, 0.12], share: 0.2 },
  ],
  layers: [
    {
      part: 'orders',
      job: 'what, how many, by when',
      choice: 'a rented order program; one board on the wall that shows this week and the next',
    },
    {
      part: 'material',
      job: 'what is there, what is promised to whom',
      choice: 'a list by batch, counted every Friday',
    },
    {
      part: 'machines',
      job: 'the step that nobody else does',
      choice: 'bought used with a service record; everything else by the hour elsewhere',
    },
  ],
  batch:
    'Each lot has a card: material, date, who made it, what was scrapped. The card is filed with the invoice, so that a complaint finds its cause within a minute.',
  acceptance:
    'Ten trial orders are entered, made and invoiced by somebody who did not set up the system. Ten dates must be on the board, and ten invoices right.',
  week: 'Material comes on Monday, the bench runs until Thursday, Friday is for packing, invoices and the count of what is left.',
  bottleneck: {
    what: 'the one machine that everything passes through',
    because: 'an hour lost on it is lost for the whole week, whatever stands idle beside it',
  },
  spoils:
    'Scrap comes from haste at change-overs. So lots are grouped by set-up and not by who shouts loudest, and the first piece of each is measured by a second person.',
  gap: {
    gap: 'Somebody who calculates orders',
    why: 'a small maker is ruined by orders he won',
    closedBy: 'ten past orders are recalculated with real hours before the price list is printed',
  },
  risk: {
    name: 'One buyer takes a third of all',
    likelihood: 'medium',
    sign: 'a single name on every second invoice',
    answer: 'sell the next free week to somebody else, dearer or not',
  },
  sceptic:
    'It is a workshop with a story. The rival is bigger, cheaper and in stock; the story is worth a tenth on the price and costs a fifth in hours. Each new account wants samples, terms and a discount, and the bank lends on the machine, which is worth half.',
  wrongIf:
    'buyers who paid the full price order a second time without a call, and if nine dates in ten were kept in the half-year before',
  ways: undefined,
  price: [12, 38, 140],
  material: [0.28, 0.36, 0.48],
  turnover: [4_500, 15_000, 31_000],
  accountMonth: [200, 520, 1_400],
  machines: [18_000, 45_000, 110_000],
  floorArea: [60, 120, 250],
  energy: [180, 380, 800],
  stockMonths: 1,
  hands: { role: 'Workshop', like: 'technician', dollars: 42_000, count: [0.5, 1, 2] },
  perMillion: [600, 1_500, 3_500],
  counted: [],
  open: [0.06, 0.12, 0.22],
  openWho: 'that buy such things in small lots and would list a new maker',
  register: 'the trade register, by branch and place',
  permit: { what: 'Permits, product tests and marking', dollars: [1_500, 4_000, 9_000] },
  direct: undefined,
  resale: undefined,
}
