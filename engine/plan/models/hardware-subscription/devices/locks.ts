// Locks and doors that several people use.
import type { Device } from '../device.ts'

export const LOCKS: Device = {
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
    'With an empty battery a lock is a wall. It keeps the old key as the last resort, warns for weeks, and must never be the only way in or out; fire rules say the same.',
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
    meets: ['the evening of the local hosts’ association', 'the forum in which hosts complain about guests'],
    trusts: 'the cleaner who sees twenty flats',
    buys: 'in the quiet season, or the morning after a bad arrival',
    busy: 'the high season',
    keeps: 'codes, and when a flat stands empty',
  },
  devices: [1, 3, 8],
  hours: 1.5,
  perHead: 540,
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
}
