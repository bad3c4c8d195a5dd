// Places to keep things, and yards of machines.
import type { Letting } from './letting.ts'

export const STORAGE: Letting[] = [
  {
    cues: /\b(storage|self[- ]storage|lock-?ups?|garages?|parking( spaces?)?|containers?|warehouse space|lockers?|boat storage|caravan storage|luggage)\b/i,
    noun: 'store',
    one: 'unit',
    many: 'units',
    period: 'month',
    isPlace: true,
    grows: true,
    scene:
      'A separation, a move, a shop that sells online, a canoe: things need a dry place for a while, and the while turns into two years. The cellar is damp, the brother-in-law’s garage is full, and the depot by the motorway shuts at six.',
    groups: [
      {
        who: 'households in between',
        why: 'They move, part or clear a parent’s house. They decide within a week, take the nearest and stay three times as long as they meant to.',
      },
      {
        who: 'traders and craftsmen',
        why: 'Stock, tools, seasonal goods. They come daily at six in the morning, need a socket and an invoice, and never leave if the van can back up to the door.',
      },
    ],
    nothing:
      'It stays in the hall, the cellar or a friend’s garage, and is walked round. People bear that for years.',
    asked:
      'what they have stored outside their home in the last three years, where, what it cost a month and for how long',
    doubt: 'damp, theft, and a first month for nothing followed by a price that doubles',
    proof:
      'a reading of humidity on the page, a camera at the gate, and a price that holds for two years in writing',
    whyNow:
      'Flats get smaller and shops move online, while locks and gates that open by telephone let a site run without an office.',
    against: 'land near where people live is dear, and the chains buy it a street ahead.',
    rivals: [
      {
        name: 'Do nothing: the cellar and the hall',
        why: 'free',
        fails: 'damp, and in the way',
        answer: 'half a unit for the price of a dinner',
      },
      {
        name: 'A friend’s garage',
        why: 'free for a while',
        fails: 'ends with the friendship, or a car',
        answer: 'be there that week',
      },
      {
        name: 'The chain by the motorway',
        why: 'bright, known',
        fails: 'the price after month three',
        answer: 'two years’ price, in writing',
      },
      {
        name: 'Selling it',
        why: 'money and space',
        fails: 'grief',
        answer: 'offer the number of a good auctioneer',
      },
    ],
    danger:
      'The chain is the danger, if it opens within two miles: a free month and a bright sign. It will raise prices as soon as it is half full, as they do. Those who fear moving their things twice will not have left in the meantime.',
    range: 'dry units in two sizes, with a gate that opens by telephone',
    oneMore: 'units of five sizes leave gaps of the wrong size; two can be joined or divided',
    features: [
      'access by telephone, day and night',
      'humidity and camera at the gate',
      'two sizes',
      'a price that holds for two years',
    ],
    leftOut: [
      { what: 'collection by van', why: 'a van and two people earn less than they break' },
      { what: 'an office with opening hours', why: 'a telephone answers the four questions there are' },
      { what: 'boxes and tape', why: 'the builder’s merchant sells them cheaper' },
    ],
    productTest:
      'A month of readings from the wettest corner, before the first unit is let. Above the limit for paper and leather, the roof is seen to before the advertisement is.',
    empties:
      'Nobody decides to store in general; a unit is let in the week of a move. What is empty is won by being found that week, and what is let stays let: most leave in the third month or after the second year.',
    priceNote:
      'The first month is full price, because the third would have to pay for it. Per square metre small units cost half as much again as large ones and nobody minds, since what is compared is the sum. The promise of two years is worth more than a free month.',
    ways: [
      {
        name: 'Maps and search, paid',
        reached: 'page visits',
        wins: 0.5,
        cost: 0.6,
        conversion: [0.012, 0.022, 0.035],
      },
      {
        name: 'Movers, agents, solicitors',
        reached: 'referrals',
        wins: 0.25,
        cost: 0.25,
        conversion: [0.2, 0.32, 0.45],
      },
      {
        name: 'The sign on the gate',
        reached: 'people who call',
        wins: 0.25,
        cost: 0.15,
        conversion: [0.25, 0.38, 0.5],
      },
    ],
    turning:
      'A unit is swept, photographed and given a new code within a day of being emptied. Somebody walks the site twice a week, reads the humidity and tries ten locks; the rest is answered by telephone. Late payers are locked out on the tenth day, by letter and by code.',
    limit: {
      what: 'the number of units',
      because: 'when they are full there is nothing to sell but a waiting list',
    },
    wear: 'Hinges, locks and the roof; what customers leave behind costs a skip twice a year.',
    season:
      'Moves come from May to September and at the ends of months; stock for the holidays fills units in October.',
    gap: {
      gap: 'Permitted use, fire load and the right to clear a unit',
      why: 'what cannot be cleared is lost for years',
      closedBy: 'a contract by a lawyer and the fire officer’s list before the first unit',
    },
    risk: {
      name: 'Damp or theft in one unit',
      sign: 'a reading, or a cut hinge',
      answer: 'tell everybody the same day, move what is near, pay what is owed',
    },
    sceptic:
      'It is a dull business, and dull businesses are bought by people with cheaper money. The site takes years to fill and pays its roof meanwhile; a chain that opens nearby can give a year away. The customers are those who cannot decide, and one day they do.',
    kill: 'fewer than a quarter of the units are let half a year after opening',
    steps: [
      {
        day: 12,
        action: 'Call every store within five miles and ask for a unit this week',
        number: 'stores that are full',
        goOnIf: 'half of them',
      },
      {
        day: 34,
        action: 'Ask ten movers, agents and solicitors how many asked last month',
        number: 'requests',
        goOnIf: 'fifteen',
      },
      {
        day: 78,
        action: 'Let the first five units from a plain page',
        number: 'units paid',
        goOnIf: 'five in four weeks',
      },
    ],
    hand: { role: 'Site care', like: 'technician', dollars: 38_000, takings: 36_000 },
    price: [70, 115, 190],
    units: [25, 60, 140],
    use: [0.68, 0.8, 0.9],
    turns: 1,
    stay: 14,
    winning: [0.03, 0.06, 0.11],
    serving: [0.04, 0.07, 0.11],
    worth: [8, 14, 22],
    lifeMonths: 180,
    rentShare: 0.3,
    yard: [0, 0, 0],
    insured: 0.02,
    energy: 0.02,
    occasions: [12_000, 40_000, 120_000],
    countedBy: 'months let in storage and lock-ups',
    fits: [0.2, 0.3, 0.45],
  },
  {
    cues: /\b(tools?|machines?|machinery|equipment hire|excavators?|diggers?|tractors?|farm|farmers?|construction|builders?|scaffold\w*|generators?|solar|batter(y|ies)|power|drills?|lawn|mowers?|gardening|plant hire|cranes?|library of things)\b/i,
    noun: 'tool and machine hire',
    one: 'machine',
    many: 'machines',
    period: 'day',
    isPlace: false,
    grows: true,
    scene:
      'A good machine is used for six days in the life of most of its owners. People borrow one that is blunt, buy a cheap one that dies, or drive forty minutes to a yard that opens at half past seven and has lent out the last one. Meanwhile the weather, or the concrete, does not wait.',
    groups: [
      {
        who: 'small firms and farms with one job',
        why: 'They cannot own everything. For them a day without the machine is three people standing; they pay for certainty at six in the morning, by invoice.',
      },
      {
        who: 'people who do it themselves',
        why: 'One weekend, one floor, one hedge. They do not know which machine it takes, and somebody who asks two questions first saves them the second trip.',
      },
    ],
    nothing: 'The job is put off, or done by hand, with a back that is felt until Wednesday.',
    asked:
      'which machine they last lacked, what they did instead, how many hours it cost and what they would have paid that morning',
    doubt: 'a machine that fails at ten o’clock, and a bill for a part that was worn before',
    proof: 'hours and last service on the label, a replacement within two hours, and wear never charged',
    whyNow:
      'Machines with batteries start in winter, can stand in a box with a lock, and be fetched at six without a clerk.',
    against:
      'builders’ merchants have yards, credit and forty years of names, and put hire into the price of the sand.',
    rivals: [
      {
        name: 'Do nothing: by hand, or later',
        why: 'free',
        fails: 'the weather, the back',
        answer: 'price beside one hour of a labourer',
      },
      {
        name: 'The neighbour’s',
        why: 'a bottle of wine',
        fails: 'blunt, and wanted back',
        answer: 'sharp, and nobody to thank',
      },
      {
        name: 'The merchant’s yard',
        why: 'credit, one stop',
        fails: 'half past seven, and the last one is out',
        answer: 'booked the evening before, fetched at six',
      },
      {
        name: 'A cheap one from the market',
        why: 'owned, for the price of three days',
        fails: 'after the second',
        answer: 'show what it costs a day',
      },
    ],
    danger:
      'The merchant’s yard is the danger. It can lend the machine for nothing to whoever buys the load. That fight is not worth having; it ends where the yard is shut, or far, or has one of each when two are needed.',
    range: 'the dozen machines that are asked for every week, two of each',
    oneMore:
      'a rare machine stands for months, and the second of a common one saves the customer who would have driven on',
    features: [
      'booked at night, fetched at six',
      'hours and service on each label',
      'replacement within two hours',
      'the right blade, fuel and gloves with it',
    ],
    leftOut: [
      { what: 'large plant with a driver', why: 'it needs a low loader and a licence' },
      { what: 'selling spare parts', why: 'a thousand sorts for ten sales' },
      { what: 'delivery in the whole county', why: 'an hour on the road costs more than the day’s hire' },
    ],
    productTest:
      'Each machine works for two full days with a tradesman who is asked to be rough. What stops is not bought again in that make, whatever it cost.',
    empties:
      'Saturdays in spring are fought over, and a wet November lets nothing. Firms with a standing order, charged by the month and used when needed, keep the slow half of the yard moving.',
    priceNote:
      'A day costs about a tenth to a fifteenth of the machine, as everywhere; half-days exist because most jobs are half-days. The weekend counts as one day and a half. Blades and fuel are shown before, since they are what quarrels are about.',
    ways: [
      {
        name: 'Firms and farms, visited',
        reached: 'visits',
        wins: 0.4,
        cost: 0.4,
        conversion: [0.25, 0.4, 0.6],
      },
      {
        name: 'Maps and search, paid',
        reached: 'page visits',
        wins: 0.35,
        cost: 0.45,
        conversion: [0.015, 0.03, 0.05],
      },
      {
        name: 'Customers who return',
        reached: 'customers reminded',
        wins: 0.25,
        cost: 0.15,
        conversion: [0.15, 0.25, 0.4],
      },
    ],
    turning:
      'What comes back by five is washed, run, sharpened and charged by eight; each machine has a card with hours and faults. At six the boxes open by code. One morning a week somebody does nothing but filters, belts and blades.',
    limit: {
      what: 'the bench in the evening',
      because: 'each machine takes half an hour before it may go out again, and they all come back at five',
    },
    wear: 'Blades, cables, filters and pride; about one hire in fifteen comes back with something to mend, and one machine in thirty does not come back in a year.',
    season: 'March to June and September are full, frost and August are not.',
    gap: {
      gap: 'Somebody who answers for safety checks',
      why: 'a machine that hurts somebody without a check on its card is a criminal matter',
      closedBy: 'a qualified inspector by contract, with a date on each card',
    },
    risk: {
      name: 'Somebody is hurt',
      sign: 'a guard taken off',
      answer: 'a lesson that is signed, guards that cannot be taken off, insurance',
    },
    sceptic:
      'Everybody says that owning is foolish, and owns. The merchant hires at cost to sell cement, the cheap one from the market costs three days’ hire, and those who hire most are those who treat it worst. A yard of machines is rust with a loan on it.',
    kill: 'fewer than eight firms or farms would book again after the first month',
    steps: [
      {
        day: 12,
        action: 'Ask fifteen small firms or farms what they lacked last month',
        number: 'the same machine named',
        goOnIf: 'five machines by five of them',
      },
      {
        day: 34,
        action: 'Lend four used machines for four weeks, at full price',
        number: 'days let',
        goOnIf: 'thirty of a hundred',
      },
      {
        day: 78,
        action: 'Time the bench: back to ready, ten machines',
        number: 'minutes each',
        goOnIf: 'thirty',
      },
    ],
    hand: { role: 'Bench and handing over', like: 'technician', dollars: 42_000, takings: 21_000 },
    price: [25, 48, 110],
    units: [12, 24, 60],
    use: [0.22, 0.33, 0.45],
    turns: 8,
    stay: 1.7,
    winning: [0.03, 0.06, 0.11],
    serving: [0.15, 0.2, 0.27],
    worth: [2.5, 4, 7],
    lifeMonths: 48,
    rentShare: 0,
    yard: [450, 850, 1_500],
    insured: 0.04,
    energy: 0.01,
    occasions: [12_000, 40_000, 130_000],
    countedBy: 'days on which such machines are hired',
    fits: [0.12, 0.22, 0.35],
  },
]
