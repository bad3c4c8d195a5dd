import { expect, test } from 'vitest'
import { isReservedName, nameFor } from './reserved-names.ts'

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
])('%s is ours', (name) => expect(isReservedName(name)).toBe(true))

test.each([
  'Mara Lindqvist',
  'Ann Admin-Jones',
  'Petra Support',
  'Badminton Club',
  'Team Rocket',
  'Will Help',
  'The Founder',
  'Зоя Королёва',
  '李小龙',
  '!',
  'Al',
])('%s is a name like any other', (name) => expect(isReservedName(name)).toBe(false))

test('an account that is made without asking gets a name that is not ours', () => {
  expect(nameFor('mara@example.com', 'Mara Lindqvist')).toBe('Mara Lindqvist')
  expect(nameFor('mara@example.com', 'FCP Support')).toBe('mara')
  expect(nameFor('mara@example.com', '')).toBe('mara')
  expect(nameFor('admin@example.com', 'Admin')).toBe('Member')
})
