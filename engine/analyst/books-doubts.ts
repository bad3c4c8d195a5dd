// What books may hold and still should not: values that the plan could not list, and growth that nobody wins.
import { namesIn, tokensIn } from '../case/formula.ts'
import { type BooksAnswer, formulasOf } from './books-answer.ts'

/** Of the clock, the calendar and plain arithmetic. */
const USUAL_CONSTANTS = new Set([
  '0',
  '0.5',
  '1',
  '2',
  '7',
  '10',
  '12',
  '24',
  '30',
  '52',
  '60',
  '100',
  '365',
  '1000',
])

/** A sentence each, for whoever set them up; books with such doubts can still be used. */
export function booksDoubts(answer: BooksAnswer): string[] {
  return [...hiddenValues(answer), ...growthFromNowhere(answer)]
}

function hiddenValues(answer: BooksAnswer): string[] {
  return formulasOf(answer).flatMap(([where, formula]) => {
    const hidden = tokensIn(formula).filter(({ text, is }) => is === 'constant' && !USUAL_CONSTANTS.has(text))
    // What an option sets a number to is its value, and so is how many work.
    if (hidden.length === 0 || where.startsWith('options') || isHeadcount(where, formula)) return []
    return [
      `${where}: ${hidden.map(({ text }) => text).join(', ')} stands in '${formula}': declare it as a number`,
    ]
  })
}

/** '0.4' of a post is said in the table of posts. */
const isHeadcount = (where: string, formula: string) =>
  where.startsWith('posts') && /^\d+(?:\.\d+)?$/.test(formula.trim())

/** The last amount of the main stream is made from what the channels win, unless it is no more than the first. */
function growthFromNowhere(answer: BooksAnswer): string[] {
  const [main] = answer.streams
  const last = main?.volume.at(-1)
  if (!main || !last || main.steps || main.volume.length < 2 || last.amount === main.volume[0]?.amount)
    return []
  const won = new Set(answer.channels.flatMap(({ reach, wins }) => [...namesIn(reach), ...namesIn(wins)]))
  if ([...madeFrom(answer, last.amount)].some((id) => won.has(id))) return []
  return [
    `streams, ${main.id}: what is sold in month ${last.month} is not made from what the channels win and from who comes back: make it from their numbers, at rates you would defend`,
  ]
}

/** All numbers that a formula rests on. */
function madeFrom({ numbers }: BooksAnswer, formula: string): Set<string> {
  const makes = new Map(numbers.map(({ id, make }) => [id, make ?? '']))
  const found = new Set<string>()
  const waiting = namesIn(formula)
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue
    found.add(id)
    waiting.push(...namesIn(makes.get(id) ?? ''))
  }
  return found
}
