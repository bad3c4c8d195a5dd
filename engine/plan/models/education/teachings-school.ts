// Teaching beside and before school.
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
  {
    cues: /\b(nurser(?:y|ies)|kindergarten|pre-?school|montessori|toddlers?|early years|day ?care|childcare|micro-?school|private school)\b/i,
    noun: 'nursery',
    learner: { one: 'child', many: 'children' },
    mode: 'month',
    price: [700, 1_250, 1_900],
    seats: [18, 28, 48],
    volume: [18, 26, 30],
    teach: [0.46, 0.52, 0.58],
    material: [0.12, 0.16, 0.2],
    churn: [0.015, 0.025, 0.04],
    local: true,
    group: { who: 'children below school age', share: [0.03, 0.045, 0.08], paying: [0.15, 0.3, 0.5] },
    buys: [10, 11, 12],
    scene:
      'The letter about the place is opened in the lift. It is a no, the third one, and the contract with the employer begins in nine weeks. After that every conversation at home is about who gives up which days.',
    nothing:
      'Without a place somebody works less. That is the real price, it is a salary and not a fee, and it falls due in the month the leave ends.',
    asked:
      'when they need a place, how many lists they are on, what they pay or lose each month until then, and which half-hour of the day is the hardest',
    groups: [
      [
        'parents with a return date',
        'They decide on hours and distance, in that order, and would sign unseen.',
      ],
      [
        'parents who want another way',
        'Woods, a second language, a small group. They look for months and stay for years.',
      ],
      [
        'employers who lose people to missing places',
        'They pay for reserved places once they have done the sum.',
      ],
    ],
    pays: 'Parents pay, often with public money beside it; they look at the door on a rainy morning, at who stays and at who left. The inspector looks at ratios and paper.',
    season:
      'Children come in late summer, when others go to school; a place free in February stays free till then. The year is decided between January and April.',
    method:
      'Small groups with the same two adults for years, hours that begin before work does, and a settling-in that takes as long as the child needs. It is a promise of sameness, every day.',
    trial: 'a morning with a parent in the room',
    features: [
      'fixed groups with the same two adults',
      'hours that cover a working day',
      'a settling-in without a clock',
      'outdoors every day',
      'one message at noon',
      'places kept for brothers and sisters',
    ],
    rivals: [
      [
        'Do nothing: one parent stays at home',
        'nobody does it better',
        'a salary, and a career',
        'part of the week is a beginning',
      ],
      [
        'The public nursery',
        'cheap, qualified',
        'a waiting list, and it shuts at four',
        'the hours around it',
      ],
      ['A childminder', 'a home, flexible', 'ill on the day of the meeting', 'there are always two'],
      ['Grandparents', 'love', 'a hip, a holiday, an opinion', 'two days a week beside them'],
    ],
    danger: 'the public programme that opens places next door at a third of the price',
    leftOut: [
      ['babies below one in the first year', 'one adult for very few; the fee never covers it'],
      ['evening and night hours', 'a second shift for five children'],
      ['a second house', 'the first has to pass an inspection without its founder'],
    ],
    whyNow: [
      'Both parents work in more families than there are places, and employers have begun to count what that costs them.',
      'Public money increasingly follows the child, also to private houses that meet the rules.',
    ],
    against:
      'Trained staff are scarcer than children; rooms stand empty for want of one signature on a rota.',
    run: 'The door opens at seven, is fullest at half past nine, sleeps after lunch and empties by five. Ratios hold in every minute, so one cold in the team changes the day.',
    neck: {
      what: 'qualified staff on the rota',
      because: 'the law fixes how many children one adult may have, and an absent adult closes a group',
    },
    drop: 'Families leave for school, for a move, or after the second change of the person who takes the child at the door.',
    proof:
      'After eight weeks each parent says at which minute the child let go at the door. If in more than one case in four it still takes ten, the settling-in of the next group is changed.',
    tools: [
      ['register', 'who is here, ratios by the minute', 'a nursery program the inspector knows'],
      ['messages', 'the day in three lines and one picture', 'the program’s own app, no private telephones'],
      ['rota', 'people, qualifications, absences', 'a planner that warns before a ratio breaks'],
    ],
    guard:
      'Names, pictures, custody and illness of small children are kept in one system with named access; nothing is posted anywhere.',
    ways: [
      'A waiting list opened before the rooms',
      'Employers nearby with parents on leave',
      'Midwives and family doctors',
    ],
    hazard: [
      'Two carers leave at once',
      'the third sick note in a month',
      'pay above the public scale, and a standing list of relief staff',
    ],
    sceptic:
      'Fees are capped by what parents earn, costs by ratios set in law, and between the two lies almost nothing. It takes a building, a licence and a year before the first child, and it can be closed in an afternoon.',
  },
  {
    cues: /\b(coding|robotics|programming for (?:kids|children)|scratch|stem|after-?school|kids?|children|summer camps?|maker|chess|forest school)\b/i,
    noun: 'children’s club',
    learner: { one: 'child', many: 'children' },
    mode: 'month',
    price: [55, 95, 160],
    seats: [8, 12, 16],
    volume: [70, 140, 220],
    teach: [0.3, 0.36, 0.44],
    material: [0.12, 0.17, 0.23],
    churn: [0.04, 0.06, 0.09],
    local: true,
    group: {
      who: 'children between five and fourteen',
      share: [0.08, 0.11, 0.16],
      paying: [0.06, 0.12, 0.2],
    },
    buys: [7, 9, 10],
    scene:
      'School ends at three, work at five. In between the child is somewhere with a screen, and the parent pays for it with a bad conscience, which is the strongest reason anybody buys a club.',
    nothing:
      'Two hours of screen a day cost nothing and feel like a loss. Nobody can say of what, so nobody acts until a friend’s child shows something it has made.',
    asked:
      'where the child was on each afternoon of last week, what was paid for it, and which club it has given up and why',
    groups: [
      [
        'parents who both work',
        'They need a place that begins when school ends. What is taught comes second, and they will not say so.',
      ],
      [
        'parents of children who take things apart',
        'They look for the subject and drive half an hour for it.',
      ],
      ['schools with an empty room', 'They want something to offer after three and have no staff for it.'],
    ],
    pays: 'The parent pays by the month, the child votes with its feet, and the school decides whether there is a room. All three have to say yes.',
    season:
      'Sign-up happens in the first three weeks of a school year and again in January; whoever is not on the school’s list in August waits a year. Holidays bring camps or nothing.',
    method:
      'A small group, one adult for each table, and a thing that works at the end of every afternoon. The child takes home something to show, because showing is what renews the month.',
    trial: 'one afternoon with something to take home',
    features: [
      'groups by age and not by level',
      'a finished thing every afternoon',
      'pick-up from the classroom door',
      'a show for parents each term',
      'two adults who know each child',
      'a month’s notice',
    ],
    rivals: [
      [
        'Do nothing: the screen at home',
        'free, and the child is content',
        'the conscience',
        'begin at school, end when work does',
      ],
      ['Sport and music', 'known, social, cheap', 'not for every child', 'be the other afternoon'],
      [
        'The school’s own care',
        'on the spot, subsidised',
        'supervision, not a subject',
        'run one afternoon of it',
      ],
      ['Videos and apps', 'endless and free', 'alone', 'the table, the others, the show'],
    ],
    danger: 'the school that starts the same club with a willing teacher',
    leftOut: [
      ['our own rooms', 'they stand empty until three every day'],
      ['competitions', 'they please three children in a group'],
      ['teenagers', 'another tone, and they do not come'],
    ],
    whyNow: [
      'Schools are asked to offer full days and lack people for the afternoon.',
      'Kits and tablets that a class once shared cost no more than a pair of shoes.',
    ],
    against: 'A family’s extra money is the first to go in a bad year, and clubs are its first line.',
    run: 'Cars are packed at one, rooms opened at half past two, children collected at three, the last parent comes at ten past five. Everything a week holds happens in ten hours.',
    neck: {
      what: 'rooms at three in the afternoon',
      because: 'all children are free in the same two hours and each group needs a room and two adults',
    },
    drop: 'Children stop after the second term, when the friend stops, when the group mixes ages badly, or when nothing came home for three weeks.',
    proof:
      'At the end of each term every child rebuilds one early piece alone. If fewer than seven in ten manage, the next term goes slower, whatever the leaflet says.',
    tools: [
      ['register', 'who is here, who may collect, allergies', 'a club tool parents can open'],
      ['kits', 'counted boxes, one a table', 'a list in the lid, checked at five'],
      ['payments', 'by the month, with a pause', 'direct debit through a hosted page'],
    ],
    guard:
      'Two adults in every room, records checked before the first day, no photograph without a form, and a list of who may collect: this is the licence to exist.',
    ways: ['The school’s own letter to parents', 'Parents who saw the show', 'A holiday day at half price'],
    hazard: [
      'An accident or an accusation',
      'an adult alone with a group',
      'two adults always, cover, a written way to report',
    ],
    sceptic:
      'It is child care sold as education, in rooms that belong to somebody else, with staff who study and leave. One head teacher’s change of mind removes a whole school’s worth of children.',
  },
]
