// What the community decides by words and numbers alone.
import { createHash } from 'node:crypto'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Ten times the votes outweigh this much age. */
const TENFOLD_SECONDS = 45_000
const LINKS_OF_NEWCOMERS = 2
/** Whoever is named after these is named in vain. */
export const MOST_MENTIONS = 10
const NUMBER_DIGITS = 7
/** Deeper replies stand beside the one that they answer: a phone has no room for more. */
export const DEEPEST = 5

/** Grows with votes and with the date of writing, never with the clock: a list in this order needs no recount. */
export function hotness(score: number, createdAt: Date): number {
  return (
    Math.sign(score) * Math.log10(Math.max(1, Math.abs(score))) + createdAt.getTime() / 1000 / TENFOLD_SECONDS
  )
}

type Value = 1 | -1

/** The same way again takes the vote back; the other way turns it around. */
export function afterVote(before: Value | undefined, cast: Value) {
  const after = before === cast ? undefined : cast
  const change = (value: Value) => Number(after === value) - Number(before === value)
  return { after, upvotes: change(1), downvotes: change(-1) }
}

/** The same words with other blanks, case or marks are the same. Of marks alone, the marks count. */
export function fingerprintOf(text: string): string {
  const words = text.normalize('NFKC').toLowerCase()
  const bare = words.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()
  return createHash('sha256')
    .update(bare || words.trim())
    .digest('base64url')
}

export function isNewcomer(joined: Date, now: Date): boolean {
  return now.getTime() - joined.getTime() < DAY_MS
}

export type Writing = 'post' | 'comment' | 'change'
export const MOST_AN_HOUR = {
  newcomer: { post: 3, comment: 15, change: 30 },
  member: { post: 30, comment: 240, change: 240 },
} as const

/** An hour, by one account. */
export const MOST_PREVIEWS = 240
export const TOO_MANY_PREVIEWS = `You can look at ${MOST_PREVIEWS} previews an hour. Your text is kept here; please try again later.`

export function tooManySentence(writing: Writing, newcomer: boolean): string {
  const most = MOST_AN_HOUR[newcomer ? 'newcomer' : 'member'][writing]
  const deed = {
    post: `write ${most} posts`,
    comment: `write ${most} comments`,
    change: `change ${most} texts`,
  }[writing]
  return newcomer
    ? `In its first day an account can ${deed} an hour. Your text is kept here; please try again later.`
    : `You can ${deed} an hour. Your text is kept here; please try again later.`
}

export function hasTooManyLinks(text: string, newcomer: boolean): boolean {
  const links = text.match(/https?:\/\/|(?<![\w/.])www\./gi)?.length ?? 0
  return newcomer && links > LINKS_OF_NEWCOMERS
}

/** As long as a full name can be. */
const NAME_LONGEST = 100
const NAME_WORD = String.raw`[\p{L}\p{N}][\p{L}\p{M}\p{N}.'’-]*`
const MENTION = new RegExp(String.raw`(?<![\p{L}\p{N}@.])@(${NAME_WORD}(?: ${NAME_WORD}){0,3})`, 'gu')

/** Every name that an @ could mean, in lower case: '@Mara Lindqvist said' may be Mara, Mara Lindqvist, or all of it. */
export function possibleNames(text: string): string[] {
  const names = new Set<string>()
  for (const [, found = ''] of text.matchAll(MENTION))
    for (const name of readingsOf(found)) names.add(name.toLowerCase())
  return [...names].slice(0, MOST_MENTIONS * 8)
}

/** Every name that the words after an @ could be, with the marks at its end and without them. The longest comes first. */
function readingsOf(found: string): string[] {
  const words = found.split(' ')
  const names = words.map((_, i) => words.slice(0, words.length - i).join(' '))
  return names.flatMap((name) => [name, withoutEndMarks(name)]).filter((name) => name.length <= NAME_LONGEST)
}

/** By a loop: an expression for it would start again at each mark of a long run. */
function withoutEndMarks(name: string): string {
  let end = name.length
  while (END_MARKS.includes(name[end - 1] ?? ' ')) end--
  return name.slice(0, end)
}
const END_MARKS = ".'’-"

/** Where in the text whom is named; the longest name that fits is meant. */
export function splitMentions(text: string, people: ReadonlyMap<string, string>) {
  const parts: { text: string; person?: string }[] = []
  let from = 0
  for (const match of text.matchAll(MENTION)) {
    const found = match[1] ?? ''
    const name = longestName(found, people)
    if (!name) continue
    const start = match.index
    const end = start + 1 + name.length
    if (start > from) parts.push({ text: text.slice(from, start) })
    parts.push({ text: text.slice(start, end), person: people.get(name.toLowerCase()) as string })
    from = end
  }
  if (from < text.length) parts.push({ text: text.slice(from) })
  return parts
}

function longestName(found: string, people: ReadonlyMap<string, string>): string | undefined {
  return readingsOf(found).find((name) => people.has(name.toLowerCase()))
}

/** Under which a reply stands, and how deep. */
export function placeOf(parent: { place: string; depth: number } | undefined, number: number) {
  const own = String(number).padStart(NUMBER_DIGITS, '0')
  if (!parent) return { place: own, depth: 0 }
  if (parent.depth < DEEPEST) return { place: parent.place + own, depth: parent.depth + 1 }
  return { place: parent.place.slice(0, -NUMBER_DIGITS) + own, depth: parent.depth }
}

/** The discussion that a place belongs to begins here. */
export const rootOf = (place: string) => place.slice(0, NUMBER_DIGITS)
