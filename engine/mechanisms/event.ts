// Events with tickets, stands or sponsors.
import { type Mechanism, optional } from './mechanism.ts'
import { SEATED_FILLS, SEATED_SAYS, seatedRuns } from './seated-runs.ts'

export const event: Mechanism = {
  numbers: {
    price: { is: 'money for one ticket' },
    seats: { is: 'tickets of one event' },
    runs: { is: 'events a year' },
    fill: { is: 'share of the tickets that are sold at normal pace' },
    'run-cost': { is: 'money that one event costs however many come' },
    'seat-cost': { is: 'money that one guest costs' },
    sponsors: { is: 'money of sponsors for one event', optional: true },
    'extra-spend': { is: 'money that a guest spends besides the ticket', optional: true },
    refunds: { is: 'share of tickets that is paid back', optional: true },
    buys: { is: 'events that a guest visits in a year', optional: true },
  },
  limits: ['demand', 'seats'],
  fills: SEATED_FILLS,
  plan: (input) =>
    seatedRuns(input, {
      runs: input.value('runs') / 12,
      buys: optional(input, 'buys', 1),
      extraEach: optional(input, 'extra-spend', 0),
      extraRun: optional(input, 'sponsors', 0),
      says: {
        ...SEATED_SAYS,
        one: 'A ticket brings {{price}}. An event costs {{run-cost}} however many come, so {{even-seats}} have to be sold before it earns anything.',
        worth: 'At {{fill}} of its tickets an event leaves {{run-left}}.',
        limit: 'One event holds {{seats}}; the channels in this plan should win {{demand}} in a full year.',
      },
    }),
}
