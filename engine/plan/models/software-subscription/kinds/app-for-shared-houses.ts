import type { SoftwareKind } from '../../software/kind.ts'

export const APP_FOR_SHARED_HOUSES: SoftwareKind = {
  cues: /\b(chores?|house-?mates?|room-?mates?|flat-?mates?|shared (house|flat)s?|house ?share|cleaning rota)\b/i,
  noun: 'app for shared houses',
  one: 'house',
  many: 'houses',
  scene:
    'The bin is full, four people have seen it, and each of them believes that it is not their turn. By Thursday nobody speaks about the bin any more; they speak about respect.',
  today:
    'A rota hangs on the fridge until the second week, and then the tidiest person does everything and keeps count in silence.',
  missing:
    'Nobody lacks a list. What is missing is a price for the jobs that everybody hates, agreed before the dirt is there.',
  groups: [
    {
      who: 'the person who cleans most',
      why: 'This one installs it, pays for it and nags the others to join. Without a nagger a house never gets past the second login.',
    },
    {
      who: 'houses that formed in September',
      why: 'They are strangers, rules are still open, and a rule made in the first week holds until the lease ends.',
    },
  ],
  nothing: 'a dirty kitchen, two silent weeks and, once a year, somebody who moves out',
  asked:
    'which job was last left undone, for how many days, who did it in the end and what was said about it',
  rivals: [
    {
      name: 'Do nothing: the tidiest one cleans',
      why: 'no talk, no app',
      fails: 'until that person moves out',
      answer: 'sell to that person, not to the house',
    },
    {
      name: 'The rota on the fridge',
      why: 'free, in sight of all',
      fails: 'treats every job as equal',
      answer: 'let the house price its own jobs',
    },
    {
      name: 'A cleaner, two hours a week',
      why: 'solves it at once',
      fails: 'costs each head ten times as much, and the bin fills on the other days',
      answer: 'leave houses with money to it',
    },
    {
      name: 'The group chat',
      why: 'everybody is in it already',
      fails: 'a reminder there reads as an attack',
      answer: 'let the app remind, so that no housemate has to',
    },
    {
      name: 'A free to-do list',
      why: 'known and free',
      fails: 'a list says what, never who or what it is worth',
      answer: 'be the trade, not the list',
    },
  ],
  danger: 'the free list app that adds points as one more feature',
  core: 'one weekly trade that ends with every job taken and nobody asked twice',
  features: [
    'a list of jobs that the house writes itself',
    'points that the house sets and can see',
    'one reminder, sent by the app and never by a person',
    'a photo as proof, deleted after a week',
  ],
  oneMore: 'each further screen has to be understood by the least interested person in the house',
  leftOut: [
    { what: 'splitting of bills', why: 'free apps do it well, and money quarrels are another quarrel' },
    { what: 'an open market between houses', why: 'strangers with keys are a business with insurance' },
    {
      what: 'a version for families',
      why: 'parents set rules by right; points between equals are the whole idea',
    },
  ],
  holds: 'points saved up are lost by leaving',
  leaves: 'the lease ends in early summer and the house with it',
  firstSign: 'two weekends without a single trade',
  save: 'a message to the one who pays, with the list shortened to three jobs',
  season:
    'Houses form in September and in January; what is not installed in those six weeks waits half a year.',
  decides: 'One person decides in a minute; three others have to follow within a week, or it is over.',
  layers: [
    {
      part: 'the auction',
      job: 'bids, ties and who got what, the same for all',
      choice: 'one service with the rules as plain code and a log of every bid',
    },
    {
      part: 'invitations',
      job: 'four people in one house by one link',
      choice: 'a link that works without an account for the first week',
    },
  ],
  secret: 'who did nothing for a month',
  whyNow: [
    'Rents keep people in shared houses for longer, so the same quarrel is fought at thirty and not only at twenty.',
    'Everybody in such a house already carries the telephone that an app needs; nothing has to be bought or hung up.',
  ],
  proof:
    'Ten houses run it for five weeks. It passes if in seven of them all jobs of the fifth week were taken without a message from the payer.',
  sceptic:
    'People who argue about bins do not argue about bins. A house with goodwill needs no points, and a house without it will not bid. What remains are the few houses in between, they dissolve every June, and they have little money.',
  mustKnow: 'somebody who has run a house of six and kept the peace',
  peril: {
    name: 'Houses dissolve together',
    firstSign: 'the payer’s address changes',
    answer: 'let each member carry points into the next house',
  },
  ways: [
    {
      name: 'Posters and one table at the university’s housing days',
      reached: 'students spoken to',
      act: [0.02, 0.05, 0.09],
      wins: 0.3,
      cost: 0.25,
    },
    {
      name: 'Short films of one auction',
      reached: 'viewers who tap',
      act: [0.003, 0.008, 0.015],
      wins: 0.35,
      cost: 0.6,
    },
    {
      name: 'Members who start the next house',
      reached: 'members who move',
      act: [0.06, 0.12, 0.2],
      wins: 0.35,
      cost: 0.1,
    },
  ],
  pool: 'shared houses',
  perThousand: [8, 16, 27],
  fits: [0.3, 0.45, 0.6],
  willing: [0.02, 0.05, 0.09],
  price: [4, 7, 11],
  churn: [0.06, 0.085, 0.12],
  told: 1.1,
  winMonths: [2.5, 4, 7],
  support: [0.02, 0.04, 0.07],
}
