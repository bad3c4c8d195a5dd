// Teaching for work: a new trade, a firm’s own people.
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
]
