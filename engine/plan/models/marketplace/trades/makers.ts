// Things made or kept by one person.
import type { Trade } from '../trade.ts'

export const makers: Trade = {
  cues: /\b(handmade|hand-?crafted|artisans?|crafts?|makers?|ceramics?|pottery|jewell?ery|prints?|artworks?|artists?|illustrat\w+|collectibles?|antiques?|vinyl|vinyl records|trading cards|comics|furniture|gifts?|bookshops?|(?:rare|old|used|second-?hand) books|house ?plants?)\b/i,
  field: 'things made or kept by one person',
  order: { one: 'order', many: 'orders' },
  seller: { one: 'maker', many: 'makers' },
  buyer: { one: 'buyer', many: 'buyers' },
  wants: 'something with a name behind it',
  now: ['search a giant shop where the made and the mass-produced look alike', 'wait for the next fair'],
  lack: 'Good pieces exist; what fails is to find them between copies, and to know that they will arrive whole and in time.',
  idle: 'Those who make them spend a day a week photographing, packing and answering, and are still shown on page nine.',
  nothing: 'a bought thing that could have come from anywhere',
  groups: [
    {
      who: 'people with a present to find',
      why: 'They have a date, a sum and no idea. They buy what can be explained in one sentence when it is unwrapped.',
    },
    {
      who: 'collectors',
      why: 'They know more than the listing does. One false statement about age or edition, and they warn each other for years.',
    },
  ],
  leak: 'Makers put their own address into the parcel, and the second purchase costs them no fee.',
  hold: 'the first customer of each month, whom a maker would not have found alone',
  breaks: 'breakage in the post, colours that looked different, a made-to-order piece that is late',
  remedy: 'replace first and settle with the maker at the end of the month',
  check: 'a photograph of the workbench and two finished pieces sent in for a look',
  thick: 'one kind of object, deep enough that a collector finds something new each month',
  liquid: 'a first-time visitor sees thirty pieces of one kind, none older than a season',
  steps:
    'The maker lists five pieces with their true measures; the order names a day of dispatch; packing follows a printed standard; a week later the buyer is asked for a picture, not for stars.',
  bottleneck: {
    what: 'the hours at the bench',
    because: 'whoever makes by hand cannot make more because a button was pressed more often',
  },
  busy: 'the ten weeks before the winter holidays',
  rivals: [
    {
      name: 'Do nothing: a voucher, or flowers',
      why: 'two minutes, and never wrong',
      fails: 'forgotten in a week',
      answer: 'sort by occasion and by sum, not by material',
    },
    {
      name: 'The large handmade platform',
      why: 'everybody knows it',
      fails: 'copies beside originals, fees upon fees',
      answer: 'let nobody in whose bench has not been seen',
    },
    {
      name: 'The weekend fair',
      why: 'touch, talk, take home',
      fails: 'three weekends a year',
      answer: 'be the fair’s catalogue on the other days',
    },
    {
      name: 'A maker’s own page',
      why: 'no fee',
      fails: 'nobody comes',
      answer: 'offer to fill that page’s quiet months, not to close it',
    },
    {
      name: 'Galleries and gift shops',
      why: 'a person who advises',
      fails: 'half of the price stays with the shop',
      answer: 'sell to them too, at their terms, from one list',
    },
  ],
  danger: 'the large platform, on the day it opens a checked corner of its own',
  uncopied: 'a list of benches that somebody has really visited',
  firstVersion: [
    'search by occasion, sum and day of arrival',
    'a page for each bench',
    'a dispatch day that is kept or paid for',
    'packing standard with material at cost',
  ],
  leftOut: [
    { what: 'auctions', why: 'they need a crowd at one hour, which does not exist yet' },
    { what: 'own stock', why: 'each shelf is money that cannot win the next buyer' },
    { what: 'a wholesale price list', why: 'few benches can deliver forty alike' },
  ],
  layers: [
    {
      part: 'catalogue',
      job: 'five pieces a bench, with stock of one',
      choice: 'a hosted shop system with a module for several sellers',
    },
    {
      part: 'labels',
      job: 'postage, insurance and tracking in one print',
      choice: 'a parcel broker’s interface; the maker prints at home',
    },
  ],
  asked: 'what they last bought that was made by one person, where, and what nearly stopped them',
  askedSeller: 'what they sold last month, through whom, and what was left after fees and postage',
  productTest:
    'Thirty parcels are sent to friends across the country, packed by the standard. More than one broken piece, and the standard is rewritten before the next bench is let in.',
  sceptic: [
    'A platform with the same promise and a thousand times the visitors exists, and most makers are on it.',
    'What is made by one person cannot be made faster, so every success sends buyers away with nothing.',
  ],
  risk: {
    name: 'Copies slip in',
    sign: 'a third listing from one address within a day',
    answer: 'bench seen on video, a stranger’s test purchase each month',
  },
  ways: [
    'Search advertising on presents and occasions',
    'Cards in the makers’ own parcels',
    'Stands shared with makers at fairs',
  ],
  supply: 'at open studio days, fairs and the notice boards of craft schools',
  takeLike: 'marketplaces for goods',
  take: [0.08, 0.14, 0.2],
  orderValue: [30, 62, 120],
  serving: [0.015, 0.03, 0.05],
  ordersAYear: [1.2, 2.1, 4],
  leaving: [0.04, 0.06, 0.1],
  paidBack: 1,
  perSeller: [3, 8, 20],
  counted: 'households',
  share: [0.12, 0.22, 0.35],
}
