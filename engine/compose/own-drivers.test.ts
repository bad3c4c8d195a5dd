// Plans whose books were written for one business alone.
import { expect, test } from 'vitest'
import { booksAnswer, draftedWith } from '../analyst/testing/tank-cleaner.ts'
import { collectMarks } from '../plan/kit/marks.ts'

type Answer = ReturnType<typeof booksAnswer>
const [post] = booksAnswer().posts as [Answer['posts'][0]]

const sourcesOf = (more: object) => {
  const { sections, context } = draftedWith(booksAnswer(more))
  return collectMarks(sections, context.known()).sources.flatMap(({ uses }) => uses.map(({ id }) => id))
}

test('books that name their rates rest on no source', () => {
  expect(sourcesOf({ taxRate: '0', posts: [{ ...post, onCost: '0' }] })).toEqual([])
  const unpaid = { ...post, monthlyPay: '0' }
  expect(sourcesOf({ taxRate: '0', posts: [unpaid] })).toEqual([])
})

test('a tax that they leave open is the country’s, with its source', () => {
  expect(sourcesOf({})).toEqual(['tax'])
})
