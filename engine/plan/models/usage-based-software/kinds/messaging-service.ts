import type { UsageKind } from '../usage-kind.ts'

export const MESSAGING_SERVICE: UsageKind = {
  cues: /\b(sms|text messages?|messag\w+|reminders?|whatsapp|e-?mails?|notifications?|newsletters?|alerts?|voice calls?|phone calls?|call cent\w+)\b/i,
  noun: 'messaging service',
  one: 'client',
  many: 'clients',
  use: { one: 'message', many: 'messages' },
  scene:
    'Nineteen people were reminded by hand, the twentieth was not, and the twentieth is the one who did not come. The chair is empty at ten, and the telephone still has eleven calls to make.',
  today: 'Somebody at the desk calls down a list until the first visitor stands there.',
  missing: 'Sending is easy. What is missing is the answer: read, understood, coming or not, in the diary.',
  groups: [
    {
      who: 'the desk that makes the calls',
      why: 'Each answered message is a call less. They forgive much, but no wrong name.',
    },
    {
      who: 'the owner who pays for empty slots',
      why: 'Can compare a few cents with an empty hour, and does so once it is shown.',
    },
  ],
  nothing: 'empty slots every week, and an hour a day on the telephone',
  asked:
    'how many did not come last week, how many of those had been reminded, by whom and how long the calling took',
  rivals: [
    {
      name: 'Do nothing: they come or they do not',
      why: 'no work',
      fails: 'in the till',
      answer: 'count one month with and one without',
    },
    {
      name: 'Calling by hand',
      why: 'a voice',
      fails: 'needs a free hand',
      answer: 'call only those who did not answer',
    },
    {
      name: 'The module in their program',
      why: 'one bill',
      fails: 'sends and does not listen',
      answer: 'put the answer into the diary',
    },
    {
      name: 'A bulk sender',
      why: 'cheapest by the message',
      fails: 'for advertising, and treated as such',
      answer: 'be the sender that gets read',
    },
  ],
  danger: 'the program that holds the diary and adds answers to its reminders',
  core: 'an answer that changes the diary without a hand',
  features: [
    'messages from the diary by themselves',
    'answers understood and entered',
    'a stop word that works at once',
    'a monthly count of slots saved',
  ],
  oneMore: 'each further way of sending has its own rules, prices and complaints',
  leftOut: [
    { what: 'advertising by message', why: 'it ruins the sender’s name for reminders' },
    { what: 'a second country', why: 'prices and rules of the networks change at the border' },
    { what: 'chat with a machine', why: 'one wrong answer is remembered longer than a hundred right ones' },
  ],
  holds: 'the desk has stopped calling',
  leaves: 'the network raises its price, or the diary’s maker sends for less',
  firstSign: 'messages per appointment that fall',
  save: 'a count of slots saved, sent before the invoice',
  season: 'Diaries are full in autumn and spring; in July nobody changes a system.',
  decides:
    'The desk wants it at once, the owner after one month’s count, the data officer after a signature.',
  swings: 'messages follow the diary, and a holiday week halves them',
  inputs: 'what the networks charge for each message',
  layers: [
    {
      part: 'sending',
      job: 'right number, right hour, proof of delivery',
      choice: 'two carriers behind one switch, chosen by price and delivery each week',
    },
    {
      part: 'answers',
      job: 'yes, no, another time',
      choice: 'plain rules for nine in ten, a person’s list for the rest',
    },
    {
      part: 'the diary',
      job: 'read appointments, write answers',
      choice: 'the official interface of two diary programs',
    },
  ],
  secret: 'who has an appointment with whom',
  whyNow: [
    'People answer a message within minutes and let unknown callers ring.',
    'Desks are short of staff, and the hour of calling is the first to be dropped.',
  ],
  proof:
    'Five clients run a month with and a month without. It passes if missed slots fall by a third in four of them.',
  sceptic:
    'Half of each cent goes to the network, which raises its price when it likes. Anybody with a card can send messages. Without the answer in the diary this is a resale business with a nice page.',
  mustKnow: 'somebody who has sat at such a desk',
  peril: {
    name: 'A carrier blocks the sender',
    firstSign: 'delivery below the usual by a tenth',
    answer: 'a second carrier, warmed up and in daily use',
  },
  ways: [
    {
      name: 'One month free, counted',
      reached: 'clients that count',
      act: [0.15, 0.25, 0.4],
      wins: 0.35,
      cost: 0.35,
    },
    {
      name: 'Dealers of diary programs',
      reached: 'clients they serve',
      act: [0.012, 0.025, 0.045],
      wins: 0.35,
      cost: 0.35,
    },
    {
      name: 'Desks that know each other',
      reached: 'clients named',
      act: [0.1, 0.18, 0.28],
      wins: 0.3,
      cost: 0.3,
    },
  ],
  pool: 'firms that give appointments',
  perThousand: [1, 2, 3.5],
  fits: [0.15, 0.25, 0.35],
  willing: [0.08, 0.16, 0.28],
  price: [30, 85, 260],
  usePrice: [0.02, 0.045, 0.09],
  uses: [700, 1_900, 5_000],
  isPrepaid: false,
  inputShare: [0.34, 0.42, 0.5],
  churn: [0.015, 0.025, 0.04],
  told: 0.45,
  winMonths: [3, 4.5, 7],
  support: [0.04, 0.07, 0.11],
}
