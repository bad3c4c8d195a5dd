// Flats and houses to sleep in.
import type { Letting } from './letting.ts'

export const STAYS: Letting[] = [
  {
    cues: /\b(holiday (homes?|lets?|cottages?|flats?|apartments?)|vacation (homes?|rentals?)|short-term (lets?|rentals?)|airbnb|apartments?|cottages?|villas?|serviced|ferienwohnung\w*|flats?)\b/i,
    noun: 'holiday let',
    one: 'flat',
    many: 'flats',
    period: 'night',
    isPlace: true,
    grows: false,
    scene:
      'A hotel room holds two and a suitcase. Four people, a child’s bed and a bag of groceries do not fit, so families book two rooms or a flat they have only seen in wide-angle pictures, and find out at the door about the stairs, the noise and the key box that nobody answers for.',
    groups: [
      {
        who: 'families and small groups for three to seven nights',
        why: 'They need a kitchen, two doors that shut and a place for the car. They book months ahead for the school holidays and ask one thing first: whether the beds are real.',
      },
      {
        who: 'people here for work, for weeks',
        why: 'A fitter, a nurse, somebody between two flats. They come in the quiet months, leave no mess and pay by invoice, if one is offered.',
      },
    ],
    nothing:
      'They take two hotel rooms, stay with relatives, or choose another town. The trip happens; only the kitchen is missing.',
    asked:
      'where they slept on their last trip with others, how many they were, what the nights cost and what they would not book again',
    doubt:
      'a flat that is smaller, louder and dirtier than its pictures, at eleven at night, with nobody to call',
    proof:
      'a plan with measures, one honest picture from the street, a named person within twenty minutes, and the price with cleaning from the start',
    whyNow:
      'Guests now work from anywhere for a week at a time, which puts bookings into months that used to be empty.',
    against:
      'towns limit short lets, register them and tax them, and a rule can come between the lease and the first guest.',
    rivals: [
      {
        name: 'Do nothing: stay with family, or at home',
        why: 'free',
        fails: 'a sofa, and a debt',
        answer: 'win the third night',
      },
      {
        name: 'Two hotel rooms',
        why: 'breakfast, a desk, no surprises',
        fails: 'no kitchen, a corridor between parents and children',
        answer: 'price beside two rooms, not beside one',
      },
      {
        name: 'Other flats on the booking pages',
        why: 'choice and reviews',
        fails: 'cleaning fee on the last screen',
        answer: 'one price from the first screen',
      },
      {
        name: 'The campsite or cabin',
        why: 'cheap, and the children run free',
        fails: 'rain',
        answer: 'leave July to it',
      },
    ],
    danger:
      'What threatens most is the next owner in the same house, who puts a flat on the pages out of curiosity and does not count the hours. Such owners come each spring and give up each autumn. Reviews from two winters, which they cannot have, are what stands against them.',
    range: 'one or two flats with linen, a full kitchen and a person nearby',
    oneMore:
      'a second address means a second set of stairs, keys and neighbours before the first is understood',
    features: [
      'a plan with measures and bed sizes',
      'arrival by code at any hour',
      'linen, cot and a kitchen that cooks',
      'a person within twenty minutes',
    ],
    leftOut: [
      { what: 'single nights in season', why: 'one cleaning eats what the night leaves' },
      { what: 'parties and stag weekends', why: 'one complaint of the neighbours can cost the permit' },
      { what: 'managing other people’s flats', why: 'it is another business, with another’s repairs' },
    ],
    productTest:
      'Three families who do not know the founder stay two nights for the price of the cleaning and write down everything they looked for. Whatever two of them missed is bought before the first paid night.',
    empties:
      'Nights stand empty on Sundays, in November and between two bookings that leave a single one. Longer stays and a rule against gaps of one night fill more than any discount does.',
    priceNote:
      'Guests divide by heads. A flat that looks dear beside one room is cheap beside two, so the page shows the price for four. Cleaning is in it; a fee that appears at the end is the commonest reason for leaving the page.',
    ways: [
      {
        name: 'Booking pages',
        reached: 'views of the calendar',
        wins: 0.65,
        cost: 0.35,
        conversion: [0.008, 0.015, 0.025],
      },
      {
        name: 'Firms, clinics and builders nearby',
        reached: 'talks',
        wins: 0.15,
        cost: 0.4,
        conversion: [0.08, 0.15, 0.25],
      },
      {
        name: 'Guests who return or tell',
        reached: 'cards handed over',
        wins: 0.2,
        cost: 0.25,
        conversion: [0.06, 0.12, 0.2],
      },
    ],
    turning:
      'Guests leave at ten, the next arrive at four. In between the beds are changed, the kitchen is checked against a list, a photograph of each room is taken and the code is renewed; linen goes out in bags and comes back from the laundry two days later.',
    limit: {
      what: 'the hours between ten and four',
      because: 'one cleaner does two flats on a Saturday and everybody wants to change on Saturdays',
    },
    wear: 'Towels, pans and the sofa go first; about one stay in thirty ends with something broken that is worth a letter.',
    season:
      'School holidays and warm weekends are full at any price; from November to March three nights in four may be free.',
    gap: {
      gap: 'Permit or registration for short lets at this address',
      why: 'without it every night is a fine',
      closedBy: 'a written answer from the town and the owners’ meeting before the lease',
    },
    risk: {
      name: 'The town limits short lets',
      sign: 'a motion in the council',
      answer: 'a lease that allows letting by the month',
    },
    sceptic:
      'Whoever lets a leased flat by the night pays rent every day and earns on half of them. The owner could do the same tomorrow and has the better price. The town looks for a reason, the neighbours have one, and a laundry bill comes whether guests were pleased or not.',
    kill: 'the town or the owners’ meeting has not agreed in writing',
    steps: [
      {
        day: 12,
        action: 'Ask the town hall and the owners’ meeting for a written answer on short lets',
        number: 'answers',
        goOnIf: 'two times yes',
      },
      {
        day: 34,
        action: 'Ask eight firms and one clinic nearby where their people sleep',
        number: 'nights a month',
        goOnIf: 'twenty together',
      },
      {
        day: 78,
        action: 'Time one full change with the cleaner who would do it',
        number: 'minutes',
        goOnIf: 'fewer than a hundred and fifty',
      },
    ],
    hand: { role: 'Cleaning and arrivals', like: 'cleaner', dollars: 34_000, takings: 21_000 },
    price: [95, 150, 260],
    units: [1, 3, 6],
    use: [0.42, 0.56, 0.68],
    turns: 8,
    stay: 3.5,
    winning: [0.03, 0.06, 0.11],
    serving: [0.22, 0.28, 0.35],
    worth: [4, 6, 9],
    lifeMonths: 84,
    rentShare: 0.3,
    yard: [0, 0, 0],
    insured: 0.02,
    energy: 0.07,
    occasions: [30_000, 90_000, 250_000],
    countedBy: 'nights let in flats and holiday homes',
    fits: [0.12, 0.22, 0.35],
  },
  {
    cues: /\b(hotels?|hostels?|guest ?houses?|b ?(&|and) ?b|bed and breakfast|inn|lodges?|pension|motel|rooms? for (hikers|guests|travellers)|backpackers?|riads?|capsule)\b/i,
    noun: 'guest house',
    one: 'bed or room',
    many: 'beds or rooms',
    period: 'night',
    isPlace: true,
    grows: false,
    scene:
      'Travellers choose in ten minutes from a list sorted by price and stars, and most houses on it are the same room with another curtain. What they came for, the path, the wave, the old town, is known to nobody at the desk; so they leave after one night and tell no one.',
    groups: [
      {
        who: 'people who come for one thing outside the door',
        why: 'Hikers, surfers, festival guests, cyclists. They need drying, storing, an early breakfast and somebody who knows tomorrow’s weather; a chain cannot give it.',
      },
      {
        who: 'travellers alone',
        why: 'They pay for a bed and stay for company. A table at which strangers eat together sells more nights than a larger room.',
      },
    ],
    nothing:
      'They sleep in the next house on the list. It is clean, it has a kettle, and by Thursday they have forgotten its name.',
    asked:
      'where they slept on their last trip of this sort, how they chose it, what it cost a night and why they did not stay longer',
    doubt: 'noise through the wall, a shared bath nobody cleans, and no way to change the date',
    proof:
      'reviews of this season on the first screen, quiet hours that are kept, and free changes until three days before',
    whyNow:
      'People book closer to the day and by telephone, so a small house with a good season of reviews is found beside a chain.',
    against:
      'wages for cleaning and nights rise each year, booking pages keep a sixth, and both come off before the rent.',
    rivals: [
      {
        name: 'Do nothing: a day trip',
        why: 'no bed to pay',
        fails: 'four hours in the car',
        answer: 'sell the evening and the early start',
      },
      {
        name: 'The chain at the station',
        why: 'points, and no surprises',
        fails: 'knows nothing about the place',
        answer: 'know tomorrow’s weather at breakfast',
      },
      {
        name: 'Private flats on the pages',
        why: 'a kitchen, and cheaper for four',
        fails: 'nobody there',
        answer: 'be there; win ones and twos',
      },
      {
        name: 'The campsite',
        why: 'a fifth of the price',
        fails: 'wet shoes',
        answer: 'a drying room, also for campers, for a fee',
      },
      {
        name: 'The house that has always been there',
        why: 'the view, and habit',
        fails: 'carpets of another age',
        answer: 'fewer rooms, better beds',
      },
    ],
    danger:
      'The old house with the view is the one to fear, on the day a son or daughter takes it over. It has the place, the permit and no rent. Until then the only lead is to be the house that walkers, surfers or clerks name when another asks.',
    range: 'the rooms as they are, breakfast and one common table',
    oneMore: 'each further service, a bar, a pool, a dinner, needs a person who is paid on empty nights too',
    features: [
      'breakfast from the hour the guests need it',
      'drying, storing, washing',
      'quiet hours that are kept',
      'changes free until three days before',
    ],
    leftOut: [
      { what: 'a restaurant for everybody', why: 'it takes two cooks for the sake of eight guests' },
      {
        what: 'group tours by coach',
        why: 'they fill at half the price and empty the house of everyone else',
      },
      { what: 'a reception day and night', why: 'three wages for two arrivals after ten' },
    ],
    productTest:
      'Ten guests sleep there before opening, two in each sort of room, and get up at six. Whatever woke more than one of them, a pipe, a door, a lamp, is cured before a price is put on the page.',
    empties:
      'Monday to Thursday outside the season is where the year is lost. Groups with a reason, courses, walkers, fitters, fill those nights if they are asked a season ahead; tourists do not.',
    priceNote:
      'The rate moves with the day: highest when the place outside is at its best, and never below what linen, breakfast and the page’s share cost. Guests accept a dear Saturday; they do not forgive the same room for less on the next screen.',
    ways: [
      {
        name: 'Booking pages',
        reached: 'views of the rooms',
        wins: 0.68,
        cost: 0.3,
        conversion: [0.007, 0.014, 0.024],
      },
      {
        name: 'Clubs, schools and guides of the thing outside',
        reached: 'groups asked',
        wins: 0.05,
        cost: 0.35,
        conversion: [0.1, 0.18, 0.3],
      },
      {
        name: 'Guests who return or tell',
        reached: 'guests written to',
        wins: 0.27,
        cost: 0.35,
        conversion: [0.05, 0.1, 0.17],
      },
    ],
    turning:
      'Breakfast ends at ten, rooms are done by two, arrivals come from three; the linen is counted in the evening and the boiler listened to. In season the founder sleeps in the house. Out of season one floor is shut, and its heating with it.',
    limit: {
      what: 'rooms ready by three',
      because: 'a cleaner does a dozen in a morning and everybody leaves on Sunday',
    },
    wear: 'Mattresses, showers and carpets wear by the night; a tenth of the rooms is always about to need something.',
    season: 'Twenty weeks earn the year, and ten weeks of it would be cheaper shut.',
    gap: {
      gap: 'Fire safety, food and guest registration',
      why: 'a house may not open without them, and they decide how many may sleep there',
      closedBy: 'the fire officer’s list before the lease, with the cost of each point',
    },
    risk: {
      name: 'A fire or health inspection closes rooms',
      sign: 'the officer’s first letter',
      answer: 'money set aside for the list, and rooms that can wait',
    },
    sceptic:
      'Small houses are sold every autumn by people who loved the idea in spring. They work from six to eleven, pay a sixth to a page and the rest to the laundry, and compete with owners who inherited. What looks like freedom is a night shift with breakfast.',
    kill: 'the fire officer’s list costs more than a fifth of the planned furnishing',
    steps: [
      {
        day: 12,
        action: 'Walk through the house with the fire officer and note each point',
        number: 'cost of the list',
        goOnIf: 'below a fifth of the furnishing',
      },
      {
        day: 34,
        action: 'Ask ten clubs, schools or guides for their dates of next season',
        number: 'group nights named',
        goOnIf: 'a tenth of the year',
      },
      {
        day: 78,
        action: 'Work a fortnight in another house, at breakfast and with the linen',
        number: 'rooms a morning',
        goOnIf: 'ten alone',
      },
    ],
    hand: { role: 'House and breakfast', like: 'cleaner', dollars: 34_000, takings: 15_000 },
    price: [55, 95, 160],
    units: [5, 12, 30],
    use: [0.5, 0.6, 0.72],
    turns: 8,
    stay: 2.2,
    winning: [0.03, 0.06, 0.11],
    serving: [0.22, 0.27, 0.34],
    worth: [5, 8, 12],
    lifeMonths: 96,
    rentShare: 0.26,
    yard: [0, 0, 0],
    insured: 0.02,
    energy: 0.07,
    occasions: [60_000, 160_000, 400_000],
    countedBy: 'nights sold in small hotels, hostels and guest houses',
    fits: [0.12, 0.22, 0.35],
  },
]
