// Shops differ by what they sell, when it sells and what spoils. One row for each trade we know; a plain shop otherwise.
// Amounts are dollars of the United States; the plan brings them to its own currency by purchasing power.

type Range = [low: number, typical: number, high: number]

export interface Trade {
  /** Words in a brief that tell it. */
  cues: RegExp
  /** 'bakery': reads after 'a' or 'the'. */
  noun: string
  /** What one sale is called by those who count it: 'loaf', 'loaves'. */
  goods: { one: string; many: string }
  /** What the owner must be able to do, and how that is proved. */
  craft: string
  craftTest: string
  busy: string
  quiet: string
  /** What happens to goods that do not sell on the day. Reads after 'what is not sold'. */
  unsold: string
  /** What binds, and the mechanism behind it as a clause. */
  bottleneck: { what: string; because: string }
  /** What people come for, the two ways they manage now (after 'can'), and what really is missing. */
  want: string
  now: [string, string]
  lack: string
  /** What it costs a customer to leave things as they are. */
  nothing: string
  /** What to ask about the last seven days. */
  asked: string
  /** Two groups who feel it most, and why. */
  groups: { who: string; why: string }[]
  /** The kinds of place or habit that people choose instead; the first is to change nothing. */
  rivals: { name: string; why: string; fails: string; answer: string }[]
  /** Which of them is dangerous, and what it could copy. */
  danger: string
  /** What is on sale on the first day, and what one thing more would cost. */
  range: string
  oneMore: string
  leftOut: { what: string; why: string }[]
  /** How a day runs. */
  day: string
  /** What to ask before a lease is signed. */
  premises: string
  /** A test of the goods themselves, with its threshold in words. */
  productTest: string
  /** People on the payroll, in hours a week at opening and once settled. `like` as the knowledge names the role. */
  help: { role: string; like: string; opening: number; settled: number; dollars: number }[]
  spend: Range
  costShare: Range
  openDaysAWeek: number
  /** Sales on an open day: at opening, once known, and the most the room and the people allow. */
  sales: { opening: number; settled: number; most: number }
  fitOutPerSquareMetre: Range
  energyAMonth: Range
  /** What a household spends on such things in a year, wherever it buys them. */
  householdYear: Range
  /** Share of households that would pay this shop's prices in most weeks, and how often they come. */
  willing: Range
  visitsAWeek: Range
  floorArea: Range
  /** Minutes that people walk to it. */
  walk: Range
  /** Goods that do not spoil within days. */
  keeps?: boolean
  /** Prices are set by publishers or payers. */
  fixedPrices?: boolean
}
