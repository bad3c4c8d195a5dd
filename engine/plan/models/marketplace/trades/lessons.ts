// Lessons.
import type { Trade } from '../trade.ts'

export const lessons: Trade = {
  cues: /\b(tutor\w*|teachers?|lessons?|pupils?|students?|exams?|homework|maths?|languages?|music lessons|courses?|learn\w*|parents|mentors?|coding bootcamp|instructors?|universit\w+)\b/i,
  field: 'lessons',
  order: { one: 'lesson', many: 'lessons' },
  seller: { one: 'tutor', many: 'tutors' },
  buyer: { one: 'family', many: 'families' },
  wants: 'a better mark in one subject by one date',
  now: ['ask the class teacher for a name', 'take an older pupil from the next street'],
  lack: 'Teaching is not scarce; knowing beforehand whether this person and this child will get on is.',
  idle: 'Tutors meanwhile have four full afternoons in May and two empty months after the exams, and collect money by message.',
  nothing: 'the same mark in the next report',
  groups: [
    {
      who: 'families with an exam this year',
      why: 'They count backwards from a date. They begin with one hour a week and end with three, and they ask other parents first.',
    },
    {
      who: 'learners who have tried an app and stopped',
      why: 'Nobody noticed that they stopped. They pay for somebody who would.',
    },
  ],
  leak: 'After the third lesson the family and the tutor have agreed on a day of the week and need nobody between them.',
  hold: 'a replacement when the tutor is ill, a report before each school term, and payment without awkward talk',
  breaks:
    'a tutor who cancels before the exam, a child who will not come back, a quarrel about the missed hour',
  remedy: 'give the first lesson back and propose two others within a day',
  check: 'identity, a clean record for work with minors, a certificate, and a recorded trial lesson',
  thick: 'three subjects for one kind of exam',
  liquid: 'a family that asks on Monday has a first lesson by Friday, nine times out of ten',
  steps:
    'The family names subject, exam and free afternoons; two tutors are proposed, not twenty; the first lesson is paid for only if it is followed by a second; after every fifth one a report of five lines goes home.',
  bottleneck: {
    what: 'the hours between four and seven on school days',
    because: 'children are free then and at no other time, and a tutor has three such hours',
  },
  busy: 'the ten weeks before exams, and the fortnight after reports',
  rivals: [
    {
      name: 'Do nothing: it will settle',
      why: 'free, and sometimes true',
      fails: 'the gap moves up with the child',
      answer: 'a short test that shows the gap, at no charge',
    },
    {
      name: 'The tutor whom a friend knows',
      why: 'trusted before the first hour',
      fails: 'full since September',
      answer: 'bring exactly these people in, for their empty months',
    },
    {
      name: 'The tuition centre',
      why: 'a room, a sign, a price list',
      fails: 'groups, and whoever is on duty',
      answer: 'one person, the same each week',
    },
    {
      name: 'An app or a film',
      why: 'cheap, at any hour',
      fails: 'nobody notices when it is not opened',
      answer: 'let tutors set it as homework',
    },
    {
      name: 'The school’s own help',
      why: 'free and official',
      fails: 'thirty in a room',
      answer: 'tell families when it is enough',
    },
  ],
  danger: 'a tuition chain that lets its teachers be booked by name',
  uncopied: 'a record of which tutor raised which mark, from where, in how many hours',
  firstVersion: [
    'two proposals instead of a list',
    'calendar between four and seven',
    'first lesson on trial',
    'report of five lines after every fifth lesson',
  ],
  leftOut: [
    { what: 'recorded courses', why: 'another product, with other rivals' },
    { what: 'group lessons', why: 'they undo the promise of one person' },
    { what: 'a third exam', why: 'tutors for it would have to be found from nothing' },
  ],
  layers: [
    {
      part: 'matching',
      job: 'subject, exam, temperament and free afternoons',
      choice: 'a person with a table at first; rules once two hundred pairs are known',
    },
    {
      part: 'lesson room',
      job: 'picture, sound and a shared page',
      choice: 'rented video with a whiteboard; no recording of minors without written consent',
    },
  ],
  asked: 'what help their child had in the last year, who found it, what it cost and why it ended',
  askedSeller: 'how many hours a week are full now and in the two quietest months, and how they are paid',
  productTest:
    'The first forty pairs are counted after the fourth lesson. If fewer than twenty-six go on to the fifth, matching is changed before anything is advertised.',
  sceptic: [
    'Both sides want to be rid of the platform as soon as it has done its work.',
    'The good tutor is full, the free one is free for a reason, and a bad month before an exam is told at the school gate for years.',
  ],
  risk: {
    name: 'Something happens to a child',
    sign: 'a lesson outside the agreed room or channel',
    answer: 'checks before the first hour, a named person to call, and a rule that allows no exception',
  },
  ways: [
    'Search advertising on subject and exam',
    'Tutors who bring the families they cannot take',
    'Teachers and parents’ evenings',
  ],
  supply: 'in the education departments of universities and among teachers on leave',
  takeLike: 'tutors and courses',
  take: [0.15, 0.22, 0.3],
  orderValue: [24, 38, 60],
  serving: [0.02, 0.035, 0.05],
  ordersAYear: [16, 26, 40],
  leaving: [0.07, 0.1, 0.15],
  paidBack: 7.5,
  perSeller: [12, 26, 45],
  counted: 'households',
  share: [0.06, 0.1, 0.16],
}
