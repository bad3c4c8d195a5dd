// Schools and courses differ by who pays, which date rules the year, what binds, and why learners stop.
// Amounts are dollars of the United States; the plan brings them to its own currency by purchasing power.

export type Range = [low: number, typical: number, high: number]

/** What is paid for: a whole course, one class, a month, an hour, a recording, or a day for a firm. */
export type Mode = 'course' | 'class' | 'month' | 'hour' | 'recorded' | 'day'

export interface Teaching {
  /** Words in a brief that tell it. */
  cues: RegExp
  /** 'language school': reads after 'a' or 'the'. */
  noun: string
  learner: { one: string; many: string }
  mode: Mode
  /** For what the mode is paid by. */
  price: Range
  /** In a room, or in a group online. */
  seats: Range
  /** At the end of each year: courses, classes, recordings or days a month; pupils; tutors. */
  volume: [first: number, second: number, third: number]
  /** Teachers, as a share of the fee when the room is as full as planned. */
  teach: Range
  /** Room, material and platform, as a share of the fee. */
  material: Range
  /** Of those on a monthly fee, leaving a month. */
  churn: Range
  /** Whether people come to a place. */
  local: boolean
  /** Who could learn it, as a share of all people, and how many of them pay for such teaching in a year. */
  group: { who: string; share: Range; paying: Range }
  /** Courses, classes, months or hours that one learner buys in a year. */
  buys: Range
  scene: string
  nothing: string
  asked: string
  groups: [who: string, why: string][]
  /** Who pays, who learns, and what each looks at. */
  pays: string
  season: string
  method: string
  /** The first small step, paid or free. Reads after 'offers'. */
  trial: string
  features: string[]
  rivals: [name: string, why: string, fails: string, answer: string][]
  danger: string
  leftOut: [what: string, why: string][]
  whyNow: string[]
  against: string
  run: string
  neck: { what: string; because: string }
  /** Why learners stop. */
  drop: string
  /** A test of whether anybody learned anything, with its threshold in words. */
  proof: string
  tools: [part: string, job: string, choice: string][]
  guard: string
  ways: [string, string, string]
  hazard: [name: string, sign: string, answer: string]
  sceptic: string
}
