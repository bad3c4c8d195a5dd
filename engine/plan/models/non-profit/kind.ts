// Charities differ by whom they serve, what one piece of help costs, and who has a reason to pay for it.
// Amounts are dollars of the United States. Texts hold no digit; '{buyers}' and the like are the brief's own words.
import type { RowTexts } from '../content/saying.ts'
import type { Range } from '../content/scale.ts'

export interface CauseKind extends RowTexts {
  /** Words in a brief that tell it. */
  cues: RegExp
  /** 'food charity': reads after 'a' or 'the'. */
  noun: string
  /** What is counted: 'meal', 'place'. */
  served: { one: string; many: string }
  money: CauseMoney

  giftLead: string
  giftTest: string
  week: string
}

interface CauseMoney {
  /** Beyond the pay of people: food, material, rooms, for one of what is counted. */
  unitCost: Range
  /** 'a year' where one place is kept for a year. */
  isYearly: boolean
  monthlyGift: Range
  singleGift: Range
  /** New regular donors a month, in each year. */
  joining: [number, number, number]
  /** Foundations and public bodies that pay, and what one of them pays a month. */
  grants: [number, number, number]
  grant: Range
  /** What it sells itself. */
  trading: {
    label: string
    one: string
    many: string
    price: Range
    aMonth: [number, number, number]
    cost: number
  }
  equipment: Range
  help: { role: string; like: string; dollars: number }
  /** Of households that give: to a cause of this sort. */
  cares: Range
}
