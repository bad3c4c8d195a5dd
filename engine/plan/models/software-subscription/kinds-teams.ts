// Software for teams that choose their own tools, for clubs, and for firms of which we know no more than the brief says.
import type { SoftwareKind } from '../software/kind.ts'

export const TEAMS: SoftwareKind[] = [
  {
    cues: /\b(developers?|engineers?|engineering teams?|devops|code|deploy\w*|bugs?|incidents?|startups?|saas|product managers?|designers?|software teams?|it teams?|cyber\w*|security|remote teams?|repositor\w+)\b/i,
    noun: 'tool for software teams',
    one: 'team',
    many: 'teams',
    scene:
      'The page is down, six people stare at four dashboards, and the one who wrote the failing part left in spring. The fix takes two minutes; finding it took ninety.',
    today: 'They have built half of it themselves, in a script that one of them maintains on Fridays.',
    missing: 'More alerts would make it worse. What is missing is the one line that says where to look.',
    groups: [
      {
        who: 'whoever is woken at night',
        why: 'This person has no budget and every reason. If it helps once, it is installed everywhere by Monday.',
      },
      {
        who: 'the lead of a team of eight',
        why: 'Too large to know everything, too small for a platform group.',
      },
    ],
    nothing: 'ninety minutes now and then, and one tired engineer who looks for another job',
    asked: 'what broke last, how long the finding took, and what they had built or bought against it before',
    rivals: [
      {
        name: 'Do nothing: ask the one who knows',
        why: 'mostly works',
        fails: 'in the holidays',
        answer: 'be what is left when that person leaves',
      },
      {
        name: 'A script of their own',
        why: 'fits exactly',
        fails: 'has one maintainer',
        answer: 'read the script, and retire it politely',
      },
      {
        name: 'An open-source tool',
        why: 'free and inspectable',
        fails: 'somebody has to run it',
        answer: 'publish the core, sell the running',
      },
      {
        name: 'The large platform',
        why: 'one contract for all',
        fails: 'priced by surprise',
        answer: 'a flat price on the page',
      },
    ],
    danger: 'the platform that bundles it, and the weekend project that gives it away',
    core: 'the right place named within a minute, once, in their own incident',
    features: [
      'installed in ten minutes, removed in one',
      'no data leaves without a switch',
      'a page that explains each answer',
      'a price without a call',
    ],
    oneMore: 'each further language or cloud doubles the ways in which it can be wrong',
    leftOut: [
      { what: 'a mobile app', why: 'nobody repairs from a telephone' },
      {
        what: 'single sign-on for large firms',
        why: 'it comes with questionnaires, once somebody pays for them',
      },
      { what: 'an assistant that acts by itself', why: 'the first wrong action ends the trial' },
    ],
    holds: 'it is written into the runbook',
    leaves: 'a budget review asks which tools were opened this quarter',
    firstSign: 'an incident in which it was not opened',
    save: 'we read that incident with them and publish what we missed',
    season: 'The week after something broke; never in the days before a release.',
    decides:
      'An engineer tries it the same night, the lead pays by card within a month, and security asks its questions after that.',
    layers: [
      {
        part: 'the agent',
        job: 'reads, sends little, never slows anything',
        choice: 'a small open program that can be read in an hour',
      },
      {
        part: 'answers',
        job: 'one place to look, with the reason',
        choice: 'rules first, models only where rules fail, and the source always linked',
      },
    ],
    secret: 'code, keys and what went wrong',
    whyNow: [
      'More code is written by machines than is read by people, and breakage follows.',
      'Teams are asked to justify every tool, which favours those with a flat and small price.',
    ],
    proof:
      'Ten teams install it without a call. It passes if six have it running after thirty days and three name an incident that it shortened.',
    sceptic:
      'Engineers would rather build than buy, and what they cannot build is free by next year. The platform gives it away to sell storage. A team of eight has thirty tools and a mandate to cut ten.',
    mustKnow: 'somebody who has carried the pager',
    peril: {
      name: 'It breaks what it watches',
      firstSign: 'one slow request traced to us',
      answer: 'a hard limit on what it may use, and a switch',
    },
    ways: [
      {
        name: 'Written post-mortems, ours first',
        reached: 'readers',
        act: [0.003, 0.007, 0.012],
        wins: 0.4,
        cost: 0.3,
      },
      {
        name: 'The open core',
        reached: 'teams that install it',
        act: [0.015, 0.03, 0.05],
        wins: 0.35,
        cost: 0.4,
      },
      {
        name: 'Meet-ups and a colleague’s word',
        reached: 'engineers met',
        act: [0.02, 0.04, 0.07],
        wins: 0.25,
        cost: 0.3,
      },
    ],
    isBorderless: true,
    pool: 'software teams',
    perThousand: [0.3, 0.7, 1.2],
    fits: [0.12, 0.2, 0.3],
    willing: [0.08, 0.16, 0.28],
    price: [39, 119, 349],
    churn: [0.025, 0.04, 0.06],
    churnAs: 'software for small firms on monthly plans',
    told: 0.6,
    winMonths: [3, 4.5, 7],
    support: [0.04, 0.07, 0.11],
  },
  {
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
  },
]

export const PLAIN_FIRM: SoftwareKind = {
  cues: /(?!)/,
  noun: 'tool',
  one: 'firm',
  many: 'firms',
  scene:
    'The step is small and comes every week. It is done by whoever has time, differently each time, and when it goes wrong the mistake surfaces at a customer’s desk.',
  today: 'A spreadsheet, a shared inbox and one colleague who knows how it is really done.',
  missing: 'General tools exist for everything; none of them knows this one step from beginning to end.',
  groups: [
    {
      who: 'the colleague who does it',
      why: 'Knows each exception by heart, is asked by nobody, and can sink any tool by going on as before.',
    },
    {
      who: 'the owner who pays for mistakes',
      why: 'Sees the cost when a customer complains, forgets it by the next month, and buys in between.',
    },
  ],
  nothing: 'some hours a week and now and then a customer',
  asked:
    'how they did it last week, step by step, what went wrong in the last three months, and what that cost',
  rivals: [
    {
      name: 'Do nothing: as always',
      why: 'no decision needed',
      fails: 'when the colleague is ill',
      answer: 'be bought in that week',
    },
    {
      name: 'The spreadsheet',
      why: 'bends to all exceptions',
      fails: 'has one author',
      answer: 'take it over, exceptions included',
    },
    {
      name: 'The large system they have',
      why: 'paid for',
      fails: 'covers the step with a free text field',
      answer: 'fill that field',
    },
    {
      name: 'A person, hired for it',
      why: 'thinks along',
      fails: 'costs a salary',
      answer: 'make that person twice as fast',
    },
  ],
  danger: 'the large system that turns the free text field into a module',
  core: 'the whole step once, from end to end, with their own data',
  features: [
    'their own file read on the first day',
    'the three commonest exceptions',
    'a note of who did what',
    'everything out again as a file',
  ],
  oneMore: 'each further exception is somebody’s daily case and everybody else’s clutter',
  leftOut: [
    { what: 'a second trade', why: 'its exceptions differ, and two half-fitting tools fit nobody' },
    { what: 'an app for the telephone', why: 'the step happens at a desk until somebody shows otherwise' },
    { what: 'reports for management', why: 'they are asked for first and read last' },
  ],
  holds: 'the exceptions are in it, and nowhere else any more',
  leaves: 'the colleague who championed it leaves',
  firstSign: 'a week in which the old file was opened again',
  save: 'an hour beside that colleague',
  season: 'The weeks after last season’s loss is fresh; never in high season.',
  decides: 'The owner decides within a month, if the colleague who does the work has tried it and shrugged.',
  layers: [
    {
      part: 'the step',
      job: 'from input to result, with exceptions',
      choice: 'plain code with each exception named after the customer who has it',
    },
    {
      part: 'data in and out',
      job: 'files of the systems they have',
      choice: 'import and export first, interfaces when three customers share one',
    },
  ],
  secret: 'prices, margins and customers’ names',
  whyNow: [
    'Small firms have come to rent software by the month without a project around it.',
    'People who knew the step by heart retire faster than they can be replaced.',
  ],
  proof:
    'Three firms run one real week in it beside the old way. It passes if two of them leave the old way on their own by the fourth week.',
  sceptic:
    'A small step is a small budget. The spreadsheet is free, the large system may add it, and each firm swears that its exceptions are special. Ten customers with ten variants are a consultancy, not a product.',
  mustKnow: 'somebody who has done this step for a living',
  peril: {
    name: 'Every customer wants another variant',
    firstSign: 'the third request for an exception in a month',
    answer: 'a price for variants, and a limit of three',
  },
  ways: [
    {
      name: 'A list of a hundred firms, called one by one',
      reached: 'firms called',
      act: [0.02, 0.04, 0.07],
      wins: 0.35,
      cost: 0.3,
    },
    {
      name: 'Search: the question they type',
      reached: 'visitors from search',
      act: [0.004, 0.008, 0.014],
      wins: 0.3,
      cost: 0.45,
    },
    {
      name: 'One of the trade tells another',
      reached: 'firms named by customers',
      act: [0.1, 0.18, 0.28],
      wins: 0.35,
      cost: 0.25,
    },
  ],
  pool: 'firms with staff',
  perThousand: [3, 6, 10],
  fits: [0.04, 0.08, 0.14],
  willing: [0.06, 0.12, 0.2],
  price: [29, 69, 189],
  churn: [0.02, 0.035, 0.055],
  told: 0.4,
  winMonths: [3, 5, 8],
  support: [0.05, 0.09, 0.14],
}
