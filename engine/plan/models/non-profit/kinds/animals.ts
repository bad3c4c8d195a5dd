// The best cage is an empty one.
import type { CauseKind } from '../kind.ts'

export const ANIMALS: CauseKind = {
  cues: /\b(?:animals?|dogs?|cats?|shelter|adopt(ion)?|rescue|wildlife|stray|veterinar)/i,
  noun: 'animal charity',
  served: { one: 'animal rehomed', many: 'animals rehomed' },
  money: {
    unitCost: [130, 260, 520],
    isYearly: false,
    monthlyGift: [9, 16, 28],
    singleGift: [25, 45, 90],
    joining: [11, 16, 20],
    grants: [0, 1, 2],
    grant: [600, 1_400, 3_000],
    trading: {
      label: 'Adoption fees and shop',
      one: 'fee',
      many: 'fees',
      price: [70, 130, 230],
      aMonth: [3, 9, 14],
      cost: 0.1,
    },
    equipment: [3_000, 9_000, 30_000],
    help: { role: 'Animal carer', like: 'carer', dollars: 34_000 },
    cares: [0.1, 0.17, 0.26],
  },
  scene:
    'An owner dies, moves, falls ill or gives up; by the evening the animal needs a place. Public pounds are full and count days. {Where} there are people who would take one in, if they knew that it is healthy, what it fears and whom to ring when it eats the sofa.',
  groups: [
    {
      who: 'people who want to adopt',
      why: 'They fear a surprise more than a fee. A true description and four weeks in which it may come back bring the right home, and keep it.',
    },
    {
      who: 'owners who cannot go on',
      why: 'They come late, because they are ashamed. Food for a month or a vet’s bill would often keep the animal where it is.',
    },
  ],
  nothing: 'The animal waits in a kennel that costs by the day, or is handed from one garden to the next.',
  asked:
    'how they came to their last animal, what they were not told, and what would have made them take one from a shelter',
  askedGo:
    'nine of twenty would have adopted if health and habits had been known and a return had been possible',
  craft:
    'The best cage is an empty one. Foster homes, a vet’s day and an honest page shorten the stay; length of stay is cost, stress and illness in one figure.',
  whyNow: [
    'Many animals bought in years at home have been given up since, and the homes that want one look online first.',
    'Vets and trainers give hours for a named charity that sends no surprises.',
  ],
  against: 'Vets’ bills rise every year. One hoarding case fills every place on a single day.',
  first: [
    'foster homes before kennels',
    'a vet’s check and chip for each',
    'a page with faults as well as charms',
    'four weeks’ return',
    'a food shelf for owners in trouble',
  ],
  oneMore: 'each further kennel costs by the day and makes it easier to keep an animal too long',
  phases: {
    proof: 'ten foster homes, no building, twenty animals',
    proved: 'median stay under six weeks, two of twenty returned',
    open: 'a small intake room, a contract with the municipality for strays',
    settled: 'help for owners beside rehoming, so that fewer come in',
  },
  leftOut: [
    { what: 'a large building', why: 'it fills, and then it has to be fed' },
    { what: 'animals from abroad', why: 'each takes a home from one here, and a disease along' },
    { what: 'pictures of suffering', why: 'they bring one gift and no adopter' },
  ],
  rivals: [
    {
      name: 'Do nothing: keep it in the garden',
      why: 'no decision',
      fails: 'bites, bills',
      answer: 'food and a vet first',
    },
    {
      name: 'A breeder or an advert',
      why: 'young, at once',
      fails: 'no history, no return',
      answer: 'four weeks’ return',
    },
    {
      name: 'The public pound',
      why: 'it must take strays',
      fails: 'days are counted',
      answer: 'take from it, by contract',
    },
    {
      name: 'Another shelter before the same donors',
      why: 'known, pictures',
      fails: 'full',
      answer: 'show empty cages',
    },
  ],
  danger: 'a breeding season or a hoarding case that fills every place before donors have heard of it',
  hardToCopy:
    'Foster homes that say yes by telephone, and a vet who trusts the triage. Kennels are built by any joiner.',
  misleads:
    'Animals taken in mislead and ruin shelters. Days of stay, and animals that stayed in their new home for a year, are the figures.',
  giftLead:
    'People give for one animal with a face, and go on for the next. The adoption fee covers a part of the vet’s bill only, and says so.',
  giftTest:
    'For two months half of the adopters are asked for a monthly gift at the handover, half four weeks later. Whichever half gives more often sets the day.',
  ways: [
    {
      name: 'Adopters and foster homes',
      reached: 'adopters asked after four weeks',
      converts: [0.1, 0.2, 0.32],
      share: 0.04,
      cost: 0.05,
    },
    {
      name: 'Followers of single animals',
      reached: 'followers who saw a story',
      converts: [0.0008, 0.002, 0.004],
      share: 0.56,
      cost: 0.45,
    },
    {
      name: 'Vets’ and pet shops’ counters',
      reached: 'people at the counter',
      converts: [0.002, 0.005, 0.01],
      share: 0.4,
      cost: 0.5,
    },
  ],
  wayNote:
    'Each animal has a page that is updated until it has left, and then once more after a year. The gift asked for is the next one’s vet.',
  wayGo: 'One adopter in five gives monthly. One in twenty: the call after four weeks was not made.',
  layers: [
    {
      part: 'animal record',
      job: 'chip, vet, habits, stay, home',
      choice: 'a hosted shelter record with an export',
    },
    {
      part: 'foster calendar',
      job: 'who can take what from when',
      choice: 'a shared calendar and one telephone chain',
    },
  ],
  keeps: 'Addresses of owners who gave up are told to nobody. Medicine is locked and counted.',
  toolTest:
    'Six animals at once, announced by telephone: within three hours each has a place, a check and a record.',
  week: 'Feeding at seven and at five, vet on Tuesday, visits on Saturday, foster calls on Sunday. Spring brings kittens, summer brings holidays’ leavings, and both are in the calendar.',
  bottleneck: 'Foster homes bind; a kennel can be added, but a calm sofa cannot be bought.',
  gap: {
    gap: 'A vet with fixed hours and a ceiling on bills',
    why: 'one operation eats a month',
    closedBy: 'a written price list and a rule on who decides above it',
  },
  decision: 'Intake stops when foster homes are full; nobody is taken in for a cage.',
  risks: [
    {
      name: 'Disease in the intake room',
      likelihood: 'medium',
      sign: 'two coughs',
      answer: 'quarantine, a second entrance',
    },
    {
      name: 'An animal hurts somebody',
      likelihood: 'low',
      sign: 'a habit not written down',
      answer: 'honest pages, cover, a trainer’s visit',
    },
  ],
  sceptic: [
    'The supply has no end: each animal rehomed makes room for the next. Love of animals is a strong motive and a poor accountant.',
    'Donors follow the saddest picture, which is always somebody else’s. Vets’ bills come on the first of the month.',
  ],
  wrongIf: 'the median stay is under six weeks, and if one adopter in five gives monthly',
  kill: [
    { when: 'the end of month four', stopIf: 'median stay is above ten weeks' },
    {
      when: 'the end of month nine',
      stopIf: 'vets’ bills pass a third of the income in three months running',
    },
  ],
  steps: [
    {
      day: 7,
      action: 'Ask the pound and five vets what came last month',
      number: 'animals',
      go: 'ten that could be placed',
    },
    { day: 20, action: 'Visit foster homes', number: 'homes', go: 'ten' },
    { day: 30, action: 'Agree the vet’s price list', number: 'cost of one animal', go: 'within the plan' },
    { day: 60, action: 'Place the first ten', number: 'days of stay', go: 'six weeks or less' },
    { day: 85, action: 'Call the adopters after four weeks', number: 'monthly donors', go: 'two of ten' },
  ],
  finding: {
    headline: 'Days of stay are the cost.',
    text: 'Every week an animal stays costs food, illness and a place for the next; foster homes and honest pages shorten it.',
  },
}
