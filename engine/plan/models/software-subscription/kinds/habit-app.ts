import type { SoftwareKind } from '../../software/kind.ts'

export const HABIT_APP: SoftwareKind = {
  cues: /\b(habits?|fitness|workouts?|gyms?|running|runners?|yoga|pilates|steps|exercise|training plans?|sleep|meditat\w+|mindful\w*|stress|anxiety|mental health|therap(y|ist)|wellbeing|weight|quit(ting)? smoking|streaks?|movement)\b/i,
  noun: 'habit app',
  one: 'member',
  many: 'members',
  scene:
    'On the first Monday everything is done. On the ninth day it rains, the meeting runs late, the row of marks breaks, and by the twelfth the reminder itself has become a reproach that gets swiped away.',
  today: 'They buy a gym card in January, stop in March and call it a lack of will.',
  missing: 'Nobody lacks instructions. What is missing is a way to come back on the tenth day without shame.',
  groups: [
    {
      who: 'people on the third attempt',
      why: 'They know what they want and how it ends. Whoever plans for the relapse, and not for the first week, is talking to them.',
    },
    {
      who: 'people told to by a doctor',
      why: 'A blood result or a bad night is a reason that does not fade in a fortnight. They come later in the year and stay longer.',
    },
  ],
  nothing: 'a membership that is paid and not used, and the same resolution next January',
  asked: 'what they last gave up, on which day, what happened on that day, and what it had cost until then',
  rivals: [
    {
      name: 'Do nothing: next Monday',
      why: 'free, and feels like a decision',
      fails: 'Monday comes every week',
      answer: 'begin on a Thursday with two minutes',
    },
    {
      name: 'A gym or a class',
      why: 'people, mirrors, a fixed hour',
      fails: 'an hour and a bag, three times a week',
      answer: 'leave the hour to it, take the other days',
    },
    {
      name: 'Free films and plans',
      why: 'endless and good',
      fails: 'nobody notices when one stops',
      answer: 'somebody notices',
    },
    {
      name: 'The watch on the wrist',
      why: 'counts by itself',
      fails: 'counts, and does not ask why',
      answer: 'use its count, add the talk',
    },
    {
      name: 'A trainer or therapist',
      why: 'a person who knows the name',
      fails: 'costs more for an hour than an app for a year',
      answer: 'hand over when it is serious, by name',
    },
  ],
  danger: 'the maker of the watch, who can put the same reminder on the wrist for nothing',
  core: 'the return after the first missed day',
  features: [
    'a first task that takes two minutes',
    'a missed day that costs nothing',
    'one other person who can see it',
    'a pause for illness and holidays',
  ],
  oneMore: 'each further statistic shows the bad weeks more clearly',
  leftOut: [
    { what: 'a large library of exercises', why: 'choice is what they are fleeing from' },
    { what: 'a public ranking', why: 'it pleases the tenth who need no help' },
    { what: 'medical claims', why: 'they turn an app into a device with a file at the regulator' },
  ],
  holds: 'somebody else would notice',
  leaves: 'the streak breaks between the second and the fifth week',
  firstSign: 'three days without a mark after a week of marks',
  save: 'one question instead of a reminder: what got in the way?',
  season: 'January brings crowds who leave; September brings fewer who stay.',
  decides:
    'One person decides in bed, on the telephone, after a bad day; the trial has to give something that same evening.',
  layers: [
    {
      part: 'reminders',
      job: 'the right hour for each person, and silence after a refusal',
      choice: 'a small service that learns from when people answered, not from when they should have',
    },
    {
      part: 'measurements',
      job: 'steps, sleep, pulse from the telephone',
      choice: 'read on the device, sent on only as a yes or a no',
    },
  ],
  secret: 'moods, weights and bad nights',
  whyNow: [
    'Telephones and watches now measure by themselves, so an app can ask about the reason and need not ask for the number.',
    'People have learnt in a decade of apps that counting alone changes nothing, and say so when asked.',
  ],
  proof:
    'Forty people start on the same Thursday. It passes if sixteen of them are still at it on day thirty-five, and ten came back after a gap of three days or more.',
  sceptic:
    'The product works best for those who stop needing it, and fails those who need it. Nine in ten will be gone before the year is out, new ones have to be bought every month, and every watch and telephone gives the counting away.',
  mustKnow: 'somebody who has coached people through a relapse, for money',
  peril: {
    name: 'Somebody is unwell and the app cheers',
    firstSign: 'an answer that speaks of harm or pain',
    answer: 'a fixed page with a telephone number, and no algorithm',
  },
  ways: [
    {
      name: 'Employers’ health days',
      reached: 'staff at the table',
      act: [0.02, 0.05, 0.09],
      wins: 0.25,
      cost: 0.2,
    },
    {
      name: 'Films of day ten, not of day one',
      reached: 'viewers who tap',
      act: [0.004, 0.009, 0.015],
      wins: 0.4,
      cost: 0.7,
    },
    {
      name: 'The friend who can see it',
      reached: 'friends invited',
      act: [0.05, 0.1, 0.18],
      wins: 0.35,
      cost: 0.1,
    },
  ],
  isBorderless: true,
  pool: 'adults who try to keep a habit',
  perThousand: [200, 320, 420],
  fits: [0.12, 0.2, 0.3],
  willing: [0.015, 0.03, 0.05],
  price: [4, 7, 13],
  churn: [0.065, 0.085, 0.12],
  told: 0.85,
  winMonths: [2.5, 4, 6],
  support: [0.02, 0.04, 0.07],
}
