// Tags on animals and scales under hives.
import type { Device } from '../device.ts'

export const LIVESTOCK: Device = {
  cues: /\b(hives?|beehives?|beekeep\w*|bees?|bienen\w*|cattle|cows?|dairy|calves|calving|livestock|poultry|chickens?|pigs?|sheep|goats?|horses?|barns?|stables?|herds?)\b/i,
  noun: { one: 'tag', many: 'tags' },
  customer: { one: 'farm', many: 'farms' },
  buyers: 'keepers of livestock',
  scene:
    'An animal hides that it is ill until it no longer can. By the time somebody in the barn sees it, the fever is two days old, the calf lies the wrong way, or the colony has left. One pair of eyes at six in the morning has to notice, and it has other work.',
  today: [
    'walk through twice a day and trust the eye',
    'mark the suspects with chalk and look again tonight',
  ],
  groups: [
    {
      who: 'herds that grew faster than the staff',
      why: 'The owner used to know each animal by its gait. At three times the number nobody does.',
    },
    {
      who: 'keepers who are away in the daytime',
      why: 'They have another job and find at dusk what happened at noon.',
    },
    {
      who: 'breeders with dear animals',
      why: 'One saved birth or one heat found in time is worth years of a fee.',
    },
  ],
  loss: 'Loss comes in ones. A dead calf or an empty hive is a sad morning, written off as bad luck, and only the sum over five years would frighten the owner.',
  asked:
    'which animals they lost or treated late this year, at what hour it was noticed, and what the vet’s bill was',
  askedPass: 'name two cases that somebody on the spot could have saved half a day earlier',
  reads:
    'follows movement, temperature or weight round the clock and compares each animal with its own last week',
  tells: 'a list of at most five names each morning, with the reason beside each',
  limits:
    'It points, it does not diagnose. A tag says that number forty-one eats less than she did; why is for the keeper and the vet, and a list with fifteen names on it is a list nobody reads.',
  whyNow: [
    'Motion chips made for telephones cost little, sip current and survive a barn; what was a research collar has become a part that a small maker can buy.',
    'Hands are scarce. Farms that cannot find a second person look for a second pair of eyes.',
  ],
  against:
    'Against now speaks milk money: when prices fall, nothing that can wait is bought, and an early warning can always wait until after the loss.',
  rivals: [
    {
      name: 'Do nothing: the daily round',
      why: 'free, and part of the craft',
      fails: 'sees two hours of twenty-four',
      answer: 'start the round with the five names on the list',
    },
    {
      name: 'The equipment maker’s own system',
      why: 'comes with the parlour or feeder',
      fails: 'tied to one brand and priced for large herds',
      answer: 'serve the farms that will not buy a new parlour',
    },
    {
      name: 'A camera in the barn',
      why: 'cheap, seen from the kitchen',
      fails: 'somebody has to watch it',
      answer: 'send the minute worth watching',
    },
    {
      name: 'The vet’s regular visit',
      why: 'trusted, and needed anyway',
      fails: 'once a month',
      answer: 'print the month’s list for the visit',
    },
  ],
  danger: 'the maker of barn equipment who gives the tags away with a machine',
  dangerWhy:
    'It can hide the price in an invoice ten times as large. It has no reason, though, to serve a keeper who buys no machine.',
  features: [
    'each animal compared with its own last week',
    'a morning list of five names at most',
    'night alarm for births and sudden stillness',
    'treatment notes beside the curve',
    'tags that can be moved to another animal in a minute',
  ],
  leftOut: [
    { what: 'a diagnosis', why: 'that is the vet’s, by law and by sense' },
    { what: 'milk records', why: 'the dairy has them, and an export will do' },
    { what: 'fences without wire', why: 'another device, another liability' },
  ],
  productTest:
    'On one farm the list is kept in a sealed envelope for thirty mornings while the keeper works as usual. It must have named seven of ten treated animals at least half a day before the keeper did, with no more than two wrong names a morning.',
  billing: 12,
  billingWhy:
    'One invoice a year, when the subsidy or the milk money is in, suits a farm better than twelve small ones nobody files.',
  anchor:
    'The comparison is one animal: its price, the vet’s night call and the milk that was not delivered.',
  channels: [
    {
      name: 'Vets and inseminators who mention it on the farm',
      reached: 'introductions',
      conversion: [0.15, 0.26, 0.4],
      share: 0.4,
    },
    {
      name: 'Open barn mornings at a first customer',
      reached: 'visitors',
      conversion: [0.1, 0.2, 0.32],
      share: 0.4,
    },
    {
      name: 'Breeders’ meetings and their bulletin',
      reached: 'talks',
      conversion: [0.05, 0.12, 0.2],
      share: 0.2,
    },
  ],
  sale: 'It is decided at the kitchen table, often by two generations, after somebody they respect has shown his own list and the animal that was on it.',
  layers: [
    {
      part: 'tag',
      job: 'movement, temperature or weight; two seasons on one battery',
      choice: 'sealed case, replaceable strap, no charging socket for dung to enter',
    },
    {
      part: 'barn radio',
      job: 'collect from metal roofs and far paddocks',
      choice: 'one gateway under the ridge, a second for the pasture, both powered from the fence unit',
    },
    {
      part: 'the list',
      job: 'what is unusual for this animal today',
      choice: 'a plain deviation from its own week before anything learned across farms',
    },
  ],
  silent:
    'A lost tag lies still, and so does a dying animal. Stillness therefore rings once, asks for a look, and never drops silently off the list.',
  acceptance:
    'Forty tags go through four weeks of mud, rubbing and one cleaning with pressure. Thirty-eight must still report, and none may have hurt its bearer.',
  rhythm:
    'Births set the calendar: the weeks before them sell, the weeks of them decide, and the quiet season is for moving tags, changing straps and the yearly talk at the table.',
  breaks:
    'Straps tear, ears scar, hives are propped open, and gateways die in thunderstorms. Ten spare tags hang in every barn; the fee covers what the animals destroy, within reason stated in the contract.',
  gap: {
    gap: 'A vet who checks what the lists claim',
    why: 'keepers believe a vet before they believe a curve',
    closedBy: 'one practice scores thirty mornings and may publish the result, good or bad',
  },
  risk: {
    name: 'Too many false names on the list',
    likelihood: 'high',
    sign: 'lists not opened before nine',
    answer: 'fewer names, higher threshold, and a monthly score',
  },
  sceptic:
    'Good keepers do not need it and bad ones will not read it. Between them lies a thin band of farms with more animals than eyes and enough margin to pay, and the makers of barn machinery already sit in their kitchens.',
  wrongIf:
    'sealed lists name the sick half a day before the keeper does, and if the second year is paid without a visit',
  ways: {
    meets: ['the breeders’ evening', 'the waiting bench of the farm vet'],
    trusts: 'the vet, then the neighbour with the better animals',
    buys: 'after a loss, or when the yearly payment has come in',
    busy: 'births, hay and harvest',
    keeps: 'losses and treatments, which a buyer of the animals would like to see',
  },
  devices: [5, 20, 80],
  hours: 5,
  perHead: 170,
  build: [18, 32, 60],
  price: [45, 79, 140],
  service: [1.5, 2.9, 5],
  serving: [0.3, 0.6, 1.2],
  replaced: [0.04, 0.09, 0.18],
  churn: undefined,
  joining: [1.5, 4, 7.5],
  cac: [220, 400, 900],
  market: {
    counted: [{ metric: 'businesses', of: 'farms' }],
    perMillion: [300, 1_200, 5_000],
    householdShare: undefined,
    register: 'the register of animal holdings',
    pays: [0.03, 0.07, 0.15],
    paysWho: 'that keep enough animals of that kind and buy from an outsider',
  },
  approval: { what: 'Radio tests and animal-welfare check', dollars: [2_000, 4_500, 9_000] },
  second: undefined,
}
