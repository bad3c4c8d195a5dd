// What the founders live on until the business carries them.
import type { Context } from '../context.ts'
import { MONTHS } from '../finance/calendar.ts'
import type { Drivers } from '../finance/drivers.ts'
import { type Prose, say } from '../kit/prose.ts'
import { words } from '../kit/quantity.ts'
import { capital } from '../names.ts'
import { monthName } from '../results.ts'

/** Nothing when they are paid in full from early on. */
export function payNote(context: Context, { staff }: Drivers): Prose[] {
  const count = staff.find(({ isFounder }) => isFounder)?.count ?? []
  const full = count.at(-1)
  const part = count.find(({ value }) => value > 0)
  if (!full || !part || full.month <= 13 || part.value >= full.value) return []
  const Founder = words(capital(context.names.founder.words))
  const starts = monthName(context, part.month)
  if (full.month > MONTHS)
    return [
      say`${Founder} draws two fifths of a full pay from ${starts} on and never more within this plan, because what is left of sales does not carry it. A second income is needed beside it, and a reader should count that as a cost.`,
    ]
  return [
    context.choose('pay-note', [
      say`${Founder} draws two fifths of a full pay from ${starts} on and the whole from ${monthName(context, full.month)}, the first month that carries it. Until then somebody else pays the rent at home.`,
      say`Full pay for ${context.names.founder} begins in ${monthName(context, full.month)}, when sales carry it; from ${starts} until then it is two fifths.`,
    ]),
  ]
}
