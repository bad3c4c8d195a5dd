// Teaching, and looking after, children.
import type { Teaching } from './teaching.ts'

export const CHILDREN: Teaching[] = [
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
