// The worker as it is, with a press that prints a line instead of pages: plans, files and the ledger are the real ones.
import { type FileKind, fileName } from '#engine/file-names.ts'
import type { Press } from '#engine/press/press.ts'
import type { PrintShop } from '#engine/press/print-shop.ts'
import type { House } from '#server/house.ts'
import { makeBlueprint } from '../make-blueprint.ts'
import { ALL_KINDS } from '../progress-rules.ts'
import { workshopOf } from '../workshop.ts'
import { generationOf } from './paid.ts'

/** What was asked of the press, job by job. */
export const printed: FileKind[][] = []

const print: Press['print'] = async ({ blueprint: { plan }, only = ALL_KINDS, date }, { signal } = {}) => {
  signal?.throwIfAborted()
  printed.push(only)
  const { currency, profit } = plan.finance.projection
  const line = `${plan.name}, ${date}: revenue ${currency} ${profit.revenue.years.join(', ')}. ${plan.understood.offer.value}`
  const files = only.map((kind) => ({
    ...fileName(kind, plan.name),
    bytes: Buffer.from(kind === 'logo' || kind === 'brand-pack' ? kind : `${kind}. ${line}`),
  }))
  return { files, times: [] }
}

export const smallPress: PrintShop = { print, pid: undefined, warmUp: () => {}, close: async () => {} }

/**
 * The newest making of a blueprint is made; or its worker goes in the middle, when the plan is kept and nothing is printed.
 */
export async function makeSmall(house: House, blueprintId: string, { dies = false } = {}): Promise<void> {
  const { id: generationId } = await generationOf(house, blueprintId)
  const control = new AbortController()
  const press = async () => {
    if (dies) control.abort(new Error('The worker is gone.'))
    return smallPress
  }
  const workshop = { ...workshopOf(house), press }
  await makeBlueprint(house, workshop, { generationId, signal: control.signal })
}
