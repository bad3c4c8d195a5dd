// Soap, candles and cosmetics.
import type { Goods } from '../goods.ts'

export const CARE: Goods = {
  cues: /\b(soaps?|shampoos?|cosmetics?|skin ?care|candles?|perfumes?|fragrances?|balms?|lotions?|creams?|make-?up|deodorants?|essential oils?|bath|beauty|detergents?)\b/i,
  noun: 'maker of care products',
  bench: 'bench',
  unit: { one: 'piece', many: 'pieces' },
  account: { one: 'stockist', many: 'stockists' },
  buyers: 'salons, gift shops and small hotels',
  scene:
    'A guest takes the little bottle home from a hotel and throws it away. A salon sells what the wholesaler’s rep left on the shelf. Both would rather have something that guests ask for by name, refilled without plastic, and neither has time to look for it.',
  today: [
    'order the wholesaler’s white-label line',
    'let a friend’s soap stand by the till until it gathers dust',
  ],
  groups: [
    {
      who: 'small hotels and guest houses',
      why: 'They buy by the room and by the month, and a scent that guests mention in reviews pays for itself.',
    },
    {
      who: 'salons and studios',
      why: 'Customers ask what was used on them. A shelf by the till turns the answer into money.',
    },
    {
      who: 'gift and concept shops',
      why: 'They order by the look, twice a year, and return by not reordering.',
    },
  ],
  nothing:
    'White-label bottles cost little and nobody ever complained about them. Doing nothing is invisible, which suits a purchasing list.',
  asked:
    'what stands in bathrooms or by the till now, what it costs a room or a month, and who last asked for it by name',
  askedPass: 'admit that nobody asks for what stands there, and know what they pay for it',
  makes: 'four scents in one mould, refillable, with papers for each',
  differs: 'something guests ask for at the desk, refilled from a can',
  limits:
    'It cleans and it smells good. It heals nothing, and one word of healing on a label turns it into a medicine with a file to match.',
  whyNow: [
    'Hotels are told, here by law and there by guests, to give up small plastic bottles, and have to change the bracket on the wall anyway.',
    'Safety reports for simple recipes can be bought by the recipe, so four products cost four reports and not a department.',
  ],
  against:
    'Against now speaks the crowd: pouring candles is what everybody tried in a winter at home, and stockists have seen them all.',
  rivals: [
    {
      name: 'Do nothing: white label',
      why: 'cheap, delivered with the towels',
      fails: 'nobody takes a photograph of it',
      answer: 'price by the guest night, not by the bottle',
    },
    {
      name: 'The well-known brand',
      why: 'guests recognise it',
      fails: 'dear, and the same in every lobby',
      answer: 'a scent only this house has',
    },
    {
      name: 'The hobby maker from the market',
      why: 'charming, local',
      fails: 'no papers, empty in December',
      answer: 'papers first, then charm',
    },
    {
      name: 'The large natural brand',
      why: 'in every chemist’s',
      fails: 'no reason to come to this shop',
      answer: 'stay out of chemists’',
    },
  ],
  danger: 'the linen supplier who adds a natural line to its van',
  dangerWhy:
    'It stops at every hotel already. Its line will be good and nameless, so houses that want a name are what is left.',
  features: [
    'four scents, one size, one refill can',
    'safety report for each recipe',
    'batch number on each piece',
    'a tester for each stockist',
    'delivery by the case of twelve',
  ],
  leftOut: [
    { what: 'sun care and anything with an effect', why: 'another law' },
    { what: 'gift sets', why: 'hours of ribbon for a margin that January takes back' },
    { what: 'own shops', why: 'the stockist’s shelf costs nothing until it sells' },
  ],
  goodsTest:
    'Thirty pieces lie for twelve weeks on a sunny window and thirty in a damp bathroom. No more than two may have changed in look or smell, or the recipe goes back.',
  chain:
    'A shop doubles the price and a hotel divides it by nights. The first asks what it will sell for, the second what it costs a guest; one list has to answer both.',
  sale: 'Buyers smell before they read. A tester in the washroom of the right café does more than a catalogue, and the reorder comes from whoever cleans.',
  channels: [
    {
      name: 'Testers left in washrooms and at desks',
      reached: 'places visited',
      conversion: [0.08, 0.16, 0.26],
      share: 0.5,
    },
    {
      name: 'Gift fair in late summer',
      reached: 'buyers met',
      conversion: [0.04, 0.08, 0.14],
      share: 0.25,
    },
    {
      name: 'Stockists and guests who pass it on',
      reached: 'introductions',
      conversion: [0.12, 0.22, 0.34],
      share: 0.25,
    },
  ],
  layers: [
    {
      part: 'mixing and curing',
      job: 'same weight, same scent, weeks of rest',
      choice: 'one scale, one mould, shelves with dates',
    },
    {
      part: 'product file',
      job: 'recipe, safety report, complaints',
      choice: 'one folder for each product, as the cosmetics law asks',
    },
    {
      part: 'stock of scent',
      job: 'the dearest litre in the house',
      choice: 'two suppliers; a small sample of each lot kept',
    },
  ],
  batch:
    'A batch has a card with oils, lots, weights and the day it may be sold. Two pieces stay in a drawer until its date has passed.',
  acceptance:
    'Somebody new makes one batch by the card alone. Weight and smell have to be within what two stockists call the same.',
  week: 'Pouring on two days, cutting and wrapping on two, and then bars lie for weeks before they may be sold. What is wanted in November was poured in September.',
  bottleneck: {
    what: 'curing shelves and wrapping',
    because: 'a bar rests for weeks wherever it lies, and paper is folded by hand',
  },
  spoils:
    'Scent fades, oils turn, labels run in the bath. Odd pieces are cut up and sold by weight at the door, never to a stockist.',
  gap: {
    gap: 'A safety assessor',
    why: 'nothing may be sold without the signature',
    closedBy: 'reports for four recipes before the first case, by a sworn assessor',
  },
  risk: {
    name: 'Somebody’s skin reacts',
    likelihood: 'medium',
    sign: 'one message with a photograph',
    answer: 'answer within the day, check the lot, keep the file',
  },
  sceptic:
    'There is more soap than skin. Anybody can pour it, shops take it on commission and lose it behind a plant, and hotels decide by the cent for a guest night. The one thing that cannot be copied is the papers, and nobody buys those.',
  wrongIf:
    'houses reorder the refill can by themselves, and if stockists sell a case in six weeks without a tester being renewed',
  ways: {
    meets: ['the late-summer gift fair', 'the hoteliers’ regional table'],
    trusts: 'the housekeeper, and the salon owner next door',
    buys: 'before the season and in late summer',
    busy: 'December',
  },
  price: [3, 5.2, 11],
  material: [0.24, 0.31, 0.4],
  turnover: [3_500, 12_500, 26_000],
  accountMonth: [90, 180, 380],
  machines: [6_000, 16_000, 50_000],
  floorArea: [30, 70, 150],
  energy: [100, 220, 450],
  stockMonths: 1.5,
  hands: { role: 'Making and wrapping', like: 'warehouse worker', dollars: 34_000, count: [0.5, 1, 1.7] },
  perMillion: [900, 1_800, 3_200],
  counted: [
    { of: 'beauty and hair salons with staff', cue: /salon/i },
    { of: 'hair and beauty salons', cue: /salon/i },
  ],
  open: [0.06, 0.12, 0.2],
  openWho: 'that choose what stands on their shelf and take small makers',
  register: 'the hotel register and the chamber’s list of salons and shops',
  permit: { what: 'Safety reports, product files and notification', dollars: [1_500, 3_500, 8_000] },
  direct: { cue: /online|direct|markets?\b|own shop|website/i, label: 'Sold directly', markup: 1.8 },
  resale: 2,
}
