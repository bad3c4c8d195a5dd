import type { UsageKind } from '../usage-kind.ts'

export const DRAFTING_SERVICE: UsageKind = {
  cues: /\b(ai|gpt|llm|generat\w+|draft\w*|credits?|tokens?|copywrit\w*|images?|chatbots?|assistants?|prompts?|agents?|summar\w+)\b/i,
  noun: 'drafting service',
  one: 'account',
  many: 'accounts',
  use: { one: 'draft', many: 'drafts' },
  scene:
    'The first version takes an hour, is nine tenths like the last one, and is written by the dearest person in the room because nobody else knows which tenth differs.',
  today: 'They open an old file, save it under a new name and hope to find every old name in it.',
  missing:
    'Text is cheap by now. What is missing is a draft that knows this office’s way, and says where it is unsure.',
  groups: [
    {
      who: 'people paid for the second hour',
      why: 'The first hour, the draft, is what they would gladly lose; the judgement is what they sell.',
    },
    { who: 'small offices without juniors', why: 'Nobody is there to hand the first version to.' },
  ],
  nothing: 'an hour a day of the dearest person',
  asked:
    'which drafts they wrote last week, from what old file, how long each took and what was found wrong in it',
  rivals: [
    {
      name: 'Do nothing: the old file',
      why: 'known and safe',
      fails: 'the old name stays in',
      answer: 'start from that very file',
    },
    {
      name: 'A general assistant',
      why: 'on every desk, nearly free',
      fails: 'does not know the house, and may not see the client',
      answer: 'know the house, and say where data lie',
    },
    {
      name: 'A junior or a freelancer',
      why: 'learns and thinks',
      fails: 'costs a salary and leaves',
      answer: 'make one junior worth two',
    },
    {
      name: 'Templates by a publisher',
      why: 'checked by experts',
      fails: 'fit nobody exactly',
      answer: 'use them as the check',
    },
  ],
  danger: 'the general assistant, once it may read the office’s files',
  core: 'a draft that needs ten minutes of correction where an hour was needed',
  features: [
    'learns from twenty old files',
    'marks what it is unsure of',
    'shows its cost before it starts',
    'never trains on a client’s text',
  ],
  oneMore: 'each further type of text needs a judge who knows it',
  leftOut: [
    { what: 'finished work without a reader', why: 'the first mistake would be ours' },
    { what: 'a monthly flat rate', why: 'the heaviest tenth would eat the margin' },
    { what: 'a model of our own', why: 'a rented one is better every half-year' },
  ],
  holds: 'it has learnt how this office writes',
  leaves: 'the general assistant next door becomes good enough, and is already paid for',
  firstSign: 'credits bought and not used for three weeks',
  save: 'a look at the last rejected draft, with them, and the credits back',
  season: 'When work piles up; in quiet months nobody minds writing.',
  decides:
    'One person tries it with a card tonight; the office allows it after a question about where texts go.',
  swings: 'use follows the customers’ own deadlines, and model prices follow nobody',
  inputs: 'rented models and a human spot check',
  layers: [
    {
      part: 'models',
      job: 'the draft, at the lowest price that is good enough',
      choice: 'two suppliers behind one switch; each draft is tested on a fixed set before a change',
    },
    {
      part: 'house style',
      job: 'what this office always writes, and never',
      choice: 'their own files in their own store, never mixed',
    },
    {
      part: 'the meter',
      job: 'price before, cost after, for each draft',
      choice: 'credits in a ledger that both sides can read',
    },
  ],
  secret: 'clients’ texts before they are sent',
  whyNow: [
    'Models have become good enough for a first version and fall in price every half-year.',
    'Offices have been told to use them and not told how; they look for something with a name and an address.',
  ],
  proof:
    'Six offices run forty real drafts. It passes if in twenty-eight of them the correction took less than a quarter of an hour, by the clock.',
  sceptic:
    'It is a thin coat over somebody else’s model. The model’s maker sells the same thing cheaper, gets better each quarter and already sits on the desk. What remains is a style sheet and a good page about privacy.',
  mustKnow: 'somebody who has signed such texts',
  peril: {
    name: 'A confident mistake is sent out',
    firstSign: 'one correction that nobody had marked',
    answer: 'doubts are marked, and nothing leaves without a reader’s name',
  },
  ways: [
    {
      name: 'Drafts shown in public, with corrections',
      reached: 'readers who visit',
      act: [0.005, 0.01, 0.017],
      wins: 0.4,
      cost: 0.35,
    },
    {
      name: 'Three free drafts',
      reached: 'people who try',
      act: [0.03, 0.06, 0.1],
      wins: 0.35,
      cost: 0.45,
    },
    {
      name: 'A colleague’s word',
      reached: 'colleagues named',
      act: [0.1, 0.16, 0.24],
      wins: 0.25,
      cost: 0.2,
    },
  ],
  isBorderless: true,
  pool: 'offices that draft for a living',
  perThousand: [0.8, 2, 4],
  fits: [0.1, 0.18, 0.28],
  willing: [0.06, 0.12, 0.2],
  price: [20, 60, 180],
  usePrice: [0.5, 1.5, 4],
  uses: [15, 40, 120],
  isPrepaid: true,
  inputShare: [0.04, 0.08, 0.14],
  churn: [0.035, 0.05, 0.075],
  told: 0.6,
  winMonths: [2.5, 4, 6],
  support: [0.03, 0.06, 0.1],
}
