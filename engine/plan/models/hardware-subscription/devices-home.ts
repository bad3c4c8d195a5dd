// Devices on walls, doors and meters: bought once by whoever owns the building, paid for by whoever runs it.
import type { Device } from './device.ts'

export const HOME: Device[] = [
  {
    cues: /\b(locks?|access control|doors?|keys?|keyless|entry|check-?in|hosts?|holiday (flats?|lets?|rentals?)|gates?|intercoms?|lockers?|padlocks?)\b/i,
    noun: { one: 'lock', many: 'locks' },
    customer: { one: 'host', many: 'hosts' },
    buyers: 'people who let rooms or share doors',
    scene:
      'A guest lands at eleven at night and the key is under a flowerpot, or with a cousin, or in a café that has closed. The cleaner has one copy, the plumber another, and a former tenant perhaps a third. Nobody can say how many keys open this door.',
    today: [
      'hand over the key in person, at the guest’s hour',
      'hang a box with a code by the door and never change the code',
    ],
    groups: [
      {
        who: 'hosts with three doors and more',
        why: 'Each arrival costs a trip. They count trips, and the fee has to be smaller than one.',
      },
      {
        who: 'offices and clubs with many keys',
        why: 'When a key is lost the cylinder changes, and so do thirty keys.',
      },
      {
        who: 'agents who let for others',
        why: 'They answer for who was inside and when. A log settles the quarrel about the broken lamp.',
      },
    ],
    loss: 'Handing over keys is unpaid work that feels like hospitality. It is given up only when a second flat makes two guests arrive at the same hour.',
    asked:
      'how many trips they made for keys last month, who holds a copy, and when somebody last stood outside',
    askedPass: 'count four trips a month or more, and tell of one guest who waited',
    reads: 'sits on the inside of the existing door, opens by code or telephone and writes down who came',
    tells: 'a code that works from arrival to departure, sent without anybody thinking of it',
    limits:
      'A lock with an empty battery is a wall. It keeps the old key as the last resort, warns for weeks, and must never be the only way in or out; fire rules say the same.',
    whyNow: [
      'Fittings that clamp over an existing cylinder need no locksmith and no landlord’s leave, and can be taken along.',
      'Guests have learned to arrive by code and to complain when they cannot.',
    ],
    against:
      'Against now speaks the town hall: where short letting is capped or banned, the customers of spring are gone by autumn.',
    rivals: [
      {
        name: 'Do nothing: hand it over',
        why: 'personal, free',
        fails: 'at eleven at night, twice',
        answer: 'keep the welcome, drop the trip',
      },
      {
        name: 'A key box with a code',
        why: 'costs a dinner, once',
        fails: 'one code for ever, and ugly',
        answer: 'change the code with each guest',
      },
      {
        name: 'The lock maker’s own smart lock',
        why: 'a brand people know',
        fails: 'an app for owners, not for guests who change weekly',
        answer: 'start from the booking, not from the door',
      },
      { name: 'A key café', why: 'somebody is there', fails: 'a walk, and closing time', answer: 'be open' },
    ],
    danger: 'the booking platform that ships a lock of its own',
    dangerWhy:
      'It holds the calendar, which is the half that matters. Hosts who use two platforms and a page of their own need somebody neutral; hosts with one do not.',
    features: [
      'codes that live as long as the stay',
      'calendar link to the booking page',
      'a log of who opened when',
      'the old key still works',
      'battery warning weeks ahead',
    ],
    leftOut: [
      { what: 'cameras at the door', why: 'guests dislike them, and courts do too' },
      { what: 'heating and lights', why: 'each maker’s standard is a project' },
      { what: 'fire doors', why: 'certified as a whole; a clamp voids it' },
    ],
    productTest:
      'A code is sent to thirty strangers with luggage, at night, with nobody near. Twenty-nine have to be inside within three minutes, the thirtieth reached by telephone.',
    billing: 1,
    billingWhy: 'By door and month, so that a host can pause a flat in the dead season instead of leaving.',
    anchor: 'The measure is one trip across town, with parking.',
    channels: [
      {
        name: 'Cleaning firms and managers of several flats',
        reached: 'introductions',
        conversion: [0.14, 0.25, 0.38],
        share: 0.4,
      },
      {
        name: 'Forums and groups of hosts',
        reached: 'readers',
        conversion: [0.006, 0.014, 0.026],
        share: 0.35,
      },
      {
        name: 'Hosts who tell the next one',
        reached: 'hosts asked',
        conversion: [0.1, 0.2, 0.3],
        share: 0.25,
      },
    ],
    sale: 'A host tries one door in the quiet season. The other doors follow after the first night on which a late guest simply walked in.',
    layers: [
      {
        part: 'lock',
        job: 'turn a cylinder thousands of times',
        choice: 'motor and gear bought in; clamp and firmware ours',
      },
      {
        part: 'keypad',
        job: 'open without a telephone or a network',
        choice: 'codes computed in advance, valid offline for the stay',
      },
      {
        part: 'calendar',
        job: 'know who arrives when',
        choice: 'the platforms’ calendar feeds; one person by hand as fallback',
      },
    ],
    silent:
      'When the network is down the door has to open all the same. Codes are in the keypad before the guest is on the aeroplane.',
    acceptance:
      'Twenty doors run through four weeks of arrivals. No guest may have waited longer than five minutes, and no code may have opened a minute after departure.',
    rhythm:
      'Fitting belongs to the quiet months, nights and Fridays to support, and the high season to nothing but answering within a minute.',
    breaks:
      'Doors warp, batteries freeze, guests force handles. A spare lock lies at the cleaning firm, and whoever is on call can open every door by telephone with a second person listening.',
    gap: {
      gap: 'Somebody awake at midnight',
      why: 'one guest in the rain is a review for ever',
      closedBy: 'a call service with the night shift, from the tenth host on',
    },
    risk: {
      name: 'A door that does not open',
      likelihood: 'medium',
      sign: 'a third call in one night',
      answer: 'the old key with a neighbour, always',
    },
    sceptic:
      'Locks are a trade with brands a hundred years old, and the calendar belongs to platforms that could ship one tomorrow. The customers live by leave of the town hall. What is left is a fee for changing a number on a door, from people who will do it by hand again in a bad year.',
    wrongIf:
      'hosts fit their second and third door without being asked, and if not one guest in a thousand stands outside',
    ways: {
      meets: [
        'the evening of the local hosts’ association',
        'the forum in which hosts complain about guests',
      ],
      trusts: 'the cleaner who sees twenty flats',
      buys: 'in the quiet season, or the morning after a bad arrival',
      busy: 'the high season',
      keeps: 'codes, and when a flat stands empty',
    },
    devices: [1, 3, 8],
    hours: 1.5,
    perHead: 450,
    build: [55, 82, 130],
    price: [139, 210, 320],
    service: [5, 8, 14],
    serving: [0.8, 1.4, 2.5],
    replaced: [0.03, 0.06, 0.12],
    churn: [0.012, 0.022, 0.035],
    joining: [4, 10, 17],
    cac: [70, 150, 320],
    market: {
      counted: [],
      perMillion: [1_500, 4_000, 9_000],
      householdShare: undefined,
      register: 'the register of licensed holiday flats, and the platforms’ listings',
      pays: [0.06, 0.12, 0.25],
      paysWho: 'that have several doors and no manager with a system',
    },
    approval: { what: 'Radio, lock and fire-safety tests', dollars: [5_000, 10_000, 20_000] },
    second: undefined,
  },
  {
    cues: /\b(energy|electricity|power meters?|solar|photovoltaic|kwh|heat pumps?|batter(y|ies)|idle|consumption|utility bills?|heating|smart meters?|ev charg\w+|chargers?)\b/i,
    noun: { one: 'meter', many: 'meters' },
    customer: { one: 'site', many: 'sites' },
    buyers: 'firms with a power bill that hurts',
    scene:
      'The bill comes once a month as one number. Nobody can say which machine it was, whether the compressor runs at night, or why August costs as much as July although the hall was empty for two weeks. So the talk is about tariffs, which is the one part nobody in the building controls.',
    today: ['compare this year’s bill with last year’s', 'switch supplier every second winter'],
    groups: [
      {
        who: 'small works and workshops',
        why: 'Power is their second or third cost, and nobody has it as a job.',
      },
      {
        who: 'owners of several buildings',
        why: 'They pay for boilers and ventilation that run for an empty house, and learn of it from a caretaker who has retired.',
      },
      {
        who: 'sites that must report',
        why: 'A bank, a large customer or a law asks for figures, and the bill has only one.',
      },
    ],
    loss: 'Waste is silent and divided by twelve. What runs on Sundays has always run on Sundays, and whoever installed it is no longer there.',
    asked: 'what the last bill was, what they think the three largest users are, and what ran last Sunday',
    askedPass: 'cannot name what ran on Sunday, and pay a bill of which a twentieth would cover the fee',
    reads: 'clips around a cable without cutting it and follows the current of one machine or circuit',
    tells: 'a short note: what ran when nobody was there, and what it cost',
    limits:
      'A meter saves nothing. Somebody has to go and turn the thing off, and after three months the easy savings are made; what is sold then is that they stay made.',
    whyNow: [
      'Clip-on sensors need no interruption of supply, so an electrician fits a dozen in a morning.',
      'Prices have moved enough in a few years that owners who never looked now do.',
    ],
    against: 'Against now speaks relief: each time tariffs fall, the subject is closed again.',
    rivals: [
      {
        name: 'Do nothing: pay the bill',
        why: 'no effort',
        fails: 'every month',
        answer: 'take one circuit for a week, free',
      },
      {
        name: 'Changing supplier',
        why: 'quick, one signature',
        fails: 'a cheaper price for the same waste',
        answer: 'do both, the second first',
      },
      {
        name: 'The energy adviser',
        why: 'a report with measures',
        fails: 'one visit, then a drawer',
        answer: 'be the instrument he leaves behind',
      },
      {
        name: 'The utility’s own portal',
        why: 'free with the main meter',
        fails: 'one number for the whole site',
        answer: 'go one level deeper, machine by machine',
      },
      {
        name: 'A building control system',
        why: 'switches as well as measures',
        fails: 'a project for large houses',
        answer: 'stay with sites that have no caretaker',
      },
    ],
    danger: 'the utility that reads machines out of its main meter',
    dangerWhy:
      'It has the data and the bill. It also sells power, and has little reason to be good at selling less.',
    features: [
      'current of each large user, minute by minute',
      'a Sunday report',
      'cost in money, at the site’s own tariff',
      'a note when something runs that should not',
      'figures for the yearly report, ready to sign',
    ],
    leftOut: [
      { what: 'switching machines', why: 'an interlock and a lawyer for each' },
      { what: 'trading flexibility', why: 'a licence, and years until it pays at this size' },
      { what: 'advice on financing solar', why: 'others live from that' },
    ],
    productTest:
      'Six circuits are measured for two weeks beside a calibrated instrument. Five must agree within three in a hundred, and the Sunday report must have found one thing that the owner did not know at four sites of six.',
    billing: 12,
    billingWhy: 'A year at a time, since savings show best against the same month a year earlier.',
    anchor:
      'It is priced against the bill: a twentieth of what is saved feels fair, and a flat fee below that needs no argument.',
    channels: [
      {
        name: 'Electricians who fit it and are paid for it',
        reached: 'sites named',
        conversion: [0.15, 0.26, 0.4],
        share: 0.4,
      },
      { name: 'A free week on one circuit', reached: 'trials', conversion: [0.2, 0.34, 0.48], share: 0.4 },
      {
        name: 'Energy advisers and the chamber’s evenings',
        reached: 'talks',
        conversion: [0.05, 0.12, 0.2],
        share: 0.2,
      },
    ],
    sale: 'The first Sunday report sells it, in the silence after the owner has read what ran. So the trial is the sales talk, and the electrician is the salesman.',
    layers: [
      {
        part: 'meter',
        job: 'current without cutting a wire',
        choice: 'split transformers bought in; readings in the box by the distribution board',
      },
      {
        part: 'way out',
        job: 'leave a cellar full of steel',
        choice: 'cellular with a long antenna; the site’s network only if offered',
      },
      {
        part: 'report',
        job: 'find what runs when nobody is there',
        choice: 'opening hours and plain thresholds before any learned pattern',
      },
    ],
    silent:
      'A meter that has lost its phase shows a saving. Sudden improvements are checked before they are praised.',
    acceptance:
      'The sum of all circuits at five sites has to agree with the supplier’s bill within four in a hundred over one month.',
    rhythm:
      'Fitting days are few and early, before the hall starts. Reports go out on Mondays; the first three months are lively, and the fourth has to be worked for.',
    breaks:
      'Clips slip, boards are rebuilt, fuses are renamed. A photograph of each clip with the circuit’s name is taken on the day, since the commonest fault is a meter on the wrong wire.',
    gap: {
      gap: 'An electrician’s licence',
      why: 'nobody else may open the board',
      closedBy: 'two firms under a framework contract, each with its own insurance',
    },
    risk: {
      name: 'Savings are made and the fee is dropped',
      likelihood: 'high',
      sign: 'report unopened in month four',
      answer: 'show what crept back; sell the yearly figures',
    },
    sceptic:
      'The better it works, the sooner it is superfluous. Three easy things are found in the first month, they are fixed in the second, and in the fourth an owner asks what he is paying for. The utility gives curves away, and the adviser brings his own clips.',
    wrongIf: 'savings creep back where nobody watches, and if sites that know this renew in the second year',
    ways: {
      meets: ['the chamber’s energy evening', 'the electrical wholesaler’s counter at seven'],
      trusts: 'the electrician who knows the board',
      buys: 'in the week of the yearly bill',
      busy: 'season and stocktaking',
      keeps: 'load curves, from which a rival could read the order book',
    },
    devices: [3, 8, 20],
    hours: 5,
    perHead: 160,
    build: [25, 42, 75],
    price: [65, 110, 190],
    service: [4, 7.5, 13],
    serving: [0.6, 1.1, 2],
    replaced: [0.02, 0.04, 0.08],
    churn: undefined,
    joining: [2, 5, 9],
    cac: [220, 430, 950],
    market: {
      counted: [],
      perMillion: [800, 2_000, 5_000],
      householdShare: undefined,
      register: 'the industrial register and the utility’s list by load',
      pays: [0.05, 0.1, 0.2],
      paysWho: 'with a bill large enough that a twentieth pays the fee',
    },
    approval: { what: 'Radio and electrical safety tests', dollars: [4_000, 8_000, 16_000] },
    second: undefined,
  },
  {
    cues: /\b(air quality|co2|mould|mold|humidity|damp|leaks?|noise|occupancy|ventilation|landlords?|tenants?|buildings?|offices?|classrooms?|schools?|smoke|radon|meeting rooms?)\b/i,
    noun: { one: 'monitor', many: 'monitors' },
    customer: { one: 'building', many: 'buildings' },
    buyers: 'those who answer for buildings',
    scene:
      'A room is stuffy at eleven and everybody blames the heating. A wall is damp in February and landlord and tenant each have an expert. A pipe drips behind a kitchen for three weeks. Buildings fail slowly, and the first measurement is usually a lawyer’s letter.',
    today: ['open a window when somebody complains', 'send the caretaker round with a hand'],
    groups: [
      {
        who: 'managers of rented housing',
        why: 'Mould quarrels cost them an expert each. A record of humidity and heating ends most of them in a sentence.',
      },
      { who: 'schools and offices', why: 'They are asked what the air is like and have no figure to give.' },
      {
        who: 'insurers of buildings',
        why: 'Water is their largest small claim, and it begins with a drip nobody hears.',
      },
    ],
    loss: 'Tired afternoons are not booked, and damp is somebody else’s fault until a court says whose. Delay is the cheapest choice for each party alone.',
    asked:
      'which complaints about air, damp or water they had last winter, what each cost to settle, and what was measured',
    askedPass: 'name two cases, one of them with an expert’s bill, and no measurement in either',
    reads: 'hangs on a wall and records air, moisture or water where it matters, day and night',
    tells: 'a traffic light for those in the room and a dated record for those who answer for it',
    limits:
      'It shows that a room is damp and not whether tenant or wall is guilty. The record narrows the quarrel; it does not take sides, and must not be sold as if it did.',
    whyNow: [
      'Good sensors for air and moisture have become small and cheap, and run for years without mains.',
      'Insulation makes old walls damp in new places, and every renovated house is a trial nobody measures.',
    ],
    against:
      'Against now speaks ownership: those who suffer do not buy, and those who could buy would rather not have it in writing.',
    rivals: [
      {
        name: 'Do nothing until a letter comes',
        why: 'free, and often none comes',
        fails: 'in the tenth flat',
        answer: 'start with the house that had the letter',
      },
      {
        name: 'An expert with a meter',
        why: 'a signature that courts accept',
        fails: 'one morning in a dry week',
        answer: 'give him the winter’s record',
      },
      {
        name: 'A gadget from the market',
        why: 'cheap, shows a number',
        fails: 'nobody keeps it, nobody believes it',
        answer: 'keep it, dated and unedited',
      },
      {
        name: 'The heating reader’s add-on',
        why: 'already in every flat',
        fails: 'reads once a month',
        answer: 'offer him our data by the hour',
      },
    ],
    danger: 'the meter-reading firm that adds a chip for moisture',
    dangerWhy:
      'It is in every flat by contract. Its clock ticks in years, though, and its customers do not love it.',
    features: [
      'air, moisture or water on one wall',
      'a light for those in the room',
      'a dated record nobody can edit',
      'a note before mould grows, not after',
      'a report by flat or room for the file',
    ],
    leftOut: [
      { what: 'control of ventilation', why: 'each make is a project' },
      { what: 'presence of single people', why: 'works councils and tenants object, with reason' },
      { what: 'laboratory readings', why: 'another price and another trade' },
    ],
    productTest:
      'Five monitors hang for four weeks beside calibrated instruments, in a bathroom, a cellar and a classroom among others. Each has to agree within the instrument’s class on nine days of ten.',
    billing: 12,
    billingWhy:
      'A year at a time, because a heating season is what has to be shown, and half of one proves nothing.',
    anchor:
      'A manager sets it against one expert’s opinion, which costs as much as a house full of monitors for a year.',
    channels: [
      {
        name: 'Property managers, one house as trial',
        reached: 'talks',
        conversion: [0.1, 0.2, 0.32],
        share: 0.5,
      },
      {
        name: 'Experts and drying firms who pass on a case',
        reached: 'cases',
        conversion: [0.15, 0.28, 0.42],
        share: 0.3,
      },
      {
        name: 'Owners’ associations and school boards',
        reached: 'meetings',
        conversion: [0.04, 0.1, 0.18],
        share: 0.2,
      },
    ],
    sale: 'It enters through one quarrel. The manager fits six monitors in the house that had the letter; if the quarrel ends, the next house follows without a talk.',
    layers: [
      {
        part: 'monitor',
        job: 'air, moisture, temperature, a light',
        choice: 'factory-calibrated modules; date of calibration on the case',
      },
      {
        part: 'building radio',
        job: 'through concrete, without the tenant’s network',
        choice: 'one gateway by the stairwell window',
      },
      {
        part: 'record',
        job: 'hold up in a dispute',
        choice: 'signed, append-only, with a plain report in two pages',
      },
    ],
    silent:
      'A monitor in a drawer reports a dry flat. Light and temperature give it away, and the record says moved instead of well.',
    acceptance:
      'One house of twelve flats runs for six weeks. Eleven monitors must have a gapless record, and the manager must be able to print one flat’s file without help.',
    rhythm:
      'Everything happens before and during the heating season. Summer is for fitting, autumn for talks, January for trouble.',
    breaks:
      'Tenants take monitors down to paint, children play with the light, gateways lose their socket to a lamp. A letter to the tenant hangs beside each one, with a number to call.',
    gap: {
      gap: 'An expert in building damage who will sign the method',
      why: 'a record is worth what a court thinks of it',
      closedBy: 'one sworn expert reviews device and report before the first house',
    },
    risk: {
      name: 'Tenants refuse to be measured',
      likelihood: 'medium',
      sign: 'three monitors in drawers',
      answer: 'their own view of the data, and a letter they can keep',
    },
    sceptic:
      'The buyer gains by not knowing. A record can be held against the manager as well as for him, and lawyers advise accordingly. Where the law asks for a figure, the cheapest gadget with a stamp will win.',
    wrongIf:
      'managers who tried one house fit the next, and if quarrels with a record end sooner than those without',
    ways: {
      meets: ['the owners’ meeting', 'the property managers’ regional day'],
      trusts: 'the building expert they call anyway',
      buys: 'after the first letter of the winter',
      busy: 'the week of settling service charges',
      keeps: 'when somebody is at home',
    },
    devices: [3, 8, 30],
    hours: 4,
    perHead: 150,
    build: [38, 62, 100],
    price: [85, 139, 220],
    service: [4, 7, 12],
    serving: [0.7, 1.2, 2.2],
    replaced: [0.03, 0.06, 0.12],
    churn: undefined,
    joining: [2, 5, 9],
    cac: [180, 360, 800],
    market: {
      counted: [{ metric: 'businesses', of: 'schools, all', cue: /school|classroom/i }],
      perMillion: [800, 2_500, 6_000],
      householdShare: undefined,
      register: 'the land register and the managers’ association',
      pays: [0.04, 0.08, 0.16],
      paysWho: 'that had a complaint last winter and somebody who answers for it',
    },
    approval: { what: 'Radio tests and calibration', dollars: [3_000, 6_000, 12_000] },
    second: undefined,
  },
  {
    cues: /\b(smart home|thermostats?|bab(y|ies)|parents?|sleep|mattress|gardens?|plants?|aquariums?|toothbrush|mirrors?|lamps?|speakers?|purifiers?|fitness|workouts?|running|swim\w*|yoga|posture|bicycles?|cyclists?|gamers?|toys?|children|kids)\b/i,
    noun: { one: 'device', many: 'devices' },
    customer: { one: 'household', many: 'households' },
    buyers: 'households that like such things and use them',
    scene:
      'Every home has a drawer for devices that were used for three weeks. They did what the box said. What they lacked was a reason for the fourth week, and somebody who noticed that it had not come.',
    today: ['do it by hand, by feeling or not at all', 'use the telephone for it and forget'],
    groups: [
      {
        who: 'people at a beginning',
        why: 'A first child, a new garden, a training plan: for some months they want to know everything and pay for it gladly.',
      },
      {
        who: 'people who measure for pleasure',
        why: 'They buy early, forgive much and tell others. There are fewer of them than their noise suggests.',
      },
      {
        who: 'people who give presents',
        why: 'They pay once and never use it; the fee begins with somebody who did not choose it.',
      },
    ],
    loss: 'Nothing is lost by leaving it. That is the difficulty of everything sold to homes: the rival is an ordinary evening.',
    asked: 'which device of this kind they bought last, in which week they stopped using it, and why',
    askedPass: 'name the week, and a thing that would have kept them',
    reads: 'does its one task in the room and notes what it did, without being asked',
    tells: 'one useful sentence at the hour when something can be done with it',
    limits:
      'It gives hints, not advice on health or safety. Whoever needs certainty needs a professional, and the box says so.',
    whyNow: [
      'Homes have learned a common language for devices, so one no longer has to bring its own bridge and its own app for everything.',
      'Parts are cheap enough that a small series can be tried on a few hundred homes before a mould is cut.',
    ],
    against:
      'Against now speaks weariness of fees: people count their subscriptions and cut one each January.',
    rivals: [
      {
        name: 'Do nothing',
        why: 'an evening on the sofa',
        fails: 'hardly ever',
        answer: 'be worth one minute, not ten',
      },
      {
        name: 'The telephone',
        why: 'already in the hand',
        fails: 'needs to be thought of',
        answer: 'do it unasked',
      },
      {
        name: 'The large brand’s device',
        why: 'shelf, reviews, price',
        fails: 'made for everybody',
        answer: 'be made for one kind of household',
      },
      {
        name: 'A simple device without a fee',
        why: 'paid once',
        fails: 'forgets, and is forgotten',
        answer: 'keep a useful half free for ever',
      },
    ],
    danger: 'the large brand that adds the function in an update',
    dangerWhy:
      'It costs it a quarter’s work. What it will not do is answer letters from two thousand families with the same wish, and those letters are our only lead.',
    features: [
      'one task, done without being asked',
      'one sentence a day at most',
      'works without the fee, with less memory',
      'set up in five minutes',
      'data that can be taken along or deleted',
    ],
    leftOut: [
      { what: 'a second task', why: 'the first has to survive week ten' },
      { what: 'a voice', why: 'nobody has asked for another one in the room' },
      { what: 'shops', why: 'they take half and return the rest in February' },
    ],
    productTest:
      'Fifty strangers pay for one and are left alone. In week ten the founder counts who still uses it; thirty-five of fifty, or the next step is another product and not another colour.',
    billing: 1,
    billingWhy: 'By the month, with the useful half free: whoever pays has then decided twice, and stays.',
    anchor:
      'People weigh it against other small fees on the card statement and against the free half of the telephone.',
    channels: [
      {
        name: 'Films and posts by people who use it',
        reached: 'viewers',
        conversion: [0.002, 0.005, 0.01],
        share: 0.4,
      },
      {
        name: 'Advance orders from a waiting list',
        reached: 'names',
        conversion: [0.03, 0.07, 0.12],
        share: 0.35,
      },
      { name: 'Presents and friends', reached: 'owners asked', conversion: [0.08, 0.15, 0.25], share: 0.25 },
    ],
    sale: 'It is bought on a Sunday evening from a film of somebody’s kitchen. It is kept or returned by Wednesday.',
    layers: [
      {
        part: 'device',
        job: 'one task, quiet, handsome',
        choice: 'common radio standard, mains power where possible, a case that opens with a screwdriver',
      },
      {
        part: 'home link',
        job: 'join without a manual',
        choice: 'the common home standard first; own app only for what it lacks',
      },
      {
        part: 'judgement',
        job: 'one sentence at the right hour',
        choice: 'on the device where it can be, so that it works when we no longer do',
      },
    ],
    silent:
      'When the service is away the device has to go on doing its task. A box that dies with its maker is the oldest complaint in this trade.',
    acceptance:
      'Thirty homes set it up alone, filmed or by telephone. Twenty-seven have to be done in ten minutes without a question.',
    rhythm:
      'Two thirds of a year’s sales fall into the weeks before the holidays, and a tenth of these come back in January. The batch for them is ordered in June, blind.',
    breaks:
      'Routers change, passwords change, children change everything. Support answers within the day and writes one line for each question; the longest line is the next update.',
    gap: {
      gap: 'Somebody who has shipped to strangers before',
      why: 'boxes, returns and reviews are a trade',
      closedBy: 'a logistics firm from the hundredth order on, and a friend who has done it',
    },
    risk: {
      name: 'Used for three weeks',
      likelihood: 'high',
      sign: 'fewer than half active in week six',
      answer: 'ask those who stayed, build for them alone',
    },
    sceptic:
      'It is a pleasant thing that nobody needs. Sales come in one season, returns in the next, the fee is cut with the other fees in January, and a brand with a shelf can copy the idea between two meetings. The drawer is full of better-financed attempts.',
    wrongIf:
      'seven in ten strangers still use it in week ten, and if the fee is paid by those who could have the free half',
    ways: undefined,
    devices: [1, 1, 2],
    hours: 0,
    perHead: 2700,
    build: [28, 46, 85],
    price: [69, 115, 200],
    service: [3.5, 6, 10],
    serving: [0.6, 1.1, 2.2],
    replaced: [0.03, 0.06, 0.12],
    churn: [0.022, 0.035, 0.055],
    joining: [25, 80, 150],
    cac: [18, 32, 65],
    market: {
      counted: [{ metric: 'household-share', of: 'with children', cue: /bab(y|ies)|child|kids|parents?/i }],
      perMillion: undefined,
      householdShare: [0.08, 0.18, 0.35],
      register: 'the household survey, by what homes own',
      pays: [0.008, 0.02, 0.05],
      paysWho: 'that buy such devices and would pay a fee as well',
    },
    approval: { what: 'Radio and electrical safety tests', dollars: [5_000, 10_000, 20_000] },
    second: undefined,
  },
]
