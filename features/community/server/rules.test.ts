import { expect, test } from 'vitest'
import { growth, STAYS_LINEAR } from '#server/testing/growth.ts'
import { readListQuery } from '../contract.ts'
import { cursorAt, readCursor } from './cursor.ts'
import {
  afterVote,
  DEEPEST,
  fingerprintOf,
  hasTooManyLinks,
  hotness,
  placeOf,
  possibleNames,
  rootOf,
  splitMentions,
} from './rules.ts'

test.each([
  [undefined, 1, 1, 1, 0],
  [1, 1, undefined, -1, 0],
  [-1, 1, 1, 1, -1],
  [undefined, -1, -1, 0, 1],
  [1, -1, -1, -1, 1],
] as const)('a vote %s, then %s, leaves %s', (before, cast, after, upvotes, downvotes) => {
  expect(afterVote(before, cast)).toEqual({ after, upvotes, downvotes })
})

test('ten votes outweigh half a day, and what is voted down sinks', () => {
  const noon = new Date('2026-11-16T12:00:00Z')
  const later = new Date(noon.getTime() + 45_000_000)
  expect(hotness(10, noon)).toBeCloseTo(hotness(0, later), 9)
  expect(hotness(-10, noon)).toBeLessThan(hotness(0, noon))
  expect(hotness(1, noon)).toBe(hotness(0, noon))
})

test('the same words in other clothes are the same; other words are not', () => {
  expect(fingerprintOf('Buy **this**,  now!')).toBe(fingerprintOf('buy this now'))
  expect(fingerprintOf('buy that now')).not.toBe(fingerprintOf('buy this now'))
  expect(fingerprintOf('+1')).not.toBe(fingerprintOf('-2'))
  expect(fingerprintOf('!!!')).not.toBe(fingerprintOf('???'))
})

test('three links are too many on the first day, and none are later', () => {
  const three = 'http://a.example https://b.example www.c.example'
  expect(hasTooManyLinks(three, true)).toBe(true)
  expect(hasTooManyLinks(three, false)).toBe(false)
  expect(hasTooManyLinks('https://www.a.example http://b.example', true)).toBe(false)
})

test('places sort as the thread is read, and too deep a reply stands beside what it answers', () => {
  const first = placeOf(undefined, 1)
  const second = placeOf(undefined, 2)
  const reply = placeOf(first, 3)
  const replyToReply = placeOf(reply, 11)
  expect([second, replyToReply, reply, first].map(({ place }) => place).sort()).toEqual(
    [first, reply, replyToReply, second].map(({ place }) => place),
  )
  let deep = first
  for (let number = 4; number < 20; number++) deep = placeOf(deep, number)
  expect(deep.depth).toBe(DEEPEST)
  expect(rootOf(deep.place)).toBe(first.place)
})

test('an @ means the longest name that fits, and an address means nobody', () => {
  const people = new Map([
    ['mara', '1'],
    ['mara lindqvist', '2'],
    ['jean-luc o’neil', '3'],
  ])
  const named = (text: string) => splitMentions(text, people).flatMap(({ person }) => person ?? [])
  expect(possibleNames('Thanks @Mara Lindqvist.')).toEqual(expect.arrayContaining(['mara', 'mara lindqvist']))
  expect(named('Thanks @Mara Lindqvist.')).toEqual(['2'])
  expect(named('@mara, look. (@Jean-Luc O’Neil)')).toEqual(['1', '3'])
  expect(named('mail@mara.example @Nobody')).toEqual([])
  expect(splitMentions('a @Mara Lindqvist b', people).map(({ text }) => text)).toEqual([
    'a ',
    '@Mara Lindqvist',
    ' b',
  ])
})

test('a name has at most 100 characters, and marks at its end are none of it', () => {
  const longest = `Mara ${'x'.repeat(95)}`
  const named = (text: string, name: string) =>
    splitMentions(text, new Map([[name.toLowerCase(), '1']])).map((part) => part.text)
  expect(named(`@${longest}...`, longest)).toEqual([`@${longest}`, '...'])
  expect(named('@Ann-.’ said', 'ann')).toEqual(['@Ann', '-.’ said'])
  expect(named('@Smith Jr. said', 'smith jr.')).toEqual(['@Smith Jr.', ' said'])
  expect(possibleNames(`@${'x'.repeat(300)}`)).toEqual([])
  expect(possibleNames(`@Mara ${'x'.repeat(300)}`)).toEqual(['mara'])
  expect(possibleNames('@Ann-')).toEqual(['ann-', 'ann'])
})

test.each([
  ['hyphens', (length: number) => `@a${'-'.repeat(length)}b`],
  ['four words of hyphens', (length: number) => `@a${'-'.repeat(length / 4)} a`.repeat(4)],
  ['names', (length: number) => '@a-b '.repeat(length / 5)],
  ['accents', (length: number) => `@e${'\u0301'.repeat(length)}!`],
  ['ats', (length: number) => '@'.repeat(length)],
])('a text of %s is searched for names in a time that grows with its length', (_, make) => {
  const people = new Map([['mara', '1']])
  const grown = growth(5_000, (length) => {
    const text = make(length)
    return () => [possibleNames(text), splitMentions(text, people)]
  })
  expect(grown).toBeLessThan(STAYS_LINEAR)
})

test('a cursor leads back to where it was made, and none of another order is taken', () => {
  const row = {
    id: '7d5f6cf0-4d0a-4d7e-9a55-2f6a8f0f2a11',
    hot: 38921.123456789,
    score: -3,
    createdAt: new Date('2026-11-16T12:00:00.123Z'),
  }
  for (const sort of ['hot', 'new', 'top'] as const) {
    const text = cursorAt(sort, row)
    expect(readListQuery({ cursor: text }).cursor).toBe(text)
    expect(readCursor(sort, text)).toMatchObject({ sort, id: row.id })
  }
  expect(() => readCursor('new', cursorAt('top', row))).toThrow('start at the top')
  expect(() => readCursor('hot', `1;drop~${row.id}`)).toThrow('start at the top')
})

test('an address that nobody can mean asks for the plain list', () => {
  expect(readListQuery({ category: 'bananas', sort: 'best', search: '  ', cursor: '<>' })).toEqual({
    brief: 'true',
  })
  expect(readListQuery({ category: 'all', sort: 'top', search: ' buoy ' })).toEqual({
    sort: 'top',
    search: 'buoy',
    brief: 'true',
  })
})
