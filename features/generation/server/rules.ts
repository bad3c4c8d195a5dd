import { isDeepStrictEqual } from 'node:util'
import { type Brief, briefSchema } from '#engine/brief.ts'
import type { Edits } from '#engine/edits.ts'
import type { Corrections } from '#features/understanding/contract.ts'
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

interface Wish {
  form: Form
  corrections: Corrections | undefined
}

/** Whether it says again what a brief was made of, with the same corrections. What the account filled in may have changed since. */
export function isSameWish(
  known: { brief: Brief; corrections: Corrections | null },
  { form, corrections }: Wish,
  account: { email: string; fullName: string },
): boolean {
  const { fullName } = briefSchema.parse(form)
  const { brief } = known
  const said = briefOf(form, account)
  return isDeepStrictEqual(
    [brief, known.corrections ?? undefined],
    [{ ...said, email: brief.email, fullName: fullName || brief.fullName }, corrections],
  )
}

/** Undefined where they correct and answer nothing. As JSON keeps them, so that what comes back from the database is the same. */
export function givenCorrections({ reading, answers }: Corrections = {}): Corrections | undefined {
  const isGiven = (part: object | undefined) => part !== undefined && Object.keys(part).length > 0
  if (!isGiven(reading) && !isGiven(answers)) return undefined
  return wellFormed({ ...(isGiven(reading) && { reading }), ...(isGiven(answers) && { answers }) })
}

/** Null bytes and halves of characters are in no brief, and the database refuses them. */
const wellFormed = (corrections: Corrections): Corrections =>
  JSON.parse(
    JSON.stringify(corrections, (_, value) =>
      typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '') : value,
    ),
  )

/** Another issue of a plan that is there: it costs nothing, and whoever asked for it waits for it. */
export const isReissue = ({ edits }: { edits: Edits | null }): boolean => edits !== null

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** '15 Nov 2026': the day of the order, so that every try prints the same bytes. */
export const printedDate = (ordered: Date): string =>
  `${ordered.getUTCDate()} ${MONTHS[ordered.getUTCMonth()]} ${ordered.getUTCFullYear()}`
