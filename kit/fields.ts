// Fields that many contracts share, each with the sentence that people see when it is wrong.
import { z } from 'zod'

// Characters that nobody types and the database refuses or a page could be fooled by: controls, and marks that turn
// the direction of the text around.
const INVISIBLE = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u

const ADDRESS_MISSING = 'Please enter your email address.'
const ADDRESS_WRONG = 'Please enter a valid email address, such as name@example.com.'

/** Plain ASCII only: look-alike letters of other alphabets cannot pass for a known address. */
function address(pattern: RegExp, missing: string) {
  const error = ADDRESS_WRONG
  return (
    z
      .string({ error: missing })
      .trim()
      .min(1, { error: missing, abort: true })
      .max(254, { error, abort: true })
      // Before the case changes: the Kelvin sign's lower case is an ordinary k.
      .regex(/^[!-~]+$/, { error, abort: true })
      .toLowerCase()
      .pipe(z.email({ pattern, error }))
  )
}

/** What browsers take for an address, of a domain that others can write to. */
export function emailAddress(missing = ADDRESS_MISSING) {
  return address(
    /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/,
    missing,
  )
}

/** One that somebody else confirmed, or that has an account already: whatever it looks like, it is somebody's. */
export function knownAddress(missing = ADDRESS_MISSING) {
  return address(/^[^@<>]+@[^@<>]+$/, missing)
}

/**
 * Free text, without what no database keeps as text: null bytes and halves of characters. Blanks around it are cut.
 * With `missing`, the sentence for it, it must not be blank.
 */
export function freeText({ most, name, missing }: { most: number; name: string; missing?: string }) {
  const text = z
    .string(missing ? { error: missing } : undefined)
    .overwrite((text) => text.toWellFormed().replaceAll('\0', ''))
    .trim()
    .max(most, { error: `${name} can have at most ${most} characters.` })
  return missing ? text.min(1, { error: missing }) : text
}

/** Free text that is shown as one line: line breaks become blanks. */
export function oneLine(limits: { most: number; name: string }) {
  return freeText(limits).overwrite((text) => text.replace(/\s+/g, ' '))
}

/** Text from elsewhere, without what cannot be shown. */
export function visible(text: string): string {
  return text.replace(new RegExp(INVISIBLE, 'gu'), ' ').trim()
}

/** One line of text: blanks around it are cut. */
export function line({ missing, most, name }: { missing: string; most: number; name: string }) {
  return z
    .string({ error: missing })
    .trim()
    .min(1, { error: missing, abort: true })
    .max(most, { error: `${name} can have at most ${most} characters.`, abort: true })
    .refine((text) => !INVISIBLE.test(text), { error: `${name} contains characters that cannot be shown.` })
}
