// Teaching by the course, the term or the cohort.
import { type Mechanism, optional } from './mechanism.ts'
import { SEATED_FILLS, SEATED_SAYS, seatedRuns } from './seated-runs.ts'

export const course: Mechanism = {
  numbers: {
    price: { is: 'money for one place in a course' },
    seats: { is: 'places in one course' },
    runs: { is: 'courses a year, in all' },
    fill: { is: 'share of the places that are sold at normal pace' },
    'run-cost': { is: 'money that one course costs however many come: teacher, room' },
    'seat-cost': { is: 'money that one learner costs' },
    refunds: { is: 'share of places that is paid back', optional: true },
    repeat: { is: 'share of learners who book again', optional: true },
    'teacher-runs': { is: 'courses that one teacher can give a year', optional: true },
  },
  limits: ['demand', 'seats', 'teachers'],
  fills: SEATED_FILLS,
  plan: (input) => {
    const { value, has, team } = input
    const plan = seatedRuns(input, {
      runs: value('runs') / 12,
      buys: 1 + optional(input, 'repeat', 0),
      extraEach: 0,
      extraRun: 0,
      says: {
        ...SEATED_SAYS,
        one: 'A place brings {{price}}. A course costs {{run-cost}} however many come, so {{even-seats}} have to be sold before it earns anything.',
        worth: 'At {{fill}} of its places a course leaves {{run-left}}.',
        limit: 'One course has {{seats}}; the channels in this plan should win {{demand}} in a full year.',
      },
    })
    const isShort =
      has('teacher-runs') && value('runs') > value('teacher-runs') * team && plan.limit === 'seats'
    return isShort ? { ...plan, limit: 'teachers' } : plan
  },
}
