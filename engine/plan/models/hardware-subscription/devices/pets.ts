// Collars for pets.
import type { Device } from '../device.ts'

export const PETS: Device = {
  cues: /\b(pets?|dogs?|cats?|pupp(y|ies)|collars?|feeders?|kittens?|vets?|litter)\b/i,
  noun: { one: 'collar', many: 'collars' },
  customer: { one: 'owner', many: 'owners' },
  buyers: 'people with a dog or a cat',
  scene:
    'A door stands open for the length of a parcel, and a dog is gone. The owner runs in the wrong direction first, because everybody does. The chip under the skin helps when somebody has already found the animal; it says nothing to those who are looking.',
  today: ['walk the streets and call', 'post a photograph in the neighbourhood group'],
  groups: [
    {
      who: 'owners of dogs that hunt or bolt',
      why: 'It happens to them several times a year. They know the price of an afternoon.',
    },
    {
      who: 'owners of cats that go out',
      why: 'Curious more than afraid; they buy for the map of the night and stay for the first absence of two days.',
    },
    {
      who: 'owners of old or ill animals',
      why: 'They read rest and restlessness as signs, and bring the curve to the vet.',
    },
  ],
  loss: 'The animal came back last time, so nothing was learned. The next time is told to nobody but the neighbours.',
  asked:
    'when the animal was last out of sight longer than they liked, what they did, and what of this kind they have bought and stopped using',
  askedPass:
    'tell of such an hour in the last year, and at least half of them still charge something every week',
  reads: 'finds its own place and notes rest and movement, for as many days as a charge lasts',
  tells: 'a dot on a map when it counts, and a plain picture of the animal’s day when it does not',
  limits:
    'It works where a telephone works, and for as long as it is charged. In a deep wood with an empty battery it is an ornament, and the box should say so before a review does.',
  whyNow: [
    'Low-power cellular networks have stretched a charge from a day to a week, which is the difference between a toy and a habit.',
    'People spend on animals as they do on children, and speak of it in groups that any owner can find.',
  ],
  against:
    'Against now speaks the shelf: several well-known collars exist, sold at a loss by firms with money, and the luggage tag from the telephone maker costs less than a bag of food.',
  rivals: [
    {
      name: 'Do nothing: call and whistle',
      why: 'works nearly always',
      fails: 'the one time',
      answer: 'sell to those for whom it has failed once',
    },
    {
      name: 'The luggage tag',
      why: 'cheap, no fee',
      fails: 'needs strangers’ telephones nearby',
      answer: 'say where it is enough, and where not',
    },
    {
      name: 'The known tracking collar',
      why: 'brand, app, reviews',
      fails: 'one size, weak battery, hard to cancel',
      answer: 'serve the breed or the use it fits badly',
    },
    {
      name: 'The chip under the skin',
      why: 'paid once, by law in many places',
      fails: 'speaks only to a reader',
      answer: 'work beside it',
    },
  ],
  danger: 'the telephone maker’s tag, as its network grows denser',
  dangerWhy:
    'In towns it will be good enough for most. Country dogs, hunting dogs and cats at night are what remains, and what we should have been built for in the first place.',
  features: [
    'a dot on the map within a minute',
    'a week on one charge',
    'safe places in which it sleeps',
    'rest and movement of the day',
    'cancelling in two taps',
  ],
  leftOut: [
    { what: 'shocks and sounds', why: 'forbidden in some countries and wrong in all' },
    { what: 'health advice', why: 'the vet’s trade, and a liability' },
    { what: 'a social network of dogs', why: 'the groups exist' },
  ],
  productTest:
    'Twenty animals wear it for three weeks, six of them swimmers. Eighteen collars must still hold and charge, and a person sent out with the map must stand beside the hidden animal within ten minutes, nine times of ten.',
  billing: 1,
  billingWhy:
    'By the month or by the year at two months less: the first wins the doubtful, the second brings cash before the SIM has to be paid.',
  anchor: 'Owners compare with a bag of food and with the tag that costs nothing a month.',
  channels: [
    {
      name: 'Groups of owners and breeders, by post and film',
      reached: 'readers',
      conversion: [0.004, 0.009, 0.018],
      share: 0.35,
    },
    {
      name: 'Vets, groomers and dog schools who hand out a card',
      reached: 'cards',
      conversion: [0.02, 0.05, 0.09],
      share: 0.35,
    },
    {
      name: 'Advertisements to searches for lost animals',
      reached: 'visitors',
      conversion: [0.008, 0.016, 0.03],
      share: 0.3,
    },
  ],
  sale: 'Half buy after a fright and want it tomorrow, half buy with the puppy and have time. Dog schools meet the second half in the week that counts.',
  layers: [
    {
      part: 'collar',
      job: 'place, movement, a week of power',
      choice: 'certified cellular and satellite module; the antenna is the craft',
    },
    { part: 'network', job: 'data at home and on holiday', choice: 'one roaming contract, charged by use' },
    {
      part: 'app',
      job: 'map, safe places, battery',
      choice: 'one code base for both telephones; maps rented',
    },
  ],
  silent:
    'An old dot is worse than none, because people run to it. Each dot carries its age, and after five minutes it turns grey.',
  acceptance:
    'Fifty collars are worn for a month. Forty-seven must have reported each day, and the mean charge must have lasted six days or longer.',
  rhythm:
    'Spring and the weeks before holidays sell, January returns. Parcels leave daily; the assembler’s calendar decides the stock for both peaks four months ahead.',
  breaks:
    'Teeth, salt water and forgotten chargers, in that order. Straps are sold at cost, cases are replaced once without a question, and the list of what was chewed goes to whoever draws the next one.',
  gap: {
    gap: 'An antenna engineer',
    why: 'a dog is a bag of water around the radio',
    closedBy: 'three days of a specialist before the mould is cut',
  },
  risk: {
    name: 'Battery disappoints',
    likelihood: 'high',
    sign: 'the word in one review of three',
    answer: 'state days as measured on dogs, and pay back without a form',
  },
  sceptic:
    'The shelf is full. Firms with deep purses lose money on each collar to win the fee, the telephone makers give the dot away, and an animal that never runs off makes the fee look foolish by the third month. A newcomer has no shop, no reviews and a mould to pay.',
  wrongIf:
    'one kind of owner, named in one word, prefers it to what the shelf has, and if half of those who bought still pay after a year',
  ways: {
    meets: ['the dog school on Saturday morning', 'the waiting room of the vet'],
    trusts: 'the trainer, and pictures of other people’s dogs',
    buys: 'after a fright, or in the first week with a puppy',
    busy: 'the holiday weeks',
    keeps: 'where a family lives and when nobody is at home',
  },
  devices: [1, 1, 2],
  hours: 0,
  perHead: 2_880,
  build: [22, 33, 55],
  price: [49, 75, 120],
  service: [4.5, 7, 11],
  serving: [1, 1.7, 3],
  replaced: [0.05, 0.1, 0.2],
  churn: [0.02, 0.03, 0.05],
  joining: [25, 80, 150],
  cac: [16, 28, 60],
  market: {
    counted: [
      { metric: 'household-share', of: 'with a cat', cue: /^(?!.*\bdog).*\bcats?\b/is },
      { metric: 'household-share', of: 'with a dog' },
    ],
    perMillion: undefined,
    householdShare: [0.15, 0.24, 0.35],
    register: 'the dog licence register and the vets’ counts',
    pays: [0.005, 0.012, 0.03],
    paysWho: 'whose animal gets out and who would pay a monthly fee for it',
  },
  approval: { what: 'Radio and battery tests', dollars: [4_000, 8_000, 16_000] },
  second: undefined,
}
