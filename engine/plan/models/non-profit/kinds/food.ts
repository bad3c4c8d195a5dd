// From the back door of a shop to a plate.
import type { CauseKind } from '../kind.ts'

export const FOOD: CauseKind = {
  cues: /\b(?:food ?banks?|soup kitchen|meals?|hunger|hungry|unsold food|surplus food|pantry|community kitchens?|groceries|cook(s|ing)?)/i,
  noun: 'food charity',
  served: { one: 'meal', many: 'meals' },
  money: {
    unitCost: [1.2, 2.6, 5],
    isYearly: false,
    monthlyGift: [9, 16, 28],
    singleGift: [25, 48, 95],
    joining: [9, 13, 16],
    grants: [1, 2, 3],
    grant: [700, 1_600, 3_500],
    trading: {
      label: 'Catering and paid lunches',
      one: 'lunch',
      many: 'lunches',
      price: [7, 11, 17],
      aMonth: [60, 170, 260],
      cost: 0.5,
    },
    equipment: [2_500, 7_000, 20_000],
    help: { role: 'Kitchen lead', like: 'cook', dollars: 38_000 },
    cares: [0.1, 0.18, 0.28],
  },
  scene:
    'At nine in the evening shops throw away what families a street further on will miss on Thursday. In between stand a van, a cold room, a signature and somebody who is there every week. Food is the cheap part; what is scarce {where} is the two hours between the back door and the plate.',
  groups: [
    {
      who: 'families in the last week of the month',
      why: 'They come once, ashamed, and return if nobody asks for papers at the door. A table with a name on it feeds them and tells them who else could help.',
    },
    {
      who: 'people alone',
      why: 'They come for the meal and stay for the table. For them the empty chair opposite is the larger hunger.',
    },
  ],
  nothing:
    'Meals are skipped, first by the parents; school mornings and sugar do the rest, and nobody sends a bill.',
  asked:
    'what they ate on the last three days of last month, where from, and what stopped them from asking earlier',
  askedGo: 'twelve of twenty missed a main meal in that week and would have come to an open table',
  craft:
    'Collect before eight, cook what came, serve at the same hour. The menu follows the van; the rule that nobody leaves without a plate follows nothing.',
  whyNow: [
    'Rules against food waste make shops look for somebody who signs for what they give away.',
    'Kitchens of schools, clubs and churches stand empty on most evenings and have papers already.',
  ],
  against:
    'Surplus shrinks as shops order better, and prices of what has to be bought rise. Demand does not wait for donors.',
  first: [
    'two fixed collections a week from four shops',
    'one kitchen with its papers',
    'one open table on two evenings',
    'a cold chain written down',
    'a list of where else to get help',
  ],
  oneMore: 'each further evening takes a cook, six volunteers and a second fridge',
  phases: {
    proof: 'six weeks, one evening, a borrowed kitchen, every meal counted',
    proved: 'forty meals on each of four evenings, and no collection missed',
    open: 'two evenings a week, contracts with shops, a kitchen lead in hours',
    settled: 'paid lunches on weekdays that carry the kitchen, a second district on the same van',
  },
  leftOut: [
    { what: 'an own kitchen', why: 'fitting it out costs what ten thousand meals do' },
    { what: 'parcels for everybody', why: 'large charities do that better; a table is what they lack' },
    { what: 'proof of need at the door', why: 'it keeps away the proud, who are often the hungriest' },
  ],
  rivals: [
    {
      name: 'Do nothing: skip the meal',
      why: 'nobody sees it',
      fails: 'the third day',
      answer: 'no form, no queue outside',
    },
    {
      name: 'The large food bank',
      why: 'known, weekly parcel',
      fails: 'voucher, tins, no table',
      answer: 'send people both ways',
    },
    {
      name: 'Church or mosque meals',
      why: 'warm and near',
      fails: 'one day a week',
      answer: 'share the calendar',
    },
    {
      name: 'Another cause that asks the same donors',
      why: 'moving, urgent',
      fails: 'further away',
      answer: 'show Thursday’s table',
    },
  ],
  danger: 'a national charity that opens beside it and takes shops, press and volunteers along',
  hardToCopy:
    'Shops whose staff wait with the crates, and volunteers who come in November. Recipes and a van can be had anywhere.',
  misleads:
    'Kilos collected mislead: half may be bread. Meals eaten at the table, and the cost of one with everybody’s pay in it, are the figures donors should be told.',
  giftLead:
    'Donors think in plates. A monthly gift is therefore named by the meals it serves, worked out with all costs and not with ingredients alone.',
  giftTest:
    'Half of the next letters name a gift by meals, half by evenings. Whatever brings more monthly donors for each hundred letters becomes the wording.',
  ways: [
    {
      name: 'Guests at an open evening, asked in person',
      reached: 'people asked at the table',
      converts: [0.05, 0.12, 0.2],
      share: 0.45,
      cost: 0.2,
    },
    {
      name: 'Customers of the shops that give',
      reached: 'customers who saw the card',
      converts: [0.001, 0.003, 0.006],
      share: 0.3,
      cost: 0.4,
    },
    {
      name: 'Offices that cook for one evening',
      reached: 'people who cooked along',
      converts: [0.05, 0.1, 0.18],
      share: 0.25,
      cost: 0.4,
    },
  ],
  wayNote:
    'Whoever might give peels carrots first. An office pays for its evening, cooks with us and hears one figure at the end: what the evening cost, all in.',
  wayGo:
    'One in eight who cooked along gives monthly. One in twenty: the ask came too late in the evening or not at all.',
  layers: [
    {
      part: 'crate book',
      job: 'what came from whom, weight, temperature',
      choice: 'a shared sheet on a telephone, filled in at the van',
    },
    {
      part: 'rota',
      job: 'cooks, drivers, tables, stand-ins',
      choice: 'a free volunteer calendar with text messages',
    },
  ],
  keeps: 'Guests are counted and not listed. Allergies are asked at the table and written on no list.',
  toolTest:
    'A mock recall: one crate is named, and within thirty minutes it is known on which plates it went.',
  week: 'Crates on Monday and Thursday before eight; the menu is decided by ten, hands arrive at two, doors open at six. Friday is for thanks, figures and the fridge.',
  bottleneck:
    'The van hour binds: shops hand out in a window of thirty minutes, and whoever misses it twice is struck off.',
  gap: {
    gap: 'Somebody who answers for hygiene',
    why: 'one ill guest closes the table',
    closedBy: 'a trained kitchen lead, paid, before the third month',
  },
  decision: 'Nobody is asked for papers, and nobody is photographed at the table.',
  risks: [
    {
      name: 'A guest falls ill',
      likelihood: 'low',
      sign: 'a gap in the temperature sheet',
      answer: 'samples, sheets, cover',
    },
    {
      name: 'Shops give less',
      likelihood: 'high',
      sign: 'two empty crates in a week',
      answer: 'two new shops before they are needed',
    },
  ],
  sceptic: [
    'A free meal changes an evening and not a month. Volunteers come for the first winter; the fridge, the van and the papers come every week.',
    'Large food charities do it more cheaply by the ton. What is special here, a table, is what no grant form asks about.',
  ],
  wrongIf:
    'guests come back and bring neighbours, if shops stay for a year, and if paid lunches cover the kitchen',
  kill: [
    { when: 'week eight', stopIf: 'fewer than twenty-five come on an ordinary evening' },
    { when: 'the end of month six', stopIf: 'a meal costs, all in, more than twice the plan' },
  ],
  steps: [
    {
      day: 7,
      action: 'Stand at four back doors and weigh what leaves',
      number: 'kilos fit to cook',
      go: 'sixty on an ordinary evening',
    },
    { day: 20, action: 'Agree kitchen, papers and cover', number: 'signatures', go: 'all three' },
    { day: 35, action: 'Serve the first evening', number: 'guests', go: 'twenty-five' },
    {
      day: 60,
      action: 'Serve four weeks without a missed collection',
      number: 'meals',
      go: 'forty an evening',
    },
    { day: 80, action: 'Let two offices cook', number: 'monthly donors', go: 'four' },
  ],
  finding: {
    headline: 'The meal is cheap, the Thursday is not.',
    text: 'Ingredients are the small part of a plate; being there every week, with van and papers, is what donors pay for.',
  },
}
