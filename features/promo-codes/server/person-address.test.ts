import { expect, test } from 'vitest'
import { personAddress } from './person-address.ts'

test.each([
  ['ann.smith@gmail.com', 'annsmith@gmail.com'],
  ['Ann.Smith+1@GoogleMail.com', 'annsmith@gmail.com'],
  ['a.n.n.smith+a+b@gmail.com', 'annsmith@gmail.com'],
  // Elsewhere a dot may make another mailbox.
  ['ann.smith+shop@corp.example', 'ann.smith@corp.example'],
  ['annsmith@corp.example', 'annsmith@corp.example'],
  ['+tag@corp.example', '+tag@corp.example'],
  ['...@gmail.com', '...@gmail.com'],
])('%s counts as %s', (email, person) => {
  expect(personAddress(email)).toBe(person)
})
