// Recordings and certificates.
import type { Teaching } from './teaching.ts'

export const PAPER: Teaching[] = [
  {
    cues: /\b(online (?:\w+ )?courses?|video (?:\w+ )?(?:courses?|classes)|recorded|e-?learning|self-paced|masterclass|course creators?|on-demand|videos?|udemy|membership site|digital courses?)\b/i,
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
