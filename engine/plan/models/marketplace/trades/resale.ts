// Things that had an owner before.
import type { Trade } from '../trade.ts'

export const resale: Trade = {
  cues: /\b(vintage|second-?hand|used|pre-?owned|pre-?loved|thrift\w*|resale|resell\w*|refurbish\w*|cloth(es|ing)|dress(es)?|fashion|wardrobe|sneakers?|handbags?|watches|streetwear|electronics|phones?|toys?|baby (gear|clothes))\b/i,
  field: 'things that had an owner before',
  order: { one: 'order', many: 'orders' },
  seller: { one: 'seller', many: 'sellers' },
  buyer: { one: 'buyer', many: 'buyers' },
  wants: 'the real thing, in the state that the picture shows',
  now: ['haggle with strangers in a chat and hope', 'pay the shop’s price for new'],
  lack: 'Supply is endless; what nobody can see in a photograph is whether the thing is genuine, complete and clean.',
  idle: 'On the other side lie cupboards full of good things whose owners shy away from the chat, the haggling and the parcel.',
  nothing: 'a new one at the full price, or none',
  groups: [
    {
      who: 'people who were cheated once',
      why: 'A copy or a broken zip has taught them. They pay a tenth more for a check that somebody answers for, and ask about it first.',
    },
    {
      who: 'people who buy one name or one model',
      why: 'They know the right price to the note and search every evening. Whoever shows them ten true pieces a week is opened before the news.',
    },
  ],
  leak: 'Collectors find each other under the same picture and settle the next one in a chat.',
  hold: 'the check by a third pair of eyes, with money held until it is passed',
  breaks: 'a copy, a fault that the light hid, a parcel that arrives empty',
  remedy: 'refund on the day of the claim and take the thing in to be looked at',
  check: 'identity, bank details in the same name, and the first three pieces sent through us',
  thick: 'one family of things, deep enough that a search never ends empty',
  liquid: 'eight searches in ten show six checked pieces at three different prices',
  steps:
    'The seller answers eight questions and takes the same five pictures as everybody; a price range is proposed from past sales; dear pieces pass through a check on the way; money leaves two days after arrival.',
  bottleneck: {
    what: 'checking',
    because: 'a trained eye needs ten minutes for each piece and cannot be hurried without being fooled',
  },
  busy: 'the Sunday evenings after New Year, when cupboards are cleared, and the weeks before the holidays',
  rivals: [
    {
      name: 'Do nothing: buy new, or keep the old one',
      why: 'no doubt, no chat',
      fails: 'the price',
      answer: 'show the new price beside ours, piece by piece',
    },
    {
      name: 'The free classifieds',
      why: 'no fee, whole town',
      fails: 'copies, no-shows, cash at a station',
      answer: 'leave them bulky and cheap things',
    },
    {
      name: 'The large resale apps',
      why: 'millions of pieces',
      fails: 'everything, checked by nobody',
      answer: 'one family of things, all of it seen',
    },
    {
      name: 'The second-hand shop',
      why: 'one can touch it',
      fails: 'one of each, half for the shop',
      answer: 'win it as a seller with a name',
    },
    {
      name: 'The maker’s own take-back',
      why: 'official, safe',
      fails: 'pays in vouchers',
      answer: 'money, in two days',
    },
  ],
  danger: 'a large resale app that adds a check for exactly this family of things',
  uncopied: 'a record of true prices and known copies, piece by piece',
  firstVersion: [
    'eight questions and five fixed pictures',
    'price range from past sales',
    'check on the way for dear pieces',
    'money held until two days after arrival',
  ],
  leftOut: [
    { what: 'haggling in a chat', why: 'it is what people flee from' },
    { what: 'auctions', why: 'they need many eyes at one hour' },
    { what: 'buying stock', why: 'it turns a share into a shelf' },
  ],
  layers: [
    {
      part: 'listing',
      job: 'eight questions, five pictures, a price range',
      choice: 'our own form on rented software; past sales are the memory',
    },
    {
      part: 'checking desk',
      job: 'opens, compares, photographs, sends on',
      choice: 'a table, a lamp and a checklist for each model; results kept with the piece',
    },
  ],
  asked: 'what they last bought used, where, and what was not as described',
  askedSeller: 'which five good things lie unused at home, and why they are not for sale yet',
  productTest:
    'Sixty pieces pass the desk, ten of them copies that we planted. Fewer than nine found, and no dear piece is listed until the checklist finds them.',
  sceptic: [
    'Everybody likes the thought of used things and sorts by price on the largest app.',
    'A check costs the same for a cheap piece as for a dear one, and most pieces are cheap.',
  ],
  risk: {
    name: 'A copy gets through',
    sign: 'a claim by somebody who collects',
    answer: 'refund at once, checklist changed the same week, seller’s other pieces recalled',
  },
  ways: [
    'Search advertising on model and name',
    'Sellers who show their page to followers',
    'Forums in which models are discussed',
  ],
  supply: 'in collectors’ forums, at flea markets and among people who have just moved',
  takeLike: 'marketplaces for goods',
  take: [0.08, 0.14, 0.2],
  orderValue: [35, 70, 150],
  orderLike: 'second-hand clothes on a marketplace',
  serving: [0.02, 0.03, 0.05],
  ordersAYear: [2, 3, 5],
  leaving: [0.045, 0.065, 0.1],
  leavingLike: 'buyers of a marketplace',
  paidBack: 1.3,
  perSeller: [1, 3, 8],
  counted: 'households',
  share: [0.12, 0.2, 0.3],
}
