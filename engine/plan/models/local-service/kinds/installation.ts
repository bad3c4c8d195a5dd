import type { Kind } from '../kind-row.ts'

export const installation: Kind = {
  cues: /\b(solar|photovoltaic|pv|heat pumps?|insulation|ev charg\w*|batter(y|ies) storage|renovat\w*|kitchen fitt\w*|windows? (install\w*|replacement)|construction|contractor|remodel\w*|flooring)\b/i,
  noun: 'installation firm',
  visit: { one: 'installation', many: 'installations' },
  customer: { one: 'house', many: 'houses' },
  worker: { role: 'Installer', like: 'technician', dollars: 52_000 },
  craft: 'sign for the roof and for the meter cupboard',
  craftTest:
    'the electrician’s licence in the firm, and three roofs finished by quote, permit and connection included',
  trouble: [
    'Owners {where} have three quotes on the table that cannot be compared, a neighbour who is delighted and another who has waited eleven months for his meter. So they wait as well.',
    'Panels have become cheap; what is dear is the way from yes to switched on. Permit, scaffolding, electrician, grid: {buyers} see five firms where they wanted one, and each says that it is the other’s turn.',
  ],
  groups: [
    {
      who: 'owners whose roof or boiler is due anyway',
      why: 'The scaffold stands, or the heating is dying. They must decide within weeks and can add it for little.',
    },
    {
      who: 'owners with an electric car',
      why: 'They know their kilowatt-hours by heart, charge at home and reckon for themselves. One honest table convinces them.',
    },
  ],
  nothing:
    'The old bill goes on. For most houses that is bearable, which is why interest peaks after each rise of the tariff and is gone by spring; a quote has to be ready while the letter lies on the table.',
  ask: {
    what: 'what their last yearly bill was, who quoted, and where it stopped',
    pass: 'four of the fifteen have a quote in a drawer',
  },
  works:
    'A visit of ninety minutes with roof, cupboard and bill; a quote on two pages with the yield at its low end; then one person who answers for permit, scaffold and connection. An average order is {price}, paid in three parts.',
  trust:
    'It is the largest sum since the house, paid to a firm that may not exist when the guarantee is needed. So parts and guarantee are in the owner’s name, and the last part of the price falls due when the meter runs.',
  now: [
    'Modules have become a small part of the bill; what decides is labour and paper, and these can be organised.',
    'Cars and heat pumps move consumption into the house; that is where its own current is worth most.',
  ],
  against:
    'Rules change faster than roofs get built: feed-in rates, taxes and grid queues. An order book that hangs on a subsidy can be empty within a month.',
  caution:
    'Detached houses can be counted from above; roofs that suit, owners who may decide and wires that bear it are fewer. The grid operator’s queue limits the year more than demand does, and it is not in this table.',
  rivals: [
    {
      name: 'Do nothing: pay the tariff',
      why: 'no decision, no scaffold',
      fails: 'the next rise',
      answer: 'leave the two pages; they are read after the next letter',
    },
    {
      name: 'The large seller with a call centre',
      why: 'a date tomorrow, finance included',
      fails: 'sells first, then looks for an electrician',
      answer: 'the electrician comes to the first visit',
    },
    {
      name: 'The local electrician',
      why: 'known, trusted, licensed',
      fails: 'no time for roofs',
      answer: 'work under his licence, or with him',
    },
    {
      name: 'Self-assembly on the balcony',
      why: 'a weekend, a small sum',
      fails: 'covers the fridge',
      answer: 'give advice for free; he has a roof in five years',
    },
  ],
  danger:
    'The large seller lowers prices to fill his crews whenever rules change, and goes bankrupt later. Surviving such a year takes small fixed costs and orders from heating and roofing colleagues.',
  first: [
    'a visit with roof, cupboard and bill',
    'two pages with the yield at its low end',
    'one person for permits and grid',
    'scaffold, roof and current from one hand',
    'payment in three parts',
    'a check after the first winter',
  ],
  oneMore: 'each further system has its own training, its own fault at Christmas and its own stock',
  leftOut: [
    { what: 'finance of our own', why: 'banks do it, with a licence' },
    { what: 'stock of modules', why: 'prices fall while they lie there' },
    { what: 'flat roofs and barns', why: 'statics and insurance of another size' },
  ],
  workTest:
    'A year after the first five installations the promised yield is compared with the meter. If two of five are below the low end, the table is wrong and every open quote is corrected.',
  priceTalk:
    'A firm price after the visit, nothing before it. {price} on average; more than half of it is material that is paid before the customer pays, so the first third falls due on ordering and not on building.',
  priceTest:
    'Of twenty quotes ten show the yearly yield, ten the years until it has paid for itself. {founder} uses the form that was signed more often, at the same price.',
  channels: [
    { name: 'Street evenings at a finished roof', reached: 'neighbours', share: [0.03, 0.06, 0.1] },
    {
      name: 'Roofers, heating firms and their scaffolds',
      reached: 'houses named',
      share: [0.12, 0.22, 0.35],
    },
    { name: 'Search after a tariff letter', reached: 'enquiries', share: [0.05, 0.1, 0.16] },
  ],
  winning:
    'A switched-on roof invites its street: one evening, the owner’s own figures, sausages. {founder} says nothing until asked and leaves with three visits. No advertisement has that rate.',
  keeping:
    'A house buys once and talks for ten years. The check after the first winter finds the loose clamp before the owner does, and asks who in the street has asked.',
  tools: [
    {
      part: 'planning',
      job: 'roof, shade, strings, yield',
      choice: 'a rented planning program; the low end is printed',
    },
    {
      part: 'permits',
      job: 'grid, authority, tax, each with its date',
      choice: 'one board with every house on it',
    },
    {
      part: 'site',
      job: 'photographs of what is covered later',
      choice: 'a checklist in the telephone, signed by the electrician',
    },
  ],
  data: 'Bills and consumption show when a house is empty. They are used for the calculation, kept with the contract and not passed to suppliers; monitoring belongs to the owner.',
  toolTest:
    'One finished house is planned anew from the program by somebody who was not there. The result must be within a tenth of what its meter shows.',
  day: 'Two on the roof, one in the cupboard, two to three days for a house; behind it six to twelve weeks of paper. Rain stops the roof, the grid stops everything.',
  binds: 'the electrician’s signature',
  lever:
    'Crews can be found; the licensed electrician cannot. Paying him well and freeing him from driving is worth more than a second crew.',
  alone: 'without the licence holder no installation may be switched on',
  sceptic:
    'The customer pays late, the supplier wants money now, and the law changes in between. One licence carries every job. A firm that lived on a subsidy can vanish with it, and its guarantees too. To be paid for patience with offices is a hard way to earn.',
  kill: 'more than three finished houses wait for their meter, or the licence holder has given notice',
  steps: [
    {
      day: 22,
      action: 'Ask the grid operator for its queue in writing',
      number: 'weeks',
      go: 'under fourteen',
    },
    { day: 40, action: 'Ten visits with two pages each', number: 'signed', go: 'two' },
    {
      day: 60,
      action: 'Agree terms with two wholesalers',
      number: 'days to pay',
      go: 'thirty at one of them',
    },
    { day: 80, action: 'One street evening at a finished roof', number: 'visits booked', go: 'three' },
  ],
  money: {
    shape: 'jobs',
    price: [9_000, 14_500, 24_000],
    hours: 45,
    timesAYear: [1, 1, 1],
    perWorker: [0.07, 0.09, 0.12],
    daysAWeek: 5,
    small: 2,
    settled: 6,
    materials: [0.54, 0.6, 0.66],
    churn: [0.85, 0.9, 0.97],
    win: [250, 450, 900],
    kit: [8_000, 22_000, 50_000],
    running: [450, 750, 1_200],
    reach: [10, 18, 30],
    way: 'by car',
    share: { label: 'in a house of their own that decide on it in a year', range: [0.01, 0.02, 0.035] },
    willing: [0.06, 0.1, 0.18],
  },
}
