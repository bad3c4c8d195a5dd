// A startup's name in an email of ours, and what contains it: titles and names of files. Whoever ordered typed it, and the
// email may go to somebody else.
import { visible } from '#kit/fields.ts'

const LONGEST = 60
const WEB_ADDRESS = /:\/\/|\bwww\.|[\w-]\.[a-z]{2,}[/:?#]|@/i
/** What mail programs turn into a link by themselves: 'evil.example', also inside a sentence. */
const DOMAIN = /([\p{L}\p{N}-])\.(?=\p{L}{2,})/gu
const WORD_JOINER = '\u2060'

/** One line that is too short for a message and holds nothing that a mail program makes a link of. */
export function nameInEmail(name: string, otherwise = 'your startup'): string {
  const line = oneLine(name)
  if (!line || WEB_ADDRESS.test(line)) return otherwise
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

const oneLine = (name: string) => visible(name).replace(/\s+/g, ' ')

/** Whether an email shows the name as it was typed. */
export function isShownWhole(name: string): boolean {
  return nameInEmail(name, '').replaceAll(WORD_JOINER, '') === oneLine(name)
}

/** The same for the name of an attachment. Its extension stays; other dots become hyphens. */
export function filenameInEmail(filename: string, otherwise: string): string {
  const dot = filename.lastIndexOf('.')
  const [stem, extension] = dot > 0 ? [filename.slice(0, dot), filename.slice(dot)] : [filename, '']
  return nameInEmail(stem, otherwise).replaceAll(WORD_JOINER, '').replaceAll('.', '-') + extension
}
