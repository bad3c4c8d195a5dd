// Teaching that we have no row for.
import type { Teaching } from './teaching.ts'

export const PLAIN: Teaching = {
  cues: /(?!)/,
  noun: 'school',
  learner: { one: 'learner', many: 'learners' },
  mode: 'course',
  price: [140, 290, 620],
  seats: [8, 11, 16],
  volume: [3, 5, 7.5],
  teach: [0.28, 0.35, 0.42],
  material: [0.12, 0.17, 0.22],
  churn: [0.05, 0.08, 0.12],
  local: true,
  group: { who: 'people who might want to learn it', share: [0.01, 0.03, 0.07], paying: [0.04, 0.09, 0.18] },
  buys: [1, 1.3, 2],
  scene:
    'Everything about it can be read and watched for nothing. People begin on a Sunday with good will, get stuck at the same place as all others, and take the standstill for a lack of talent.',
  nothing:
    'Not learning it hurts nobody on any single day. The cost is the thing one would do if one could, and it is forgotten rather than refused.',
  asked:
    'what they have tried so far to learn it, where they got stuck, what they paid, and what they would do on the day after they could',
  groups: [
    ['those with an occasion and a date', 'They buy now and know how they will measure it.'],
    [
      'those who have tried alone',
      'They know where it is hard, and value whoever takes them past that place.',
    ],
    ['those who come for the company', 'They stay longest and learn least, and fill the room.'],
  ],
  pays: 'Whoever pays looks at one thing: somebody like themselves who can do it now. Whoever learns looks at the clock in the second hour.',
  season: 'Courses fill in January and September. Before holidays and exams people mean to, and do not.',
  method:
    'Small groups, one step at a time, and something done with one’s own hands in every meeting. The place where most get stuck is taught first and twice.',
  trial: 'one open evening at a small price',
  features: [
    'a group small enough to be known by name',
    'a plan on one page',
    'something done in every meeting',
    'help between meetings',
    'a last day on which it is shown',
  ],
  rivals: [
    ['Do nothing: some day', 'free, no shame', 'some day does not come', 'a date and others who come too'],
    ['Free videos', 'everything, at any hour', 'nobody sees where you are stuck', 'see it'],
    ['A larger school', 'known, certified', 'one among thirty', 'one among eleven'],
    ['A friend who can do it', 'kind, and free', 'has no plan', 'a plan on one page'],
  ],
  danger: 'the patient machine that explains it alone',
  leftOut: [
    ['a second subject', 'the first has to fill without being pushed'],
    ['our own rooms', 'rent runs in the holidays too'],
    ['certificates of our own', 'nobody knows them yet'],
  ],
  whyNow: [
    'Facts have become free, so people pay for order, company and somebody who looks.',
    'Rooms, bookings and payments are rented by the hour, and a course can be tried for the price of a weekend.',
  ],
  against: 'Free explanations get better every month, and patience is what machines have most of.',
  run: 'A course runs for some weeks, one evening each. Between courses it is sold, and the material is mended where people got stuck.',
  neck: {
    what: 'teachers whom people recommend',
    because: 'a room is filled by the last group’s talk and by nothing else',
  },
  drop: 'Learners stop after the second missed meeting. The first is an accident, the second a decision.',
  proof:
    'On the last day everybody does, alone, what was promised on the first. If fewer than seven in ten can, the course is changed before it is sold again.',
  tools: [
    ['bookings', 'seats, payments, waiting list', 'a hosted course page'],
    ['material', 'one page a meeting', 'a shared folder, kept by the teacher'],
    ['messages', 'one reminder, one look back', 'the booking tool’s own mails'],
  ],
  guard:
    'Names, progress and payments are kept in the booking tool and nowhere else; where minors come, every adult’s record is checked first.',
  ways: [
    'Learners who bring somebody',
    'One open evening a month',
    'A partner with the right people and an empty room',
  ],
  hazard: ['The one teacher stops', 'a cancelled evening', 'a second who has taught one whole course'],
  sceptic:
    'Wishing to learn something and paying to be taught are two things, and the first is much more common. A course has to be filled anew each time, from people who have not heard of it.',
}
