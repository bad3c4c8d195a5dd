// Seats on a vehicle, a boat or a tour.
import { type Mechanism, optional } from './mechanism.ts'
import { SEATED_FILLS, SEATED_SAYS, seatedRuns } from './seated-runs.ts'

export const seats: Mechanism = {
  numbers: {
    price: { is: 'money for one seat' },
    seats: { is: 'seats of one run' },
    runs: { is: 'runs a month' },
    fill: { is: 'share of the seats that are sold at normal pace' },
    'run-cost': { is: 'money that one run costs however many come' },
    'seat-cost': { is: 'money that one passenger costs', optional: true },
    'no-shows': { is: 'share that is paid back', optional: true },
    'extra-spend': { is: 'money that a passenger spends besides the seat', optional: true },
    buys: { is: 'runs that a customer takes in a year', optional: true },
  },
  limits: ['demand', 'seats'],
  fills: SEATED_FILLS,
  plan: (input) =>
    seatedRuns(input, {
      runs: input.value('runs'),
      buys: optional(input, 'buys', 1),
      extraEach: optional(input, 'extra-spend', 0),
      extraRun: 0,
      says: {
        ...SEATED_SAYS,
        limit:
          'The runs of a month have {{month-seats}}; the channels in this plan should win {{demand}} in a full year.',
      },
    }),
}
