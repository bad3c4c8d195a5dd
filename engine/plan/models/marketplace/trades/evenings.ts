// Evenings and the people who make them.
import type { Trade } from '../trade.ts'

export const evenings: Trade = {
  cues: /\b(musicians?|bands?|djs?|gigs?|concerts?|venues?|events?|weddings?|parties|performers?|tickets?|festivals?|comedians?|stages?|film|actors?|podcast\w*|streamers?|fans?|games?|esports)\b/i,
  field: 'evenings and the people who make them',
  order: { one: 'booking', many: 'bookings' },
  seller: { one: 'act', many: 'acts' },
  buyer: { one: 'organiser', many: 'organisers' },
  wants: 'an evening that works, on a date that cannot be moved',
  now: ['scroll through clips and write to twelve', 'take whoever played at a friend’s'],
  lack: 'Everybody has a clip; nobody can tell from it who is free on that Saturday, brings the cables and comes on time.',
  idle: 'Those who perform have forty evenings booked by chance and answer a hundred messages that lead to nothing.',
  nothing: 'a playlist',
  groups: [
    {
      who: 'people who do this once in a life',
      why: 'They have no measure for price or quality, a date a year away, and an aunt with opinions. Certainty sells.',
    },
    {
      who: 'venues with a weekly slot',
      why: 'They need somebody new every Thursday at a fee that the bar can earn back. One call that fills ten Thursdays is worth more than the best act.',
    },
  ],
  leak: 'The business card lies on the mixing desk, and the guests’ own parties are booked from there.',
  hold: 'a stand-in on the same day, and a deposit that both can trust',
  breaks: 'a cancellation in the last week, a sound system that does not fit, a neighbour at eleven',
  remedy: 'have a stand-in of the same kind confirmed within a day and carry the difference in fee',
  check: 'a full evening on video, insurance, and two organisers called',
  thick: 'one city and Saturdays',
  liquid: 'an organiser who asks three months ahead gets three acts that are free, within two days',
  steps:
    'The request names date, room, hours and sum; three who are free answer with one clip and one price; a deposit fixes the date; the sheet on power, sound and arrival is signed a fortnight before.',
  bottleneck: {
    what: 'Saturdays',
    because: 'all want the same forty evenings of the year, and a good act has each of them once',
  },
  busy: 'January, when summer dates are fixed, and the weeks before December',
  rivals: [
    {
      name: 'Do nothing: a playlist',
      why: 'free, never cancels',
      fails: 'nobody dances to it',
      answer: 'two hours instead of a whole evening',
    },
    {
      name: 'A friend of a friend',
      why: 'cheap, known',
      fails: 'no contract, no stand-in',
      answer: 'put the friend on the list',
    },
    {
      name: 'The booking agency',
      why: 'handles everything',
      fails: 'a fee nobody sees, and its own five acts',
      answer: 'show both sums',
    },
    {
      name: 'Directories',
      why: 'hundreds of names',
      fails: 'who is free?',
      answer: 'show only who is free',
    },
    {
      name: 'The venue’s house act',
      why: 'knows the room',
      fails: 'the same as last year',
      answer: 'ask venues what they want to replace',
    },
  ],
  danger: 'a directory that adds calendars and deposits',
  uncopied: 'a stand-in for every Saturday, which takes a full list in one city',
  firstVersion: [
    'only acts that are free on the date',
    'price with travel and sound included',
    'deposit held until the evening is over',
    'one sheet for power, sound and arrival',
  ],
  leftOut: [
    { what: 'ticket sales', why: 'another trade, with refunds at midnight' },
    { what: 'famous names', why: 'they have managers and no need' },
    { what: 'a second city', why: 'stand-ins must be able to drive there in an hour' },
  ],
  layers: [
    {
      part: 'free dates',
      job: 'who is free on that evening, travel included',
      choice: 'calendar feeds, asked for again each Monday by text',
    },
    {
      part: 'deposits',
      job: 'held until the day after',
      choice: 'a provider with delayed payouts; cancellation by fixed steps',
    },
  ],
  asked: 'how they booked the last evening of this kind, how many they wrote to, and what went wrong',
  askedSeller: 'which evenings of the last quarter stayed empty, and how many messages led to nothing',
  productTest:
    'Twenty evenings are visited unannounced. If more than two begin late or without the agreed sound, the sheet is rewritten and the list is frozen.',
  sceptic: [
    'Most buyers need this once, so there is nobody to come back.',
    'The same forty Saturdays are wanted by all, and on the others there is nothing to sell.',
  ],
  risk: {
    name: 'A cancellation that cannot be replaced',
    sign: 'no stand-in on the list for a booked Saturday a month ahead',
    answer: 'paid reserve for peak dates, and cancellation steps that hurt both sides',
  },
  ways: [
    'Search advertising on occasion and city',
    'Acts who pass on dates they cannot take',
    'Venues and caterers who are asked first',
  ],
  supply: 'at open stages, rehearsal rooms and the back doors of venues on a Thursday',
  takeLike: 'marketplaces for services',
  take: [0.1, 0.16, 0.22],
  orderValue: [250, 520, 1_200],
  serving: [0.012, 0.022, 0.035],
  ordersAYear: [0.8, 1.5, 4],
  leaving: [0.035, 0.05, 0.08],
  paidBack: 0.85,
  perSeller: [0.6, 1.4, 3],
  counted: 'households',
  share: [0.02, 0.04, 0.07],
}
