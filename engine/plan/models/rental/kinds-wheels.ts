// What rolls.
import type { Letting } from './letting.ts'

export const WHEELS: Letting[] = [
  {
    cues: /\b(bikes?|e-?bikes?|bicycles?|scooters?|cargo bikes?|mopeds?|cycling|cyclists|velo)\b/i,
    noun: 'bike hire',
    one: 'bike',
    many: 'bikes',
    period: 'day',
    isPlace: false,
    grows: true,
    scene:
      'Visitors see the valley from a coach and residents own a bicycle with two flat tyres. For one good day, a hill or a load of children, neither has the right one; the shop that hires them opens at ten, has three left and wants a passport.',
    groups: [
      {
        who: 'visitors with one free day',
        why: 'They decide at breakfast by the sky. Whoever is named by their landlady and has the right size within ten minutes gets the day.',
      },
      {
        who: 'people who try before they buy',
        why: 'A cargo bike or a motor costs as much as a used car. They hire it for a week, for the school run in the rain, and pay gladly to be saved from a mistake.',
      },
    ],
    nothing: 'They walk, take the bus or sit in a café. The day is still a holiday.',
    asked:
      'when they last hired or wished for a bicycle, how they found it, what a day cost and what was wrong with it',
    doubt: 'brakes that squeal, a wrong size, and a bill for a scratch that was there before',
    proof:
      'a photograph of the state taken together, a size by height on the page, and a van that comes when the chain breaks',
    whyNow:
      'A motor has made hills and headwinds matter less, so people of sixty book where people of thirty used to.',
    against:
      'batteries age, thieves have learned what they are worth, and a town can put its own fleet at the station overnight.',
    rivals: [
      {
        name: 'Do nothing: walk, or take the bus',
        why: 'free, and no helmet',
        fails: 'half the distance',
        answer: 'sell the lake, not the bike',
      },
      {
        name: 'The town’s own fleet',
        why: 'at the station, by the minute',
        fails: 'heavy, one size, no hills',
        answer: 'leave the half-hours to it',
      },
      {
        name: 'The bike shop that also hires',
        why: 'knows bicycles',
        fails: 'ten to six, three left',
        answer: 'eight in the morning, at the hotel’s door',
      },
      {
        name: 'The hotel’s free bicycles',
        why: 'free',
        fails: 'rust',
        answer: 'put ours there, share the price',
      },
    ],
    danger:
      'The bike shop is the danger, the day it sees its own hire list. It can repair at cost and has the stock. It has no wish to be at a hotel’s door at eight, however, and that hour is most of the business.',
    range: 'one sort of bike in four sizes, with child seats and locks',
    oneMore:
      'a second sort needs its own spares, chargers and practice, while sizes are what sends people away',
    features: [
      'size by height, on the page',
      'handing over at the hotel',
      'a route for each half-day',
      'a van that comes',
    ],
    leftOut: [
      { what: 'hire by the minute', why: 'it takes an app, a fleet and the town’s permit' },
      { what: 'guided tours', why: 'they need a guide on the days nobody books' },
      { what: 'selling new ones', why: 'it makes an enemy of the shop that repairs ours' },
    ],
    productTest:
      'Ten guests of different heights ride the longest route on a windy day. A size, saddle or battery of which two complain is exchanged before the next is bought.',
    empties:
      'Rain empties the morning and Tuesday the week. Firms, clinics and parents who hire by the week or month fill what tourists leave, from October to April above all.',
    priceNote:
      'A day costs less than the cable car for two, and says so. The second day is cheaper because nothing is handed over; a week costs four days. Helmet, lock and child seat are inside: people who have to add them up walk.',
    ways: [
      {
        name: 'Hotels, landladies and the tourist office',
        reached: 'guests who see the card',
        wins: 0.5,
        cost: 0.45,
        conversion: [0.02, 0.04, 0.07],
      },
      {
        name: 'Maps and search, paid',
        reached: 'page visits',
        wins: 0.3,
        cost: 0.4,
        conversion: [0.015, 0.028, 0.045],
      },
      {
        name: 'Riders who tell',
        reached: 'riders asked',
        wins: 0.2,
        cost: 0.15,
        conversion: [0.08, 0.14, 0.22],
      },
    ],
    turning:
      'Batteries charge overnight, brakes and tyres are checked at seven, the van is at the first hotel by eight. Returns come between five and seven: photograph, wash, a note of what rattled. One quiet day a week belongs to the workshop.',
    limit: {
      what: 'handing over between eight and ten',
      because: 'everybody wants to start at nine and each fitting takes six minutes',
    },
    wear: 'Tyres, brakes and chains each month, a battery after three summers; one in twenty-five is stolen or wrecked in a year.',
    season: 'April to October brings nearly all of it, and a wet May takes a month away.',
    gap: {
      gap: 'A mechanic for the week in which three break',
      why: 'an idle bike in July costs more than its repair',
      closedBy: 'a fixed price with a workshop, next-day, before the season',
    },
    risk: {
      name: 'Several are stolen at once',
      sign: 'a lock cut in the yard',
      answer: 'trackers, insurance by serial number, a second yard',
    },
    sceptic:
      'Fifty sunny weekends carry the year. The town puts wheels at the station, the hotel has some for nothing, and batteries die on a date that can be foretold. Hire is what a bike shop does on the side, for good reasons.',
    kill: 'fewer than ten hotels or landladies have the card on the counter after two visits',
    steps: [
      {
        day: 12,
        action: 'Ask fifteen hotels and landladies who asked for a bicycle last week',
        number: 'requests a week',
        goOnIf: 'twenty together',
      },
      {
        day: 34,
        action: 'Hire out five used ones on three weekends',
        number: 'days let',
        goOnIf: 'eighteen of thirty',
      },
      {
        day: 78,
        action: 'Get the insurer’s terms for theft, by serial number',
        number: 'share of price a year',
        goOnIf: 'below a tenth',
      },
    ],
    hand: { role: 'Handing over and workshop', like: 'technician', dollars: 38_000, takings: 18_000 },
    price: [22, 36, 60],
    units: [10, 20, 45],
    use: [0.25, 0.36, 0.48],
    turns: 8,
    stay: 1.6,
    winning: [0.05, 0.08, 0.13],
    serving: [0.16, 0.22, 0.29],
    worth: [3, 5, 8],
    lifeMonths: 40,
    rentShare: 0,
    yard: [300, 550, 1_000],
    insured: 0.05,
    energy: 0.01,
    occasions: [10_000, 35_000, 110_000],
    countedBy: 'days on which bicycles are hired',
    fits: [0.15, 0.28, 0.4],
  },
  {
    cues: /\b(cars|car (hire|rental|club|sharing)|camper ?vans?|campers?|vans?|motor ?homes?|caravans?|boats?|yachts?|kayaks?|trucks?|motorcycles?|car[- ]?sharing|tuk-?tuks?|limousines?|jet skis?)\b/i,
    noun: 'vehicle hire',
    one: 'vehicle',
    many: 'vehicles',
    period: 'day',
    isPlace: false,
    grows: true,
    scene:
      'It stands for three hundred days a year in front of other people’s houses. Those without one need it for four weekends, and the counter at the airport sells them a class, a waiting time and a page of excess; what they wanted was a weekend.',
    groups: [
      {
        who: 'couples and friends with four free days',
        why: 'They look for the trip and take the vehicle along. They book six weeks ahead, are new to it and fear the first roundabout.',
      },
      {
        who: 'people who sold theirs',
        why: 'They gave it up for good reasons and miss it twice a month. Near, ready at seven and without a desk is all that they ask.',
      },
    ],
    nothing: 'They take the train, borrow from a parent or stay. For most weekends that is quite enough.',
    asked:
      'when they last needed one for more than a day, where they got it, what it cost with everything and what they were afraid of',
    doubt: 'the bill for a scratch, a breakdown far from home, and being shown nothing at the counter',
    proof:
      'an hour’s lesson at the handing over, the highest bill in one figure, and a telephone that is answered on a pass at night',
    whyNow:
      'Fewer young people in cities own one, and a free week of work from anywhere has made the trip longer than a weekend.',
    against:
      'insurance for hire has become dear and selective, and a vehicle loses a fifth of its price in the first year, let or not.',
    rivals: [
      {
        name: 'Do nothing: the train, or a tent',
        why: 'cheap',
        fails: 'stops where the line stops',
        answer: 'start where it stops',
      },
      {
        name: 'The airport counter',
        why: 'everywhere, at any hour',
        fails: 'excess, upsale, a queue',
        answer: 'one price, one person',
      },
      {
        name: 'Private ones on a platform',
        why: 'cheaper, with character',
        fails: 'a stranger’s repairs',
        answer: 'same day replacement',
      },
      { name: 'A parent’s', why: 'free', fails: 'back by Sunday, washed', answer: 'win the second week' },
      {
        name: 'Buying a used one',
        why: 'always there',
        fails: 'tax, rust and forty weekends of standing',
        answer: 'sell them ours after three summers',
      },
    ],
    danger:
      'Private owners on the platforms are the real danger: they let below cost, because they count neither their hours nor the wear. They drop out after the first damage. To be there in the week in which they do, and to answer at night, is the plan.',
    range: 'a few of one model, fitted alike, with everything on board',
    oneMore:
      'another model means other keys, other spares and another hour of lesson, and cannot stand in when one breaks',
    features: [
      'an hour’s lesson at the start',
      'the highest possible bill in one figure',
      'everything on board, listed',
      'a number that is answered at night',
    ],
    leftOut: [
      { what: 'one-way trips', why: 'fetching it back costs two days and a ticket' },
      { what: 'drivers below a certain age', why: 'the insurer asks for a third more' },
      { what: 'many models', why: 'nobody can be given another one in an emergency' },
    ],
    productTest:
      'Five pairs who have never driven one take it away for two nights each. Everything they telephone about goes into the lesson or out of the vehicle.',
    empties:
      'Weekends from May to September go early; weekdays and winter stand. Film crews, builders and people between two homes hire by the week in the empty months, at two thirds of the price, and never ask about the sunset.',
    priceNote:
      'The figure that counts is the whole trip with insurance, gas and cleaning, shown first. Beside it stands what two trains and three hotel nights would cost. In high summer three nights are the least, because a handing over takes half a day.',
    ways: [
      {
        name: 'Search for the trip, paid',
        reached: 'page visits',
        wins: 0.45,
        cost: 0.55,
        conversion: [0.006, 0.012, 0.02],
      },
      {
        name: 'Hire platforms',
        reached: 'views of the calendar',
        wins: 0.3,
        cost: 0.25,
        conversion: [0.008, 0.015, 0.025],
      },
      {
        name: 'Travellers who tell',
        reached: 'cards in the door',
        wins: 0.25,
        cost: 0.2,
        conversion: [0.06, 0.11, 0.18],
      },
    ],
    turning:
      'It comes back at ten, is emptied, washed, checked under and inside, photographed and filled by three; at four the next people get their hour. Two such changes are a day’s work. Service, tyres and papers lie in the quiet weeks.',
    limit: {
      what: 'changes on Friday and Monday',
      because: 'each takes five hours, and two people can do two in a day',
    },
    wear: 'Windscreens, bumpers, pumps and mattresses; one hire in ten ends with a repair, and one in a hundred with weeks in the workshop.',
    season: 'Sixteen weeks earn two thirds of the year; in January it pays to have fewer.',
    gap: {
      gap: 'Insurance that covers hire to strangers',
      why: 'without it one accident ends everything',
      closedBy: 'two written offers with age, excess and countries, before the first purchase',
    },
    risk: {
      name: 'One is out for weeks in season',
      sign: 'the workshop’s first date',
      answer: 'one in six held back in July, and a partner who lends',
    },
    sceptic:
      'It is bought new, insured dear, driven by beginners and sold old. Between the two lie some forty good weekends. Owners who only want their parking paid set the price, and the first bent frame takes a summer with it.',
    kill: 'no insurer offers cover for hire below a tenth of the planned takings',
    steps: [
      {
        day: 12,
        action: 'Get two written insurance offers for hire',
        number: 'share of takings',
        goOnIf: 'below a tenth',
      },
      {
        day: 34,
        action: 'Rent a private one for three weekends and let friends of friends use it',
        number: 'calls a trip',
        goOnIf: 'two or fewer',
      },
      {
        day: 78,
        action: 'Sell ten weekends of next season with a deposit',
        number: 'weekends paid',
        goOnIf: 'ten',
      },
    ],
    hand: { role: 'Handing over and care', like: 'technician', dollars: 40_000, takings: 21_000 },
    price: [75, 120, 190],
    units: [2, 4, 9],
    use: [0.36, 0.46, 0.57],
    turns: 6,
    stay: 4,
    winning: [0.05, 0.09, 0.14],
    serving: [0.17, 0.22, 0.28],
    worth: [15, 22, 30],
    lifeMonths: 84,
    rentShare: 0,
    yard: [200, 400, 800],
    insured: 0.08,
    energy: 0,
    occasions: [8_000, 25_000, 80_000],
    countedBy: 'days on which such vehicles are hired',
    fits: [0.12, 0.22, 0.35],
  },
]
