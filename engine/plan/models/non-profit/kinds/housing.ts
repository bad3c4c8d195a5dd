// A key first, and a person who answers.
import type { CauseKind } from '../kind.ts'

export const HOUSING: CauseKind = {
  cues: /\b(?:homeless(ness)?|housing|tenanc(y|ies)|shelter for (women|people|families)|rough sleep|evict|roof over)/i,
  noun: 'housing charity',
  served: { one: 'place kept for a year', many: 'places kept for a year' },
  money: {
    unitCost: [2_200, 4_200, 8_500],
    isYearly: true,
    monthlyGift: [12, 22, 40],
    singleGift: [40, 80, 180],
    joining: [8, 12, 15],
    grants: [2, 3, 5],
    grant: [2_000, 4_500, 9_000],
    trading: {
      label: 'Rent and housing support paid by the town',
      one: 'month of a place',
      many: 'months of places',
      price: [250, 420, 700],
      aMonth: [3, 9, 16],
      cost: 0.15,
    },
    equipment: [4_000, 10_000, 30_000],
    help: { role: 'Case worker', like: 'carer', dollars: 44_000 },
    cares: [0.06, 0.12, 0.2],
  },
  scene:
    'Without an address there is no work, without work no lease, and without a lease no address. Hostels break the circle for a night at a time. Landlords {where} would let if somebody stood behind the tenant; nobody asks them.',
  groups: [
    {
      who: 'people newly without a home',
      why: 'The first ninety days decide. They still have a telephone, often a job, and one deposit would hold them.',
    },
    {
      who: 'landlords with one flat',
      why: 'They fear damage, arrears and a year in court. A guarantee and a person who answers is worth more to them than a higher rent.',
    },
  ],
  nothing: 'A bed in a hostel, then a sofa, then the street; the town pays for it by the night, and more.',
  asked:
    'where they slept on each of the last seven nights, what the last address was lost over, and what one sum would have held it',
  askedGo:
    'nine of twenty could have stayed with less than three months’ rent and one talk with the landlord',
  craft:
    'The lease comes first, without conditions; the case worker comes every week and leaves last. What keeps a tenancy is rent paid on the day and a neighbour who has a number to ring.',
  whyNow: [
    'Towns count what a hostel night costs, and have begun to pay for tenancies that hold.',
    'Small landlords look for a safe let, as rules on letting grow.',
  ],
  against: 'Rents rise faster than any benefit. One tenancy that fails loudly closes ten doors.',
  first: [
    'five flats from landlords known by name',
    'a guarantee fund for rent and damage',
    'one case worker for ten tenancies',
    'a neighbour’s number that is answered',
    'a plan for the day when help ends',
  ],
  oneMore: 'each further ten tenancies need a case worker, found and paid before the keys',
  phases: {
    proof: 'five tenancies with a guarantee, six months',
    proved: 'four of five pay on the day in month six',
    open: 'a contract with the town by tenancy and month',
    settled: 'landlords who bring the second flat; tenants who take over the lease',
  },
  leftOut: [
    { what: 'buying houses', why: 'it binds the money of thirty tenancies in one roof' },
    { what: 'a night shelter', why: 'another trade, with another licence and another night' },
    { what: 'conditions such as abstinence', why: 'they refuse those for whom it is made' },
  ],
  rivals: [
    {
      name: 'Do nothing: sofa and street',
      why: 'no questions',
      fails: 'winter',
      answer: 'a key before the talk',
    },
    {
      name: 'The hostel',
      why: 'a bed tonight',
      fails: 'out at eight',
      answer: 'take people from it, with its thanks',
    },
    {
      name: 'The town’s housing office',
      why: 'it has to',
      fails: 'a list of years',
      answer: 'bring flats it cannot reach',
    },
    {
      name: 'A larger housing association',
      why: 'stock and staff',
      fails: 'references, deposits',
      answer: 'be the reference',
    },
  ],
  danger: 'a market in which landlords no longer need anybody’s guarantee',
  hardToCopy:
    'Landlords who ring us first, and a record of tenancies that held. A guarantee on paper can be written by any bank.',
  misleads:
    'Keys handed over mislead. Tenancies that pay on the day in the twelfth month are the figure, for towns as for donors.',
  giftLead:
    'A donor pays for a month behind a door. What a night in a hostel costs the public is set beside it, from the town’s own account.',
  giftTest:
    'Half of the letters ask for a month, half for a deposit. If deposits bring larger first gifts and as many second ones, they lead.',
  ways: [
    {
      name: 'Landlords, architects and estate agents, asked in person',
      reached: 'people of the trade asked',
      converts: [0.05, 0.1, 0.18],
      share: 0.35,
      cost: 0.3,
    },
    {
      name: 'Neighbours and congregations near the flats',
      reached: 'people at such an evening',
      converts: [0.03, 0.06, 0.1],
      share: 0.4,
      cost: 0.2,
    },
    {
      name: 'Winter letters to the district',
      reached: 'letters in winter',
      converts: [0.003, 0.007, 0.012],
      share: 0.25,
      cost: 0.5,
    },
  ],
  wayNote:
    'Landlords are found through landlords, over coffee, with the guarantee on one page. The town is shown its own cost of a night beside ours, by the person who runs that budget.',
  wayGo:
    'One landlord in ten lets a first flat, one in three of those a second. Fewer, and the guarantee is too small or the number is not answered.',
  layers: [
    {
      part: 'tenancy book',
      job: 'rent dates, visits, damage, guarantee used',
      choice: 'a hosted case record; entries by two people only',
    },
    {
      part: 'guarantee account',
      job: 'money set aside for each door',
      choice: 'a separate bank account that needs two signatures',
    },
  ],
  keeps:
    'Past addresses, illnesses and debts are seen by the case worker alone. Nothing is told to a landlord that the tenant has not read.',
  toolTest:
    'A tenant does not pay: on day three somebody has rung, on day seven the landlord has the money, on day ten there is a plan.',
  week: 'Monday is rent day and telephone day; visits run from Tuesday to Thursday; Friday is for landlords and the town. The number is answered on Sunday too, because that is when neighbours ring.',
  bottleneck: 'Flats bind before money does, and case workers before flats are kept.',
  gap: {
    gap: 'Somebody who knows leases and benefits',
    why: 'a wrong date loses a year',
    closedBy: 'a part-time housing lawyer, from the first lease',
  },
  decision: 'No key without a case worker who has room for it.',
  risks: [
    {
      name: 'A tenancy fails loudly',
      likelihood: 'medium',
      sign: 'two calls from neighbours',
      answer: 'the same day on the spot; the landlord paid first',
    },
    {
      name: 'The town stops paying',
      likelihood: 'medium',
      sign: 'an election, a freeze',
      answer: 'a year’s notice in the contract, donors for the gap',
    },
  ],
  sceptic: [
    'It guarantees other people’s rents with donated money. Three bad tenancies in one winter empty the fund, and landlords remember only those.',
    'The cause is a lack of flats, which no case worker cures. The town could do it itself and will say so in the next budget.',
  ],
  wrongIf:
    'four of five tenancies pay on the day after six months, and if the town pays for each of them by then',
  kill: [
    { when: 'the end of month seven', stopIf: 'more than two of the first five tenancies have failed' },
    { when: 'the end of month twelve', stopIf: 'no public body pays by tenancy' },
  ],
  steps: [
    {
      day: 10,
      action: 'Get the town’s own cost of a hostel night',
      number: 'cost a month',
      go: 'above what a tenancy needs',
    },
    { day: 30, action: 'Have coffee with thirty landlords', number: 'flats offered', go: 'three' },
    {
      day: 45,
      action: 'Set up the guarantee account and its rules',
      number: 'months of rent covered',
      go: 'three for each flat',
    },
    { day: 65, action: 'Sign the first two leases', number: 'tenants in', go: 'two' },
    {
      day: 88,
      action: 'Put six months’ terms before the town',
      number: 'talks that go on',
      go: 'one, with a figure',
    },
  ],
  finding: {
    headline: 'The guarantee opens doors, the case worker keeps them open.',
    text: 'A place held for a year costs less than the nights it replaces, and the town is the payer to win.',
  },
}
