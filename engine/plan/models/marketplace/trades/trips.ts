// Stays and days away.
import type { Trade } from '../trade.ts'

export const trips: Trade = {
  cues: /\b(travel\w*|trips?|tours?|guides?|guests?|hosts?|stays?|holiday|vacation|tourists?|hotels?|campsites?|camping|retreats?|experiences?|hik(e|es|ing)|excursions?|boats? trips?|skippers?|charters?|captains?|sailing|sightseeing)\b/i,
  field: 'stays and days away',
  order: { one: 'booking', many: 'bookings' },
  seller: { one: 'host', many: 'hosts' },
  buyer: { one: 'traveller', many: 'travellers' },
  wants: 'a day that is not in every guidebook, and that takes place',
  now: ['book the first page of a giant site', 'ask at the desk on arrival, when the good ones are full'],
  lack: 'What is special is run by people who answer the telephone in the evening, and nobody knows whether it happens when it rains.',
  idle: 'Hosts sit on empty weekdays and pay a large site for guests who would have come anyway.',
  nothing: 'the same photograph as everybody',
  groups: [
    {
      who: 'pairs and families who plan six weeks ahead',
      why: 'They book the bed first and the days later, in one evening, and what cannot be confirmed that evening is left out.',
    },
    {
      who: 'people who are already there',
      why: 'They decide over breakfast. A free place at eleven is worth more to them than a better one on Thursday.',
    },
  ],
  leak: 'On the day itself host and guest exchange numbers, and friends of the guest book directly.',
  hold: 'money back when the weather decides, and guests for the empty weekdays',
  breaks: 'a double booking, weather, a place that looks unlike its pictures',
  remedy: 'find another within the same day and pay the difference',
  check: 'permit and insurance, a visit or a walk-through by video, pictures no older than a season',
  thick: 'one valley, coast or town in one season',
  liquid: 'a traveller with three free days finds four things that can be confirmed at once',
  steps:
    'Free dates come from the host’s own calendar; a booking is confirmed at once or not offered; the host is paid the day after arrival; the guest is asked two questions while still there.',
  bottleneck: {
    what: 'dates that are really free',
    because: 'a small host keeps the calendar on paper, and one double booking costs a season of trust',
  },
  busy: 'Sunday evening in the weeks after New Year, and the day before in summer',
  rivals: [
    {
      name: 'Do nothing: the beach, the pool',
      why: 'free, and there',
      fails: 'by the third day',
      answer: 'sell the third day',
    },
    {
      name: 'The large booking sites',
      why: 'one account, every place',
      fails: 'the small and odd are on page twelve',
      answer: 'thirty things nobody else can confirm',
    },
    {
      name: 'Booking directly with the host',
      why: 'no fee, a voice',
      fails: 'an email answered on Tuesday',
      answer: 'give the host our calendar on their own page',
    },
    {
      name: 'The desk or the tourist office',
      why: 'a person who knows',
      fails: 'closed at five, paid by somebody',
      answer: 'be what the desk books with',
    },
    {
      name: 'A packaged trip',
      why: 'solved in one payment',
      fails: 'forty people and a flag',
      answer: 'leave first visits to it; wait for the second',
    },
  ],
  danger: 'a large site that opens a section for small local hosts',
  uncopied: 'calendars that are true, kept by people whom we have met',
  firstVersion: [
    'dates confirmed at once',
    'what happens when it rains, on every page',
    'three things that fit into one day',
    'two questions while the guest is still there',
  ],
  leftOut: [
    { what: 'flights', why: 'no margin, and every delay becomes ours' },
    { what: 'packages', why: 'selling bed and trip together makes us liable for both' },
    { what: 'a second region', why: 'hosts are met in person or not at all' },
  ],
  layers: [
    {
      part: 'calendars',
      job: 'true free dates from paper, telephone and other sites',
      choice: 'standard calendar feeds, and a text message at seven that asks the paper ones',
    },
    {
      part: 'money held',
      job: 'guest pays at booking, host is paid after arrival',
      choice: 'a provider with delayed payouts and refunds by rule',
    },
  ],
  asked: 'what they did on the best and the dullest day of the last trip, and how each was booked',
  askedSeller: 'how many days were empty last season, which ones, and what a guest cost them through others',
  productTest:
    'Thirty bookings are made by people we send. Two that cannot be honoured, and the calendar is repaired before another host is listed.',
  sceptic: [
    'People travel once or twice a year and remember the site they always use.',
    'A season lasts four months, the costs last twelve, and one wet July decides.',
  ],
  risk: {
    name: 'A season fails',
    sign: 'bookings for the school holidays trail by a fifth at the end of spring',
    answer: 'push weekdays and locals, freeze hiring, keep the reserve until the last school day',
  },
  ways: [
    'Search advertising on place and date',
    'Hosts who send guests to each other',
    'Cards on the desks of small hotels',
  ],
  supply: 'on the farms, piers and back roads themselves, out of season, over coffee',
  takeLike: 'home stays',
  take: [0.1, 0.15, 0.2],
  orderValue: [140, 280, 600],
  serving: [0.012, 0.022, 0.035],
  ordersAYear: [0.6, 1, 2],
  leaving: [0.035, 0.05, 0.08],
  paidBack: 0.55,
  perSeller: [4, 10, 22],
  counted: 'households',
  share: [0.15, 0.25, 0.4],
}
