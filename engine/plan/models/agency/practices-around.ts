// Firms that arrange what surrounds work: rooms, trips, desks.
import type { Practice } from './practice.ts'

export const AROUND: Practice[] = [
  {
    cues: /\b(architect(?:s|ure|ural)?|interior design\w*|interiors|staging|garden design\w*|structural|surveyors?|floor ?plans?|home design|spatial)\b/i,
    noun: 'architecture practice',
    work: { one: 'set of drawings', many: 'sets of drawings' },
    bills: 'project',
    rate: [65, 100, 155],
    fee: [4_000, 11_000, 32_000],
    outside: [0.08, 0.14, 0.22],
    hand: { role: 'Draughtsperson', like: 'designer', dollars: 62_000 },
    scene:
      'The builder asks where the socket goes, the client asks what it will cost, the office that permits asks for a drawing nobody has made. Each waits for the other, and the rent for the empty rooms runs.',
    nothing:
      'Building without drawings saves the fee and is paid for on site, where a wall in the wrong place costs many times what a line does. Often nothing gets built at all, and the room stays as it is.',
    asked:
      'what they last built or refitted, by how much it went over, at which point they noticed, and who drew it',
    groups: [
      [
        'owners who have signed for a room and pay rent for it',
        'Every week before opening is money. They need a permit and a price, in that order.',
      ],
      [
        'people with a house too small for what is coming',
        'They dream for years and decide within a month of a birth or a sale.',
      ],
      ['small developers', 'They buy drawings by the square metre and remember who was late.'],
    ],
    signs:
      'Whoever carries the loan signs; the person who will live or work there says no to the third version.',
    season:
      'Drawings are ordered from January to April so that building can start in summer. The permit office is slow in August and December.',
    method:
      'Measure, draw the two things that cannot be changed later, price them with a builder, and only then make it beautiful. The client sees a cost at each step.',
    pilot: 'a measured plan with two variants and their cost',
    features: [
      'measured survey',
      'two variants with a builder’s price',
      'drawings the permit office accepts',
      'a list of rooms, surfaces and sockets',
      'three visits to the site, in the fee',
    ],
    rivals: [
      [
        'Do nothing: leave the room as it is',
        'no dust, no debt',
        'the reason for the wish remains',
        'show the smallest change that helps',
      ],
      [
        'The builder’s own sketch',
        'free with the order',
        'drawn to be built cheaply',
        'drawings three builders can price',
      ],
      [
        'A shop’s free planning',
        'instant, with furniture',
        'ends where its catalogue ends',
        'use its cupboards, own the room',
      ],
      ['A large practice', 'a name', 'the small job waits behind the tower', 'a date for each drawing'],
    ],
    danger: 'the building firm that sells plan, permit and room at one fixed price',
    leftOut: [
      ['acting as the main builder', 'their risk at our fee'],
      ['competitions', 'months of work for a ticket in a lottery'],
      ['commission on furniture', 'the client should know whom we work for'],
    ],
    whyNow: [
      'Scanning a room takes minutes with a telephone, so the survey that swallowed the first week is gone.',
      'High rates make people refit what they have instead of moving.',
    ],
    against:
      'Those same rates stop loans, and without a loan the drawings stay in a drawer after the first invoice.',
    run: 'A survey, two weeks of variants, a week of prices, then months in which the permit office and the builder set the pace and small questions come every day.',
    neck: {
      what: 'the permit and the builder',
      because: 'neither answers to us and both come between two invoices',
    },
    leak: 'The fee leaks on the site: a visit more, a call a day, a detail drawn twice.',
    proof:
      'For each finished job the builder’s final bill is laid beside the estimate of step two. More than a tenth apart on two jobs running, and estimates get a second pair of eyes.',
    tools: [
      ['model', 'drawings from one model', 'the program local builders and engineers open'],
      ['price book', 'what builders charged, by item', 'our own table, fed after each job'],
      ['site diary', 'photographs, decisions, names', 'a shared album with dates'],
    ],
    guard:
      'Plans show where safes, alarms and bedrooms are; they are shared by link with an end date and never used as a reference without consent.',
    ways: [
      'Builders who like good drawings',
      'Estate agents on the day of the keys',
      'Finished rooms shown to the neighbours',
    ],
    hazard: [
      'The permit takes twice as long',
      'a second letter from the office',
      'invoice by step, not by completion',
    ],
    sceptic:
      'Fees are small against the liability and late against the work. A practice lives on three jobs, and two of them wait for a bank.',
  },
  {
    cues: /\b(corporate events?|conferences? (?:organi[sz]\w+|production)|event (?:agency|planning|management|planner)|off-?sites?|retreats?|travel (?:agency|planning|planner|agent)|work trips?|incentive|tour operator|business travel|trips?)\b/i,
    noun: 'events and travel agency',
    work: { one: 'trip or event', many: 'trips and events' },
    bills: 'project',
    rate: [50, 80, 125],
    fee: [1_800, 5_000, 15_000],
    outside: [0.12, 0.2, 0.3],
    hand: { role: 'Planner', like: 'operations', dollars: 50_000 },
    scene:
      'An assistant with another job has thirty tabs open: rooms, trains, a vegan, a wheelchair, a deposit due today. The date was announced before anybody asked whether the town has a fair that week.',
    nothing:
      'It gets organised somehow. The price is an assistant’s month, a hotel chosen because it answered, and forty salaries sitting in a room whose screen does not work.',
    asked:
      'what their last meeting away cost in all, who organised it in how many hours, what went wrong and what was paid twice',
    groups: [
      [
        'firms whose people seldom meet',
        'The few days together carry the year, and nobody in the house has done it before.',
      ],
      [
        'assistants who were told to do it on the side',
        'They would pay from their own pocket to be rid of the tabs.',
      ],
      ['firms that bring customers along', 'A cold soup becomes a lost order.'],
    ],
    signs:
      'A head of personnel or the founder signs; the assistant recommends, and remembers who answered at ten at night.',
    season:
      'Spring and early autumn are full to the last bed, booked half a year ahead. Summer plans, winter is quiet, and deposits fall due long before fees do.',
    method:
      'One page with date, heads, aim and limit; three places within two days; one contract, one invoice, one telephone number that is answered on the day. What can be cancelled until when is written on top.',
    pilot: 'three places with prices, for a small fee set against the order',
    features: [
      'three places within two working days',
      'prices with cancellation dates on top',
      'guest list with diets, rooms and trains',
      'one person on site',
      'a bill that matches the offer line by line',
    ],
    rivals: [
      [
        'Do nothing: the assistant does it',
        'no invoice',
        'a month of her time, and no contract read',
        'show the hours beside the fee',
      ],
      ['The hotel’s own package', 'one call', 'knows one hotel', 'compare three, with what is not included'],
      ['A booking platform', 'instant prices', 'nobody on the day', 'be there, with a spare projector'],
      [
        'A large event agency',
        'stage and light',
        'will not answer for thirty people',
        'thirty people are the size',
      ],
    ],
    danger: 'the booking platform that adds group contracts and a hotline',
    leftOut: [
      ['weddings and birthdays', 'other buyers, other nerves, every Saturday'],
      ['buying beds ahead', 'unsold ones are ours'],
      ['secret commissions', 'a client who finds one finds all'],
    ],
    whyNow: [
      'Teams that work apart have to be brought together on purpose, and offices no longer do it.',
      'Rooms and prices can be asked for in an hour; trust in who stands at the door cannot.',
    ],
    against: 'Travel is the first budget to be frozen, within a day and with deposits paid.',
    run: 'Briefing on Monday, three places by Wednesday, a contract within a fortnight, silence for months, then two weeks in which everything changes and three days on site.',
    neck: { what: 'people who can be on site', because: 'everybody’s dates fall into the same ten weeks' },
    leak: 'Hours leak into the guest list: each change of a name touches a bed, a train and a plate.',
    proof:
      'On the morning after, every guest gets one question. Below eight of ten who would come again, the client hears why before the invoice, and the fee’s last tenth is waived.',
    tools: [
      ['guest list', 'names, diets, rooms, arrival', 'a hosted registration page'],
      ['offer book', 'places, prices, cancellation dates', 'one table, fed by every enquiry'],
      ['running order', 'minute, person, telephone number', 'a shared sheet that prints'],
    ],
    guard:
      'Passports, allergies and room numbers are in one list; it is deleted a month after the event, and clients’ money for hotels lies in a separate account.',
    ways: [
      'Assistants who tell each other',
      'Hotels with empty weeks',
      'Guests of the last event who organise the next',
    ],
    hazard: [
      'A cancellation after deposits',
      'a rumour of a hiring stop',
      'deposits paid by the client, directly to the house',
    ],
    sceptic:
      'Fees are charged for what a client thinks is free, margins come from suppliers who would rather sell direct, and one strike or one virus empties a season.',
  },
  {
    cues: /\b(virtual assistants?|back-?office|outsourc\w+|customer support (?:team|outsourcing|agency)|call cent(?:re|er)|admin(?:istrative)? (?:support|services)|data entry|executive assistants?|operations support)\b/i,
    noun: 'assistant service',
    work: { one: 'month of desk work', many: 'months of desk work' },
    bills: 'retainer',
    rate: [22, 36, 58],
    fee: [450, 1_100, 2_800],
    outside: [0.04, 0.07, 0.12],
    hand: { role: 'Assistant', like: 'support agent', dollars: 38_000 },
    scene:
      'Nine mails wait for a yes, an invoice for a postal code, a customer since Tuesday. None takes five minutes. Together they take the morning of the one person who could have sold something.',
    nothing:
      'The owner does it at night. What it costs is the second shift of the person with the highest hourly value in the firm, and the customers who wrote on Tuesday.',
    asked:
      'which tasks of last week somebody else could have done from a page of instructions, how many hours they took, and what was not done instead',
    groups: [
      [
        'owners of firms with three to fifteen people',
        'Too small for a secretary, too large for the kitchen table.',
      ],
      ['practitioners paid by the appointment', 'Each hour on the telephone is an appointment not given.'],
      ['teams with a peak', 'Support that drowns in December and yawns in March.'],
    ],
    signs: 'The overworked person signs, late in the evening, and trusts nobody with the password.',
    season:
      'January and September bring resolutions; December brings support. In between clients come one by one, after a bad week.',
    method:
      'One task is handed over in the first week, written down while it is done, and done by two people from the second. A new one follows every fortnight, until the evening is free.',
    pilot: 'one task for two weeks',
    features: [
      'a page of instructions for each task',
      'two assistants who know each client',
      'an answer within four working hours',
      'a shared list with done, waiting, asked',
      'a vault for passwords',
      'hours that carry over for one month',
    ],
    rivals: [
      [
        'Do nothing: the evening',
        'nobody does it better',
        'nobody does it twice',
        'take over the one task hated most',
      ],
      [
        'A part-time employee',
        'in the office, loyal',
        'holidays, payroll, quiet weeks',
        'no contract, two heads',
      ],
      ['A freelancer abroad', 'a third of the price', 'good until gone', 'pages that survive a person'],
      [
        'Software that does it alone',
        'never sleeps',
        'stops at the first exception',
        'run that software, and do the exceptions',
      ],
    ],
    danger: 'the assistant software that learns to ask when it is unsure',
    leftOut: [
      ['signing and paying', 'the client keeps the last click'],
      ['twenty-four hours', 'it takes three shifts of strangers'],
      ['selling on the telephone', 'another temper and another pay'],
    ],
    whyNow: [
      'Office work lives in the cloud, so a desk elsewhere sees the same screen.',
      'Software does the routine, which leaves exceptions, and exceptions are what owners drown in.',
    ],
    against:
      'Every year software takes another slice of what an assistant was hired for, beginning with the easiest and best paid.',
    run: 'The list is read at eight, urgent things are done by ten, the rest by four; at half past the client gets five lines. On Fridays one page of instructions is improved.',
    neck: {
      what: 'the client’s willingness to let go',
      because: 'a task that is explained twice and taken back costs more than it brings',
    },
    leak: 'Hours leak at the start: the first month of each client takes double, and the price does not say so.',
    proof:
      'In week six the client counts the evenings worked. Fewer than two a week saved, and the last month is given back.',
    tools: [
      ['list', 'tasks, state, questions', 'the client’s own tool, as a guest'],
      ['vault', 'rights without visible passwords', 'a shared vault with a log'],
      ['pages', 'how each task is done, with pictures', 'one handbook a client, kept by both assistants'],
    ],
    guard:
      'An assistant sees everything: bank, mails, illness. Rights are given by task, logged, and end on the day the contract does.',
    ways: [
      'Owners one client sits with',
      'Tax advisers who see the chaos',
      'A checklist of twenty tasks to hand over',
    ],
    hazard: [
      'Two assistants leave in one month',
      'sick days in a row',
      'two heads for each client, and pay above the local office',
    ],
    sceptic:
      'What is sold is cheap time, and time gets dearer while software gets cheaper. The best clients grow and hire; the worst stay and haggle.',
  },
]
