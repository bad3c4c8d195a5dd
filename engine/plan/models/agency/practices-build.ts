// Firms that build and keep running: software, data, machines.
import type { Practice } from './practice.ts'

export const BUILDING: Practice[] = [
  {
    cues: /\b(software (?:development|agency|studio|house)|web (?:development|agency|developers?)|app development|developers?|engineers?|programmers?|programming|no-?code|internal tools|mvp builds?|dev shop|custom software)\b/i,
    noun: 'software house',
    work: { one: 'release', many: 'releases' },
    bills: 'hours',
    rate: [85, 130, 200],
    fee: [6_000, 13_000, 40_000],
    outside: [0.02, 0.04, 0.08],
    hand: { role: 'Engineer', like: 'software engineer', dollars: 118_000 },
    scene:
      'The business runs on a spreadsheet that one person understands. It has eleven tabs, two of them must not be touched, and every Friday somebody types figures from it into another system.',
    nothing:
      'The spreadsheet is paid for. What it costs shows when its keeper is on holiday, when two people save at once, and when a customer asks for something that needs a twelfth tab.',
    asked:
      'which task is typed twice, how many hours a week that takes, what they last paid for software made to order, and whether it is still used',
    groups: [
      [
        'operations heads with a process nobody sells software for',
        'They have looked at three products, and each does nine tenths.',
      ],
      [
        'owners of half-finished software',
        'The first developer is gone, the code is there, the password perhaps.',
      ],
      ['firms that must connect to a customer’s system', 'The order depends on an interface and a date.'],
    ],
    signs:
      'The managing director signs, afraid of a project that never ends; the person with the spreadsheet decides whether it will be used.',
    season:
      'Budgets open in the first quarter. Nobody puts anything live in the weeks in which their own trade is busy.',
    method:
      'Something usable every two weeks, from the first fortnight on. The client may stop after any of them and keeps the code, which is why the first one is small and real.',
    pilot: 'one fortnight that replaces one tab',
    features: [
      'the one screen that replaces the double typing',
      'a login and a record of who changed what',
      'import of the old spreadsheet',
      'a release every second Friday',
      'tests for what costs money when it breaks',
      'code in the client’s own account',
    ],
    rivals: [
      [
        'Do nothing: the spreadsheet',
        'flexible, free, understood by one',
        'that one is on holiday',
        'replace one tab, keep the rest',
      ],
      [
        'A ready-made product',
        'cheaper, maintained, documented',
        'does nine tenths, and the tenth is the firm',
        'recommend it where it fits, and connect the tenth',
      ],
      ['A freelancer', 'half the rate', 'a bus, a better offer, a baby', 'two people read every line'],
      [
        'An offshore team',
        'a third of the rate',
        'builds what was written, not what was meant',
        'sit beside the person with the spreadsheet',
      ],
      [
        'An in-house developer',
        'always there',
        'alone, and bored by the second year',
        'build it so that one can take it over',
      ],
    ],
    danger: 'the operations head who builds it alone with a code generator',
    leftOut: [
      [
        'fixed prices for whole systems',
        'nobody knows the size before the third fortnight, and the guess is paid by us',
      ],
      ['shares instead of fees', 'they do not pay salaries'],
      ['consumer apps', 'they need marketing money the client has already spent on code'],
    ],
    whyNow: [
      'Code assistants have cut the typing, so a fortnight holds more than it did, and small jobs pay.',
      'Most systems have interfaces today; connecting them is work, and no longer a research project.',
    ],
    against:
      'The same assistants let a patient client do the first version alone, and push hourly rates down from below.',
    run: 'A fortnight begins with an hour at the client’s desk and ends with a release. Four days in ten are building, one is talking, the rest is reading each other’s work and keeping old systems alive.',
    neck: {
      what: 'people who can talk to a client and build',
      because: 'each of them carries two clients, and the third is lied to',
    },
    leak: 'Hours leak into old systems: a call about something finished in spring is answered, and never billed.',
    proof:
      'Four weeks after the first release the record shows who opened it on how many days. Used on fewer than three working days in five, and no second fortnight is sold before we know why.',
    tools: [
      ['code and review', 'every change read by a second person', 'a hosted repository in the client’s name'],
      ['pipeline', 'tests and releases at the push of a button', 'the repository’s own automation'],
      ['hosting', 'the client’s systems, separated', 'a cloud account for each client, billed to them'],
      ['hours', 'time by client and kind of work', 'a timer on each task, exported monthly'],
    ],
    guard:
      'Test copies hold invented people, never the client’s customers; keys are kept in a vault and changed when somebody leaves.',
    ways: [
      'Operations heads one client knows',
      'Consultants and accountants who see the spreadsheets',
      'A public account of one finished fortnight',
    ],
    hazard: [
      'A client does not pay for the last fortnight',
      'a question about hours instead of a yes',
      'payment for each fortnight before the next one begins',
    ],
    sceptic:
      'Selling hours of scarce people means hiring them before the work is signed or signing before they are hired. One idle engineer eats the profit of three, and machines are learning to do the part clients pay for.',
  },
  {
    cues: /\b(data (?:consult\w+|analytics|engineering|science|agency|team)|analytics|dashboards?|machine learning|ai (?:consult\w+|agency|automation|implementation|adoption)|automation agency|business intelligence|chatbots?)\b/i,
    noun: 'data practice',
    work: { one: 'question answered', many: 'questions answered' },
    bills: 'project',
    rate: [90, 140, 210],
    fee: [5_000, 12_000, 32_000],
    outside: [0.04, 0.07, 0.12],
    hand: { role: 'Analyst', like: 'software engineer', dollars: 105_000 },
    scene:
      'Three departments bring three figures for last month’s sales to the same meeting. Each is right by its own rule, an hour goes by, and the decision is made by whoever speaks last.',
    nothing:
      'Deciding by feeling is quick and often good. It fails where nobody has a feeling: which tenth of customers costs money, which product is returned by whom, which machine will stop.',
    asked:
      'which decision of the last quarter they would have made differently with one more figure, where that figure lies, and who could get it out',
    groups: [
      ['firms that have bought a dashboard nobody opens', 'The money is spent and the question still open.'],
      ['operations with one costly guess', 'Stock, staff or price: a tenth better pays for the whole job.'],
      [
        'boards that were told to do something with artificial intelligence',
        'They have a budget and no question. They are dangerous clients and pay well.',
      ],
    ],
    signs:
      'Finance signs if the saving is in the offer; the department whose guess is being replaced can quietly stop it.',
    season:
      'Budgets come in the last quarter, questions after the first bad month. Nobody gives access in the weeks of the annual close.',
    method:
      'One question, one owner, one decision that will change. Data are taken where they lie, the first answer is shown in two weeks on real figures, and only then is anything built to last.',
    pilot: 'one question answered on two years of the client’s own data',
    features: [
      'a page with the question, its owner and the decision',
      'read-only access with a list of who saw what',
      'one table everybody counts from',
      'the answer with its error, in plain words',
      'a run that repeats without us',
    ],
    rivals: [
      [
        'Do nothing: decide by feeling',
        'fast, and the boss is often right',
        'nobody learns when not',
        'score last year’s feelings against what happened',
      ],
      [
        'The spreadsheet wizard in controlling',
        'knows every exception',
        'one head, one holiday',
        'make the wizard the owner',
      ],
      [
        'A dashboard product',
        'pretty by Friday',
        'shows what is, not what to do',
        'start from the decision, use the product for the picture',
      ],
      [
        'A large consultancy',
        'safe choice for a board',
        'a slide deck and a second phase',
        'a result in two weeks or no second invoice',
      ],
    ],
    danger: 'the assistant inside the client’s own office software',
    leftOut: [
      ['projects without a decision', 'they end in a chart and a bad name'],
      ['replacing the core system', 'it takes years and careers'],
      ['models nobody can explain to the person affected', 'the law and the works council will ask'],
    ],
    whyNow: [
      'Storage and computing are rented by the hour, so a mid-size firm can ask what once took a department.',
      'Boards have been told to act on artificial intelligence and lack somebody who tells them which question is worth it.',
    ],
    against:
      'Budgets born of fashion end with it, and the first firms already ask what last year’s pilot changed.',
    run: 'A week to get access, two days to learn that the data are worse than said, a week for the first answer. The rest is making it repeat itself.',
    neck: { what: 'access to the data', because: 'the person who may grant it has the least to win' },
    leak: 'Hours leak into cleaning: every system writes the same customer three ways, and no offer has a line for it.',
    proof:
      'Each model is scored on the quarter it has not seen against the client’s own old rule. No better by a tenth, and we say so and stop.',
    tools: [
      [
        'landing place',
        'copies of the client’s tables, read only',
        'a warehouse in the client’s own cloud account',
      ],
      ['workbench', 'queries, models, versions', 'open tools the client can keep'],
      ['schedule', 'the same run every night, with an alarm', 'the warehouse’s own scheduler'],
      ['log', 'who saw which personal data', 'kept by the client, not by us'],
    ],
    guard:
      'Data stay in the client’s account; what names a person is masked before an analyst sees it, and the mask stays with the client.',
    ways: [
      'Finance heads one client knows',
      'Suppliers of the systems in which the data lie',
      'A published score of one model, with its misses',
    ],
    hazard: [
      'The answer is right and nobody acts',
      'the owner misses two meetings',
      'no work without an owner who signs the decision',
    ],
    sceptic:
      'Clients want to be told that they are ready, and most are not. The money is in the fashion, the value is in the cleaning, and the fashion will end first.',
  },
  {
    cues: /\b(cyber-?security|it support|managed (?:it|services)|help ?desks?|soc ?2|iso 27001|penetration test\w*|network(?:s|ing)? support|it services?|cloud migration|sysadmin)\b/i,
    noun: 'security and IT firm',
    work: { one: 'client month', many: 'client months' },
    bills: 'retainer',
    rate: [75, 115, 175],
    fee: [700, 1_600, 4_000],
    outside: [0.12, 0.18, 0.26],
    hand: { role: 'Engineer', like: 'technician', dollars: 66_000 },
    scene:
      'The machine that keeps everything stands under a desk, the person who set it up has left, and the back-up was last tried when nobody remembers. It works, so nobody asks.',
    nothing:
      'An hour of standstill costs as many wages as there are chairs. A week of it, with the customers’ files in somebody else’s hands, costs the customers. Until then leaving it alone looks like thrift.',
    asked:
      'when the last standstill was, how long it lasted, when a back-up was last restored, and what their insurer or largest customer asks about it',
    groups: [
      [
        'firms whose customer sent a security questionnaire',
        'The order hangs on answers they do not have. They need them in three weeks.',
      ],
      [
        'firms after the first scare',
        'For about a month after a false invoice or a locked machine, money is there. Then it is not.',
      ],
      ['offices whose one technician leaves', 'Passwords leave with him.'],
    ],
    signs:
      'The managing partner signs; the office manager, who gets the calls, chooses. Both ask a peer from the same trade before either reads an offer.',
    season:
      'Contracts move when they end: at the year’s turn and when a lease of machines runs out. Fear moves them sooner, and cannot be planned.',
    method:
      'First an inventory, then three repairs that stop the likeliest disasters, then a monthly rhythm: patches, a restored back-up, one page on what changed.',
    pilot: 'an inventory with a restored back-up',
    features: [
      'inventory of machines, accounts and rights',
      'back-up restored in front of the client',
      'second factor on every account',
      'answers to the usual questionnaires',
      'a telephone that is answered within a named time',
      'one page a month',
    ],
    rivals: [
      [
        'Do nothing: it works',
        'it has worked for years',
        'until the morning it does not',
        'restore a back-up before their eyes, or fail to',
      ],
      [
        'The cousin who knows computers',
        'nearly free, comes in the evening',
        'has a job of his own by day',
        'take over his notes, with thanks',
      ],
      [
        'The large service provider',
        'round the clock, certified',
        'the small client waits behind the big one',
        'name, number and time to answer in the contract',
      ],
      [
        'The software seller’s own support',
        'included',
        'knows its program and nothing beside it',
        'own the gap between the programs',
      ],
    ],
    danger: 'the insurer that hands its policyholders a free tool and a hotline',
    leftOut: [
      ['selling hardware at a margin', 'it makes every piece of advice suspect'],
      ['round-the-clock cover', 'it takes five people before it is honest'],
      ['certificates themselves', 'who prepares must not audit'],
    ],
    whyNow: [
      'Insurers and large buyers send questionnaires to firms of five, so security has become a condition of sale.',
      'Tools that watch hundreds of machines are rented by the seat, which lets two people look after what once took a department.',
    ],
    against:
      'When one client is hit, the firm that looked after it is asked first, and cover for that is dearer every year.',
    run: 'Mornings belong to tickets, afternoons to planned work, and one day a month to each client’s patches and a restored file. Emergencies break all of it.',
    neck: { what: 'the person on call', because: 'two clients in trouble on one morning need two people' },
    leak: 'Small favours leak hours: a printer, a new telephone, a question in the corridor, none of it in the contract.',
    proof:
      'Each month one client’s back-up is restored on a spare machine. A restore that fails, or takes longer than the contract’s hours, is told to the client in writing the same day.',
    tools: [
      ['watch', 'state of every machine, patches, alarms', 'a rented monitoring service by the seat'],
      ['tickets', 'who asked, who answers, by when', 'a hosted desk with a clock on it'],
      ['vault', 'passwords and rights of clients', 'a vault with a separate key for each client'],
    ],
    guard:
      'Whoever holds the keys of forty firms is a better target than any of them: own accounts get the strictest rules, and no key is shared.',
    ways: [
      'Insurance brokers with a questionnaire in hand',
      'Peers of one client in the same trade',
      'An evening at the trade body: a restore, live',
    ],
    hazard: [
      'A client is breached on our watch',
      'an alarm nobody read',
      'written limits of the duty, cover, a drill twice a year',
    ],
    sceptic:
      'Prevention that works is invisible, and what is invisible is cut. Clients leave in the third quiet year, and the noisy ones cost more hours than they pay for.',
  },
]
