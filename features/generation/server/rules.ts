import { isDeepStrictEqual } from 'node:util'
import { type Brief, briefSchema } from '#engine/brief.ts'
import type { Edits } from '#engine/edits.ts'
import { Failure } from '#server/errors.ts'

export type Form = Record<keyof Brief, string>

export function refuseIncomplete({ startupName, businessIdea }: Form): void {
  if (startupName && businessIdea) return
  throw new Failure('invalid_request', {
    sentence: 'Invalid request: the startup name and the business idea are needed.',
  })
}

/** What the founder told us, with what the account knows where the form is silent. */
export function briefOf(form: Form, { email, fullName }: { email: string; fullName: string }): Brief {
  const { fullName: named, ...fields } = briefSchema.parse(form)
  return { ...fields, fullName: named || fullName, email }
}

/** Whether the form says again what a brief was made of. What the account filled in may have changed since. */
export function isSameWish(known: Brief, form: Form, account: { email: string; fullName: string }): boolean {
  const { fullName } = briefSchema.parse(form)
  const said = briefOf(form, account)
  return isDeepStrictEqual(known, { ...said, email: known.email, fullName: fullName || known.fullName })
}

/** Another issue of a plan that is there: it costs nothing, and whoever asked for it waits for it. */
export const isReissue = ({ edits }: { edits: Edits | null }): boolean => edits !== null

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** '15 Nov 2026': the day of the order, so that every try prints the same bytes. */
export const printedDate = (ordered: Date): string =>
  `${ordered.getUTCDate()} ${MONTHS[ordered.getUTCMonth()]} ${ordered.getUTCFullYear()}`
