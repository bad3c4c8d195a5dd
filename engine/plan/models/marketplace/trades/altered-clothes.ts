// Second-hand clothes.
import type { Trade } from '../trade.ts'

export const alteredClothes: Trade = {
  cues: /\b(vintage|second-?hand|used|pre-?owned|pre-?loved|cloth(es|ing)|dress(es)?|fashion|wardrobe|tailors?|seamstress(es)?|alter(s|ed|ing|ations?)?|fits?|fitted|hems?|sew\w*|adjust)\b/i,
  field: 'second-hand clothes',
  order: { one: 'order', many: 'orders' },
  seller: { one: 'seller', many: 'sellers' },
  buyer: { one: 'buyer', many: 'buyers' },
  wants: 'a piece nobody else wears, in a size that is true',
  now: ['scroll through thousands of listings and guess at the fit', 'buy three and send two back'],
  lack: 'Old sizes mean little: a label from one decade fits like two sizes less of another, and the tape measure in the photograph is never where the body is.',
  idle: 'On the other side hang good pieces that stay unsold because one measure is wrong, and every return eats the margin of two sales.',
  nothing: 'a drawer of things that almost fit',
  groups: [
    {
      who: 'people who have sent a piece back in the last half-year',
      why: 'They know the cost of a guess to the cent, and postage both ways was theirs. For them a promise about fit is worth more than a lower price.',
    },
    {
      who: 'people who buy for one occasion',
      why: 'A wedding has a date. They search for days, decide within an hour, and a parcel that does not fit cannot be repeated.',
    },
  ],
  leak: 'A seller’s card in the parcel is enough: the second purchase then happens in a private message.',
  hold: 'the work done between sale and parcel, which a private message does not include',
  breaks: 'a seam let out too far, a stain that the photograph hid, a parcel two days late for a party',
  remedy: 'pay for the first repair and only then ask whose fault it was',
  check: 'a video of six pieces, the measures taken flat, and where they came from',
  thick: 'one range of sizes and one decade of style',
  liquid: 'seven searches in ten show at least five pieces in the searcher’s own measures',
  steps:
    'A piece is photographed, measured flat and listed; the buyer’s measures come with the order; the work is done in four days, checked under a lamp and posted with its care label.',
  bottleneck: {
    what: 'skilled hands with an evening free',
    because: 'a hem takes twenty minutes and a lining two hours, whatever the price of the piece',
  },
  busy: 'the weeks before weddings in spring, and again before the holidays',
  rivals: [
    {
      name: 'Do nothing: wear what hangs there',
      why: 'free, and it fits more or less',
      fails: 'the wish comes back with every invitation',
      answer: 'sell for the occasion, not for the wardrobe',
    },
    {
      name: 'The large resale apps',
      why: 'millions of pieces, low prices',
      fails: 'fit is the buyer’s problem, and so is the return',
      answer: 'stay out of quantity; show only what can be made to fit',
    },
    {
      name: 'The vintage shop in town',
      why: 'one can try it on',
      fails: 'one size of each, on one street',
      answer: 'take its slow stock on commission',
    },
    {
      name: 'Buy anywhere, then find a tailor',
      why: 'full choice, known hands',
      fails: 'two errands, two bills, and nobody answers for the result',
      answer: 'one price and one person to complain to',
    },
    {
      name: 'New and cheap',
      why: 'tomorrow, in every size',
      fails: 'worn three times',
      answer: 'leave hurry and basics to it',
    },
  ],
  danger: 'a large resale app that lists alteration as an option at checkout',
  uncopied: 'a bench of people who have learned each other’s standard, order by order',
  firstVersion: [
    'measures of the buyer, kept once',
    'listings with six flat measures',
    'fit shown before payment',
    'one price for piece and work',
  ],
  leftOut: [
    { what: 'shoes and underwear', why: 'they cannot be altered, and hygiene makes returns a loss' },
    { what: 'an app', why: 'the search happens in a browser, and measures are typed once' },
    { what: 'buying stock ourselves', why: 'it turns a fee into a warehouse' },
  ],
  layers: [
    {
      part: 'measures',
      job: 'keeps a body and compares it with a garment',
      choice: 'our own, small: six numbers on each side and a tolerance by fabric',
    },
    {
      part: 'work orders',
      job: 'tells whoever alters what to do, by when, for how much',
      choice: 'a printed sheet with a code; photographs before and after go to the order',
    },
  ],
  asked: 'which piece they last sent back or never wore, what it cost, and what was wrong with it',
  askedSeller: 'how many pieces have hung for more than a quarter, and what would have sold them',
  productTest:
    'Forty orders in a row are asked, a week after arrival, whether they were worn. Fewer than thirty yes, and the measuring is changed before the choice is widened.',
  sceptic: [
    'People say that fit is the trouble and then sort by price.',
    'Skilled hands are paid by the hour, old clothes by the mood, and the first does not get cheaper when the second does.',
  ],
  risk: {
    name: 'Work spoils a piece that exists once',
    sign: 'a third claim on the same pair of hands',
    answer: 'value agreed before the work, two trial pieces for everybody new',
  },
  ways: [
    'Advertising beside pictures of pieces, by size',
    'Sellers who send their own followers',
    'People who show what they wear, paid in alterations',
  ],
  supply: 'at flea markets, in the windows of vintage shops and in the back rooms of dry-cleaners',
  takeLike: 'marketplaces for goods',
  take: [0.1, 0.18, 0.25],
  orderValue: [35, 60, 90],
  orderLike: 'second-hand clothes on a marketplace',
  serving: [0.02, 0.035, 0.06],
  ordersAYear: [2, 3.2, 5],
  leaving: [0.045, 0.065, 0.1],
  leavingLike: 'buyers of a marketplace',
  paidBack: 1.25,
  perSeller: [4, 9, 18],
  counted: 'households',
  share: [0.1, 0.18, 0.28],
}
