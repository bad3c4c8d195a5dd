// What is learned with hands and feet.
import type { Teaching } from './teaching.ts'

export const HANDS: Teaching[] = [
  {
    cues: /\b(cooking|baking|pottery|ceramics|weaving|sewing|craft|woodwork\w*|weld\w*|metal ?work\w*|blacksmith\w*|forg(?:e|ing)|carpentry|glass ?blow\w*|leather ?work\w*|upholstery|bookbinding|printmaking|floristry|wine tasting|photography (?:course|workshop)|workshops?|knitting|jewellery)\b/i,
    noun: 'workshop',
    learner: { one: 'guest', many: 'guests' },
    mode: 'class',
    price: [45, 78, 130],
    seats: [6, 10, 14],
    volume: [14, 22, 30],
    teach: [0.16, 0.22, 0.28],
    material: [0.22, 0.28, 0.34],
    churn: [0.05, 0.08, 0.12],
    local: true,
    group: {
      who: 'adults who give or take such an evening',
      share: [0.1, 0.2, 0.3],
      paying: [0.03, 0.07, 0.12],
    },
    buys: [1, 1.3, 2],
    scene:
      'Somebody has a birthday, has everything, and likes to make things. Somebody else sits at a screen all week and wants, for three hours, to have something under the fingernails.',
    nothing:
      'Then it is dinner again, or a voucher for a shop. Nobody suffers from not having made a bowl or a hook; that is the trouble with selling it.',
    asked:
      'what they last gave or got as an evening, what it cost, who chose it, and whether they would go twice',
    groups: [
      [
        'people who look for a present',
        'They buy in the last week before a date, pay ahead and often never come.',
      ],
      ['pairs and friends', 'They come for the evening, and what is made is a pretext.'],
      ['firms with a team to please', 'A whole room on a Tuesday, one invoice, and no voucher.'],
    ],
    pays: 'One pays, two come. The payer looks at pictures and at the date; the guest remembers the teacher’s jokes and takes home what was made.',
    season:
      'Much of the year’s money comes in the weeks before the holidays, as vouchers. Those are redeemed from January on, when the room would otherwise be cold.',
    method:
      'Three hours, one thing that succeeds for everybody, made with one’s own hands and carried home or sent on. What could go wrong has been done beforehand; what feels hard is easy.',
    trial: 'an hour at a market table with something small to take away',
    features: [
      'one thing that succeeds for everybody',
      'three hours with something to eat',
      'voucher with a date to choose later',
      'whole room for firms',
      'materials prepared',
      'a second level for those who come back',
    ],
    rivals: [
      [
        'Do nothing: dinner out',
        'easy, and everybody likes it',
        'like the last one',
        'something to carry home',
      ],
      ['A video and a kit', 'cheap, on the sofa', 'ends in a cupboard', 'somebody who rescues the piece'],
      ['Evening classes of the town', 'cheap, ten weeks', 'ten weeks', 'one evening'],
      ['Another experience', 'escape rooms, climbing, tastings', 'nothing remains', 'it stands on the shelf'],
    ],
    danger: 'the voucher platform that sells our evening and keeps a third',
    leftOut: [
      ['ten-week courses', 'people do not commit, and the room is blocked'],
      ['children’s birthdays', 'Saturdays are worth more'],
      ['selling the teacher’s own pieces', 'guests came to make, not to admire'],
    ],
    whyNow: [
      'People who work at screens pay for an evening with their hands, and show it to others without being asked.',
      'Booking, vouchers and reminders run on rented software that costs less than one seat.',
    ],
    against:
      'It is the first thing cut in a bad year: a treat, bought by people who were going to be careful.',
    run: 'Preparation takes the afternoon, the evening three hours, cleaning one. Whatever has to be fired, dried, ground or packed follows in the days after, unseen and unpaid.',
    neck: {
      what: 'Friday and Saturday evenings',
      because: 'everybody wants them and there are two in a week',
    },
    drop: 'Guests do not leave; they have been. Few come again, and only where there is something new to make.',
    proof:
      'Every guest is asked one thing at the door: would you send a friend next week? Under eight in ten on three evenings, and the piece is changed.',
    tools: [
      ['bookings', 'seats, vouchers, waiting list', 'a hosted booking page with vouchers'],
      ['prep list', 'what is ready for whom by four', 'one sheet a class, on the wall'],
      ['pictures', 'each guest with the piece', 'sent the same evening, with a link'],
    ],
    guard:
      'Heat, blades and allergies: a safety talk at the start, a form for what people cannot eat, and liability cover that names the craft.',
    ways: [
      'Guests who show what they made',
      'Vouchers before the holidays',
      'Firms with a team evening to fill',
    ],
    hazard: [
      'Vouchers are sold and not redeemed until all come at once',
      'the open total grows for a quarter',
      'an expiry in law’s limits and dates offered in quiet weeks',
    ],
    sceptic:
      'It is a party with overheads. Weekends fill by themselves, weekdays never do, and the rent is paid for seven days. Who has been once has been.',
  },
  {
    cues: /\b(swim\w*|surf\w*|kite\w*|ski\w*|sailing|diving|climbing|dance|dancing|tennis|golf|riding|yoga teacher|martial|football (?:academy|school)|sports? (?:academy|lessons)|driving (?:school|lessons)|flight)\b/i,
    noun: 'sports and driving school',
    learner: { one: 'learner', many: 'learners' },
    mode: 'class',
    price: [22, 42, 75],
    seats: [3, 5, 8],
    volume: [50, 80, 110],
    teach: [0.3, 0.37, 0.44],
    material: [0.14, 0.19, 0.26],
    churn: [0.05, 0.08, 0.12],
    local: true,
    group: {
      who: 'residents and visitors of an age to learn it',
      share: [0.15, 0.25, 0.35],
      paying: [0.02, 0.05, 0.09],
    },
    buys: [4, 6, 10],
    scene:
      'On the first day everything hurts and the water is cold. Whoever stands up once, for three seconds, comes back; whoever does not tells people that it was not for them.',
    nothing:
      'One remains a person who cannot do it. That is bearable for years, until a child, a holiday or a licence makes it awkward within a week.',
    asked:
      'what they tried to learn last, how many lessons they took, what stopped them and what they paid in all',
    groups: [
      ['families on holiday or in term', 'They book for the children and join in on the third day.'],
      ['adults who never learned it', 'Ashamed, determined, and good payers for lessons alone.'],
      ['people with a test date', 'They count lessons and want to be done.'],
    ],
    pays: 'The learner or a parent pays, before the lesson, and looks at reviews younger than a month; the rest is weather and whether the instructor learned the name.',
    season:
      'Weather and holidays rule: most lessons fall into a few months. What is earned then has to last, and the good instructors want work in winter too.',
    method:
      'Small groups of one level, one success in the first lesson, and the next lesson booked before the towel is dry. Equipment is included, so that nothing has to be owned to begin.',
    trial: 'a first lesson in which everybody succeeds once',
    features: [
      'groups of one level',
      'equipment included',
      'one success in the first lesson',
      'free move when the weather is bad',
      'a card of lessons',
      'an instructor who writes down names',
    ],
    rivals: [
      ['Do nothing: watch from the bank', 'dry', 'again next year', 'the first lesson cannot fail'],
      ['A friend who can do it', 'free, with love', 'quarrels', 'somebody paid to be patient'],
      ['The big school or club', 'known, certified', 'twelve in a group', 'five'],
      ['Videos', 'free slow motion', 'nobody sees your mistake', 'see it'],
    ],
    danger: 'the holiday house or club that employs an instructor of its own',
    leftOut: [
      ['competition training', 'it needs the best instructor for the fewest people'],
      ['a shop', 'stock that is right for one season'],
      ['lessons in doubtful weather', 'one accident ends it'],
    ],
    whyNow: [
      'Bookings are made on the telephone the evening before, so a small school beside the big one can be found.',
      'More people work from where they spend the summer and take lessons on a Tuesday.',
    ],
    against:
      'Seasons have become harder to foresee, and insurance for instructors rises with every claim elsewhere.',
    run: 'Wind or water is read at seven, groups are made by eight, lessons run in blocks until dusk; equipment is rinsed, counted and mended before anybody sits down.',
    neck: {
      what: 'good conditions in daylight',
      because: 'an instructor can take one group at a time and the day has so many usable hours',
    },
    drop: 'Learners stop after a lesson without a success, after a cancelled day nobody moved, and when the holiday ends.',
    proof:
      'Of every ten beginners, instructors note how many did the first step in lesson one. Fewer than eight in two weeks running, and groups are made smaller before prices are touched.',
    tools: [
      ['bookings', 'groups by level, weather moves, waivers', 'a hosted booking tool for schools'],
      ['equipment list', 'sizes, age, repairs', 'numbers on everything, a sheet on the wall'],
      ['weather call', 'go, wait or move, by eight', 'a fixed rule and one person who decides'],
    ],
    guard:
      'A signed form, a checked licence, a life vest or a second pedal: safety papers are kept for years, and no instructor starts without them.',
    ways: [
      'Hotels and campsites nearby',
      'Learners who bring the family',
      'Schools and clubs with a free week',
    ],
    hazard: [
      'An accident',
      'a near miss nobody wrote down',
      'a log of near misses, limits by condition, cover',
    ],
    sceptic:
      'The weather owns half of it and the insurer the other. Instructors leave with the season, guests with the holiday, and what was learned about both leaves with them.',
  },
]
