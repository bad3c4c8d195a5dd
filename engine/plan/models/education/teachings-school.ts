// Teaching beside school, towards its exams.
import type { Teaching } from './teaching.ts'

export const SCHOOL: Teaching[] = [
  {
    cues: /\b(tutor\w*|homework|maths?|mathematics|school subjects?|nachhilfe|grades?|catch-?up)\b/i,
    noun: 'tutoring service',
    learner: { one: 'pupil', many: 'pupils' },
    mode: 'hour',
    price: [28, 48, 85],
    seats: [1, 1, 4],
    volume: [5, 9, 14],
    teach: [0.48, 0.55, 0.62],
    material: [0.03, 0.05, 0.08],
    churn: [0.05, 0.08, 0.12],
    local: true,
    group: { who: 'pupils of school age', share: [0.12, 0.15, 0.2], paying: [0.1, 0.18, 0.3] },
    buys: [20, 32, 44],
    scene:
      'The mark comes home on a Tuesday. By Thursday there has been a quarrel at the kitchen table, by Sunday somebody has asked in the parents’ group for a name, and the gap behind the mark is already a year old.',
    nothing:
      'Most gaps do not close by themselves; they hide under the next chapter. What it costs is a subject given up, a course of study that is no longer open, and the evenings until then.',
    asked: 'when help was last looked for, what was paid for an hour, how long it lasted and why it ended',
    groups: [
      [
        'parents of pupils one bad mark from repeating',
        'The date is known and the fear is large. They pay this week and stop when it has passed.',
      ],
      [
        'parents who can no longer help themselves',
        'Nothing is wrong yet. They want the quarrel out of the house, and they stay for years.',
      ],
      ['pupils who want more than the class gives', 'Few, pleasant, and the ones who tell others.'],
    ],
    pays: 'A parent pays, a child sits there, and the school never hears of it. The parent looks at the next mark; the child, at whether the tutor was embarrassing.',
    season:
      'Most new pupils come in the weeks after the first reports and before the summer exams. In the long holidays the timetable is nearly empty.',
    method:
      'The first hour looks for the oldest gap, not for the last mistake. Then one hour a week, always with the same tutor, on that gap, and five lines to the parents on what was done.',
    trial: 'one diagnostic hour with a written finding',
    features: [
      'a diagnostic hour with a finding',
      'the same tutor every week',
      'five lines to the parents after each hour',
      'hours after school and on Saturday',
      'a stand-in who has read the file',
      'no contract beyond a month',
    ],
    rivals: [
      [
        'Do nothing: it will get better',
        'sometimes it does',
        'the gap moves on with the class',
        'show where it began',
      ],
      [
        'A student from the neighbourhood',
        'cheap, young, liked',
        'has exams at the same time',
        'a stand-in, and somebody who checked the record',
      ],
      [
        'A tutoring chain',
        'a room, a brand, a contract',
        'groups of five and a year’s notice',
        'alone, by the month',
      ],
      [
        'An app with a patient machine',
        'always there, nearly free',
        'needs a child who wants it',
        'sit beside the child who does not',
      ],
      [
        'The teacher’s own extra lesson',
        'knows the class',
        'thirty others, once a week',
        'tell the teacher what was found',
      ],
    ],
    danger: 'the patient machine, once it notices that a child has stopped listening',
    leftOut: [
      ['writing homework for pupils', 'it is paid twice and learned never'],
      ['contracts for a school year', 'they keep the wrong families'],
      ['every subject', 'a weak tutor in a rare one costs the name in all'],
    ],
    whyNow: [
      'Machines answer any exercise, so homework no longer shows what a pupil can do; parents learn it late and from an exam.',
      'Lessons over a screen have become normal, which doubles the hours a tutor can give between four and eight.',
    ],
    against: 'The same machines explain patiently and for nothing, and get better at it every term.',
    run: 'Everything happens between three and eight in the afternoon and on Saturday morning. Mornings are for matching, calls and the tutors’ own studies.',
    neck: {
      what: 'the hours after school',
      because: 'every pupil is free in the same five hours and a tutor can sit in one place',
    },
    drop: 'Pupils stop when the exam is over, when the tutor changes, or when three hours in a row brought no sentence that could be repeated at dinner.',
    proof:
      'Each pupil writes the same short test in week one and in week ten. If fewer than two in three have closed the gap that was named, the tutor gets a colleague beside them before a new pupil.',
    tools: [
      ['matching file', 'subject, age, hours, temper', 'a table one person knows by heart'],
      ['diary', 'hours, moves, no-shows, payment', 'a booking tool that takes the card ahead'],
      ['board', 'drawing together over a screen', 'a hosted whiteboard with a link a pupil'],
    ],
    guard:
      'Adults are alone with children here: every tutor’s record is checked before the first hour, doors and cameras stay open, and no private messages are allowed.',
    ways: [
      'Parents who tell parents',
      'Teachers who are asked for a name',
      'A free evening on one dreaded chapter',
    ],
    hazard: [
      'A tutor takes the pupils along',
      'hours cancelled by the same three families',
      'pay that makes staying worthwhile, and a second person every family knows',
    ],
    sceptic:
      'Tutors need the agency for one thing, the first hour; after that family and tutor can do without it, and both know the difference in price. What remains is a list, and lists leak.',
  },
  {
    cues: /\b(exam prep\w*|test prep\w*|entrance exams?|sat|gmat|gre|ielts|toefl|a-levels?|abitur|admissions?|jee|neet|bar exam)\b/i,
    noun: 'exam school',
    learner: { one: 'candidate', many: 'candidates' },
    mode: 'course',
    price: [250, 620, 1_600],
    seats: [8, 14, 24],
    volume: [1, 1.8, 2.8],
    teach: [0.28, 0.34, 0.42],
    material: [0.08, 0.12, 0.18],
    churn: [0.08, 0.12, 0.18],
    local: false,
    group: {
      who: 'people who sit that sort of exam in a year',
      share: [0.002, 0.006, 0.015],
      paying: [0.12, 0.22, 0.35],
    },
    buys: [1, 1.1, 1.4],
    scene:
      'The date is printed, the fee is paid, the book is bought. Six weeks before, the candidate does a past paper with a clock for the first time and learns that knowing it and doing it in two hours are different things.',
    nothing:
      'A missed score is a year. It costs another exam fee, a place that went to somebody else, and for some the wish itself.',
    asked:
      'which exam they sat or will sit, what they scored in the last timed paper, what they have paid so far and what a year’s delay would cost them',
    groups: [
      [
        'those who have failed once',
        'They know their gap to the point and the price of a year. They buy at once and compare nothing but results.',
      ],
      ['those with ten weeks left', 'Time is what they lack, so a plan is what they buy.'],
      ['parents who have heard of somebody’s score', 'They pay early, for peace of mind.'],
    ],
    pays: 'Parents pay for the young, candidates for themselves, and both ask one thing: how many of yours passed? Nothing else on the page is read.',
    season:
      'The exam calendar is the business calendar. Courses fill from twelve to four weeks before each date, and in the month after it the rooms are empty.',
    method:
      'A timed paper on the first day, a list of the ten points that cost most, and only these until the last week. Every Saturday another timed paper, marked by Monday.',
    trial: 'one timed paper with a marked result and a list of the ten dearest mistakes',
    features: [
      'a timed paper on the first day',
      'a list of the ten dearest mistakes',
      'two evenings a week and Saturday papers',
      'marking by Monday',
      'a plan for the last seven days',
      'a second course free for those who did the work and failed',
    ],
    rivals: [
      [
        'Do nothing: the book',
        'cheap, and it is all in there',
        'nobody keeps the time',
        'sell the clock and the marking',
      ],
      [
        'Recorded lessons',
        'a whole course for the price of an hour',
        'few get to the end',
        'live Saturdays, with names',
      ],
      ['A big exam school', 'results on the wall', 'sixty in a hall', 'fourteen, and everybody is marked'],
      [
        'A private tutor',
        'made to measure',
        'five times the price',
        'measure in a group, one call a week alone',
      ],
    ],
    danger: 'the recorded course that marks essays by machine the same minute',
    leftOut: [
      ['guarantees of a score', 'they are paid by the weak to the strong'],
      ['leaked papers', 'one case ends the school'],
      ['admission essays written by us', 'they are found out'],
    ],
    whyNow: [
      'Several exams have moved to the screen and changed their form, so older brothers’ books mislead.',
      'Machines mark drafts in seconds, which frees teachers for the ten mistakes that matter.',
    ],
    against:
      'Exams are shortened, made optional or dropped by universities at short notice, and a school built on one of them goes with it.',
    run: 'Ten weeks to a date: two evenings a week, a paper on Saturday, marking on Sunday. Between dates the material is rewritten against the last exam.',
    neck: {
      what: 'marking between Saturday and Monday',
      because: 'feedback that comes on Thursday is about a paper nobody remembers',
    },
    drop: 'Candidates stop coming after a bad third paper, when the score has not moved and the end is not yet near.',
    proof:
      'First and last timed paper of each candidate are compared, all of them and not the best. If the middle one has gained less than a tenth of the scale, the course is not sold again before it is changed.',
    tools: [
      ['paper bank', 'past papers by point and year, with rights', 'a licensed bank with our own tags'],
      ['marking desk', 'scans, marks, comments by mistake', 'a hosted marking tool with rubrics'],
      ['live room', 'evenings with raised hands', 'a video room with small groups'],
    ],
    guard:
      'Scores are personal: no name stands beside a result without a written yes, and papers under copyright are licensed or written anew.',
    ways: [
      'Candidates who passed',
      'A free timed paper with marking',
      'Schools and employers with a date in mind',
    ],
    hazard: ['The exam changes or disappears', 'a consultation of the board', 'two exams by the second year'],
    sceptic:
      'Those who would pass anyway make the results, those who would fail make the revenue. And every candidate is a customer for ten weeks, so the school has to be filled from nothing four times a year.',
  },
]
