// Training and treatments by the session.
import type { Trade } from '../trade.ts'

export const training: Trade = {
  cues: /\b(fitness|gyms?|trainers?|workouts?|yoga|pilates|running|runners?|sports?|athletes?|coach(es|ing)?|padel|tennis|football|swim\w*|massage|wellness|spa|studios?|personal train\w+)\b/i,
  field: 'training and treatments by the session',
  order: { one: 'session', many: 'sessions' },
  seller: { one: 'coach', many: 'coaches' },
  buyer: { one: 'client', many: 'clients' },
  wants: 'to be expected somewhere at seven on Tuesday',
  now: ['pay for a gym and stay at home', 'follow a film until February'],
  lack: 'Nobody lacks exercises; they lack a person who notices that they did not come.',
  idle: 'Coaches stand in rented rooms between ten and four, and lose a fifth of the evenings to clients who cancel at six.',
  nothing: 'another year of good intentions',
  groups: [
    {
      who: 'people who begin again',
      why: 'After an injury, a birth or a birthday they want somebody who asks first and shows second. January brings them, the third week loses them.',
    },
    {
      who: 'people who train for a date',
      why: 'A race in autumn makes a plan out of a wish. They stay as long as the date does, and bring the friend who runs too.',
    },
  ],
  leak: 'After five sessions coach and client have a standing hour, and cash is easier.',
  hold: 'rooms at any hour, cover when the coach is ill, and a cancelled hour that is resold',
  breaks: 'a cancellation at six for seven, an injury, a room that is double-booked',
  remedy: 'resell the hour from the waiting list and split what it brings',
  check: 'licence or certificate, insurance, first aid, and one session watched',
  thick: 'one part of town between six and nine in the evening',
  liquid: 'a client who asks on Sunday has a first session by Wednesday within a quarter of an hour’s ride',
  steps:
    'Three questions on health and aim; two coaches proposed with free hours; the first session at half price; from then on a standing hour, freed for others when it is cancelled a day before.',
  bottleneck: {
    what: 'the hours from six to nine in the evening',
    because: 'everybody works until then, and a coach has three of them a day',
  },
  busy: 'January and September',
  rivals: [
    {
      name: 'Do nothing: next Monday',
      why: 'free',
      fails: 'every Monday',
      answer: 'a first session within three days, while the wish lasts',
    },
    {
      name: 'The gym membership',
      why: 'cheap by the month',
      fails: 'nobody misses you',
      answer: 'rent its empty rooms before four',
    },
    {
      name: 'Films and apps',
      why: 'any hour, no shame',
      fails: 'until the third week',
      answer: 'let coaches set them between sessions',
    },
    {
      name: 'A coach found by word of mouth',
      why: 'trusted',
      fails: 'full at seven',
      answer: 'sell that coach’s noon',
    },
    {
      name: 'The club or running group',
      why: 'friends',
      fails: 'the pace of others',
      answer: 'send people there once they can keep up',
    },
  ],
  danger: 'a studio chain that lets outside coaches sell through its booking system',
  uncopied: 'a waiting list that refills a cancelled hour within the hour',
  firstVersion: [
    'two coaches proposed, with free hours',
    'first session at half price',
    'waiting list for cancelled hours',
    'rooms bookable with the coach',
  ],
  leftOut: [
    { what: 'a flat rate for all', why: 'it is paid for by those who stay away, and they leave' },
    { what: 'nutrition and medical advice', why: 'another licence and another liability' },
    { what: 'own rooms', why: 'rent is what ends studios' },
  ],
  layers: [
    {
      part: 'standing hours',
      job: 'repeats, cancels until a day before, refills from the list',
      choice: 'a booking system with a waiting list; rules ours, software rented',
    },
    {
      part: 'health questions',
      job: 'three answers before the first session',
      choice: 'kept apart from the booking, seen by the coach only, deleted after the last session',
    },
  ],
  asked: 'when they last trained with somebody, what it cost, and in which week they stopped',
  askedSeller: 'how many hours were paid last week, how many cancelled, and what the room cost',
  productTest:
    'Of the first fifty who begin, thirty must have come five times within eight weeks. If not, the first session is changed before a coach is added.',
  sceptic: [
    'People buy the wish and not the sessions, and in February the wish is gone.',
    'Coach and client like each other, which is why it works, and why neither needs a platform by spring.',
  ],
  risk: {
    name: 'An injury in a session',
    sign: 'health questions skipped',
    answer: 'no session without answers, cover for every coach, report within a day',
  },
  ways: [
    'Advertising on aim and district in January and September',
    'Coaches who bring their overflow',
    'Physiotherapists and running groups',
  ],
  supply: 'in certificate courses and on gym floors at eleven in the morning',
  takeLike: 'marketplaces for services',
  take: [0.12, 0.18, 0.25],
  orderValue: [30, 48, 80],
  serving: [0.02, 0.03, 0.05],
  ordersAYear: [14, 24, 40],
  leaving: [0.06, 0.09, 0.14],
  paidBack: 7.5,
  perSeller: [14, 30, 55],
  counted: 'households',
  share: [0.06, 0.11, 0.18],
}
