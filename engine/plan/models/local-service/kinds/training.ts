import type { Kind } from '../kind-row.ts'

export const training: Kind = {
  cues: /\b(personal train(er|ers|ing)|fitness coach\w*|strength coach\w*|nutrition(ist)?|dietit?ian|wellness coach\w*|life coach\w*|massage|outdoor training|bootcamps? in the park)\b/i,
  noun: 'training practice',
  visit: { one: 'session', many: 'sessions' },
  customer: { one: 'client', many: 'clients' },
  worker: { role: 'Trainer', like: 'trainer', dollars: 48_000 },
  craft: 'change what somebody does on the days without a session',
  craftTest: 'five strangers coached for eight weeks at the full price, four of whom pay for the next eight',
  trouble: [
    'They know what to do and do not do it. {buyers} {where} have the shoes, the app and the membership card; what is missing is an appointment with a person who asks about last week.',
    'Advice is free and everywhere. Doing it on a wet Wednesday is not, and that is where {buyers} give up, about three weeks after each new start.',
  ],
  groups: [
    {
      who: 'people a doctor has sent',
      why: 'They have a number to bring down and a date for the next test. Fear makes them punctual, and the result can be shown on paper.',
    },
    {
      who: 'people with a date',
      why: 'A wedding, a race, a fiftieth birthday. They pay for three months, well, and then decide whether it was for the date or for themselves.',
    },
  ],
  nothing:
    'Nothing happens, for years. That is the difficulty: the cost of staying as one is cannot be felt this month, so the decision needs a scare, a date or a friend who has changed.',
  ask: {
    what: 'what they last tried, for how many weeks, what it cost, and on which day it ended',
    pass: 'five of the fifteen spent money on it within a year',
  },
  works:
    'One hour, once or twice a week, at a fixed time, in the park, the living room or a hired corner. Eight weeks are agreed and paid ahead; each session costs {price}. Between them there is one message on the hard day, and only that day.',
  trust:
    'A client pays to be expected, and to be told the truth kindly. Before the first session stands a talk about injuries and medicines, in writing, and a frank word about whom to see instead.',
  now: [
    'Watches and cheap blood tests give numbers that a trainer and a client can look at together.',
    'Work from home has opened the hours from ten to four, which used to be dead for this trade.',
  ],
  against:
    'Anybody may call themselves a coach. The title is worth nothing, prices are all over the place, and free plans are one tap away.',
  caution:
    'Wishing to train is nearly universal and says nothing. Count instead who paid for something like it in the last year; that number is small and sits in a few streets.',
  rivals: [
    {
      name: 'Do nothing: start on Monday',
      why: 'free, and Monday is always near',
      fails: 'it is always near',
      answer: 'a fixed hour this week, at full price',
    },
    {
      name: 'An app with a plan',
      why: 'costs as much as a coffee',
      fails: 'does not ring when one stays in bed',
      answer: 'be the call, and use its plan',
    },
    {
      name: 'The trainer inside a club',
      why: 'right there, a package at signing',
      fails: 'sells hours to fill his target',
      answer: 'eight weeks with one goal, then stop or go on',
    },
    {
      name: 'A friend who runs',
      why: 'free, cheerful',
      fails: 'too fast, and moves away',
      answer: 'train the two of them together',
    },
  ],
  danger:
    'The app that learns to talk is the one to watch. It never tires and costs a hundredth. What it cannot do is stand in the rain at seven, so the rain at seven has to be the product.',
  first: [
    'a first talk, with injuries in writing',
    'eight weeks with one goal',
    'a fixed hour, one or two a week',
    'one message on the hard day',
    'a test at the start and at the end',
    'a list of doctors to send people to',
  ],
  oneMore:
    'nutrition plans, groups and online courses each need their own hour of preparation and blur what was promised',
  leftOut: [
    { what: 'a room of our own', why: 'a park and a corner by the hour cost a tenth of it' },
    { what: 'supplements', why: 'the commission is seen, and then the advice is doubted' },
    { what: 'single hours', why: 'one hour changes nothing and is blamed for it' },
  ],
  workTest:
    'After eight weeks the starting test is repeated. If fewer than four in five clients have moved their own number, {founder} changes the method, with a colleague watching.',
  priceTalk:
    'Eight weeks are the unit, because results need them and because the ninth week is a decision. {price} a session is said together with the total, and two people training together pay half as much again and not twice as much.',
  priceTest:
    'Offer the next five clients eight weeks at the price of nine. If four of five accept, the old price was too low. Owner: {founder}.',
  channels: [
    { name: 'Free test mornings in the park', reached: 'people tested', share: [0.06, 0.12, 0.2] },
    { name: 'Doctors and physiotherapists who send', reached: 'people sent', share: [0.2, 0.35, 0.5] },
    { name: 'Clients’ friends, after a result', reached: 'friends asked', share: [0.1, 0.2, 0.3] },
  ],
  winning:
    'A test is an easier gift than a session: six movements, ten minutes, a number. {founder} does it on Saturday mornings where people run, and telephones on Monday to those whose number was poor.',
  keeping:
    'Clients leave in the week after the goal. So the talk about the next goal takes place in week six, before the first is reached, and some are told that they no longer need anybody; they send two others.',
  tools: [
    {
      part: 'diary',
      job: 'fixed hours, ways between, cancellations',
      choice: 'a booking page with a rule: a day’s notice or the hour is paid',
    },
    { part: 'log', job: 'loads, pain, tests, promises', choice: 'a shared sheet for each client' },
    {
      part: 'papers',
      job: 'health questions, consent, cover',
      choice: 'a signed form, scanned and locked',
    },
  ],
  data: 'Health answers are the most delicate thing here: kept locked, never in a messenger, deleted two years after the last session.',
  toolTest:
    'A colleague takes over one client for a week from the log alone. The client should notice the face and nothing else.',
  day: 'Three before nine, one at noon, two after five, with ways between them. The middle of the day is for tests, messages and the trainer’s own training.',
  binds: 'early and late hours, six of them a day',
  lever:
    'Two clients in one hour, friends or a couple, raise its worth by half without another way. And whoever works from home is moved to ten in the morning.',
  alone: 'a torn muscle stops the trainer and the proof at once',
  sceptic:
    'The client buys a person, so it cannot grow; the person sells hours, so it cannot rest. Results depend on what happens in the other hundred and sixty hours of a week, and the trainer is blamed for those. New ones arrive in the district, all of them younger.',
  kill: 'fewer than half of those who finished eight weeks went on, or sent somebody',
  steps: [
    {
      day: 26,
      action: 'Test forty people in the park on four Saturdays',
      number: 'calls agreed',
      go: 'ten',
    },
    { day: 40, action: 'Sell eight weeks at the full price', number: 'paid', go: 'four' },
    { day: 60, action: 'Visit six doctors with two anonymous results', number: 'people sent', go: 'three' },
    {
      day: 78,
      action: 'Train two friends together for a month',
      number: 'both stay',
      go: 'one pair of two',
    },
  ],
  money: {
    shape: 'visits',
    price: [40, 65, 100],
    hours: 1,
    timesAYear: [40, 60, 90],
    perWorker: [4, 5, 6],
    daysAWeek: 5,
    small: 1,
    settled: 4,
    materials: [0.02, 0.05, 0.1],
    churn: [0.04, 0.07, 0.11],
    win: [30, 70, 140],
    kit: [600, 1_500, 4_000],
    running: [80, 170, 320],
    reach: [2, 3.5, 6],
    way: 'by bicycle',
    share: { label: 'with somebody who paid for training within a year', range: [0.12, 0.2, 0.3] },
    willing: [0.03, 0.06, 0.1],
  },
}
