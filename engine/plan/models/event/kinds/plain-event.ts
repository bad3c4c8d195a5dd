// Anything else with a date and a door: workshops, meetings, outings.
import type { EventKind } from '../kind.ts'

export const PLAIN_EVENT: EventKind = {
  cues: /(?!)/,
  noun: 'event',
  session: { one: 'event', many: 'events' },
  guest: { one: 'guest', many: 'guests' },
  paid: 'ticket',
  money: {
    price: [18, 42, 90],
    seats: [14, 30, 80],
    aYear: [22, 40, 54],
    season: [0.8, 0.9, 1, 1.1, 1.1, 1, 0.7, 0.7, 1.1, 1.2, 1.2, 1.2],
    filled: [0.6, 0.74],
    perGuest: [0.1, 0.16, 0.24],
    perSession: [0.16, 0.23, 0.32],
    reach: {
      who: 'adults within forty minutes',
      count: [50_000, 160_000, 600_000],
      go: [0.06, 0.12, 0.22],
      times: [1.2, 2.2, 4],
    },
    equipment: [1_000, 3_000, 9_000],
    help: { role: 'Help on the day', like: 'operations', dollars: 36_000 },
  },
  scene:
    'People would go if somebody else arranged it: the date, the room, who else comes. Left to themselves they say they should do it some time, and the year passes. {Where} that somebody is missing.',
  groups: [
    {
      who: 'those who have done it before',
      why: 'They know what a good one is like, compare, and bring one person along. They are few, and they set the tone.',
    },
    {
      who: 'those who have meant to for years',
      why: 'They need a date, a friend who is free and a way out. Once there, they are the most grateful.',
    },
  ],
  nothing: 'They say some time, and mean it.',
  asked:
    'what of this kind they last went to, who asked them along, how far ahead it was paid, and what it cost',
  askedGo: 'seven of twenty went to something comparable within three months and paid for it',
  craft:
    'The first ten minutes and the last ten are what guests remember. Between them it is enough that nothing has to be waited for.',
  whyNow: [
    'Rooms can be had by the evening and payments taken ahead, so that a start needs no lease.',
    'Much of life has moved to a screen, and a date with other people has become something to pay for.',
  ],
  against:
    'Calendars are full, and people decide later each year. A thin evening costs as much as a full one.',
  first: [
    'one format, one length, one price',
    'payment on booking',
    'a fixed weekday',
    'a host who greets by name',
    'the next date on the way out',
  ],
  oneMore: 'a second format splits the few who already come',
  phases: {
    proof: 'three dates in a borrowed room at the full price',
    proved: 'each is two-thirds full, and one guest in four knows nobody',
    open: 'a fixed rhythm, a list, groups by arrangement',
    settled: 'a second host, and dates for firms or clubs on quiet days',
  },
  leftOut: [
    { what: 'an own room', why: 'it costs rent on the days without guests' },
    {
      what: 'free dates to attract people',
      why: 'many free guests stay away, and none learns the price',
    },
    { what: 'an online version', why: 'another product for another public' },
  ],
  rivals: [
    { name: 'Do nothing: some time', why: 'no decision', fails: 'never', answer: 'a date' },
    {
      name: 'Do it themselves, with friends',
      why: 'free, own rules',
      fails: 'somebody has to organise',
      answer: 'be that somebody',
    },
    { name: 'The large organiser', why: 'known, safe', fails: 'crowded', answer: 'small, with names' },
    {
      name: 'Another evening out',
      why: 'a hundred choices',
      fails: 'the same as last week',
      answer: 'a thing to tell',
    },
  ],
  danger: 'a place with its own room that copies the format and gives it away with drinks',
  hardToCopy: 'Guests who return and a host they know. Format and room are visible to all.',
  misleads: 'The first dates mislead, because friends fill them. Guests whom nobody knows are the figure.',
  priceLead:
    'Guests weigh it against a usual evening out. Paid ahead it is sure, and a sure guest is worth a small reduction.',
  priceTest:
    'Every second date costs a sixth more for two months. If seats sold differ by less than a tenth, the higher price stays.',
  ways: [
    {
      name: 'Guests who bring somebody',
      reached: 'guests with a card for two',
      converts: [0.08, 0.17, 0.28],
      share: 0.45,
      cost: 0.2,
    },
    {
      name: 'Groups and clubs that already meet',
      reached: 'members of such groups',
      converts: [0.008, 0.02, 0.04],
      share: 0.3,
      cost: 0.35,
    },
    {
      name: 'Posts and listings in the week before',
      reached: 'people who saw one',
      converts: [0.001, 0.003, 0.006],
      share: 0.25,
      cost: 0.45,
    },
  ],
  wayNote:
    'Dates are opened to earlier guests first. Every guest leaves with a card for two and a named date.',
  wayGo:
    'One guest in four is unknown to the hosts by the fourth date. Otherwise it is a circle of friends, and the format has to change.',
  layers: [
    { part: 'dates and payment', job: 'places, waiting list, refunds', choice: 'a hosted booking tool' },
    { part: 'run sheet', job: 'who does what, minute by minute', choice: 'one page, on paper' },
  ],
  keeps:
    'Names and special needs are asked for once and deleted after the date unless a guest wishes otherwise.',
  toolTest: 'Five strangers book, one cancels in time and one too late; every message and refund is right.',
  day: 'Preparation takes as long as the event, cleaning half as long. A date is announced six weeks ahead, half sold two weeks ahead, and decided on one week ahead.',
  bottleneck: 'Filled places bind: the date costs the same with ten guests as with thirty.',
  gap: {
    gap: 'A second host',
    why: 'a date cannot be moved because somebody has a cold',
    closedBy: 'one person trained at three dates, paid by the evening',
  },
  decision: 'A date with fewer than a third of its places paid a week ahead is cancelled and refunded.',
  risks: [
    {
      name: 'Room or host fails',
      likelihood: 'medium',
      sign: 'an unconfirmed booking',
      answer: 'a second room and a second host, each tried once',
    },
    {
      name: 'An accident',
      likelihood: 'low',
      sign: 'a thing that wobbles',
      answer: 'cover, a checklist, one person who may stop it',
    },
  ],
  sceptic: [
    'Everybody likes the idea and nobody has Thursday free. The first dates are filled by friends, the fourth shows the truth.',
    'A date that is not sold out is lost for ever, and the work for it has been done. This is a great deal of organising for an uncertain wage.',
  ],
  wrongIf: 'strangers come by the fourth date, and if one guest in three returns within a quarter',
  kill: [
    { when: 'after the fourth date', stopIf: 'fewer than one guest in five is a stranger to the hosts' },
    { when: 'the end of month eight', stopIf: 'places stay under half on four dates in a row' },
  ],
  steps: [
    {
      day: 7,
      action: 'Go to five comparable dates and count paying guests',
      number: 'guests',
      go: 'two are full',
    },
    { day: 25, action: 'Hold the first paid date', number: 'places paid ahead', go: 'half' },
    { day: 45, action: 'Hold the second, without friends', number: 'guests', go: 'half' },
    { day: 65, action: 'Ask ten groups for a joint date', number: 'dates', go: 'two' },
    {
      day: 85,
      action: 'Fix the rhythm and the room',
      number: 'left after room and help',
      go: 'above zero on three dates',
    },
  ],
  finding: {
    headline: 'An empty place cannot be sold tomorrow.',
    text: 'Costs are the same for a thin date as for a full one; filling what is announced comes before announcing more.',
  },
}
