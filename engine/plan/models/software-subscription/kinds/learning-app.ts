import type { SoftwareKind } from '../../software/kind.ts'

export const LEARNING_APP: SoftwareKind = {
  cues: /\b(languages?|vocabulary|learn(ing|ers?)?|study(ing)?|exams?|tutor(ing|s)?|flash-?cards?|spanish|french|german|irish|english|japanese|mandarin|pronunciation|homework|piano|guitar|maths?|coding for)\b/i,
  noun: 'learning app',
  one: 'learner',
  many: 'learners',
  scene:
    'The waiter asks something, it is the very phrase from lesson four, and nothing comes. Four months of green ticks have taught the learner to tick.',
  today:
    'They play a free app on the train, collect points, and change into English as soon as a person answers.',
  missing:
    'Material is free. What is missing is a reason to say the sentence aloud, and somebody or something that notices whether it was right.',
  groups: [
    {
      who: 'people with a date',
      why: 'An exam, a move, a visit to the in-laws. The date does the selling, and it also ends the subscription.',
    },
    {
      who: 'people who once could',
      why: 'They learnt it at school and are ashamed of how little is left. They move fast at first and need no grammar explained.',
    },
  ],
  nothing: 'another year of silence in front of people they would like to talk to',
  asked:
    'when they last tried to use it with a person, what happened, and what they had paid for learning in the year before',
  rivals: [
    {
      name: 'Do nothing: it can wait',
      why: 'no date, no harm',
      fails: 'until the invitation comes',
      answer: 'ask for the date first',
    },
    {
      name: 'The large free app',
      why: 'free, merry, known to all',
      fails: 'teaches to tap',
      answer: 'one spoken minute a day',
    },
    {
      name: 'An evening class',
      why: 'a teacher and company',
      fails: 'Tuesday at seven, and the bus',
      answer: 'be the homework for it, and let teachers recommend it',
    },
    {
      name: 'A tutor by video',
      why: 'a person who waits',
      fails: 'an hour costs as much as months of an app',
      answer: 'make the tutor’s hour start warm',
    },
    {
      name: 'A talking machine',
      why: 'answers anything, costs little',
      fails: 'has no plan and never says enough for today',
      answer: 'bring the plan and the ear',
    },
  ],
  danger: 'the large free app, on the day it adds speaking',
  core: 'one minute in which the learner speaks and is understood',
  features: [
    'a first sentence spoken within two minutes',
    'recordings by people and not by machines',
    'a page for the date that counts',
    'ten minutes that work without a signal',
  ],
  oneMore: 'each further lesson has to be recorded, checked by a second speaker and kept up for years',
  leftOut: [
    {
      what: 'a second subject or language',
      why: 'it doubles the recordings before the first has shown that people stay',
    },
    { what: 'certificates', why: 'nobody accepts them yet' },
    { what: 'chat between learners', why: 'it needs somebody who watches it at night' },
  ],
  holds: 'the next piece follows the last one, and starting elsewhere means starting again',
  leaves: 'the exam is over, or the third week without progress has passed',
  firstSign: 'five days without one spoken sentence',
  save: 'a lesson of one minute, from the point where they were last good',
  season: 'September, January and the ten weeks before an exam; summer is for those who travel.',
  decides:
    'The learner decides in a week; for minors the parent pays, and wants to hear a sentence at dinner.',
  layers: [
    {
      part: 'listening',
      job: 'compare what was said with what was meant',
      choice: 'a rented speech service, tuned on our own recordings; unsure means no verdict',
    },
    {
      part: 'lessons',
      job: 'order, repeats, what comes back when',
      choice: 'our own data in plain files, so that teachers can correct them',
    },
  ],
  secret: 'voices, and what minors do',
  whyNow: [
    'Speech recognition has become good enough for accents and cheap enough for the price of an app.',
    'The free apps have brought millions to the point of wanting to speak, and leave them there.',
  ],
  proof:
    'Thirty learners get six weeks. It passes if eighteen hold a two-minute talk with a stranger at the end, judged by a teacher who does not know who practised.',
  sceptic:
    'Most people like to have learnt and do not like to learn. The free giant can copy any exercise in a quarter, the talking machines get better each month, and the learner with a date leaves on the day after it.',
  mustKnow: 'somebody who has taught this subject to adults',
  peril: {
    name: 'A free machine speaks well enough',
    firstSign: 'trial users who mention one by name',
    answer: 'sell the plan and the teacher’s ear, not the talking',
  },
  ways: [
    {
      name: 'Teachers and evening classes that recommend it',
      reached: 'pupils told by a teacher',
      act: [0.03, 0.06, 0.11],
      wins: 0.35,
      cost: 0.25,
    },
    {
      name: 'Search: phrases and exam questions',
      reached: 'visitors from search',
      act: [0.004, 0.009, 0.015],
      wins: 0.35,
      cost: 0.3,
    },
    {
      name: 'Short films of one good mistake',
      reached: 'viewers who tap',
      act: [0.003, 0.007, 0.012],
      wins: 0.3,
      cost: 0.45,
    },
  ],
  pool: 'people who learn or want to',
  perThousand: [60, 110, 180],
  fits: [0.15, 0.25, 0.4],
  willing: [0.02, 0.04, 0.07],
  price: [5, 9, 15],
  churn: [0.07, 0.09, 0.12],
  churnAs: 'learning apps',
  told: 0.8,
  winMonths: [2.5, 4, 6],
  support: [0.03, 0.05, 0.09],
}
