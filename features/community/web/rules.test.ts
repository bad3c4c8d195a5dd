import { expect, test } from 'vitest'
import type { Comment } from '../contract.ts'
import { initialsOf } from './byline.tsx'
import { isPending, merged, pendingComment } from './comment-rules.ts'
import { changed } from './use-community-query.ts'
import { castVote } from './vote-rules.ts'
import { whenInWords } from './when-in-words.ts'

test('a vote is guessed as the server will count it', () => {
  const none = { upvotes: 3, downvotes: 1, userVote: undefined }
  const up = castVote(none, 'up')
  expect(up).toEqual({ upvotes: 4, downvotes: 1, userVote: 'up' })
  expect(castVote(up, 'up')).toEqual(none)
  expect(castVote(up, 'down')).toEqual({ upvotes: 3, downvotes: 2, userVote: 'down' })
})

test.each([
  ['2026-11-16T11:59:30Z', 'Just now'],
  ['2026-11-16T11:59:00Z', '1 minute ago'],
  ['2026-11-16T10:00:00Z', '2 hours ago'],
  ['2026-11-15T11:00:00Z', 'Yesterday'],
  ['2026-11-12T11:00:00Z', 'Nov 12'],
  ['2025-11-12T11:00:00Z', 'Nov 12, 2025'],
  // A clock that is slow.
  ['2026-11-16T12:00:20Z', 'Just now'],
])('%s is %s', (iso, words) => {
  expect(whenInWords(iso, new Date('2026-11-16T12:00:00Z'))).toBe(words)
})

test('the server, which does not know when it is read, writes the day', () => {
  expect(whenInWords('2026-11-12T11:00:00Z', undefined)).toBe('Nov 12, 2026')
})

test('what was just written stands last under what it answers, until the server’s own takes its place', () => {
  const said = (place: string) =>
    ({
      ...pendingComment({ postId: 'p', content: place, parent: undefined, authorName: 'A' }),
      id: place,
      place,
    }) as Comment
  const known = [said('0000001'), said('00000010000003'), said('0000002')]
  const reply = pendingComment({ postId: 'p', content: 'new', parent: known[0], authorName: 'You' })
  expect(isPending(reply)).toBe(true)
  expect(merged(known, [reply]).map(({ content }) => content)).toEqual([
    '0000001',
    '00000010000003',
    'new',
    '0000002',
  ])
  expect(merged(known, [{ ...said('0000002'), content: 'older' }])[2]?.content).toBe('0000002')
})

test('another category begins at the top and keeps the rest', () => {
  const before = new URLSearchParams('sort=top&category=growth&cursor=x')
  expect(changed(before, { category: undefined }).toString()).toBe('sort=top')
  expect(before.get('cursor')).toBe('x')
})

test.each([
  ['Mara Lindqvist', 'ML'],
  ['jean-luc', 'JL'],
  ['松本', '松'],
  ['', '?'],
])('%s is %s in short', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
