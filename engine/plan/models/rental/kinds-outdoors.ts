// Huts under trees, and rooms by the month.
import type { Letting } from './letting.ts'

export const OUTDOORS: Letting[] = [
  {
    cues: /\b(glamping|camp ?sites?|camping (site|ground)|yurts?|tiny houses?|tree ?houses?|cabins?|safari tents?|bell tents?|domes?|pitches|eco-?lodges?|off-?grid|huts?|shepherd)\b/i,
    noun: 'glamping site',
    one: 'hut or tent',
    many: 'huts and tents',
    period: 'night',
    isPlace: true,
    grows: true,
    scene:
      'City people want two nights without a screen and a fire of their own, and do not own a tent. A campsite in August is a car park with grass; a cabin in the brochure is booked until next year. So they stay at home and say that they will go in spring.',
    groups: [
      {
        who: 'couples from the city, for two nights',
        why: 'They book four weeks ahead, look at the weather every day and pay for a bed, a stove and a private path to the lavatory. A birthday is usually behind it.',
      },
      {
        who: 'families with children under ten',
        why: 'They come in the holidays for three or four nights and come again next year if the children asked to. Mud is welcome; a long walk at night is not.',
      },
    ],
    nothing:
      'They stay in town and order in. The wish comes back with the first warm Friday, a day too late to book.',
    asked:
      'when they last spent a night outdoors, what it cost, what they lacked and who decided against the next time',
    doubt: 'rain, cold feet, and a neighbour’s music through canvas',
    proof:
      'a stove and dry wood inside, the distance to the next hut in paces, and a free change of date when the forecast is bad',
    whyNow:
      'Land that no longer pays for cattle or timber pays for four huts, and farmers have begun to ask who would run them.',
    against:
      'planning offices look twice at anything that people sleep in, and a hut without a permit is firewood.',
    rivals: [
      {
        name: 'Do nothing: the balcony',
        why: 'free',
        fails: 'the screen is there',
        answer: 'sell the Friday evening train',
      },
      {
        name: 'The campsite',
        why: 'a fifth of the price',
        fails: 'a tent to own, and neighbours',
        answer: 'no tent, and forty paces between beds',
      },
      {
        name: 'The country hotel',
        why: 'a bath, a dinner',
        fails: 'no fire, and no children after eight',
        answer: 'a basket with dinner in it',
      },
      {
        name: 'Another site with better pictures',
        why: 'a copper bathtub under stars',
        fails: 'booked, or two hours further',
        answer: 'be within ninety minutes of the city',
      },
    ],
    danger:
      'The danger is the neighbour with a better view and a tractor, who sees that it pays. Huts can be bought by anybody. A permit takes a year or more, though, and the guests of two summers write the reviews that the third summer is booked by.',
    range: 'four huts or tents with stove, bed and their own washing place',
    oneMore: 'a fifth brings the path, the water and the quiet to their limits, and quiet is what is sold',
    features: [
      'stove, bed and dry wood in each',
      'a path with lamps to the washing place',
      'a basket with dinner and breakfast',
      'change of date when the forecast is bad',
    ],
    leftOut: [
      { what: 'a restaurant', why: 'a basket does it, without a cook who waits' },
      { what: 'weddings', why: 'one night of music ends the neighbours’ patience and the permit' },
      { what: 'pitches for own tents', why: 'they bring a fifth of the money and all of the noise' },
    ],
    productTest:
      'Two nights of rain, on purpose: six guests in three huts in March. If more than one is cold or wet, stove and floor are changed before the season opens.',
    empties:
      'Sunday to Thursday outside the holidays stands empty, and so do wet weeks. A third night for half, a mid-week for people who work from anywhere, and winter with a stove are what fills them.',
    priceNote:
      'It is compared with a hotel, not with a campsite, because there is a bed. Wood, linen and the first breakfast are inside; guests who have to pay for kindling feel like campers. Two nights are the least, since a change-over takes the same hour after one.',
    ways: [
      {
        name: 'Pictures by guests and small pages for such places',
        reached: 'views',
        wins: 0.5,
        cost: 0.5,
        conversion: [0.006, 0.012, 0.02],
      },
      {
        name: 'Booking pages',
        reached: 'views of the calendar',
        wins: 0.25,
        cost: 0.25,
        conversion: [0.007, 0.013, 0.022],
      },
      {
        name: 'Guests who return or tell',
        reached: 'cards in the hut',
        wins: 0.25,
        cost: 0.25,
        conversion: [0.07, 0.13, 0.2],
      },
    ],
    turning:
      'Guests go at eleven and come at four. Beds, stove, ashes, water, wood: ninety minutes for each hut, by a list, in any weather. On Friday the path is raked and the lamps are tried; in winter the water is drained and the canvas dried.',
    limit: {
      what: 'the change on Friday and Sunday',
      because:
        'one person does three huts between eleven and four, and more huts mean a second person twice a week',
    },
    wear: 'Canvas rots, stoves crack, mice are at home; what stands outdoors is worth half after five winters.',
    season:
      'May to September earns four fifths, the school holidays half of that; a stove adds the weekends of winter.',
    gap: {
      gap: 'Planning permission, water and waste for sleeping guests',
      why: 'without them there is a field',
      closedBy: 'a talk with the planning office before anything is ordered, and its answer in writing',
    },
    risk: {
      name: 'Permission is refused or limited',
      sign: 'the planner’s first question about drains',
      answer: 'a temporary permit for fewer tents, or another field',
    },
    sceptic:
      'It sells weather. A wet June is a lost June; the field costs the same, the canvas is a year older, and the guest who froze writes about it. Every farm within two hours of a city has had the idea, and the ones that were first have the bathtubs.',
    kill: 'the planning office has not answered in writing, or allows fewer than three',
    steps: [
      {
        day: 12,
        action: 'Take a drawing to the planning office and ask what would be allowed',
        number: 'huts allowed',
        goOnIf: 'three or more',
      },
      {
        day: 34,
        action: 'Sleep there for three nights, one of them wet',
        number: 'things missing',
        goOnIf: 'none that money cannot cure',
      },
      {
        day: 78,
        action: 'Borrow one tent, put it on the pages for four weekends',
        number: 'nights paid',
        goOnIf: 'six of eight',
      },
    ],
    hand: { role: 'Change-over help', like: 'cleaner', dollars: 34_000, takings: 20_000 },
    price: [85, 130, 210],
    units: [2, 4, 8],
    use: [0.3, 0.42, 0.55],
    turns: 8,
    stay: 2.3,
    winning: [0.03, 0.06, 0.11],
    serving: [0.2, 0.26, 0.33],
    worth: [8, 13, 20],
    lifeMonths: 84,
    rentShare: 0.1,
    yard: [0, 0, 0],
    insured: 0.03,
    energy: 0.03,
    occasions: [8_000, 25_000, 70_000],
    countedBy: 'nights let in huts, tents and cabins',
    fits: [0.15, 0.28, 0.4],
  },
  {
    cues: /\b(student (rooms?|housing|accommodation|flats?)|co-?living|shared (house|flat)s?|lodgers?|tenants?|rooms? to (let|rent)|worker accommodation|furnished rooms?|house shares?)\b/i,
    noun: 'house of rooms',
    one: 'room',
    many: 'rooms',
    period: 'month',
    isPlace: true,
    grows: false,
    scene:
      'In September forty people write for one room. By November the same town has empty ones, with mould, a landlord who does not answer and a contract for a year that nobody needs for more than ten months. People new in a town rent blind and move twice.',
    groups: [
      {
        who: 'students and people in their first job',
        why: 'They come with two suitcases and a date. What they pay for is a bed, a desk and bills that hold no surprise; what they fear is a deposit that never comes back.',
      },
      {
        who: 'parents who sign',
        why: 'They read the contract, pay on time and want a name to call. One bad story among them travels faster than any advertisement.',
      },
    ],
    nothing:
      'They commute for an hour or sleep on a friend’s floor until something turns up. It turns up in the end, dear and damp.',
    asked:
      'how they found their present room, how many they wrote to, what they pay with all bills and whether the last deposit came back',
    doubt: 'a false advertisement, a lost deposit and flatmates who do not wash up',
    proof:
      'a visit by film with the tenant who is leaving, one sum with all bills, and the deposit with a scheme and not with us',
    whyNow:
      'Contracts can be signed and deposits protected without a meeting, so a room can be let to somebody who is still abroad.',
    against:
      'rules on shared houses, deposits and rents change with each government, always towards more duties.',
    rivals: [
      {
        name: 'Do nothing: commute, or stay with parents',
        why: 'cheap, and washed for',
        fails: 'two hours a day',
        answer: 'price beside the season ticket',
      },
      {
        name: 'The hall of residence',
        why: 'safe, on the campus',
        fails: 'a lottery, and for one year',
        answer: 'be there on the day of the refusal',
      },
      {
        name: 'A private landlord',
        why: 'cheaper',
        fails: 'bills, mould, silence',
        answer: 'an answer within a day',
      },
      {
        name: 'A shared flat of friends',
        why: 'fun',
        fails: 'ends when one leaves',
        answer: 'let by the room, replace the one',
      },
      {
        name: 'New towers with a gym',
        why: 'shine',
        fails: 'half as dear again',
        answer: 'leave the gym to them',
      },
    ],
    danger:
      'New towers near the university are the danger. They open three hundred rooms at once, with a free month, and empty the older houses for a season. A house of rooms survives it with lower fixed costs, tenants who name the next tenant, and no debt that needs every bed full.',
    range: 'furnished rooms in one house, all bills in one sum',
    oneMore: 'a second house needs its own licence, boiler and quarrels while the first still teaches',
    features: [
      'one sum with all bills',
      'deposit held by a scheme',
      'furnished, with a desk that fits',
      'an answer within a day',
    ],
    leftOut: [
      { what: 'nights and weeks', why: 'they make a hotel of it, with a hotel’s rules' },
      { what: 'meals and cleaning of rooms', why: 'tenants say yes to it and will not pay' },
      {
        what: 'a house in another town',
        why: 'a boiler fails at ten at night, and somebody has to be there',
      },
    ],
    productTest:
      'Six tenants of other houses spend an evening in the furnished room and list what is missing. Bed, desk, socket and lock are changed until five of the six would swap.',
    empties:
      'A room stands empty between two contracts, mostly in summer. Contracts that end in the same week empty the house at once; spread over the year, and with the leaving tenant paid for naming the next, a gap is days and not weeks.',
    priceNote:
      'Tenants compare one number a month with another number plus bills. The one number wins though it is higher, because it cannot grow in February. It stays below the towers and above the private landlord, by about what the bills are.',
    ways: [
      {
        name: 'Room pages',
        reached: 'letters received',
        wins: 0.5,
        cost: 0.45,
        conversion: [0.02, 0.04, 0.07],
      },
      {
        name: 'University, clinics and employers',
        reached: 'people on lists',
        wins: 0.2,
        cost: 0.35,
        conversion: [0.03, 0.06, 0.1],
      },
      {
        name: 'Named by tenants',
        reached: 'tenants asked',
        wins: 0.3,
        cost: 0.2,
        conversion: [0.2, 0.35, 0.5],
      },
    ],
    turning:
      'Notice comes a month ahead; the leaving tenant shows the room by film in the first week and it is signed in the second. On the day between, it is painted where needed, photographed, read off and handed over. Repairs have one evening a week, and heat, water and locks any hour.',
    limit: {
      what: 'the week between two tenants',
      because: 'painting, papers and keys take days, and all want to move on the first',
    },
    wear: 'Mattress, desk and paint go with each tenant; the kitchen belongs to nobody and breaks first.',
    season:
      'September fills what June empties; whoever has a room free in October may have it until February.',
    gap: {
      gap: 'Licence for a shared house, and safety papers',
      why: 'letting without them means rent paid back',
      closedBy: 'the council’s list for this address before the lease or purchase',
    },
    risk: {
      name: 'A tenant stops paying',
      sign: 'the second late payment',
      answer: 'a guarantor for each contract, and a talk in the first week',
    },
    sceptic:
      'It is landlording with furniture. The margin is the difference between a rent that is owed each month and rooms that are not always full; a tower opens, a law changes, one tenant stops paying and takes a year to leave. Whoever has the money for the house does not need the business.',
    kill: 'the licence for this address is refused or allows fewer rooms than the plan needs',
    steps: [
      {
        day: 12,
        action: 'Ask the council what this address may hold, and at what cost',
        number: 'rooms allowed',
        goOnIf: 'as many as planned',
      },
      {
        day: 34,
        action: 'Answer twenty searching tenants with a film and the one sum',
        number: 'deposits offered',
        goOnIf: 'six',
      },
      {
        day: 78,
        action: 'Get the last winter’s bills of the house',
        number: 'bills a room',
        goOnIf: 'within the plan',
      },
    ],
    hand: { role: 'House care', like: 'technician', dollars: 40_000, takings: 34_000 },
    price: [450, 720, 1_100],
    units: [5, 10, 24],
    use: [0.85, 0.92, 0.96],
    turns: 1,
    stay: 10,
    winning: [0.03, 0.06, 0.11],
    serving: [0.09, 0.13, 0.18],
    worth: [3, 5, 8],
    lifeMonths: 84,
    rentShare: 0.42,
    yard: [0, 0, 0],
    insured: 0.015,
    energy: 0.08,
    occasions: [8_000, 24_000, 70_000],
    countedBy: 'months let in rooms and shared houses',
    fits: [0.15, 0.25, 0.4],
  },
]
