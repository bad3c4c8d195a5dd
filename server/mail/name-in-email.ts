// A startup's name in an email of ours. Whoever ordered typed it, and the email may go to somebody else.
import { visible } from '#kit/fields.ts'

const LONGEST = 60
const WEB_ADDRESS = /:\/\/|\bwww\.|[\w-]\.[a-z]{2,}[/:?#]|@/i
/** What mail programs turn into a link by themselves: 'evil.example', also inside a sentence. */
const DOMAIN = /([\p{L}\p{N}-])\.(?=\p{L}{2,})/gu
const WORD_JOINER = '\u2060'

/** One line that is too short for a message and holds nothing that a mail program makes a link of. */
export function nameInEmail(name: string): string {
  const line = visible(name).replace(/\s+/g, ' ')
  if (!line || WEB_ADDRESS.test(line)) return 'your startup'
  const short =
    line.length > LONGEST
      ? `${line
          .slice(0, LONGEST - 1)
          .trimEnd()
          .toWellFormed()}…`
      : line
  // Invisible, and it keeps 'Booking.com' from becoming a link.
  return short.replace(DOMAIN, `$1.${WORD_JOINER}`)
}
