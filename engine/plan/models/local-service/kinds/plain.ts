// A service we have no row for, or an idea that was not understood: true of anything that somebody does for somebody.
import type { Kind } from '../kind-row.ts'

export const plain: Kind = {
  cues: /(?!)/,
  noun: 'service',
  visit: { one: 'visit', many: 'visits' },
  customer: { one: 'customer', many: 'customers' },
  worker: { role: 'Second person', like: 'technician', dollars: 40_000 },
  craft: 'do the work to the end without help',
  craftTest: 'five paid jobs for strangers, each finished on the agreed day, and no call back to mend one',
  trouble: [
    'Somebody among {buyers} has a task that is too small for a firm, too large for an evening and too awkward for a friend. It is put off, done badly, or paid for twice. What is wanted is one person who comes when agreed and says beforehand what it costs.',
    'The trouble is seldom the task itself. {buyers} cannot tell who is good, what a fair price is and whether anybody will come on the day; so it waits until waiting hurts.',
  ],
  groups: [
    {
      who: 'those who did it themselves the last time',
      why: 'They know what it costs in hours. One bad weekend with it, and a fair price sounds low.',
    },
    {
      who: 'those who paid the wrong person',
      why: 'They are careful, ask for a name they know, and stay for years with whoever keeps the first appointment.',
    },
  ],
  nothing:
    'What does it cost to leave it alone? At first nothing, and that is the strongest rival: a thing put off costs nothing today. Money is spent in the week in which it breaks, runs late or is noticed by somebody else, so {company} has to be known before that week.',
  ask: {
    what: 'when they last needed it, what they did then, and what it cost in hours and money',
    pass: 'five of the fifteen paid somebody within the last year',
  },
  works:
    'Asked, quoted, done: a first answer within the day, one price before the work begins, one person who is named, and a message when it is finished. The price of {price} holds for the ordinary case, and the ordinary case is written down so that both sides know it.',
  trust:
    'What is bought is that it will be over by Thursday, and that nobody has to think about it again. Skill cannot be judged by a customer; punctuality can, and it is taken for skill.',
  now: [
    'Booking, reminders and payment are rented for little, so one person can look after as many customers as a small office once did.',
    'People ask for a recommendation in local groups every day. Whoever answers there under their own name has a shop window without rent.',
  ],
  against:
    'What speaks against it is how easily it is begun, by anybody. The entry costs a telephone, so the price is under pressure from people who do not count their hours.',
  caution:
    'The share of households that would pay is ours and rests on nothing measured; it can be wrong by a factor of three. How often they would buy is as uncertain. Both are replaced by the first fifteen conversations, and the plan should be read again after them.',
  rivals: [
    {
      name: 'Do nothing: put it off',
      why: 'free today',
      fails: 'dearer in the end, on a day one does not choose',
      answer: 'name a day and a price, so that deciding is easy',
    },
    {
      name: 'Do it oneself',
      why: 'no stranger, no bill',
      fails: 'a weekend, and the second half never gets done',
      answer: 'take over the half that nobody likes',
    },
    {
      name: 'A friend of a friend',
      why: 'cheap and trusted',
      fails: 'comes when he can, and cannot be told off',
      answer: 'a date, a receipt, a way to complain',
    },
    {
      name: 'A booking platform',
      why: 'fast, rated, one tap',
      fails: 'a different person each time, and a fee on top',
      answer: 'the same person, reachable directly',
    },
    {
      name: 'The established firm',
      why: 'a name, a van, a guarantee',
      fails: 'three weeks’ wait and no interest in small orders',
      answer: 'take what is too small for it',
    },
  ],
  danger:
    'The one to watch is the established firm on the day it has too little to do. It has the name and the tools and can work at cost for a winter. By then {company} needs customers who would have to explain to somebody why they changed.',
  first: [
    'one ordinary case with one price',
    'an answer on the same day',
    'a named person and a fixed hour',
    'a message when it is done',
    'a written record of minutes and materials',
    'a way to complain that reaches the founder',
  ],
  oneMore:
    'each further kind of job needs other tools, another price and another hour of thinking, while the first is not yet good',
  leftOut: [
    {
      what: 'a second kind of work',
      why: 'until the first is booked two weeks ahead it only hides that it is not',
    },
    { what: 'an app', why: 'a telephone number that is answered does more' },
    { what: 'customers beyond the circle', why: 'the way is paid by nobody' },
  ],
  workTest:
    'Ten customers are called a week after the work. Eight of ten must say, unasked, what was good; a “fine” does not count, and {founder} notes the words.',
  priceTalk:
    'The price is for the result and not for the hour, because an hourly price rewards the slow and frightens the customer. Minutes are counted all the same, by us: they decide whether {price} is right.',
  priceTest:
    'Of the first ten quotes five carry {price} and five a tenth more, in turn. If as many say yes to the higher one, it becomes the price. Owner: {founder}.',
  channels: [
    { name: 'Conversations where they already are', reached: 'people', share: [0.02, 0.05, 0.1] },
    { name: 'Answers in local groups and search', reached: 'enquiries', share: [0.1, 0.2, 0.35] },
    { name: 'Sent by a customer', reached: 'introductions', share: [0.2, 0.4, 0.6] },
  ],
  winning:
    'Ten customers to begin with come from people whom {founder} knows at one remove: friends are too kind, strangers too slow. Each is asked for one name after the work, while they are still glad that it is over.',
  keeping:
    'Whoever bought once is written to when the next time is due, with a date to say yes to. Nobody is written to for any other reason.',
  tools: [
    {
      part: 'calendar',
      job: 'appointments, ways between them, a free slot for what goes wrong',
      choice: 'a shared calendar with a booking page for first enquiries',
    },
    {
      part: 'customers',
      job: 'what was done, when, at what price, when it is due again',
      choice: 'one table, sorted by the next date',
    },
    {
      part: 'messages',
      job: 'the reminder before and the note after',
      choice: 'a business number; texts written once and reused',
    },
  ],
  data: 'Kept are a name, an address, what was done and what was paid. Access codes and keys are never written beside an address, and photographs from a home are deleted when the customer has approved the work.',
  toolTest:
    'A friend books, moves the appointment, pays and complains, all from a telephone and without help. Four of four must work before the first stranger is sent there.',
  day: 'Two appointments in the morning, one or two after noon, an hour for quotes and messages. A visit is planned with its way and with a quarter of an hour for what turns out differently.',
  binds: 'the hours that remain after travel and quotes',
  lever:
    'Appointments in the same street on the same day gain more than working faster does. So the day is sold by district.',
  alone: 'with one person ill the firm is closed, and customers remember that longer than the illness',
  sceptic:
    'Little in this brief says why {company} and not the next name on the list. A service that anybody can offer is bought by price or by acquaintance, and a beginner has neither. If the founder’s skill is not out of the ordinary, what remains is patience, and patience has to be paid for out of savings.',
  kill: 'fewer than one customer in four came through another customer: the work is not talked about',
  steps: [
    {
      day: 30,
      action: 'Do the ordinary case five times for strangers, at the full price',
      number: 'finished on the agreed day',
      go: 'five of five',
    },
    { day: 45, action: 'Ask each of them for one name', number: 'names called', go: 'five' },
    {
      day: 60,
      action: 'Count minutes: work, way, quotes',
      number: 'paid share of the week',
      go: 'above half',
    },
    { day: 75, action: 'Quote five people a tenth more', number: 'accepted', go: 'two of five' },
  ],
  money: {
    shape: 'jobs',
    price: [50, 95, 170],
    priceOf: { metric: 'price', of: 'visit of a local service' },
    hours: 1,
    timesAYear: [2, 4, 10],
    perWorker: [4, 5, 6],
    daysAWeek: 5,
    small: 1,
    settled: 3,
    materials: [0.03, 0.08, 0.2],
    churn: [0.3, 0.45, 0.6],
    win: [15, 30, 80],
    kit: [800, 2_500, 8_000],
    running: [90, 220, 450],
    reach: [3, 5, 8],
    way: 'by car',
    share: { label: 'that could need it in a year', range: [0.1, 0.25, 0.5] },
    willing: [0.04, 0.08, 0.15],
  },
}
