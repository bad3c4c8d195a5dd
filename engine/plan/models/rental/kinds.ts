// Which sort of thing or place is let, by the words of the brief.
import type { Context } from '../../context.ts'
import { called, named } from '../called.ts'
import { tradeIn } from '../kind.ts'
import { FAMILY } from './kinds-family.ts'
import { GEAR } from './kinds-gear.ts'
import { OUTDOORS } from './kinds-outdoors.ts'
import { ROOMS } from './kinds-rooms.ts'
import { STAYS } from './kinds-stays.ts'
import { STORAGE } from './kinds-storage.ts'
import { WHEELS } from './kinds-wheels.ts'
import type { Letting } from './letting.ts'

/** Something we have no row for. */
const PLAIN: Letting = {
  cues: /(?!)/,
  noun: 'hire',
  one: 'item',
  many: 'items',
  period: 'day',
  isPlace: false,
  grows: true,
  scene:
    'Much of what people own is used on a few days and stored on the others. Whoever needs it for those days only has to buy, to beg or to do without; hiring would be the fourth way, if it were nearer, simpler and surer than the third.',
  groups: [
    {
      who: 'people who need it on a date',
      why: 'They have a day, a plan and no time. They pay for being certain that it is there and works.',
    },
    {
      who: 'people who need it now and then for their work',
      why: 'They come again if it went well once, send others, and ask for an invoice.',
    },
  ],
  nothing: 'They do without, and the day passes all the same.',
  asked:
    'when they last needed such a thing for a short time, how they got it, what it cost and what went wrong',
  doubt: 'that it fails on the day, and that the deposit does not come back',
  proof: 'its age and last check on the page, a spare within two hours, and the deposit back within two days',
  whyNow:
    'Calendars, locks and payments that work without a clerk have made it possible to let a handful of things at a profit.',
  against: 'buying a cheap one has seldom been easier, and people do not add up what it costs to keep.',
  rivals: [
    {
      name: 'Do nothing: do without',
      why: 'free',
      fails: 'on the one day',
      answer: 'be easier than doing without',
    },
    {
      name: 'Borrowing from somebody',
      why: 'free, and friendly',
      fails: 'not when it is needed',
      answer: 'rent to the lender too',
    },
    {
      name: 'Buying a cheap one',
      why: 'always there',
      fails: 'on the third use',
      answer: 'show the price of a day',
    },
    {
      name: 'A large hire firm',
      why: 'everything',
      fails: 'far, and made for trade',
      answer: 'near, and for one sort of customer',
    },
  ],
  danger:
    'The cheap purchase is what to fear most, as it grows cheaper every year. No hire price can follow it down. Hire wins where the thing is large, dear, seldom needed or has to work, so these are what is let.',
  range: 'a few of one sort, checked and complete',
  oneMore:
    'a second sort has its own faults and its own customers, and the first has not been understood yet',
  features: ['age and last check on the page', 'a spare within two hours', 'fetched or brought'],
  leftOut: [
    { what: 'everything one could let', why: 'a store of single things lets none of them well' },
    { what: 'selling', why: 'it binds money in what should earn by the day' },
    { what: 'a second yard', why: 'the first has to run a week without its founder' },
  ],
  productTest:
    'Ten strangers use one for a day without a word of explanation. Whatever two of them ask goes on a card, and whatever two of them break is replaced by a sturdier make.',
  empties:
    'It stands on weekdays, out of season and between two bookings. Customers who need it for weeks, at a lower price for the day, fill more of that than a discount for single days.',
  priceNote:
    'A tenth to a fifteenth of what it costs new, for a day, is what people take for fair. Below that it is handled carelessly, above it they buy. Two days cost less than twice one, since it is handed over once.',
  ways: [
    {
      name: 'Maps and search, paid',
      reached: 'page visits',
      wins: 0.4,
      cost: 0.5,
      conversion: [0.012, 0.022, 0.035],
    },
    {
      name: 'People who advise such customers',
      reached: 'talks',
      wins: 0.35,
      cost: 0.3,
      conversion: [0.12, 0.2, 0.32],
    },
    {
      name: 'Customers who return or tell',
      reached: 'customers asked',
      wins: 0.25,
      cost: 0.2,
      conversion: [0.1, 0.18, 0.28],
    },
  ],
  turning:
    'Out in the morning, back in the evening: looked over together, cleaned, tried and put where the next customer will find it. Each has a card with its hires and its faults. One half-day a week is for nothing but care.',
  limit: { what: 'checking between two hires', because: 'what goes out unchecked comes back as a refund' },
  wear: 'Small parts vanish, large ones wear; about one hire in fifteen ends with something to mend.',
  season: 'It has a season, as everything that is hired has; which one it is, the calendars of others show.',
  gap: {
    gap: 'Safety checks and liability for what is lent',
    why: 'a fault that hurts somebody is the lender’s',
    closedBy: 'an insurer’s list of conditions, met before the first hire',
  },
  risk: {
    name: 'It is not brought back',
    sign: 'silence on the evening of return',
    answer: 'identity and deposit before, insurance after',
  },
  sceptic:
    'If many people needed it they would own it, and if few do there is no business. In between lies a narrow strip in which a thing is too dear to buy and not too rare to ask for; that this one lies there has not been shown.',
  kill: 'fewer than a quarter of the days are let in the best month of the first season',
  steps: [
    {
      day: 12,
      action: 'Find fifteen people who needed one in the last year, and ask what they did',
      number: 'people who would have hired',
      goOnIf: 'seven',
    },
    {
      day: 34,
      action: 'Let two used ones for four weeks, at full price',
      number: 'days let',
      goOnIf: 'fifteen',
    },
    {
      day: 78,
      action: 'Ask an insurer for terms, in writing',
      number: 'share of takings',
      goOnIf: 'below a twentieth',
    },
  ],
  hand: { role: 'Care and handing over', like: 'technician', dollars: 38_000, takings: 20_000 },
  price: [20, 42, 95],
  units: [8, 18, 40],
  use: [0.24, 0.35, 0.5],
  turns: 5,
  stay: 2,
  winning: [0.05, 0.08, 0.13],
  serving: [0.15, 0.21, 0.28],
  worth: [3, 5, 9],
  lifeMonths: 48,
  rentShare: 0,
  yard: [250, 500, 950],
  insured: 0.04,
  energy: 0.01,
  occasions: [8_000, 25_000, 80_000],
  countedBy: 'days on which such things are hired',
  fits: [0.15, 0.25, 0.4],
}

/** Names of single things and places, which differ within a sort. */
const NAMES = [
  ...named(
    'van',
    'motorhome',
    'caravan',
    'boat',
    'yacht',
    'kayak',
    'motorcycle',
    'e-bike',
    'cargo bike',
    'scooter',
  ),
  ...named(
    'dome',
    'yurt',
    'treehouse',
    'cabin',
    'hut',
    'cottage',
    'villa',
    'apartment',
    'studio',
    'barn',
    'kitchen',
  ),
  ...named(
    'booth',
    'pack',
    'cup',
    'container',
    'garage',
    'parking space',
    'camera',
    'drone',
    'projector',
    'marquee',
  ),
  ...named(
    'tractor',
    'excavator',
    'digger',
    'generator',
    'tool',
    'suit',
    'costume',
    'gown',
    'pushchair',
    'wheelchair',
  ),
  [/\bhostel\b/i, 'bed', 'beds'],
  [/\bb ?(?:&|and) ?b\b|bed and breakfast|guest ?house|\bhotel\b/i, 'room', 'rooms'],
  [/\bcar (hire|rental|sharing|club)\b|\bcars\b/i, 'car', 'cars'],
  [/\bcamping gear\b/i, 'camping set', 'camping sets'],
] as const

export function lettingOf(context: Context): Letting {
  const kinds = [...STAYS, ...OUTDOORS, ...ROOMS, ...STORAGE, ...WHEELS, ...FAMILY, ...GEAR]
  const letting = tradeIn(context, kinds, PLAIN)
  const renamed = called(context, letting, NAMES)
  // A hotel is a customer of a bike hire, not what it lets.
  return letting.isPlace ===
    /^(bed|room|dome|yurt|treehouse|cabin|hut|cottage|villa|apartment|studio|barn|kitchen|container|garage|parking space)$/.test(
      renamed.one,
    )
    ? renamed
    : letting
}
