import { expect, test } from 'vitest'
import { isReadable, isReservedName, nameFor } from './reserved-names.ts'

test.each([
  'Founder Co-Pilot',
  'founder copilot support - call +1 555 0100',
  'F o u n d e r  C o - P i l o t',
  'Fοunder Cо-Pіlоt',
  'Founder Co-Pi1ot',
  'FCP Support',
  'fcp  team',
  'F.C.P. Support',
  'Admin',
  'A D M I N',
  'Аdmin',
  'Adm1n',
  '\u00c1dmin',
  'The Support Team',
  'ad\u200bmin',
  'Owner',
  'Site Owner',
  'The 0wner',
  '\u1d00dmin',
  '\ua4eedmin',
  '\u13aadmin',
  'adm\u0131n',
  '\u1d00\u1d05\u1d0d\u026a\u0274',
  'Su\u03f1port',
])('%s is ours', (name) => expect(isReservedName(name)).toBe(true))

test.each([
  'Mara Lindqvist',
  'Ann Admin-Jones',
  'Petra Support',
  'Badminton Club',
  'Team Rocket',
  'Will Help',
  'Ana Owner',
  'Owen Site',
  'The Founder',
  'Зоя Королёва',
  '李小龙',
  '!',
  'Al',
])('%s is a name like any other', (name) => expect(isReservedName(name)).toBe(false))

test.each(['\u3164', '\u200b\u200b', '\u2800', '\u115f\u1160', '\u0301', '---', '\u00ad'])(
  '%j shows nobody anything',
  (name) => expect(isReadable(name)).toBe(false),
)

test.each(['A', '李', 'Зоя', '7', 'ש', 'ﷺ'])('%s can be read', (name) => expect(isReadable(name)).toBe(true))

test('an account that is made without asking gets a name that is not ours', () => {
  expect(nameFor('mara@example.com', 'Mara Lindqvist')).toBe('Mara Lindqvist')
  expect(nameFor('mara@example.com', 'FCP Support')).toBe('mara')
  expect(nameFor('mara@example.com', '')).toBe('mara')
  expect(nameFor('admin@example.com', 'Admin')).toBe('Member')
  expect(nameFor('mara@example.com', '\u3164')).toBe('mara')
  expect(nameFor('...@example.com', '\u200b')).toBe('Member')
})
