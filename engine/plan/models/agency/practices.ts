// Which practice a firm is, by the words of its brief.
import type { Context } from '../../context.ts'
import { tradeIn } from '../kind.ts'
import type { Practice } from './practice.ts'
import { PLAIN } from './practice-plain.ts'
import { AROUND } from './practices-around.ts'
import { BUILDING } from './practices-build.ts'
import { CAREFUL } from './practices-careful.ts'
import { CREATIVE } from './practices-creative.ts'
import { MEASURING } from './practices-measure.ts'
import { PEOPLE } from './practices-people.ts'
import { WORDS } from './practices-words.ts'

const ALL = [...CAREFUL, ...WORDS, ...BUILDING, ...MEASURING, ...AROUND, ...CREATIVE, ...PEOPLE]

export function practiceOf(context: Context): Practice {
  return tradeIn(context, ALL, PLAIN)
}
