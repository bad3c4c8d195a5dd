import { expect, test } from 'vitest'
import { excerptOf, type Happening, isDecision, KINDS, sentenceOf } from './happenings.ts'

const one = (given: Partial<Happening>): Happening => ({
  kind: 'comment',
  isAboutComment: true,
  actorName: 'Jin Park',
  upvotes: 0,
  ...given,
})

test.each<[Partial<Happening>, string]>([
  [{ kind: 'comment' }, 'Jin Park commented on your post'],
  [{ kind: 'reply' }, 'Jin Park replied to your comment'],
  [{ kind: 'mention', actorName: null }, 'Deleted member mentioned you'],
  [{ kind: 'vote', upvotes: 1 }, 'Your comment has 1 upvote'],
  [{ kind: 'vote', upvotes: 12, isAboutComment: false }, 'Your post has 12 upvotes'],
  [{ kind: 'hidden', isAboutComment: false }, 'Your post is hidden until we have looked at it'],
  [{ kind: 'removed' }, 'Your comment was removed'],
  [{ kind: 'restored', isAboutComment: false }, 'Your post is visible again'],
])('%o is told as %s', (given, words) => {
  expect(sentenceOf(one(given))).toBe(words)
})

test('decisions about the words of somebody cannot be turned off', () => {
  expect(KINDS.filter(isDecision)).toEqual(['hidden', 'removed', 'restored'])
})

test('an excerpt is plain text, and has an end', () => {
  expect(excerptOf('Price the *warning*, not the [buoy](https://example.com).')).toBe(
    'Price the warning, not the buoy.',
  )
  expect(excerptOf('word '.repeat(100)).length).toBeLessThanOrEqual(182)
})
