// Software for people at desks: their rival is the habit, the inbox and the tool they already pay for.
import type { SoftwareKind } from '../software/kind.ts'

export const DESKS: SoftwareKind[] = [
  {
    cues: /\b(law(yers?)?|law firms?|legal|attorneys?|solicitors?|notar\w+|accountants?|bookkeep\w+|tax|audit\w*|contracts?|invoices?|advis[eo]rs?|compliance|insurance brokers?)\b/i,
    noun: 'office tool',
    one: 'office',
    many: 'offices',
    scene:
      'It is the evening before a deadline. One document is missing, the client was asked three times by mail, and a person with a professional title is typing a fourth reminder at an hour that nobody will pay for.',
    today:
      'Assistants chase papers by mail, partners search old files for a clause they remember, and the time is written off on Friday.',
    missing:
      'Expertise is what they sell and have. What is missing is the hour before it: the papers complete, in order, from the client.',
    groups: [
      {
        who: 'partners of small offices',
        why: 'Whatever cannot be billed comes out of their own pocket, so they can count it to the hour.',
      },
      {
        who: 'the assistant who chases',
        why: 'She knows which client answers on the telephone only, and judges every tool by whether it knows too.',
      },
    ],
    nothing: 'hours written off each week, and one deadline a year that is met at midnight',
    asked: 'how many hours of last week were worked and not billed, and on what',
    rivals: [
      {
        name: 'Do nothing: write the hour off',
        why: 'nobody outside sees it',
        fails: 'the partner does, in December',
        answer: 'show the sum before December',
      },
      {
        name: 'Mail and an assistant',
        why: 'human and flexible',
        fails: 'does not remember by itself',
        answer: 'do the first three reminders',
      },
      {
        name: 'The practice suite',
        why: 'bought years ago, holds all files',
        fails: 'built around files, not around what is missing',
        answer: 'sit on top and write back into it',
      },
      {
        name: 'A general AI assistant',
        why: 'on every screen',
        fails: 'nobody may feed it a client’s papers',
        answer: 'say where the papers lie, in writing',
      },
    ],
    danger: 'the suite that holds the files and can copy any single function',
    core: 'a complete file from one client without a second reminder',
    features: [
      'a list of what is missing, by client',
      'reminders in the office’s own name',
      'an upload that a seventy-year-old manages',
      'everything filed where the suite expects it',
    ],
    oneMore: 'each further field of law or tax has its own papers and its own words',
    leftOut: [
      { what: 'advice of any kind', why: 'it belongs to those with the licence' },
      { what: 'billing', why: 'the suite does it, and partners fear for their numbers' },
      { what: 'a client app', why: 'clients come twice a year and forget the password' },
    ],
    holds: 'clients have learnt to send their papers this way',
    leaves: 'two offices merge, and the larger one’s tools survive',
    firstSign: 'reminders written by hand again',
    save: 'an hour with the assistant, not with the partner',
    season: 'The quiet weeks after a tax date are for buying; the four before it are closed.',
    decides:
      'One partner wants it, the others must not object; six to ten weeks pass, two of them over confidentiality.',
    layers: [
      {
        part: 'documents',
        job: 'take in, name, sort, hand over',
        choice: 'stored in the client’s country, encrypted for each office apart',
      },
      {
        part: 'the suite',
        job: 'write back where files belong',
        choice: 'one connector at a time, starting with the suite of the first five customers',
      },
    ],
    secret: 'that somebody is a client at all',
    whyNow: [
      'Offices cannot find assistants, and the work of chasing has moved up to people whose hour is dear.',
      'Reading and naming a scanned paper by program has become reliable enough to be checked rather than done.',
    ],
    proof:
      'Three offices give us twenty clients each before a deadline. It passes if half of the files are complete a week earlier than last year.',
    sceptic:
      'Professionals sell hours; saving them is a favour to the client. They distrust anything that touches a file, change tools once in ten years, and their suite can copy this in a release.',
    mustKnow: 'somebody who has sat in such an office before a deadline',
    peril: {
      name: 'A file reaches the wrong client',
      firstSign: 'one wrong name in a reminder',
      answer: 'a person releases every first message',
    },
    ways: [
      {
        name: 'The chapter’s evenings and its newsletter',
        reached: 'members who hear of it',
        act: [0.012, 0.025, 0.045],
        wins: 0.35,
        cost: 0.4,
      },
      {
        name: 'Letters to offices of the right size',
        reached: 'offices written to',
        act: [0.006, 0.013, 0.025],
        wins: 0.3,
        cost: 0.35,
      },
      {
        name: 'Partner tells partner',
        reached: 'offices named by customers',
        act: [0.12, 0.2, 0.3],
        wins: 0.35,
        cost: 0.25,
      },
    ],
    pool: 'offices of lawyers and accountants',
    perThousand: [0.5, 0.9, 1.4],
    counts: [{ cue: /law|legal|attorney|solicitor/i, of: 'law offices', pool: 'law offices' }],
    fits: [0.25, 0.4, 0.55],
    willing: [0.08, 0.16, 0.28],
    price: [49, 129, 299],
    churn: [0.012, 0.02, 0.035],
    told: 0.4,
    winMonths: [4, 6, 9],
    support: [0.05, 0.09, 0.14],
  },
  {
    cues: /\b(schools?|teachers?|classrooms?|students?|pupils?|universit(y|ies)|campus|curricul\w+|grading|lessons?|nurser(y|ies)|kindergartens?|tutoring cent\w+|edtech)\b/i,
    noun: 'school tool',
    one: 'school',
    many: 'schools',
    scene:
      'Sunday, half past eight in the evening: a teacher copies the same remark under the nineteenth essay. The lesson for Tuesday is still a heading.',
    today:
      'Good teachers build their own folders of sheets and share them in the corridor; the rest print page forty-two.',
    missing: 'Schools drown in platforms. What is missing is an hour on Sunday.',
    groups: [
      {
        who: 'teachers in their first five years',
        why: 'They have no folder yet and try everything. Their praise carries a staff room; their budget carries nothing.',
      },
      {
        who: 'heads with a shortage',
        why: 'A vacancy costs them more than any licence, so they listen to whatever keeps people.',
      },
    ],
    nothing: 'a tired staff, and two of them gone by summer',
    asked: 'what they did for school last Sunday, hour by hour, and which hour they would pay to lose',
    rivals: [
      {
        name: 'Do nothing: work on Sunday',
        why: 'the job has always been so',
        fails: 'people leave it',
        answer: 'win back one hour and count it',
      },
      {
        name: 'Free sheets from colleagues',
        why: 'free and tried',
        fails: 'fit another class',
        answer: 'be the place where they get better',
      },
      {
        name: 'The platform that the district bought',
        why: 'compulsory',
        fails: 'made for reporting upwards',
        answer: 'feed it, so that teachers need not',
      },
      {
        name: 'A general AI assistant',
        why: 'free, writes anything',
        fails: 'does not know the class or the curriculum',
        answer: 'know both, and say what it does not know',
      },
    ],
    danger: 'the district’s platform, on the day it adds the same button',
    core: 'one hour less on Sunday, in the second week',
    features: [
      'ready for this curriculum and year',
      'works without accounts for pupils',
      'prints, because the projector fails',
      'a page for the head, without names',
    ],
    oneMore: 'each further subject needs a teacher of it to check every line',
    leftOut: [
      { what: 'marks and reports', why: 'they are law, and the district has a system' },
      { what: 'an app for parents', why: 'they have three already' },
      { what: 'a second country', why: 'a curriculum does not travel' },
    ],
    holds: 'a year of a teacher’s lessons lies in it',
    leaves: 'the budget year ends, or the one teacher who carried it changes school',
    firstSign: 'a half-term in which nobody opened it',
    save: 'twenty minutes in the staff room, with cake',
    season:
      'Budgets are fixed in spring, tools are chosen in May and June, and exam weeks are closed to everybody.',
    decides:
      'A teacher wants it in an evening; the school needs a budget line, a data form and most of a year.',
    layers: [
      {
        part: 'content',
        job: 'what fits which year and lesson',
        choice: 'our own files, each signed by a teacher of the subject',
      },
      {
        part: 'pupils',
        job: 'work without names',
        choice: 'codes instead of names; the list stays in the school',
      },
    ],
    secret: 'names and work of minors',
    whyNow: [
      'Schools lose teachers faster than they find them, and heads have begun to buy time instead of devices.',
      'Drafting and sorting have become cheap; checking by a teacher is what is left to sell.',
    ],
    proof:
      'Twelve teachers keep a diary of Sundays for six weeks. It passes if eight show an hour less in the last two.',
    sceptic:
      'Teachers love it and cannot pay; schools can pay and do not love anything. The sale takes a year, the pilot is free, the budget is cut, and a free assistant writes the same sheet.',
    mustKnow: 'somebody who teaches, this year',
    peril: {
      name: 'The budget year is missed',
      firstSign: 'no data form signed by April',
      answer: 'a teacher’s own licence bridges to the next one',
    },
    ways: [
      {
        name: 'Teacher training days',
        reached: 'teachers in the room',
        act: [0.008, 0.016, 0.03],
        wins: 0.35,
        cost: 0.4,
      },
      {
        name: 'Free sheets found by search',
        reached: 'teachers who download',
        act: [0.002, 0.005, 0.009],
        wins: 0.3,
        cost: 0.3,
      },
      {
        name: 'Heads told by heads',
        reached: 'heads named by customers',
        act: [0.1, 0.18, 0.28],
        wins: 0.35,
        cost: 0.3,
      },
    ],
    pool: 'schools',
    perThousand: [0.35, 0.45, 0.75],
    counts: [{ cue: /./, of: 'schools, all', pool: 'schools of all kinds' }],
    fits: [0.2, 0.35, 0.5],
    willing: [0.08, 0.16, 0.28],
    price: [49, 120, 300],
    churn: [0.012, 0.02, 0.035],
    told: 0.5,
    winMonths: [4, 6, 10],
    support: [0.05, 0.08, 0.13],
  },
  {
    cues: /\b(logistics|fleets?|truck(s|ing|ers)?|hauliers?|freight|couriers?|deliver(y|ies)|drivers?|warehouses?|dispatch\w*|shipments?|vans?|supply chain|pallets?|manufactur\w+|factor(y|ies)|inventory|stock)\b/i,
    noun: 'dispatch tool',
    one: 'fleet',
    many: 'fleets',
    scene:
      'At five in the morning one driver is ill. The dispatcher has a whiteboard, two telephones and forty minutes to fit eleven drops into four other vans.',
    today: 'The plan lives in the dispatcher’s head, is drawn on a board, and is out of date by seven.',
    missing:
      'Maps and trackers are everywhere. What is missing is the second-best plan, ready before it is needed.',
    groups: [
      {
        who: 'dispatchers of ten to forty vehicles',
        why: 'Too many for one head, too few for a planning department.',
      },
      { who: 'owners with a penalty clause', why: 'One late pallet costs them a month of any software.' },
    ],
    nothing: 'overtime, empty kilometres and a customer who rings at ten to ask',
    asked: 'what went wrong on the worst morning of last week, who noticed, and what it cost by the evening',
    rivals: [
      {
        name: 'Do nothing: the board and the head',
        why: 'fast, and never crashes',
        fails: 'takes holidays',
        answer: 'learn from the head, leave the board up',
      },
      {
        name: 'The tracker they already pay',
        why: 'shows every van',
        fails: 'shows and does not plan',
        answer: 'read its data',
      },
      {
        name: 'A large planning system',
        why: 'optimal',
        fails: 'a year to introduce',
        answer: 'useful on the third morning',
      },
      {
        name: 'A spreadsheet',
        why: 'bends',
        fails: 'at five in the morning',
        answer: 'one button for a missing driver',
      },
    ],
    danger: 'the tracker’s maker, who sits in every cab already',
    core: 'a new plan within two minutes of a missing driver, which the dispatcher accepts',
    features: [
      'drops and hours from the order file',
      'a plan that can be dragged by hand',
      'a text to the driver, no app needed',
      'a line a day: promised, kept',
    ],
    oneMore: 'each further rule, such as tail lifts or rest times, has to hold at five in the morning',
    leftOut: [
      { what: 'tracking hardware', why: 'it is there already' },
      { what: 'invoicing of loads', why: 'the order system does it' },
      { what: 'a market for loads', why: 'that is another firm with another sale' },
    ],
    holds: 'the morning plan is made with it',
    leaves: 'the dispatcher who trained it goes, or a large customer forces another system on the fleet',
    firstSign: 'plans dragged back by hand on half of the mornings',
    save: 'a morning at five, beside the board',
    season:
      'February and the weeks after a lost contract; from October to Christmas nobody changes anything.',
    decides: 'The owner pays, the dispatcher decides, and both want to see a Monday.',
    layers: [
      {
        part: 'planning',
        job: 'who drives what, within hours and loads',
        choice: 'a known open solver, with the dispatcher’s rules as plain text',
      },
      {
        part: 'data in',
        job: 'orders, vehicles, positions',
        choice: 'files first, interfaces later; each line that fails is shown',
      },
    ],
    secret: 'customers’ addresses and what lies in the yard at night',
    whyNow: [
      'Drivers are scarce, so a morning with one missing has become an ordinary morning.',
      'Positions and orders exist as data in even small fleets; ten years ago they were on paper.',
    ],
    proof:
      'Two fleets let it plan beside the board for a month. It passes if the dispatcher takes its plan on twelve of twenty mornings.',
    sceptic:
      'A dispatcher with twenty years beats the program on the mornings that matter, and knows it. Fleets live on thin margins, and the tracker can add planning as a tick box.',
    mustKnow: 'somebody who has dispatched, or driven',
    peril: {
      name: 'A bad plan on a bad morning',
      firstSign: 'a drop missed because of us',
      answer: 'the board stays up for the first two months',
    },
    ways: [
      {
        name: 'Depots visited after the morning rush',
        reached: 'depots visited',
        act: [0.04, 0.08, 0.13],
        wins: 0.4,
        cost: 0.4,
      },
      {
        name: 'Resellers of trackers',
        reached: 'fleets they serve',
        act: [0.01, 0.025, 0.045],
        wins: 0.3,
        cost: 0.4,
      },
      {
        name: 'Dispatchers who changed firms',
        reached: 'dispatchers who moved',
        act: [0.12, 0.2, 0.3],
        wins: 0.3,
        cost: 0.2,
      },
    ],
    pool: 'firms with a fleet or a depot',
    perThousand: [0.4, 0.8, 1.3],
    fits: [0.15, 0.25, 0.4],
    willing: [0.08, 0.16, 0.28],
    price: [99, 240, 600],
    churn: [0.014, 0.024, 0.04],
    told: 0.35,
    winMonths: [4, 6, 9],
    support: [0.06, 0.1, 0.15],
  },
  {
    cues: /\b(hr|human resources|recruit\w*|hiring|candidates?|job ?seekers?|employees?|payroll|onboarding|staff(ing)?|shifts?|rotas?|interviews?|talent|workforce|managers?)\b/i,
    noun: 'people tool',
    one: 'employer',
    many: 'employers',
    scene:
      'The best applicant wrote on Monday, was answered on Friday and had signed elsewhere on Wednesday. Nobody decided that; it lay in a shared inbox between two holidays.',
    today: 'Forms, mails and a spreadsheet with colours that one person understands.',
    missing:
      'There is no lack of systems of record. What is missing is the next step, on the day it is due, at the person who has to take it.',
    groups: [
      {
        who: 'the one person who is the whole department',
        why: 'She does contracts, birthdays and dismissals. What saves her a form is bought from the petty cash.',
      },
      {
        who: 'managers who hire twice a year',
        why: 'They have forgotten every rule since last time, and the delay is mostly theirs.',
      },
    ],
    nothing: 'a post that stays empty for another month',
    asked: 'which step took longest in the last hire or leaving, on whose desk it lay, and what that cost',
    rivals: [
      {
        name: 'Do nothing: the inbox',
        why: 'no training',
        fails: 'in the holidays',
        answer: 'start from the inbox itself',
      },
      {
        name: 'The payroll firm’s extra module',
        why: 'same bill, same login',
        fails: 'made for the payslip',
        answer: 'hand over to it, cleanly',
      },
      {
        name: 'A large people suite',
        why: 'complete',
        fails: 'for firms four times the size',
        answer: 'do three steps, today',
      },
      {
        name: 'An agency',
        why: 'a person does it',
        fails: 'for a fifth of a salary',
        answer: 'be what one uses before calling it',
      },
    ],
    danger: 'the payroll firm, which every employer already pays each month',
    core: 'no step older than two days on anybody’s desk',
    features: [
      'the steps of this firm, not of a textbook',
      'reminders to managers, by chat',
      'templates that the law of this country accepts',
      'a file for each person, closed to the rest',
    ],
    oneMore: 'each further country or contract has its own law and its own letter',
    leftOut: [
      { what: 'payroll', why: 'a mistake there is somebody’s rent' },
      { what: 'scoring of people by machine', why: 'it is heavily regulated, and rightly feared' },
      { what: 'surveys of mood', why: 'they ask for what managers then ignore' },
    ],
    holds: 'every file and every template is in it',
    leaves: 'the firm grows into a suite, or the one person leaves',
    firstSign: 'steps closed in bulk on a Friday',
    save: 'we tidy the open steps with her, in an hour',
    season: 'January and September, when posts are filled; August and December are empty.',
    decides:
      'She finds it, the managing director signs, the works council or the lawyer reads: four to ten weeks.',
    layers: [
      {
        part: 'steps',
        job: 'who has to do what by when',
        choice: 'a plain list with dates, in the chat that managers use',
      },
      {
        part: 'files',
        job: 'contracts and notes, each with its own key',
        choice: 'stored in the country, every look recorded',
      },
    ],
    secret: 'salaries, illness and who wants to leave',
    whyNow: [
      'Posts stay open for longer, so a lost week is now a lost person.',
      'Small firms have come under rules on equal pay and records that used to bind large ones only.',
    ],
    proof:
      'Five employers run one full case each. It passes if four finish it without a mail to us after the first day.',
    sceptic:
      'Ten thousand tools say the same, and the buyer has one lunch break. Firms of this size hire so seldom that they forget the tool between two hires. Payroll has the login, the bill and the data.',
    mustKnow: 'somebody who has run a personnel office alone',
    peril: {
      name: 'A file is seen by a colleague',
      firstSign: 'a look that nobody can explain',
      answer: 'every look is recorded and shown to her weekly',
    },
    ways: [
      {
        name: 'Templates found by search',
        reached: 'visitors from search',
        act: [0.003, 0.007, 0.012],
        wins: 0.35,
        cost: 0.45,
      },
      {
        name: 'Accountants and payroll bureaus',
        reached: 'employers they serve',
        act: [0.01, 0.022, 0.04],
        wins: 0.35,
        cost: 0.35,
      },
      {
        name: 'Personnel people who know each other',
        reached: 'employers named by customers',
        act: [0.1, 0.18, 0.28],
        wins: 0.3,
        cost: 0.2,
      },
    ],
    pool: 'employers with five people or more',
    perThousand: [3, 5, 8],
    fits: [0.1, 0.18, 0.28],
    willing: [0.06, 0.12, 0.2],
    price: [39, 99, 249],
    churn: [0.018, 0.03, 0.045],
    told: 0.35,
    winMonths: [4, 6, 9],
    support: [0.05, 0.09, 0.13],
  },
  {
    cues: /\b(marketers?|marketing|agenc(y|ies)|campaigns?|brands?|social media|creators?|influencers?|newsletters?|seo|ads?|advertis\w+|crm|sales teams?|leads?|salespeople|shopify|online (shops?|stores?|sellers?)|e-?commerce|merchants?)\b/i,
    noun: 'marketing tool',
    one: 'marketing team',
    many: 'marketing teams',
    scene:
      'On the last working day of the month somebody copies figures from five windows into slides, and is asked in the meeting why they differ from last month’s.',
    today: 'Seven tools are paid for, four are used, and one spreadsheet tells the truth.',
    missing:
      'Figures are plentiful. What is missing is one that the managing director believes and that changes Monday’s work.',
    groups: [
      {
        who: 'the marketing head without a staff',
        why: 'She answers for the budget and does the work too. What she buys is an answer in the meeting.',
      },
      { who: 'agencies with a dozen clients', why: 'Each report is unpaid work, every month, twelve times.' },
    ],
    nothing: 'a day a month for a report that nobody acts on',
    asked:
      'which figure was last questioned in a meeting, how long the answer took, and what was decided then',
    rivals: [
      {
        name: 'Do nothing: the slides',
        why: 'everybody is used to them',
        fails: 'when somebody asks why',
        answer: 'answer why',
      },
      {
        name: 'The platforms’ own reports',
        why: 'free',
        fails: 'each praises itself',
        answer: 'put them side by side',
      },
      {
        name: 'The all-in-one suite',
        why: 'one contract',
        fails: 'half of it unused',
        answer: 'work beside it, for a tenth',
      },
      {
        name: 'A freelancer with a spreadsheet',
        why: 'bends to every wish',
        fails: 'is on holiday',
        answer: 'give the freelancer the tool',
      },
    ],
    danger: 'the suite that adds it to the middle plan',
    core: 'one figure that survives the meeting',
    features: [
      'five sources joined, with the gaps shown',
      'one page that prints',
      'a note on what changed, and why we think so',
      'a view for the client, without the cost',
    ],
    oneMore: 'each further source changes its rules twice a year',
    leftOut: [
      { what: 'making of content', why: 'a hundred tools do that by machine' },
      { what: 'buying of advertisements', why: 'whoever touches the money is blamed for the result' },
      { what: 'tracking of persons', why: 'it is what the law is closing' },
    ],
    holds: 'the monthly meeting runs from its page',
    leaves: 'the budget is cut, the head changes, or the campaign is over: tools go before people',
    firstSign: 'a month in which the page was not opened before the meeting',
    save: 'we prepare the next meeting with them, once',
    season: 'When next quarter’s budget is divided; the fortnight before a campaign is closed.',
    decides: 'One person with a card decides within two weeks, and cancels as fast.',
    layers: [
      {
        part: 'sources',
        job: 'read figures from five platforms, nightly',
        choice: 'a rented connector for each; a missing night is shown and never filled in',
      },
      {
        part: 'the page',
        job: 'one figure, its reason, its doubt',
        choice: 'plain statistics with the working one click away',
      },
    ],
    secret: 'clients’ budgets and lists',
    whyNow: [
      'Tracking of single persons is ending, so the old reports disagree more each quarter.',
      'Budgets are questioned monthly, and whoever can answer keeps hers.',
    ],
    proof:
      'Six teams bring it to two monthly meetings. It passes if in eight of twelve the page was shown and the old slides were not.',
    sceptic:
      'Marketing people buy tools quickly and drop them quickly. The field is the most crowded in software, the suite copies what works, and the platforms change the data under one’s feet.',
    mustKnow: 'somebody who has defended a marketing budget',
    peril: {
      name: 'A platform closes its data',
      firstSign: 'a notice to developers',
      answer: 'no source may carry more than a third of the value',
    },
    ways: [
      {
        name: 'Public teardowns of real reports',
        reached: 'readers',
        act: [0.004, 0.009, 0.015],
        wins: 0.4,
        cost: 0.35,
      },
      {
        name: 'Agencies that bring their clients',
        reached: 'agencies asked',
        act: [0.03, 0.06, 0.1],
        wins: 0.3,
        cost: 0.3,
      },
      {
        name: 'Search advertisements',
        reached: 'people who click',
        act: [0.005, 0.01, 0.018],
        wins: 0.3,
        cost: 0.35,
      },
    ],
    isBorderless: true,
    pool: 'firms and agencies with marketing staff',
    perThousand: [1.5, 3, 5],
    fits: [0.12, 0.2, 0.3],
    willing: [0.06, 0.12, 0.2],
    price: [39, 89, 249],
    churn: [0.03, 0.045, 0.06],
    churnAs: 'software by price, dear to cheap',
    told: 0.45,
    winMonths: [3, 4.5, 7],
    support: [0.04, 0.07, 0.11],
  },
]
