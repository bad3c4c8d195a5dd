import type { SoftwareKind } from '../../software/kind.ts'

/** An app for people of which we know no more than the brief says. */
export const PLAIN_HOUSEHOLD: SoftwareKind = {
  cues: /(?!)/,
  noun: 'app',
  one: 'subscriber',
  many: 'subscribers',
  scene:
    'The trouble comes in small portions: a quarter of an hour here, a quarrel or a forgotten thing there. Each portion is bearable, which is why nobody has done anything about it.',
  today: 'People help themselves with a note, a chat and their memory, and all three fail in the same week.',
  missing:
    'Tools of a general sort are free; what is missing is one that knows this single situation and asks for nothing else.',
  groups: [
    {
      who: 'people to whom it happened last week',
      why: 'They remember the annoyance and would install something tonight. In a month they will have forgotten.',
    },
    {
      who: 'people who organise for others',
      why: 'They carry the trouble of three or four. One of them brings the rest along.',
    },
  ],
  nothing: 'an hour or two a month, and the feeling of having had the same conversation before',
  asked:
    'when it last happened, what they did in the next ten minutes, and what they have paid in a year to be rid of it',
  rivals: [
    {
      name: 'Do nothing: live with it',
      why: 'costs nothing today',
      fails: 'comes back',
      answer: 'be there in the minute it comes back',
    },
    {
      name: 'Notes and chats',
      why: 'already on the telephone',
      fails: 'nobody finds anything again',
      answer: 'ask for one tap, not for order',
    },
    {
      name: 'A free general app',
      why: 'known and free',
      fails: 'made for everything, so set up for nothing',
      answer: 'be ready on the first screen',
    },
    {
      name: 'Paying a person',
      why: 'solves it whole',
      fails: 'costs more in a day than an app in a year',
      answer: 'leave the large cases to people',
    },
  ],
  danger: 'the general free app that adds this one case as a template',
  core: 'the whole benefit once, within the first five minutes',
  features: [
    'a first result before an account is asked for',
    'one reminder at the right hour',
    'a way to bring one other person in',
    'all data out again with one tap',
  ],
  oneMore: 'each further screen is a place to get lost before the first benefit',
  leftOut: [
    {
      what: 'a version for firms',
      why: 'firms ask for contracts, roles and invoices, and would eat the year',
    },
    { what: 'a second platform', why: 'one has to be loved before two can be kept up' },
    { what: 'advertising', why: 'it pays little and sells the reason for trust' },
  ],
  holds: 'what they put in over months is there and nowhere else',
  leaves: 'the first need is met and no second one shows itself',
  firstSign: 'two weeks without a visit after a month of visits',
  save: 'one message that gives something and asks for nothing',
  season:
    'January and September bring people who want to change something; the weeks before holidays bring nobody.',
  decides:
    'One person decides within an evening, on a telephone, and compares the price with a cup of coffee.',
  layers: [
    {
      part: 'the first five minutes',
      job: 'from the store to the benefit',
      choice: 'no account, no form, sample data that can be thrown away',
    },
    {
      part: 'messages',
      job: 'one at the right hour, none at the wrong one',
      choice: 'a rented service with a limit for each person',
    },
  ],
  secret: 'what people typed in when they thought nobody would read it',
  whyNow: [
    'Building and running an app of this size has come within the reach of one or two people.',
    'People have become used to paying small sums by the month, and equally used to stopping.',
  ],
  proof:
    'Twenty people get it for four weeks, without help. It passes if eight of them use it in the fourth week and three ask what it will cost.',
  sceptic:
    'A trouble that comes in small portions is not one that people pay to be rid of. They will praise it, install it and forget it. The general free tools get a little better every year, and need only be good enough.',
  mustKnow: 'somebody who has kept strangers coming back to something on a telephone',
  peril: {
    name: 'Praise without use',
    firstSign: 'good reviews and falling visits',
    answer: 'count visits in week four, never stars',
  },
  ways: [
    {
      name: 'Places where the trouble is talked about',
      reached: 'people spoken to',
      act: [0.02, 0.04, 0.07],
      wins: 0.3,
      cost: 0.2,
    },
    {
      name: 'Search and the store’s pages',
      reached: 'visitors',
      act: [0.004, 0.009, 0.015],
      wins: 0.35,
      cost: 0.6,
    },
    {
      name: 'One user brings another',
      reached: 'users asked',
      act: [0.05, 0.1, 0.16],
      wins: 0.35,
      cost: 0.2,
    },
  ],
  pool: 'people who could have the trouble',
  perThousand: [120, 220, 350],
  fits: [0.08, 0.15, 0.25],
  willing: [0.015, 0.03, 0.05],
  price: [4, 7, 12],
  churn: [0.055, 0.075, 0.1],
  churnAs: 'software for households',
  told: 0.85,
  winMonths: [2.5, 4, 7],
  support: [0.02, 0.04, 0.08],
}
