// Languages and music.
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
]
