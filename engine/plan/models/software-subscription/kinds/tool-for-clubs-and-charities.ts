import type { SoftwareKind } from '../../software/kind.ts'

export const TOOL_FOR_CLUBS_AND_CHARITIES: SoftwareKind = {
  cues: /\b(charit(y|ies)|non-?profits?|volunteers?|donors?|fundrais\w+|clubs?|associations?|church(es)?|congregations?|members?|communit(y|ies)|ngos?|foundations?|choirs?|sports clubs?)\b/i,
  noun: 'tool for clubs and charities',
  one: 'organisation',
  many: 'organisations',
  scene:
    'The treasurer has stepped down. Her successor gets a shoebox, a password on a slip of paper and a list of members in which eleven are dead.',
  today: 'Everything rests on one volunteer’s spreadsheet and good will, until that volunteer moves away.',
  missing: 'Nobody there needs more functions. What is missing is a handover that a stranger survives.',
  groups: [
    {
      who: 'the newly elected',
      why: 'They have a free afternoon and a fright. For six weeks they will change things.',
    },
    {
      who: 'offices with one paid person',
      why: 'Every hour of hers was given by somebody, and the board asks for what.',
    },
  ],
  nothing: 'unpaid fees, double letters and one lost year at each election',
  asked: 'how the last handover went, what was lost, and who mended it in how many evenings',
  rivals: [
    {
      name: 'Do nothing: the spreadsheet',
      why: 'free, known to one',
      fails: 'when that one leaves',
      answer: 'begin with that file',
    },
    {
      name: 'Free tools joined together',
      why: 'no price',
      fails: 'five passwords',
      answer: 'one login, handed over by vote',
    },
    {
      name: 'The federation’s program',
      why: 'recommended',
      fails: 'made for the federation',
      answer: 'export what it asks for',
    },
    {
      name: 'A large donor system',
      why: 'complete',
      fails: 'for a staff of forty',
      answer: 'an evening to learn, not a course',
    },
  ],
  danger: 'the federation that gives its own program away',
  core: 'a handover in one evening',
  features: [
    'the old file read as it is',
    'fees collected and chased',
    'roles that end with the office',
    'a report that the assembly understands',
  ],
  oneMore: 'each further function has to be explained to the next volunteer',
  leftOut: [
    { what: 'a public website', why: 'a nephew has made one' },
    { what: 'bookkeeping for auditors', why: 'the auditor has his own' },
    { what: 'a chat', why: 'they have one, and it is full' },
  ],
  holds: 'the fees come in through it',
  leaves: 'a new board wants something of its own',
  firstSign: 'a quarter without a login',
  save: 'a call to the new treasurer in the first week',
  season: 'The weeks after a general assembly; never in the season itself.',
  decides: 'A board of five decides by vote, at the meeting after next, if the treasurer is for it.',
  layers: [
    {
      part: 'members',
      job: 'who, since when, paid until',
      choice: 'one table, with an import that asks and never guesses',
    },
    { part: 'fees', job: 'collect, remind, book', choice: 'a rented payment service with direct debit' },
  ],
  secret: 'who gave how much, and who is in arrears',
  whyNow: [
    'The generation that kept the shoeboxes is stepping down, all at once.',
    'Privacy law has made the list on a private laptop a risk for the board in person.',
  ],
  proof:
    'Ten organisations move their file in. It passes if eight collect the next fees with it and six treasurers did so without a call.',
  sceptic:
    'They have no money, decide by committee and count on the nephew. Each sale takes two meetings for the price of a cake buffet. A federation can end it with one circular.',
  mustKnow: 'somebody who has been treasurer',
  peril: {
    name: 'A wrong direct debit',
    firstSign: 'one returned payment above the usual',
    answer: 'a test run that the board signs',
  },
  own: {
    trusts: 'a treasurer of another club',
    fears: 'a member list in the wrong hands',
    meets: ['the regional assembly', 'the federation’s circular'],
    buys: 'after the general assembly',
    busy: 'the season itself',
    paper: 'the price for a year, and the way out',
  },
  ways: [
    {
      name: 'Federations and umbrella bodies',
      reached: 'organisations in the circular',
      act: [0.006, 0.013, 0.025],
      wins: 0.35,
      cost: 0.35,
    },
    {
      name: 'Search: templates for treasurers',
      reached: 'visitors from search',
      act: [0.005, 0.01, 0.017],
      wins: 0.35,
      cost: 0.45,
    },
    {
      name: 'Treasurers who serve twice',
      reached: 'organisations of the same people',
      act: [0.1, 0.2, 0.3],
      wins: 0.3,
      cost: 0.2,
    },
  ],
  pool: 'clubs and charities',
  perThousand: [2, 4, 7],
  fits: [0.12, 0.2, 0.3],
  willing: [0.06, 0.12, 0.2],
  price: [15, 35, 89],
  churn: [0.01, 0.018, 0.03],
  told: 0.5,
  winMonths: [4, 6, 9],
  support: [0.05, 0.09, 0.14],
}
