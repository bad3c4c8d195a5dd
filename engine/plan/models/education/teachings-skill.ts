// Teaching people a skill for its own sake: languages, music, craft, water.
import type { Teaching } from './teaching.ts'

export const SKILL: Teaching[] = [
  {
    cues: /\b(languages?|english|spanish|french|german|mandarin|arabic|portuguese|italian|japanese|conversation|spoken|sprachkurs|idiomas)\b/i,
    noun: 'language school',
    learner: { one: 'learner', many: 'learners' },
    mode: 'hour',
    price: [18, 30, 52],
    seats: [4, 7, 10],
    volume: [5, 9, 14],
    teach: [0.48, 0.54, 0.62],
    material: [0.04, 0.07, 0.1],
    churn: [0.06, 0.09, 0.13],
    local: false,
    group: {
      who: 'adults who are learning that language',
      share: [0.004, 0.012, 0.03],
      paying: [0.08, 0.15, 0.28],
    },
    buys: [18, 30, 45],
    scene:
      'The app says day two hundred and twelve. At the counter of the town hall the learner understands the question, has the words, and hears somebody else say in perfect accent: shall we do this in English?',
    nothing:
      'One gets by. The price is paid in small change: a doctor’s visit with a friend along, a meeting in which one nods, a street in which one remains a guest.',
    asked:
      'how long they have been learning, with what, when they last spoke for five minutes with a stranger, and what they paid in the last three months',
    groups: [
      [
        'people with a move or an interview ahead',
        'A date and a situation. They want that situation practised and nothing else.',
      ],
      [
        'people who have finished an app and cannot speak',
        'They know the words. What they lack is somebody who waits for the sentence.',
      ],
      [
        'firms with staff who serve in that language',
        'They pay for scripts at a counter, and for a test at the end.',
      ],
    ],
    pays: 'The learner pays, by card and by mood; the fourth missed lesson ends it. Where an employer pays, somebody in personnel wants a certificate.',
    season:
      'January and September are full of resolutions, May and November of silence; before the summer come those who travel.',
    method:
      'Speaking from the first minute, in situations the learner will really meet, with one correction at a time. What was said wrong comes back next week as an exercise made of the learner’s own sentences.',
    trial: 'one lesson with a recording of the learner’s first and last minute',
    features: [
      'situations instead of chapters',
      'the same teacher for a term',
      'own mistakes as next week’s exercises',
      'lessons early and late',
      'a recording of minute one and minute last',
      'free moves until the day before',
    ],
    rivals: [
      ['Do nothing: get by', 'it works in shops', 'it does not at the doctor’s', 'practise the doctor'],
      ['An app', 'free, with a streak', 'nobody answers back', 'keep the app for words, sell the answering'],
      [
        'A marketplace of teachers',
        'cheap, thousands of faces',
        'every lesson begins anew',
        'a term with one teacher and a plan',
      ],
      [
        'Evening classes of the town',
        'cheap, certified',
        'twenty people, one textbook',
        'seven at most, and talk',
      ],
      [
        'A speaking machine',
        'patient at midnight',
        'one is not ashamed before it, and learns nothing about shame',
        'people, one at a time',
      ],
    ],
    danger: 'the speaking machine that no longer sounds like one',
    leftOut: [
      ['every language', 'one done well is known for something'],
      ['grammar certificates', 'others print them'],
      ['lessons for small children', 'another craft and another law'],
    ],
    whyNow: [
      'Apps have brought more people to the point where they know words and cannot speak than any school ever did.',
      'Teachers anywhere can be seen anywhere, so a lesson at seven in the morning has somebody awake to give it.',
    ],
    against:
      'Translation in the ear is nearly here, and it takes away the reason of everybody who only wanted to get by.',
    run: 'Lessons run from seven to nine and from five to nine; the middle of the day belongs to preparation and to firms. Teachers work in blocks, and a gap in a block is lost.',
    neck: {
      what: 'good teachers in the evening hours',
      because: 'all working people are free after five and the same teacher cannot be in two rooms',
    },
    drop: 'Learners stop after a holiday, after two missed weeks, or on the plateau where they understand everything and still cannot say it.',
    proof:
      'The recording of the first lesson is played beside one from week twelve to a stranger who speaks the language. If the stranger cannot tell which is later in eight cases of ten, the method is at fault.',
    tools: [
      ['diary', 'lessons, moves, cards', 'a booking tool with time zones'],
      ['room', 'video and a shared page', 'a hosted room without downloads'],
      ['sentence file', 'what each learner said, put right', 'one page a learner, kept by the teacher'],
    ],
    guard:
      'Recordings of voices are personal data: they are kept with consent, for a term, and heard by nobody but teacher and learner.',
    ways: [
      'Learners who bring a colleague',
      'Groups of people who are moving',
      'Firms and relocation offices',
    ],
    hazard: [
      'Teachers and learners meet without us',
      'a learner who never comes back after lesson five',
      'a term’s plan, stand-ins, and pay above the marketplaces',
    ],
    sceptic:
      'People do not want to learn a language; they want to know one. They pay for hope in January and stop in March, and the machine that talks to them in April costs next to nothing.',
  },
  {
    cues: /\b(music|piano|guitar|violin|drums|singing|vocals?|choir|dj|painting|drawing|ballet|drama|theatre|art classes)\b/i,
    noun: 'music and arts school',
    learner: { one: 'pupil', many: 'pupils' },
    mode: 'month',
    price: [85, 135, 210],
    seats: [1, 2, 8],
    volume: [45, 90, 140],
    teach: [0.44, 0.5, 0.57],
    material: [0.1, 0.14, 0.19],
    churn: [0.02, 0.035, 0.055],
    local: true,
    group: {
      who: 'children and adults who play, sing or paint',
      share: [0.05, 0.09, 0.15],
      paying: [0.06, 0.1, 0.18],
    },
    buys: [8, 10, 11],
    scene:
      'The instrument was bought in September. In March it stands behind the sofa, because practising alone is the hardest part and nobody had said so.',
    nothing:
      'A child that stops at ten seldom starts again. No bill is ever sent for that; it comes up at forty, in the words ‘I used to play’.',
    asked:
      'who in the house plays or played, when and why it stopped, what a month cost, and how far the way was',
    groups: [
      ['parents of children between six and twelve', 'They come for education and stay for the concert.'],
      ['adults who stopped at fourteen', 'They pay themselves, never miss, and are shy.'],
      ['groups that want to play together', 'They fill rooms on the evening nobody else wants.'],
    ],
    pays: 'Parents pay by the month and look at whether the child practises without being told. The teacher’s person is the whole decision.',
    season:
      'September fills, January adds, and the weeks after the summer concert decide who comes back. Exams and sports days empty single weeks.',
    method:
      'One lesson a week with a piece that can be played to somebody within a month, ten minutes of practice a day with a recording to play along to, and a small concert every term.',
    trial: 'two lessons with a borrowed instrument',
    features: [
      'a teacher who stays',
      'a piece to show within a month',
      'recordings to practise with',
      'a borrowed instrument for the first term',
      'a concert every term',
      'playing together once a month',
    ],
    rivals: [
      [
        'Do nothing: perhaps next year',
        'free, and the child is small',
        'next year there is football',
        'two lessons, a borrowed instrument',
      ],
      ['The public music school', 'cheap, diplomas', 'a waiting list and one instrument', 'begin next week'],
      [
        'A private teacher at home',
        'warm, near, cash',
        'ill, moves, no others to play with',
        'others to play with',
      ],
      ['Lessons on video', 'the best players of the world', 'they do not hear the wrong note', 'hear it'],
    ],
    danger: 'our own best teacher, with a room at home',
    leftOut: [
      ['selling instruments', 'money on a wall'],
      ['examination mills', 'they make three children proud and thirty stop'],
      ['every instrument', 'a lone bassoon has nobody to play with'],
    ],
    whyNow: [
      'Public schools have cut lessons, and their waiting lists are somebody’s list of customers.',
      'Practice tools hear wrong notes at home, so the weekly half-hour can be about music.',
    ],
    against: 'Teachers earn more alone at home, in cash, and need us only until their week is full.',
    run: 'Rooms are full from three to eight, five days a week; mornings are for adults and silence. Half an hour a pupil, five minutes between, nobody may be late.',
    neck: {
      what: 'rooms and teachers between three and eight',
      because: 'pupils are at school until then and in bed after',
    },
    drop: 'Pupils stop in the second year, when it has become work and the next concert is far, or when the teacher leaves.',
    proof:
      'At each term’s concert every pupil plays. If more than one in six does not want to, the pieces were wrong, and the teachers choose again together.',
    tools: [
      ['timetable', 'rooms, teachers, half-hours, make-up lessons', 'a school program with a room plan'],
      ['practice', 'recordings and a mark for each day', 'a shared folder a pupil, or the teacher’s app'],
      ['payments', 'by the month, two months’ notice', 'direct debit'],
    ],
    guard:
      'A door with a window, records checked, parents welcome to sit in: lessons are given alone with a child, and that is the first question of every parent.',
    ways: [
      'Concerts in places where families are',
      'Primary schools with no music teacher',
      'Pupils who bring a friend to play with',
    ],
    hazard: [
      'A teacher leaves with a class',
      'whispering about lessons at home',
      'share of the fee that rises with years, and ensembles only a school can offer',
    ],
    sceptic:
      'The school owns a timetable. The teacher owns the pupils, and the first full week shows both of them that the timetable can be done without.',
  },
  {
    cues: /\b(cooking|baking|pottery|ceramics|weaving|sewing|craft|woodwork\w*|floristry|wine tasting|photography (?:course|workshop)|workshops?|knitting|jewellery)\b/i,
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
      who: 'adults within an hour who give or take such an evening',
      share: [0.1, 0.2, 0.3],
      paying: [0.03, 0.07, 0.12],
    },
    buys: [1, 1.3, 2],
    scene:
      'Somebody has a birthday, has everything, and likes to make things. Somebody else sits at a screen all week and wants, for three hours, to have something under the fingernails.',
    nothing:
      'Then it is dinner again, or a voucher for a shop. Nobody suffers from not having thrown a pot; that is the trouble with selling it.',
    asked:
      'what they last gave or got as an evening, what it cost, who chose it, and whether they would go twice',
    groups: [
      [
        'people who look for a present',
        'They buy in the last week before a date, pay ahead and often never come.',
      ],
      ['pairs and friends', 'They come for the evening, and the pot is a pretext.'],
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
      ['A video and a kit', 'cheap, on the sofa', 'ends in a cupboard', 'somebody who rescues the pot'],
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
    run: 'Preparation takes the afternoon, the evening three hours, cleaning one. Firing, baking or drying follows in the days after, unseen and unpaid.',
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
      'Kilns, knives and allergies: a safety talk at the start, a form for what people cannot eat, and liability cover that names the craft.',
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
