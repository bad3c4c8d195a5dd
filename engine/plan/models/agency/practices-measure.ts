// Firms that measure and put their name under a figure: noise, air, structure, fire, water.
import type { Practice } from './practice.ts'

export const MEASURING: Practice[] = [
  {
    cues: /\b(acoustic\w*|noise|sound-?proof\w*|vibration|air quality|ventilation design|lighting design\w*|fire safety|structural (?:engineer\w*|survey\w*)|geotechnical|soil tests?|water tests?|asbestos|site inspections?|engineering consult\w+|building physics)\b/i,
    noun: 'measuring consultancy',
    work: { one: 'report with its remedy', many: 'reports with their remedies' },
    bills: 'project',
    rate: [80, 125, 190],
    fee: [1_800, 4_500, 14_000],
    outside: [0.05, 0.1, 0.18],
    hand: { role: 'Engineer', like: 'engineer', dollars: 88_000 },
    scene:
      'The room is finished, paid for and wrong: somebody complains every evening, and nobody can say what would have to change or what it would cost. Each supplier who is asked recommends what that supplier sells.',
    nothing:
      'The complaint comes back with the next full house. Then it is a review, a letter from a neighbour or an inspector, and the remedy has to be built in a room that is in use.',
    asked:
      'who complained last and about what, what was tried, what it cost, and whether anybody measured before and after',
    groups: [
      [
        'owners with a complaint in writing',
        'A letter has a date. They buy within two weeks and ask for a figure they can show.',
      ],
      [
        'builders and fitters with a condition in the permit',
        'They need a signature before handover, and the day is fixed.',
      ],
      [
        'groups that open the same room again and again',
        'A mistake is built in each time; so is a remedy, once it is in their standard.',
      ],
    ],
    signs:
      'Whoever runs the building signs, on the word of the builder or architect; a stranger with an instrument is not let in.',
    season:
      'Work follows building: enquiries come before openings and after the first full weeks. While trade is busiest nobody closes a room for it.',
    method:
      'One visit with instruments, a figure for what is wrong, two remedies with their price and what each will change, and a second measurement after the work. The client pays for the difference between the two figures.',
    pilot: 'one visit with a figure and two remedies',
    features: [
      'a measurement on site, in use',
      'two remedies with a supplier’s price',
      'drawings that a fitter can work from',
      'a visit while it is installed',
      'a second measurement, on the same spot',
    ],
    rivals: [
      [
        'Do nothing: they will get used to it',
        'free',
        'until the letter comes',
        'measure once and put the figure in their file',
      ],
      [
        'The supplier’s free advice',
        'free, with a quick delivery',
        'ends in that supplier’s product',
        'take no commission and say so in the offer',
      ],
      [
        'A large engineering office',
        'insured, known to the authority',
        'the small room waits behind the airport',
        'a date for the visit in the first call',
      ],
      [
        'An app on a telephone',
        'instant',
        'a number that no authority accepts',
        'begin with their number and explain it',
      ],
    ],
    danger: 'the supplier who puts a measurement and a guarantee into the price of the material',
    leftOut: [
      ['selling the material', 'the figure is worth something because nothing else is sold'],
      ['installing it', 'another insurance, another trade'],
      ['opinions for the court', 'they take months and make an enemy each'],
    ],
    whyNow: [
      'Instruments that were hired by the day can be owned by a firm of one.',
      'Guests and staff write down in public what they used to say at the door.',
    ],
    against: 'Whoever saves on the fit-out saves here first, since nobody sees the remedy in a photograph.',
    run: 'A call, a visit within ten days, a week of calculation, an offer for the remedy, a visit while it is built, the second measurement and the invoice.',
    neck: {
      what: 'days on site',
      because: 'a room can be measured only while it is in use, and that is at the same hours everywhere',
    },
    leak: 'Time leaks in travel, and in calls from fitters who want a detail again.',
    proof:
      'The second measurement is laid beside the figure that was promised. Two jobs in a row short of it, and the method is changed before the next offer.',
    tools: [
      [
        'instruments',
        'figures that hold before an authority',
        'owned, calibrated every year by an outside laboratory',
      ],
      ['library of jobs', 'room, remedy, figure before and after', 'one table, without clients’ names'],
      ['drawings', 'details a fitter can build from', 'the program local architects open'],
    ],
    guard:
      'A bad figure can cost a client a licence. Reports go to whoever paid for them and to nobody else without a written yes.',
    ways: [
      'Architects and fitters who have had a complaint',
      'Clients with a second site',
      'Suppliers of material who need an independent figure',
    ],
    hazard: [
      'A remedy that does not reach its figure',
      'a second measurement short of the promise',
      'promise a range, insure the rest, and go back unpaid once',
    ],
    sceptic:
      'A client has the trouble once, pays once and is cured. Without groups and fitters who come again, each job has to be won like the first.',
  },
]
