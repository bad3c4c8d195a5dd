import { expect, test } from 'vitest'
import { wordsQuery } from '#server/database/words.ts'
import { csvLine } from './csv.ts'
import { cursorOf, isId, placeOf } from './rules.ts'

test.each([
  ['Mara lind', "'mara':* & 'lind':*"],
  ['mara@example.com', "'mara':* & 'example':* & 'com':*"],
  ["O'Brien); drop table", "'o':* & 'brien':* & 'drop':* & 'table':*"],
  ['Мария Ivanová', "'мария':* & 'ivanová':*"],
  ['王小明', "'王小明':*"],
  ['mara3e7', "'mara3e7':*"],
])('a search is the beginnings of its words: %s', (search, query) => {
  expect(wordsQuery(search)).toBe(query)
})

test.each(['', '  ', '@', "'", '\\', '%_', ':* & !'])('what has no word finds nothing: %j', (search) => {
  expect(wordsQuery(search)).toBeUndefined()
})

test('an id is looked for as such', () => {
  expect(isId('0190B7E2-6A1C-7C3E-9A54-2F3C8D1E0A77')).toBe(true)
  expect(isId('0190b7e2')).toBe(false)
})

test('a place in the list survives its way through an address', () => {
  const place = { micros: '1763274000123456', id: '0190b7e2-6a1c-7c3e-9a54-2f3c8d1e0a77' }
  expect(placeOf(cursorOf(place))).toEqual(place)
})

test.each([
  ['=HYPERLINK("https://evil.example")', `"'=HYPERLINK(""https://evil.example"")"`],
  ['+44 20', `"'+44 20"`],
  ['-2+3', `"'-2+3"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['\t=1', `"'\t'=1"`],
  [' =1', `"' =1"`],
  ['＝1', `"'＝1"`],
  // Where the separator is a semicolon or a tab, each part is a cell of its own.
  [';=40+2;', `";'=40+2;"`],
  ['Mara; @SUM(A1)', `"Mara; '@SUM(A1)"`],
  ['Mara\t+1', `"Mara\t'+1"`],
  ['Mara;"=1"', `"Mara;""'=1"""`],
  ['two\n=1', `"two\n'=1"`],
])('a spreadsheet computes nothing of a name: %j', (name, cell) => {
  expect(csvLine([name])).toBe(`${cell}\r\n`)
})

test.each([
  ['Mara Lindqvist', 'Mara Lindqvist'],
  ['Lindqvist, Mara', '"Lindqvist, Mara"'],
  ['Mara "M" L', '"Mara ""M"" L"'],
  ['two\nlines', '"two\nlines"'],
  ['Smith; Jones', '"Smith; Jones"'],
  ['Jones-Smith + Co', 'Jones-Smith + Co'],
  [-3, '-3'],
])('everything else stays as it is: %j', (value, cell) => {
  expect(csvLine([value, 'x'])).toBe(`${cell},x\r\n`)
})
