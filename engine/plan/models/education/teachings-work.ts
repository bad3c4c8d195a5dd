// Teaching for work: a new trade, a firm's own people, a certificate, a recording.
import type { Teaching } from './teaching.ts'

export const WORK: Teaching[] = [
  {
    cues: /\b(boot-?camps?|career change\w*|data (?:science|analytics|analysis)|software engineering|ux course|developers?|reskill\w*|upskill\w*|job-?ready|cohort)\b/i,
    noun: 'bootcamp',
    learner: { one: 'student', many: 'students' },
    mode: 'course',
    price: [1_500, 3_800, 9_000],
    seats: [12, 18, 26],
    volume: [0.3, 0.45, 0.6],
    teach: [0.3, 0.36, 0.44],
    material: [0.08, 0.12, 0.17],
    churn: [0.04, 0.06, 0.1],
    local: false,
    group: {
      who: 'working people who want another trade within a year',
      share: [0.005, 0.015, 0.04],
      paying: [0.02, 0.05, 0.1],
    },
    buys: [1, 1, 1.1],
    scene:
      'The shift ends at seven, the videos begin at nine. After four months of evenings there is a folder of half-finished exercises, and still nobody who would say whether it is good enough to be hired for.',
    nothing:
      'The old job goes on paying. What is lost is the difference to the new one, every month, and the nerve to try, which has an expiry date of its own.',
    asked:
      'what they have tried so far, how many hours a week they really had, what they earn now, and whom they know who made the change',
    groups: [
      [
        'people with a trade and no way up in it',
        'They bring knowledge of an industry that graduates lack. Employers like that once they have met one.',
      ],
      ['people who have begun alone', 'They have proved the will. They need order, company and a deadline.'],
      [
        'employers who cannot fill junior posts',
        'They look, and hire after a project week rather than after an interview.',
      ],
    ],
    pays: 'The student pays, often in instalments and often with a partner’s consent; both ask who was hired, where, after how long. The answer has to be a list and not a percentage.',
    season:
      'Cohorts start in January, April and September; nobody quits a job in December or begins in July.',
    method:
      'Fixed weeks, fixed hours, one cohort that starts and ends together. Every second week something is shown to a person from the trade who would hire or not, and says why.',
    trial: 'a weekend with one real task',
    features: [
      'a weekend that tests both sides',
      'fixed hours a week, in the diary',
      'a project for a real firm',
      'feedback every second week by somebody who hires',
      'a mentor for the search',
      'a list of who was hired where',
    ],
    rivals: [
      ['Do nothing: stay in the job', 'safe, paid', 'for how long', 'keep the job for the first weeks'],
      [
        'Free videos and exercises',
        'all of it, for nothing',
        'nobody gets to the end alone',
        'a start, an end and company',
      ],
      [
        'A degree',
        'a paper everybody knows',
        'three years without pay',
        'weeks, and a project instead of a paper',
      ],
      [
        'A large online bootcamp',
        'a brand, instalments',
        'hundreds in a chat',
        'as many as a teacher knows by name',
      ],
    ],
    danger: 'employers who stop hiring juniors because a machine does their first year',
    leftOut: [
      ['paying only when hired', 'it makes us a lender with a school attached'],
      ['job guarantees', 'the small print teaches the wrong lesson'],
      ['six subjects', 'one list of hired people is worth more than six without'],
    ],
    whyNow: [
      'Tools have lowered what one must type and raised what one must judge, and those with years in an industry have judgement.',
      'Employers distrust certificates and look at work; a cohort produces work to look at.',
    ],
    against:
      'Junior posts are fewer than when such schools were founded, and everybody who applies has read that.',
    run: 'Mornings explain, afternoons build, Thursdays show. Between cohorts lie weeks in which nothing is earned and everything is improved and sold.',
    neck: {
      what: 'teachers who could earn more by doing it',
      because: 'the same skill is paid better in a firm, and one bad teacher is a bad cohort',
    },
    drop: 'Students stop in week three, when it stops being easy, and in the middle, when life sends a bill or a fever.',
    proof:
      'Half a year after each cohort every student is rung. If fewer than six in ten work in the new trade, the next cohort is not opened until the reasons are known and published.',
    tools: [
      ['classroom', 'live hours, recordings, questions', 'a video room and one chat for each cohort'],
      ['work bench', 'tasks, reviews, versions', 'the same tools the trade uses'],
      ['record', 'attendance, work shown, who was hired', 'a table that is published without names'],
    ],
    guard:
      'Projects use invented or cleaned data, instalments go through a licensed lender, and what a student tells about money or health stays with one person.',
    ways: [
      'Graduates who work now',
      'Free weekends with a real task',
      'Employers and job centres with empty posts',
    ],
    hazard: [
      'Nobody hires a cohort',
      'no call after the project week',
      'employers named before each cohort opens, or it does not',
    ],
    sceptic:
      'The school sells hope at the price of a small car. The best students would have made it alone, the weakest owe money and stay where they were, and the labour market, which decides, is not on the payroll.',
  },
  {
    cues: /\b(corporate training|staff training|employee training|team training|training (?:for|of) (?:teams|staff|managers|employees|companies|firms)|in-?house training|soft skills|compliance training|leadership training|workplace)\b/i,
    noun: 'training firm',
    learner: { one: 'participant', many: 'participants' },
    mode: 'day',
    price: [1_200, 2_200, 4_200],
    seats: [8, 12, 16],
    volume: [5, 8, 12],
    teach: [0.32, 0.38, 0.45],
    material: [0.08, 0.12, 0.17],
    churn: [0.04, 0.06, 0.1],
    local: false,
    group: {
      who: 'firms with enough people to train as a group',
      share: [0.001, 0.002, 0.004],
      paying: [0.1, 0.2, 0.35],
    },
    buys: [2, 4, 8],
    scene:
      'Twelve people sit in a hotel room, eleven look at the clock, one asks questions. On Monday everything is as before, except for a folder, and personnel ticks a box.',
    nothing:
      'Untrained people make the same mistake at the same place. It is cheap each time and booked nowhere, so the training budget looks like the only cost there is.',
    asked:
      'which training of the last year changed something that could be counted, what it cost with everybody’s day, and who asked for it',
    groups: [
      [
        'heads of departments with one costly mistake',
        'Complaints, scrap, accidents: the number exists, and so does the budget.',
      ],
      ['personnel before an audit or a new rule', 'They need names, dates and a test by a date.'],
      ['firms that have just made ten people superiors', 'They have noticed by the second resignation.'],
    ],
    pays: 'Personnel signs, the department gives the day, and the participants were not asked. The first wants a list, the second a number, the third to be home by five.',
    season:
      'Budgets open in January and must be spent by November; in between there are holidays, and in December nobody sits still.',
    method:
      'Half a day before, on the floor, to see the mistake; a day of practice on that mistake and no other; a visit after six weeks to count it again.',
    trial: 'a half-day on the floor with a page of what would be trained',
    features: [
      'half a day on the floor first',
      'one behaviour to be changed, in writing',
      'practice with the firm’s own cases',
      'a superior in the room for the first hour',
      'a count after six weeks',
      'attendance and test for the audit',
    ],
    rivals: [
      [
        'Do nothing: learning on the job',
        'free, and it is how all learned',
        'mistakes are learned as well',
        'count one of them',
      ],
      [
        'A library of online modules',
        'a few coins a head, proof of completion',
        'clicked through at lunch',
        'practice, with faces',
      ],
      [
        'The big academy',
        'a catalogue and a hotel',
        'the same day for a bank and a brewery',
        'the client’s own cases',
      ],
      ['The experienced colleague', 'knows it', 'cannot explain it', 'train that colleague to'],
    ],
    danger: 'the online library with a machine that plays the angry customer',
    leftOut: [
      ['keynotes', 'applause, and nothing on Monday'],
      ['a catalogue of forty subjects', 'nobody is believed on the fortieth'],
      ['certificates without a test', 'an auditor asks once'],
    ],
    whyNow: [
      'Online modules have taken over what is only told, so buyers of live days expect something that modules cannot do.',
      'Experienced people retire in numbers, and what they know has to be put into others by a date.',
    ],
    against: 'In a bad quarter training is stopped by a mail, on the same day everywhere.',
    run: 'Two days a week on stage are the most one voice bears; one is for the floor, one for writing, one for selling. Trains are part of the job.',
    neck: {
      what: 'days on which a group can be spared',
      because: 'the client’s own season decides, and all clients have the same one',
    },
    drop: 'Clients do not leave, they forget: the person who ordered changes post, and nobody else remembers what it was good for.',
    proof:
      'The mistake is counted in the six weeks before and the six weeks after. If it has not fallen by a quarter in half of the groups, the second day is free and the exercise changed.',
    tools: [
      ['case file', 'the client’s own situations, cleaned', 'one folder a client'],
      ['attendance', 'names, test, certificate', 'a form the auditor accepts'],
      ['count', 'the mistake, before and after', 'the client’s own figures, read together'],
    ],
    guard: 'What participants say about superiors stays in the room; clients get the count, never the names.',
    ways: [
      'Participants who have changed firms',
      'Heads of departments who know each other',
      'An open half-day on one costly mistake',
    ],
    hazard: [
      'The one buyer leaves',
      'a new name in the signature',
      'two people known in each firm by the third day',
    ],
    sceptic:
      'Nobody can prove that it works and nobody is forced to. The fee is paid from a budget that exists to be spent, by somebody who is gone next year, for people who would rather be at their desks.',
  },
  {
    cues: /\b(online courses?|video courses?|recorded|e-?learning|self-paced|masterclass|course creators?|on-demand|videos?|udemy|membership site|digital courses?)\b/i,
    noun: 'online course house',
    learner: { one: 'learner', many: 'learners' },
    mode: 'recorded',
    price: [59, 149, 390],
    seats: [1, 1, 1],
    volume: [45, 85, 130],
    teach: [0.02, 0.04, 0.08],
    material: [0.06, 0.09, 0.14],
    churn: [0.07, 0.1, 0.14],
    local: false,
    group: {
      who: 'adults who look for that subject online in a year',
      share: [0.002, 0.006, 0.015],
      paying: [0.04, 0.09, 0.18],
    },
    buys: [1, 1.2, 1.6],
    scene:
      'The course was bought at midnight, full of plans. Lesson one was watched, lesson two at double speed, lesson three is still open in a tab. It was good; it was not missed.',
    nothing:
      'Everything in it is somewhere for nothing. What one pays by searching is evenings, and the doubt whether the stranger in the video knows what he is talking about.',
    asked:
      'which course they bought last, how far they got, what they had hoped to be able to do, and what made them stop',
    groups: [
      ['people with a project on the table', 'They need the answer by Sunday and finish what helps them.'],
      ['people who want to be somebody who can', 'They buy the feeling. They are many and do not finish.'],
      ['professionals who need points', 'They finish because a board counts hours.'],
    ],
    pays: 'The learner pays with a card and a mood, and looks at the teacher’s face, three reviews and the way back.',
    season: 'January sells by resolution and late November by discount; summer sells to nobody.',
    method:
      'Short lessons, each ending in something made; a group that starts together every month, so that somebody notices an absence; and answers by a person within a day.',
    trial: 'the first lesson, complete and free',
    features: [
      'lessons under ten minutes',
      'something made in each',
      'a start every month, together',
      'questions answered within a day',
      'a last piece that is looked at',
      'money back within a month',
    ],
    rivals: [
      [
        'Do nothing: search when needed',
        'free, and mostly enough',
        'an evening each time',
        'the order, and the mistakes shown',
      ],
      [
        'Free videos',
        'endless, some excellent',
        'made to be watched, not to be done',
        'something made after each',
      ],
      ['A course marketplace', 'ten coins in the sale', 'nobody answers', 'a person, within a day'],
      [
        'A machine that explains',
        'to the point, at once',
        'answers only what is asked',
        'the questions a beginner does not know',
      ],
    ],
    danger: 'the machine that makes a course for one person while they wait',
    leftOut: [
      ['a library of fifty courses', 'each is out of date in two years'],
      ['permanent discounts', 'they teach people to wait'],
      ['an app of our own', 'the browser is there'],
    ],
    whyNow: [
      'Machines answer facts, so what people still pay for is order, a trusted person and company.',
      'A studio fits on a desk, and tools that host, charge and remind are rented by the month.',
    ],
    against: 'There has never been more of it, nor cheaper, and the free part gets better every week.',
    run: 'Recording takes weeks and is done once; then every month a group starts, questions come in the evening, and one lesson is made anew where most people stop.',
    neck: {
      what: 'attention before the sale',
      because:
        'only those who have followed the teacher for weeks buy, and they are a small part of those who look',
    },
    drop: 'Most learners stop in the third lesson. Nobody asks for the money back; they just do not buy again and do not tell anybody.',
    proof:
      'The share that finishes is counted for every monthly group. Below a quarter, the lesson at which most stop is made again before anything new is recorded.',
    tools: [
      ['course host', 'lessons, progress, payments, refunds', 'a hosted course platform with export'],
      ['letter', 'the list of those who listen', 'a mail tool we can leave with the list'],
      ['answers', 'questions, and who answered', 'a forum inside the host'],
    ],
    guard:
      'Addresses and progress are all that is kept; claims about what people earn afterwards are made with proof or not at all.',
    ways: [
      'A weekly letter with one useful thing',
      'Guest lessons with people who have an audience',
      'Learners who show their last piece',
    ],
    hazard: [
      'A platform closes the tap',
      'reach falls by half in a month',
      'the list of addresses is ours, and grows before anything is sold',
    ],
    sceptic:
      'What is sold is free elsewhere, the buyer will not use it, and success depends on an audience that does not exist yet. The teacher ends up making advertisements, with lessons on the side.',
  },
  {
    cues: /\b(certificat\w*|licen[cs]e|first aid|health and safety|safety training|forklift|food hygiene|continuing education|cpd|accredit\w*|vocational|apprentic\w*|professional qualification)\b/i,
    noun: 'certificate school',
    learner: { one: 'participant', many: 'participants' },
    mode: 'course',
    price: [90, 190, 520],
    seats: [8, 12, 16],
    volume: [5, 8, 11],
    teach: [0.24, 0.3, 0.37],
    material: [0.16, 0.21, 0.27],
    churn: [0.04, 0.06, 0.1],
    local: true,
    group: { who: 'workers who need such a paper', share: [0.02, 0.05, 0.1], paying: [0.15, 0.3, 0.45] },
    buys: [0.5, 0.7, 1],
    scene:
      'The inspector asks for the certificate. It ran out in March, the person who had it has left, and from tomorrow the machine may not be moved by anybody in the hall.',
    nothing:
      'A missing paper costs nothing until somebody asks. Then it is a fine, a standstill or an insurer who does not pay, all in one week.',
    asked:
      'which papers their people must hold, when each runs out, who watches over that, and what the last one cost with the day lost',
    groups: [
      [
        'firms with five to fifty people under a rule',
        'They need three seats next week and again in two years.',
      ],
      [
        'workers who pay for it themselves',
        'The paper is a job. They ask for Saturday and for their language.',
      ],
      ['agencies that place people', 'They send twelve at once and pay late.'],
    ],
    pays: 'The employer pays and asks for the next free date; the participant sits there because he must. Both are glad when it is short, and it may not be.',
    season:
      'Papers run out all year; new seasons in building, harvest and events bring waves a month ahead. In December firms use up the budget.',
    method:
      'Many dates, small rooms, half of the day with the hands. The firm gets a list of what runs out when, and we ring before it does.',
    trial: 'a free list of which papers run out when',
    features: [
      'a date within ten days',
      'evening and Saturday courses',
      'half of the time with the hands',
      'the paper on the same day where the rule allows',
      'a list of expiry dates for the firm',
      'courses in a second language',
    ],
    rivals: [
      ['Do nothing: hope nobody asks', 'free so far', 'until the accident', 'ring before it runs out'],
      [
        'The large provider',
        'every date, every town',
        'twenty in a room, forty minutes away',
        'at the firm, with its own machine',
      ],
      ['Online only', 'an hour, a click', 'many rules ask for hands', 'the theory online, the hands here'],
      ['The trade body', 'trusted, cheap for members', 'twice a year', 'within ten days'],
    ],
    danger: 'the rule-maker that lets the paper be got online',
    leftOut: [
      [
        'papers we are not accredited for',
        'a certificate that is not accepted is a fraud, whatever was meant',
      ],
      ['courses for one person', 'the trainer costs the same'],
      ['our own hall at the start', 'clients have halls'],
    ],
    whyNow: [
      'Insurers and main contractors ask for papers before the law does.',
      'Workers come from more countries, and courses in their language are rare.',
    ],
    against: 'Accreditation takes months and can be withdrawn by one office after one complaint.',
    run: 'Trainers leave at six with a car full of dummies or cones, teach until three, mark until four; papers go out by evening.',
    neck: { what: 'accredited trainers', because: 'each must hold a paper of their own, and there are few' },
    drop: 'Participants never come twice by choice. Firms do, unless somebody else rang first.',
    proof:
      'Every tenth participant is tested again, unannounced, after three months. If fewer than seven in ten still do it right, the part with the hands gets longer.',
    tools: [
      ['register', 'papers, numbers, expiry dates', 'a database the accreditor can inspect'],
      ['bookings', 'dates, seats, invoices to firms', 'a hosted course tool with accounts for firms'],
      ['kit', 'counted, cleaned, dated', 'a list in each car'],
    ],
    guard:
      'A register of who may do what is evidence in court: entries are never changed, only added to, and kept for as long as the rule says.',
    ways: [
      'Calls before a paper runs out',
      'Insurers and main contractors who demand it',
      'Agencies with new people every week',
    ],
    hazard: [
      'Accreditation is withdrawn',
      'a remark in an audit',
      'two accreditors, and an audit of our own each half-year',
    ],
    sceptic:
      'Nobody wants it, everybody must, and so it is bought by price and distance. The rule that makes the market is written by people who can abolish it, and the cheapest provider sets the price.',
  },
]
