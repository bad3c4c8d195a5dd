import type { SoftwareKind } from '../../software/kind.ts'

export const APP_FOR_FREE_TIME: SoftwareKind = {
  cues: /\b(games?|gam(ing|ers?)|play(ers?)?|puzzles?|quiz(zes)?|music|playlists?|films?|movies?|readers?|books?|stor(y|ies)|podcasts?|fans?|photos?|photograph\w*|travel(lers?)?|trips?|itinerar\w+|hik(ing|ers?))\b/i,
  noun: 'app for free time',
  one: 'subscriber',
  many: 'subscribers',
  scene:
    'Twenty free minutes on a train, forty things on the screen that want them. Somebody opens the one that was good yesterday, and forgets the rest until the storage is full.',
  today:
    'They take what is free and at hand, and pay for one or two things a year that a friend would not stop talking about.',
  missing:
    'There is too much of everything; what is missing is the one thing that fits these twenty minutes and this mood.',
  groups: [
    {
      who: 'people with the hobby already',
      why: 'They have the vocabulary, the forum and the yearly budget. They find faults in an hour and tell everybody.',
    },
    {
      who: 'people who used to have it',
      why: 'Children or work took it away. Ten minutes in the evening bring back a part of themselves, and that is what they pay for.',
    },
  ],
  nothing: 'another evening with whatever comes next',
  asked:
    'what they last paid for in their free time, who had told them about it, and how often they opened it in the second month',
  rivals: [
    {
      name: 'Do nothing: scroll',
      why: 'nothing is easier',
      fails: 'nothing is remembered',
      answer: 'have an end: twenty minutes and done',
    },
    {
      name: 'Free things with advertising',
      why: 'no price',
      fails: 'every minute is interrupted',
      answer: 'no advertising, and say so',
    },
    {
      name: 'The one they pay for already',
      why: 'habit and library',
      fails: 'made for everybody',
      answer: 'be narrow and know the field',
    },
    {
      name: 'A book, a board, a walk',
      why: 'beautiful and finished',
      fails: 'not on the train',
      answer: 'lead there, do not fight it',
    },
  ],
  danger: 'the free copy that appears four weeks after the first good review',
  core: 'twenty minutes that somebody wants to have again tomorrow',
  features: [
    'something good within the first minute',
    'an end for each day',
    'works without a signal',
    'one thing worth showing to a friend',
  ],
  oneMore: 'each further mode has to be filled with content every week, for good',
  leftOut: [
    { what: 'advertising', why: 'it pays a tenth of a subscription and costs the reason for one' },
    { what: 'a feed of other people', why: 'somebody would have to watch it' },
    { what: 'a second platform', why: 'every change would be made twice before the first is liked' },
  ],
  holds: 'there is something new on Thursday',
  leaves: 'the content is used up faster than it is made',
  firstSign: 'a week in which nothing was finished',
  save: 'the one piece that people like them finished most',
  season: 'The dark months and long holidays; a sunny May is the worst month of the year.',
  decides:
    'One person decides in the first three minutes; the price is looked at afterwards, with a thumb over the button.',
  layers: [
    {
      part: 'content',
      job: 'what is new, for whom, from when to when',
      choice: 'plain files with dates, made a month ahead',
    },
    {
      part: 'play',
      job: 'runs on old telephones without heating them',
      choice: 'one code base for both stores, no engine larger than the thing itself',
    },
  ],
  secret: 'what somebody likes at night',
  whyNow: [
    'Tools have become cheap enough for two people to make what took a studio of twenty.',
    'People have begun to pay for things without advertising, a little and selectively.',
  ],
  proof:
    'A hundred strangers get it through a store test. It passes if thirty of them open it on day seven and twelve on day thirty.',
  sceptic:
    'It is a hit business with the running costs of a service. Nobody needs it, ten thousand others appear the same week, and the store decides who is seen. Good work is the least that is asked for.',
  mustKnow: 'somebody who has shipped one thing of this kind to strangers',
  peril: {
    name: 'Content runs out',
    firstSign: 'people who finish on the day of release',
    answer: 'four weeks of stock before launch, and less each week',
  },
  ways: [
    {
      name: 'Reviewers and forums of the hobby',
      reached: 'readers who visit',
      act: [0.01, 0.02, 0.035],
      wins: 0.35,
      cost: 0.25,
    },
    {
      name: 'The store’s own pages',
      reached: 'people who open the page',
      act: [0.004, 0.008, 0.014],
      wins: 0.3,
      cost: 0.25,
    },
    {
      name: 'Short films of the best minute',
      reached: 'viewers who tap',
      act: [0.003, 0.006, 0.01],
      wins: 0.35,
      cost: 0.5,
    },
  ],
  isBorderless: true,
  pool: 'people with such a hobby',
  perThousand: [120, 220, 340],
  fits: [0.1, 0.18, 0.28],
  willing: [0.02, 0.04, 0.06],
  price: [4, 6, 10],
  churn: [0.06, 0.08, 0.11],
  churnAs: 'software for households',
  told: 0.9,
  winMonths: [2.5, 4, 6],
  support: [0.02, 0.03, 0.06],
}
