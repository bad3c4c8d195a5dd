// Shops differ by what they sell, when it sells and what spoils. One row for each trade we know; a plain shop otherwise.

export interface Trade {
  id: string
  /** Words in a brief that tell it. */
  cues: RegExp
  /** What one sale is called, and what is mostly sold. */
  goods: { one: string; many: string }
  /** What the owner must be able to do. */
  craft: string
  craftTest: string
  /** When the room is full, and when it stands empty. */
  busy: string
  quiet: string
  /** What happens to goods that do not sell on the day. */
  unsold: string
  bottleneck: string
  helper: string
  /** What people come for, the two ways they manage now, and what that really lacks. */
  want: string
  now: [string, string]
  lack: string
  /** What it costs a customer to leave things as they are. */
  nothing: string
  /** What to ask about the last seven days. */
  asked: string
  /** The kinds of place or habit that people choose instead, and how each is met. */
  rivals: { name: string; why: string; fails: string; answer: string }[]
  /** In euro cents; other currencies are scaled by what things cost there. */
  spend: [low: number, typical: number, high: number]
  costShare: [low: number, typical: number, high: number]
  openDaysAWeek: number
  /** Sales on an open day: at opening, once known, and the most the room and the people allow. */
  sales: { opening: number; settled: number; most: number }
  fitOutPerSquareMetre: [low: number, typical: number, high: number]
  energyAMonth: [low: number, typical: number, high: number]
  /** Hours a week of paid help at opening and once settled. */
  helpHours: { opening: number; settled: number }
}
