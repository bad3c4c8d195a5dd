// Firms that advise, find and coach people.
import type { Practice } from './practice.ts'

export const PEOPLE: Practice[] = [
  {
    cues: /\b(management consult\w+|consultanc(?:y|ies)|strategy|operations consult\w+|process improvement|advisory|turnaround|lean|procurement|pricing consult\w+|beratung|fractional (?:cto|cmo|coo))\b/i,
    noun: 'consultancy',
    work: { one: 'engagement', many: 'engagements' },
    bills: 'hours',
    rate: [90, 140, 230],
    fee: [6_000, 15_000, 40_000],
    outside: [0.04, 0.07, 0.12],
    hand: { role: 'Consultant', like: 'consultant', dollars: 92_000 },
    scene:
      'Everybody in the firm knows what is wrong and has known it for two years. It is not done because the one who could order it is busy, and the ones who could do it were not asked.',
    nothing:
      'Things go on. The loss is a few points of margin a year, too small for a crisis and too steady to be noticed, until somebody who does it better takes the customer.',
    asked:
      'which problem has been on the agenda for more than a year, what was tried, what it costs a month, and what happened to the last report',
    groups: [
      [
        'managing directors after a bad quarter',
        'The owner or the bank has asked a question, and an answer is due.',
      ],
      [
        'successors who have just taken over',
        'They see it with fresh eyes and need somebody who is not part of the old quarrel.',
      ],
      [
        'firms that grew faster than their habits',
        'What worked with ten people fails with forty, in the same three places.',
      ],
    ],
    signs:
      'One person signs, on a recommendation, for somebody they have met. No website has ever been the reason.',
    season:
      'Work is bought after the annual figures and again in September. In July, in December and in every crisis of the client’s own industry nothing is signed.',
    method:
      'Two days on the floor before the first slide. One problem, a measure in money, and a change that the client’s own people carry out while we stand beside them, until it holds for a month without us.',
    pilot: 'two days on the floor and one page',
    features: [
      'two days where the work happens',
      'one page: problem, cost a month, cause',
      'a change tried within three weeks',
      'a number on the wall',
      'handover to a named employee',
      'a visit after ninety days',
    ],
    rivals: [
      [
        'Do nothing: wait for a better quarter',
        'free, and quarters do get better',
        'the cause stays',
        'put a price a month on waiting',
      ],
      [
        'The large consultancy',
        'nobody is dismissed for choosing it',
        'a deck, a team of graduates, a second phase',
        'two grey heads and no deck',
      ],
      [
        'An interim manager',
        'does it instead of advising',
        'leaves and takes it along',
        'leave somebody of theirs in charge',
      ],
      [
        'The accountant’s advice',
        'trusted, included',
        'sees figures, not floors',
        'begin with that accountant’s question',
      ],
    ],
    danger: 'the former client who sets up alone with our page in hand',
    leftOut: [
      ['studies without a change', 'they end in a drawer and are remembered as a cost'],
      ['two rivals at once', 'one telephone call would end both'],
      ['shares in the client', 'advice with a stake is a pitch'],
    ],
    whyNow: [
      'Owners of the founding generation are handing over, and successors buy what fathers did alone.',
      'Figures that took a study a month lie in the client’s systems; the days go into changing something.',
    ],
    against: 'In a downturn advice is cut on the first day, by exactly those who need it.',
    run: 'Two days of watching, a page, a decision, three weeks of trying, a month of holding. Two engagements run side by side, the third is being talked about over lunch.',
    neck: { what: 'the founder’s calendar', because: 'the person who sells is the person who was bought' },
    leak: 'Days leak between engagements: while one runs nobody sells, and when it ends the diary is empty.',
    proof:
      'Ninety days after each handover the number on the client’s wall is read again. Where it has slipped back by half, a day is given free and the method is changed.',
    tools: [
      ['client list', 'who knows whom, last talk, next reason', 'a simple contact tool, kept every Friday'],
      ['measure', 'the one number, before and after', 'a spreadsheet the client owns'],
      ['library', 'pages of finished engagements, without names', 'a shared folder with a search'],
    ],
    guard:
      'Clients tell us what their staff do not know. Notes stay on paper or in one encrypted place, and no client learns another’s name.',
    ways: [
      'Former clients and their tables',
      'Banks and accountants who see the trouble first',
      'One talk a quarter to a single trade',
    ],
    hazard: [
      'One client becomes half the income',
      'two invoices in a row to the same name',
      'no client above a third after the first year',
    ],
    sceptic:
      'This is one person’s reputation with a logo. It grows by hiring people whom clients did not ask for, and each of them is billed at a price that was paid for somebody else.',
  },
  {
    cues: /\b(recruit\w*|hiring|talent|head-?hunt\w*|hr|human resources|staffing|onboarding|employer branding|people operations)\b/i,
    noun: 'recruiting practice',
    work: { one: 'search', many: 'searches' },
    bills: 'project',
    rate: [55, 85, 135],
    fee: [2_500, 5_500, 13_000],
    outside: [0.08, 0.13, 0.2],
    hand: { role: 'Recruiter', like: 'salesperson', dollars: 60_000 },
    scene:
      'The post has been open for four months. Sixty people applied, three could do it, two had signed elsewhere by the time somebody rang, and the team does the missing work in the evenings.',
    nothing:
      'An empty chair looks like a saved salary. The orders it would have carried are refused politely, and the two colleagues who carry them begin to read advertisements.',
    asked:
      'which post was open longest in the last year, how many days passed between application and call, and what the work not done was worth',
    groups: [
      [
        'firms that hire three to ten people a year',
        'Too many for the owner’s evenings, too few for a department.',
      ],
      ['teams with one post that stops all others', 'A missing foreman or nurse idles five.'],
      [
        'firms that paid an agency a third of a salary and lost the person in spring',
        'They will pay for work and no longer for luck.',
      ],
    ],
    signs:
      'The head of the team that suffers wants it, the owner signs, and both forget that they have to ring candidates back.',
    season:
      'People change in January and after the summer; bonuses and school years decide. Searches that start in November sleep until the new year.',
    method:
      'Billed for the work and not for the signature: a week to write down what the person will do, then thirty direct approaches a week, an answer to each applicant within a day, and a talk that looks like the job.',
    pilot: 'the list for one search, with ten people already rung',
    features: [
      'a page on what is done in the first ninety days',
      'thirty direct approaches a week',
      'an answer within one working day',
      'a work sample instead of a second talk',
      'a call in week six and in month six',
    ],
    rivals: [
      [
        'Do nothing: the advertisement stays up',
        'cheap, and somebody may come',
        'those who would fit are not looking',
        'approach people who have a job',
      ],
      [
        'The success-fee agency',
        'nothing to pay without a signature',
        'sends whoever can be placed fastest',
        'paid for the search, so no reason to push',
      ],
      [
        'An in-house recruiter',
        'knows the house',
        'idle in a quiet year',
        'by the month, ended with a month’s notice',
      ],
      ['Job platforms with matching', 'hundreds of profiles', 'hundreds of profiles', 'ring the six who fit'],
    ],
    danger: 'the platform that writes to candidates by itself and is read',
    leftOut: [
      ['payment by placement', 'it pays for speed and punishes advice not to hire'],
      ['temporary staff', 'another licence and another risk'],
      ['approaching people at another client of ours', 'one name leaked ends the practice'],
    ],
    whyNow: [
      'Fewer people look, more can be found: profiles are public, and whoever rings first has the talk.',
      'Machines write the advertisements now, so candidates trust them less than a call.',
    ],
    against:
      'When hiring stops it stops everywhere in one month, and searches are the first order to be cancelled.',
    run: 'Monday fills the list, Tuesday to Thursday are calls after six in the evening, Friday tells the client what was heard. Four searches are a full week.',
    neck: { what: 'evening hours on the telephone', because: 'people with a job can talk only then' },
    leak: 'Time leaks while the client thinks it over: the candidate goes cold and the search begins again at our cost.',
    proof:
      'Six months after each start both sides are rung. If more than one in six has left or regrets it, the page on the first ninety days is at fault and is rewritten with the next client.',
    tools: [
      ['candidate file', 'consent, talks, next date', 'an applicant system with deletion dates'],
      ['approach list', 'who was written to, when, by whom', 'the network’s paid search seat'],
      ['work sample', 'one real task for each post', 'the client’s own material, cleaned'],
    ],
    guard:
      'A candidate’s wish to leave is the most dangerous thing to lose: no name goes to a client without a yes, and files are deleted after the agreed months.',
    ways: [
      'Team heads we once placed or helped',
      'Accountants who run the payroll',
      'A public list of what a trade’s posts really ask',
    ],
    hazard: [
      'Hiring freezes',
      'two searches paused in a week',
      'exit talks and onboarding as work that remains',
    ],
    sceptic:
      'The client pays for effort and remembers the result, the candidate owes nothing, and an agency next door works free until it succeeds. In a bad year the whole market goes home.',
  },
  {
    cues: /\b(coach(?:ing|es)?|leadership|mentor\w*|facilitat\w+|supervision|team building)\b/i,
    noun: 'coaching practice',
    work: { one: 'programme', many: 'programmes' },
    bills: 'project',
    rate: [110, 170, 280],
    fee: [1_500, 3_500, 8_000],
    outside: [0.05, 0.1, 0.18],
    hand: { role: 'Coach', like: 'consultant', dollars: 82_000 },
    scene:
      'The best specialist was made head of the team on a Monday. By the third month she does her old work at night, the team waits for decisions, and nobody has told her that this is what the job is.',
    nothing:
      'Some learn it alone in two years. The others lose two good people first, and the firm counts what a replacement costs, never what the silence did.',
    asked:
      'who was promoted in the last year, what was offered to them, who left their team since, and what that cost',
    groups: [
      [
        'people in their first ninety days in charge',
        'Everything they do becomes a habit. Later it takes three times as long.',
      ],
      ['firms that have lost two from the same team', 'The pattern has a name now, and a budget.'],
      ['owners who cannot let go', 'They pay themselves and cancel at short notice.'],
    ],
    signs:
      'Human resources signs, the coached person chooses after one talk, and their superior asks for something that may not be told.',
    season:
      'Programmes begin with promotions: in January, April and September. Nobody starts in a budget month.',
    method:
      'Six talks in three months, each about one real situation of the last fortnight, each ending in one thing to be tried by a date. Superior, coach and coached meet twice: at the start and at the end.',
    pilot: 'three talks with one person',
    features: [
      'a first meeting of three with a written aim',
      'six talks about real situations',
      'one thing to try, by a date',
      'a line of contact between talks',
      'a closing meeting of three',
      'what others noticed, asked twice',
    ],
    rivals: [
      [
        'Do nothing: they will grow into it',
        'many do',
        'at the team’s expense',
        'offer it in the first month, not in the crisis',
      ],
      [
        'A leadership seminar',
        'cheap by the head, nice hotel',
        'forgotten by Wednesday',
        'talk about last Wednesday',
      ],
      [
        'The superior as mentor',
        'knows the house',
        'also decides the bonus',
        'say what cannot be said upwards',
      ],
      [
        'An app with a chatbot',
        'at midnight, for a few coins',
        'agrees too easily',
        'disagree, kindly, with a date',
      ],
    ],
    danger: 'the platform that sells coaching by the seat to the whole firm',
    leftOut: [
      ['therapy', 'another training and another law; a list of names is ready'],
      ['reports to the superior', 'one sentence passed on ends all talks'],
      ['large workshops', 'they sell well and change little'],
    ],
    whyNow: [
      'Teams are led over screens, and what a new head once picked up in the corridor nobody sees any more.',
      'Firms count what a leaver costs and have begun to pay for the first ninety days.',
    ],
    against: 'Anybody may call themselves a coach, many do, and the word has a smell.',
    run: 'Four talks a day are the most that can be listened to. Between them come notes, a walk and the next preparation; one day a week sells.',
    neck: { what: 'attention', because: 'a fifth talk on one day is paid for and not given' },
    leak: 'Hours leak through cancelled talks: a meeting of the board comes first, always on the same afternoon.',
    proof:
      'At the start and after three months four colleagues answer the same three questions. If two of four have noticed nothing, the last two talks are not billed.',
    tools: [
      ['diary', 'talks, moves, cancellation rule', 'a booking page with a two-day limit'],
      ['questions', 'three questions to four colleagues, twice', 'a short form that shows no names'],
      ['room', 'video that works and is not recorded', 'a paid video service in the client’s region'],
    ],
    guard:
      'Nothing is recorded and notes carry no names. What is said stays in the room, by contract with the firm that pays.',
    ways: [
      'People who were coached and moved on',
      'Heads of personnel who talk to each other',
      'A first talk after a public evening',
    ],
    hazard: [
      'The firm buys from a platform',
      'a tender for all managers',
      'stay with the cases a platform sends away',
    ],
    sceptic:
      'The result cannot be proved, the buyer is not the user, and the trade is open to anybody with a website. What is sold is one person’s presence; there are only so many hours of it.',
  },
]
