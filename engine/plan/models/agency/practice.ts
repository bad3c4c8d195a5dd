// Firms that sell work differ by what the client dreads, who signs, when work comes and where hours get lost.
// Amounts are dollars of the United States; the plan brings them to its own currency by purchasing power.

export type Range = [low: number, typical: number, high: number]

/** How the client is billed: every month, for a job, or for time. */
export type Billing = 'retainer' | 'project' | 'hours'

export interface Practice {
  /** Words in a brief that tell it. */
  cues: RegExp
  /** 'bookkeeping firm': reads after 'a' or 'the'. */
  noun: string
  /** What the client receives: 'month of books', 'months of books'. */
  work: { one: string; many: string }
  bills: Billing
  /** For an hour of work, whatever the bill looks like. */
  rate: Range
  /** A month of a retainer, or a job. */
  fee: Range
  /** Bought in for the client: licences, printing, travel, specialists. As a share of the fee. */
  outside: Range
  /** Who is hired to do the work. `like` as the knowledge names the role. */
  hand: { role: string; like: string; dollars: number }
  /** What happens at the client's before anybody is called. */
  scene: string
  /** What it costs to leave things as they are. */
  nothing: string
  /** What to ask about the last year. Reads after 'asks'. */
  asked: string
  groups: [who: string, why: string][]
  /** Who signs, and what they look at. */
  signs: string
  /** When work comes, and when none does. */
  season: string
  /** How the work removes the trouble. */
  method: string
  /** A small paid job that lets both sides look at each other. Reads after 'sells'. */
  pilot: string
  features: string[]
  /** Name, why chosen, where it fails, our answer; the first is to do nothing. */
  rivals: [name: string, why: string, fails: string, answer: string][]
  danger: string
  leftOut: [what: string, why: string][]
  whyNow: string[]
  against: string
  /** How one job runs from call to invoice. */
  run: string
  /** What binds, and the mechanism as a clause. */
  neck: { what: string; because: string }
  /** Where hours go that nobody is billed for. */
  leak: string
  /** A test of the work itself, with its threshold in words. */
  proof: string
  tools: [part: string, job: string, choice: string][]
  guard: string
  /** Three ways to be found, the strongest first. */
  ways: [string, string, string]
  /** A risk that only this trade has: name, first sign, answer. */
  hazard: [name: string, sign: string, answer: string]
  /** The hardest true thing one can say about it. */
  sceptic: string
}
