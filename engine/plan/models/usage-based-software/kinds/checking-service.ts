import type { UsageKind } from '../usage-kind.ts'

export const CHECKING_SERVICE: UsageKind = {
  cues: /\b(identity|verif\w+|kyc|aml|fraud|background checks?|screening|compliance|age checks?|sanctions|credit checks?|signatures?|e-?sign\w*|(?:id|passport|face) scans?)\b/i,
  noun: 'checking service',
  one: 'client',
  many: 'clients',
  use: { one: 'check', many: 'checks' },
  scene:
    'A good customer photographs a passport for the third time, against the light, and gives up. A bad one got through on Tuesday with somebody else’s.',
  today: 'A person compares two pictures on a screen, between other duties, and signs with initials.',
  missing:
    'Checks there are many. What is missing is one that turns away the bad without losing the good on the way.',
  groups: [
    {
      who: 'the compliance officer',
      why: 'Answers in person to the supervisor and wants a record rather than a promise.',
    },
    { who: 'whoever counts sign-ups', why: 'Sees one in five vanish at the check and has no say in it.' },
  ],
  nothing: 'customers lost at the door, and now and then a letter from the supervisor',
  asked:
    'how many gave up at the check last month, how many wrong ones got through, and what one of those cost',
  rivals: [
    {
      name: 'Do nothing: a person looks',
      why: 'cheap in small numbers',
      fails: 'at night and in number',
      answer: 'leave the doubtful tenth to that person',
    },
    {
      name: 'The large checking firm',
      why: 'certified, known to the supervisor',
      fails: 'a minimum volume and a year’s contract',
      answer: 'start at one check',
    },
    {
      name: 'The bank’s own login',
      why: 'already verified',
      fails: 'not everybody has one',
      answer: 'take it where there is one',
    },
    {
      name: 'Rules in the office',
      why: 'known to all',
      fails: 'bend for a friend',
      answer: 'a record that does not',
    },
  ],
  danger: 'a state wallet or bank login that makes the check a matter of one tap',
  core: 'a decision in under a minute that the supervisor accepts afterwards',
  features: [
    'a check that works in bad light',
    'a reason for each refusal',
    'a record that can be handed over',
    'a person for the doubtful tenth',
  ],
  oneMore: 'each further country brings its own papers and its own supervisor',
  leftOut: [
    {
      what: 'a score for persons',
      why: 'it is heavily regulated, and a wrong one follows a person for years',
    },
    { what: 'keeping of faces', why: 'what is not kept cannot leak' },
    { what: 'a second country', why: 'its papers have to be learnt one by one' },
  ],
  holds: 'the supervisor has accepted this very record',
  leaves: 'volume brings an offer from the large firm',
  firstSign: 'a second supplier named in their terms',
  save: 'a joint look at refusals, good and bad',
  season: 'After an audit and before a launch; never in the last weeks of a quarter.',
  decides: 'Compliance says yes, technology tries, purchasing asks for three offers: two to five months.',
  swings: 'checks come with campaigns and deadlines, ten times an ordinary day',
  inputs: 'registers, lists and the person for doubtful cases',
  layers: [
    {
      part: 'capture',
      job: 'a usable picture on an old telephone',
      choice: 'guidance on the device; no picture leaves before it is good',
    },
    {
      part: 'decision',
      job: 'yes, no, or a person',
      choice: 'rented recognition with our thresholds, measured monthly against known cases',
    },
    {
      part: 'the record',
      job: 'who, when, on what grounds',
      choice: 'sealed and dated; deleted on the day the law allows',
    },
  ],
  secret: 'passports and faces',
  whyNow: [
    'Duties to know one’s customer have spread from banks to letting agents, marketplaces and employers.',
    'Forged pictures have become cheap, so a glance by a person is no longer a check.',
  ],
  proof:
    'Three clients send two hundred cases of which the truth is known. It passes if at most two bad ones get through and fewer than ten good ones are refused.',
  sceptic:
    'The large firms have the certificates, and states are about to give the check away. One forged case in the newspaper ends a small firm, and the client pays the fine before remembering who made the check.',
  mustKnow: 'somebody who has stood before a supervisor',
  peril: {
    name: 'A forged case gets through',
    firstSign: 'one complaint by a real owner',
    answer: 'insurance, a second method and a public account of it',
  },
  ways: [
    { name: 'Compliance circles', reached: 'officers met', act: [0.03, 0.06, 0.1], wins: 0.4, cost: 0.4 },
    {
      name: 'Firms that build the sign-up pages',
      reached: 'builders asked',
      act: [0.04, 0.08, 0.13],
      wins: 0.3,
      cost: 0.3,
    },
    {
      name: 'Search: a new duty and what it asks',
      reached: 'visitors from search',
      act: [0.004, 0.008, 0.014],
      wins: 0.3,
      cost: 0.3,
    },
  ],
  pool: 'firms that have to check people',
  perThousand: [0.15, 0.3, 0.6],
  fits: [0.2, 0.32, 0.45],
  willing: [0.08, 0.16, 0.28],
  price: [120, 300, 900],
  usePrice: [0.6, 1.2, 2.5],
  uses: [90, 250, 800],
  isPrepaid: false,
  inputShare: [0.2, 0.28, 0.36],
  churn: [0.012, 0.02, 0.035],
  told: 0.4,
  winMonths: [4, 6, 9],
  support: [0.05, 0.09, 0.14],
}
