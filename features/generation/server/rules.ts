import { type Brief, briefSchema } from '#engine/brief.ts'
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

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** '15 Nov 2026': the day of the order, so that every try prints the same bytes. */
export const printedDate = (ordered: Date): string =>
  `${ordered.getUTCDate()} ${MONTHS[ordered.getUTCMonth()]} ${ordered.getUTCFullYear()}`
