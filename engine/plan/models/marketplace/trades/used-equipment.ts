// Working equipment that one firm no longer needs and another cannot afford new.
import type { Trade } from '../trade.ts'

export const usedEquipment: Trade = {
  cues: /\b((?:surplus|used|second-?hand|refurbished)(?: \w+)? (?:equipment|machin(?:es|ery)|fixtures|furniture)|(?:restaurant|kitchen|catering|medical|dental|lab\w*|farm|salon|gym|office|bakery|workshop|hotel) (?:equipment|machin(?:es|ery)|fixtures)|surplus|liquidat\w+|auctioneers?)\b/i,
  field: 'used equipment',
  order: { one: 'sale', many: 'sales' },
  seller: { one: 'seller', many: 'sellers' },
  buyer: { one: 'buyer', many: 'buyers' },
  wants: 'a machine that works on opening day, at half of the new price',
  now: ['watch auctions and general classifieds', 'lease a new one and pay for it twice'],
  lack: 'Good machines change hands every week; what is missing is an honest word on their condition and somebody who moves them.',
  idle: 'Whoever closes or refits has a week to clear the room, and sells to the first dealer with a lorry.',
  nothing: 'a lease on something new, or a breakdown bought unseen',
  groups: [
    {
      who: 'owners who are about to open',
      why: 'They have a date, a list and less money than the list costs. A missing machine costs them opening days.',
    },
    {
      who: 'owners whose machine broke this morning',
      why: 'They pay for nearness and a day of delivery; the price comes third.',
    },
  ],
  leak: 'Two owners who have met on a loading ramp do the next deal by telephone, and dealers ask both for their lists.',
  hold: 'a tested condition, transport booked with the sale, and money held until the machine has run',
  breaks: 'a machine that does not start, a wrong connection, a door that is too narrow',
  remedy: 'fetch it back within three days or pay for the repair, and settle with the seller afterwards',
  check: 'a film of the machine running, its plate and service record, and proof of who owns it',
  thick: 'one town’s surroundings and ten kinds of machine',
  liquid: 'three of four searches show two machines within an hour’s drive that have been filmed running',
  steps:
    'The seller films the machine running and its plate; the buyer pays into a held account; a haulier is booked with the sale; the money moves two days after the machine has run in its new place.',
  bottleneck: {
    what: 'machines whose condition somebody vouches for',
    because: 'owners who close have no time for pictures, and nobody buys a compressor unseen',
  },
  busy: 'early spring and early autumn, when places open and leases end',
  rivals: [
    {
      name: 'Do nothing: lease a new one',
      why: 'guaranteed, delivered, no money down',
      fails: 'costs the price of two over its time',
      answer: 'show both sums side by side',
    },
    {
      name: 'The used-equipment dealer',
      why: 'tested, with a month’s guarantee',
      fails: 'pays the seller a fraction and adds a margin',
      answer: 'list the dealer’s stock too, at the same check',
    },
    {
      name: 'Online auctions',
      why: 'cheap, large lots',
      fails: 'unseen, as it stands, collected on one day',
      answer: 'machines one by one, filmed, with transport',
    },
    {
      name: 'General classifieds',
      why: 'free',
      fails: 'strangers, no papers, cash on a ramp',
      answer: 'held money and a proof of ownership',
    },
    {
      name: 'Asking the fitter',
      why: 'knows who is closing',
      fails: 'knows three places, not thirty',
      answer: 'pay fitters for each machine they report',
    },
  ],
  danger: 'the auction house that adds inspection and transport to its lots',
  uncopied: 'fitters and landlords who ring first when a room has to be cleared',
  firstVersion: [
    'listing by film and plate',
    'search by measure, connection and distance',
    'payment held until the machine has run',
    'transport priced with the sale',
  ],
  leftOut: [
    { what: 'own stock', why: 'a hall and a workshop would eat the share of a year' },
    { what: 'whole clearances', why: 'half of what is in a room is scrap, and somebody has to carry it' },
    { what: 'financing', why: 'lending needs a licence and a second business' },
  ],
  layers: [
    {
      part: 'machine record',
      job: 'plate, measures, connections, film, service papers',
      choice: 'one form on a telephone that refuses a listing without the film',
    },
    {
      part: 'transport',
      job: 'a price and a day before the sale is made',
      choice: 'three hauliers with a lifting tail, by a price table and a telephone call',
    },
  ],
  asked: 'what they last bought used, where, what was wrong with it, and what moving it cost',
  askedSeller: 'what stood unused when they last closed or refitted, who took it, and for how much',
  productTest:
    'Twenty machines are sold by hand. If more than two do not run on arrival, the check is made by a paid fitter before the next is listed.',
  sceptic: [
    'An owner opens one place in five years; there may be no second purchase to earn from.',
    'Dealers know who is closing before anybody else does, and come with cash and a lorry.',
  ],
  risk: {
    name: 'A machine that was never the seller’s',
    sign: 'a plate that does not match the papers',
    answer: 'proof of ownership before listing, and the lessor asked in writing',
  },
  ways: [
    'Search advertising on the name of the machine',
    'Sellers who are refitting and buy as well',
    'Fitters, landlords and suppliers of openings',
  ],
  supply: 'through fitters, landlords and insolvency offices, who hear first that a room has to be cleared',
  takeLike: 'any marketplace',
  take: [0.06, 0.1, 0.15],
  orderValue: [600, 1_400, 3_500],
  serving: [0.01, 0.02, 0.035],
  ordersAYear: [0.8, 1.6, 3],
  leaving: [0.03, 0.05, 0.08],
  paidBack: 1.1,
  perSeller: [0.4, 0.8, 2],
  counted: 'firms',
  share: [0.04, 0.1, 0.2],
  byTransfer: true,
}
