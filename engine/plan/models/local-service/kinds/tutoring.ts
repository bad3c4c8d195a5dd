import type { Kind } from '../kind-row.ts'

export const tutoring: Kind = {
  cues: /\b(tutor\w*|private lessons?|homework|exam prep\w*|music (lessons?|teacher)|piano|guitar|violin|language lessons?|maths?|coaching for (pupils|students))\b/i,
  noun: 'tutoring practice',
  visit: { one: 'lesson', many: 'lessons' },
  customer: { one: 'pupil', many: 'pupils' },
  worker: { role: 'Tutor', like: 'tutor', dollars: 44_000 },
  craft: 'find the gap under the gap',
  craftTest: 'six pupils taught for ten weeks, four of them up by a grade or through the test they feared',
  trouble: [
    'A five in mathematics is three years old when it is noticed. {buyers} {where} pay for help before the exam and get the last chapter explained again, while the gap is in the fractions of long ago.',
    'The evening ends in tears at the kitchen table. Parents can no longer help, the teacher has thirty others, and the film on the internet explains something slightly different.',
  ],
  groups: [
    {
      who: 'parents of a child in a deciding year',
      why: 'The next school, the course, the exam: there is a date, a fear and a budget. They decide in the week after the half-year report.',
    },
    {
      who: 'older pupils who pay in part themselves',
      why: 'They want to pass and be left alone. They stay if they understand more on Friday than on Tuesday, and tell the whole class.',
    },
  ],
  nothing:
    'Doing nothing is often right: children catch up. Where it is wrong, it costs a year, which is why parents decide in the days after a report.',
  ask: {
    what: 'when the last report was discussed, what was tried then, and what that cost a month',
    pass: 'five of the fifteen paid for help within a year',
  },
  works:
    'A first lesson that only searches: what can the pupil do without help? Then one lesson a week at {price}, at the kitchen table or online, with ten minutes of work on three other days that somebody looks at. Parents get four lines a month.',
  trust:
    'Parents let a stranger sit beside their child, behind a door. A check of the person, an open door and the same tutor until the exam come before any method.',
  now: [
    'Schools have less time for the single child, and report days are the same for everybody, so demand can be foreseen to the week.',
    'Writing on one shared page from two places has become normal; the way, which a tutor is not paid for, can be saved every second week.',
  ],
  against:
    'Answering machines that solve homework are free, and pupils use them. The tutor sells the opposite, effort, and has to show results sooner than before.',
  caution:
    'Children in a district are easy to count, those in trouble are not, and parents’ income decides more than either. Demand falls to nothing in the summer; the yearly figure already leaves those weeks out.',
  rivals: [
    {
      name: 'Do nothing: it will pass',
      why: 'free, and sometimes true',
      fails: 'when it does not, a year',
      answer: 'one lesson that finds out which it is',
    },
    {
      name: 'A parent at the kitchen table',
      why: 'love, at once',
      fails: 'tears',
      answer: 'give the parent the three small tasks, not the subject',
    },
    {
      name: 'An older pupil',
      why: 'half the price, speaks the same language',
      fails: 'explains his own way, and has exams too',
      answer: 'train the best of them',
    },
    {
      name: 'The institute with groups',
      why: 'a name, a contract',
      fails: 'four pupils, four troubles, one hour',
      answer: 'one pupil and a written search',
    },
    {
      name: 'Programs and films',
      why: 'cheap, patient',
      fails: 'do not notice who stopped looking',
      answer: 'use them for the three other days',
    },
  ],
  danger:
    'The retired teacher with twenty years of exams in her drawer is better, and cheaper. There are two of her in the district; ask her to take the pupils we cannot, and to send us those she will not.',
  first: [
    'a first lesson that searches',
    'one lesson a week, same tutor',
    'three tasks of ten minutes between',
    'four lines a month to the parents',
    'an open door or a recorded page',
    'a stop when it is no longer needed',
  ],
  oneMore:
    'each further subject needs somebody who can also find the gap under it, and one bad lesson is told to the whole class',
  leftOut: [
    { what: 'groups', why: 'until there are four pupils with the same gap they are four bad lessons' },
    { what: 'contracts for a year', why: 'a pupil who has got there should leave and tell' },
    { what: 'homework done together', why: 'it is what the machine does better' },
  ],
  workTest:
    'After ten weeks each pupil does the first lesson’s tasks again. {founder} shows both sheets to the parents; where they look alike, the lessons end and the last two are free.',
  priceTalk:
    'Ten lessons paid ahead are the unit, since fewer prove nothing. {price} includes the messages between; online costs the same, because the saving is ours and buys preparation.',
  priceTest:
    'Before the next report day the price for new pupils rises by a tenth. If the list is full within two weeks all the same, it stays. Owner: {founder}.',
  channels: [
    { name: 'Parents’ evenings and report days', reached: 'parents', share: [0.02, 0.045, 0.08] },
    {
      name: 'Teachers who were told of a pupil’s progress',
      reached: 'pupils named',
      share: [0.2, 0.35, 0.5],
    },
    { name: 'Pupils who bring one from their class', reached: 'pupils asked', share: [0.12, 0.22, 0.35] },
  ],
  winning:
    'Pupils are won in the fortnights after the two reports, and hardly in between. {founder} keeps six search lessons free in those weeks, says so to four schools a month before, and advertises in no other week.',
  keeping:
    'Pupils leave after the exam, which is success, and after the third cancelled lesson, which is not. A second cancellation is answered by a call to the parents on the same day.',
  tools: [
    {
      part: 'page',
      job: 'writing together, kept after the lesson',
      choice: 'a shared whiteboard, one for each pupil',
    },
    {
      part: 'search sheets',
      job: 'tasks by gap, from simple to exam',
      choice: 'a folder that grows; the real capital of the practice',
    },
    {
      part: 'diary',
      job: 'afternoons, ways, holidays',
      choice: 'a booking page with the school calendar in it',
    },
  ],
  data: 'Names, grades and weaknesses of minors. They stay in one place, parents can ask for them at any time, and what is older than the exam is deleted. Recordings are made only if both sides want them.',
  toolTest:
    'Another tutor takes one lesson from the sheets and the page alone. If the pupil says “we did that already”, the notes are too thin.',
  day: 'Nothing before two; then lesson by lesson until eight, with ways in between. Mornings are for preparing, for searching sheets and for adults, if there are any.',
  binds: 'afternoons between school and supper',
  lever:
    'Every second lesson online saves a way and fits one more pupil into the afternoon. And whoever lives next to the school gets the earliest hour.',
  alone: 'a pupil who has an exam on Thursday cannot wait for a healthy tutor',
  sceptic:
    'A tutor sells afternoons, about twenty-five a week, thirty-eight weeks a year; that is the ceiling. Success removes the customer. Free machines explain any chapter at any hour, and parents will try those first. As an institute with employed tutors it competes on price with students.',
  kill: 'fewer than six pupils in ten had improved by the second report',
  steps: [
    {
      day: 24,
      action: 'Give ten search lessons at the full price',
      number: 'parents who booked ten lessons',
      go: 'six',
    },
    { day: 40, action: 'Talk to one teacher at each of four schools', number: 'pupils named', go: 'three' },
    {
      day: 62,
      action: 'Hold every second lesson online',
      number: 'pupils who mind',
      go: 'one in five or fewer',
    },
    {
      day: 82,
      action: 'Repeat the search sheet with each pupil',
      number: 'clearly better',
      go: 'two in three',
    },
  ],
  money: {
    shape: 'visits',
    price: [32, 48, 75],
    hours: 1,
    timesAYear: [30, 40, 60],
    perWorker: [4, 5, 6],
    daysAWeek: 5,
    post: 0.7,
    small: 1,
    settled: 5,
    materials: [0.01, 0.03, 0.06],
    churn: [0.06, 0.09, 0.13],
    win: [20, 45, 100],
    winOf: 'customer of a local service',
    kit: [400, 900, 2_000],
    running: [50, 110, 220],
    reach: [2, 3.5, 6],
    way: 'by bicycle',
    share: { label: 'with children', of: 'with children', range: [0.25, 0.3, 0.4] },
    willing: [0.03, 0.06, 0.1],
  },
}
