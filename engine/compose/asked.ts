// 'You asked': each question of the founder, answered from the case.
import { ASKED_HEAD, type Block, columns, heading } from '../plan/kit/section.ts'
import { answersTo } from './answers/answers.ts'
import { type Composer, named } from './composer.ts'

const MOST_ANSWERS = 5

export function askedBlocks(composer: Composer): Block[] {
  const { asked } = composer.one.reading
  if (asked.length === 0) return []
  return [
    heading(ASKED_HEAD),
    {
      kind: 'table',
      columns: columns(['Your question', 'Answer']),
      rows: answersTo(composer, asked.slice(0, MOST_ANSWERS)).map(({ question, answer }) => ({
        cells: [named(`‘${question.replace(/\s+/g, ' ').trim()}’`), answer.says],
      })),
    },
  ]
}
