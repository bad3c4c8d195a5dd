import type { SoftwareKind } from '../../software/kind.ts'

export const TOOL_FOR_CREWS: SoftwareKind = {
  cues: /\b(construction|builders?|building firms?|building sites?|sites?|crews?|contractors?|roof(ers|ing)?|plumb(ers|ing)|electricians?|painters?|trades(men|people)|joiners?|carpenters?|scaffold\w*|defects?|subcontractors?|field service|installers?|cleaning (firms|compan\w+))\b/i,
  noun: 'tool for crews',
  one: 'building firm',
  many: 'building firms',
  scene:
    'On Friday at four the hours of the week are written down from memory, in the van, on the back of a delivery note. On Monday the office reads ‘about nine’ and invoices eight.',
  today:
    'Photographs lie on eleven private telephones, hours on paper, and the quarrel about who left the hole in the wall is held without either.',
  missing:
    'Not a plan room in the cloud: a way to note one fact with a glove on, in the rain, in ten seconds.',
  groups: [
    {
      who: 'the foreman',
      why: 'He is asked for proof months later. If it takes him longer than a photograph, he will not do it.',
    },
    {
      who: 'the one in the office who writes invoices',
      why: 'Every missing hour is noticed there first, usually by the customer.',
    },
  ],
  nothing: 'a few unbilled hours a man each month, and now and then a lost dispute',
  asked: 'which extra work of last month was done and not billed, and what would have proved it',
  rivals: [
    {
      name: 'Do nothing: paper and memory',
      why: 'works with wet hands',
      fails: 'on Monday',
      answer: 'be faster than the pencil, or lose to it',
    },
    {
      name: 'The group chat',
      why: 'everybody is in it',
      fails: 'photographs without a place or a date',
      answer: 'take them out of the chat by themselves',
    },
    {
      name: 'The large suite of the main contractor',
      why: 'demanded on large sites',
      fails: 'forty screens, made for planners',
      answer: 'export to it, and stay small',
    },
    {
      name: 'A spreadsheet in the office',
      why: 'free and known',
      fails: 'typed twice',
      answer: 'deliver the file that it expects',
    },
  ],
  danger: 'the payroll program that adds a button for hours',
  core: 'an hour, a place and a photograph in ten seconds without a signal',
  features: [
    'hours by tapping a site, not by typing',
    'photographs with place and time',
    'works in a cellar without a signal',
    'one page a week that the office can invoice from',
  ],
  oneMore: 'each further field is one that a man on a ladder leaves empty',
  leftOut: [
    { what: 'plans and drawings', why: 'suites do that, and a telephone is too small for it' },
    { what: 'tracking of people', why: 'crews switch off what follows them' },
    { what: 'estimating', why: 'it is another person’s job, at another desk' },
  ],
  holds: 'the invoices are written from it',
  leaves: 'a foreman changes firms, or winter empties the sites and nobody opens it until March',
  firstSign: 'a crew whose Friday page is empty twice',
  save: 'a visit at seven in the morning, at the van',
  season: 'January and February, when sites are frozen, are for choosing; from April nobody has time.',
  decides: 'The owner says yes in a week, over coffee; the crew says no within two, by not using it.',
  layers: [
    {
      part: 'the telephone',
      job: 'notes without a signal, sends later, never loses one',
      choice: 'stored on the device first; conflicts are shown and never merged in silence',
    },
    {
      part: 'the office page',
      job: 'a week for each site, ready to be billed',
      choice: 'a plain export in the format of the two payroll programs most used nearby',
    },
  ],
  secret: 'who worked where, and for how little',
  whyNow: [
    'Every worker carries a camera now, and disputes are settled by pictures.',
    'Firms cannot find people, so an owner cares more about billing the hours that he has.',
  ],
  proof:
    'Two crews use it for four weeks, with no help after the first day. It passes if nine Fridays in ten are complete and the office has stopped ringing round.',
  sceptic:
    'Crews have outlived a dozen such apps. The owner buys it, the foreman smiles, and in week three the paper is back. Small firms close, are slow to pay and change their mind each winter.',
  mustKnow: 'somebody who has stood on a site at seven and been obeyed',
  peril: {
    name: 'Crews refuse it',
    firstSign: 'photographs still in the chat',
    answer: 'start with one crew that asked for it',
  },
  own: {
    trusts: 'another owner whose men use it',
    fears: 'a tool that the men laugh at',
    meets: ['the builders’ merchant at six in the morning', 'the guild’s winter evening'],
    buys: 'in the frozen weeks',
    busy: 'April to October',
    paper: 'the price for each head and the way out',
  },
  ways: [
    {
      name: 'Builders’ merchants at six in the morning',
      reached: 'owners met at the counter',
      act: [0.03, 0.06, 0.1],
      wins: 0.35,
      cost: 0.35,
    },
    {
      name: 'Search for forms and templates',
      reached: 'visitors from search',
      act: [0.004, 0.009, 0.016],
      wins: 0.3,
      cost: 0.45,
    },
    {
      name: 'Subcontractors who saw it on a site',
      reached: 'subcontractors on shared sites',
      act: [0.06, 0.12, 0.2],
      wins: 0.35,
      cost: 0.2,
    },
  ],
  pool: 'building firms with staff',
  perThousand: [2, 3.2, 5],
  fits: [0.1, 0.18, 0.28],
  willing: [0.08, 0.16, 0.28],
  price: [39, 110, 260],
  churn: [0.02, 0.032, 0.05],
  told: 0.4,
  winMonths: [3, 5, 9],
  support: [0.06, 0.1, 0.15],
}
