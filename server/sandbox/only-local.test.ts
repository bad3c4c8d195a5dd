import { expect, test } from 'vitest'
import { isFromThisMachine } from './only-local.ts'

const LOCAL = { host: 'localhost:3000' }

test.each([
  ['a browser at this machine', '127.0.0.1', LOCAL],
  ['one that speaks IPv6', '::1', { host: '[::1]:3000' }],
  ['one whose socket is both', '::ffff:127.0.0.1', { host: '127.0.0.1:3000' }],
  ['a local proxy in front of a local visitor', '127.0.0.1', { ...LOCAL, 'x-forwarded-for': '127.0.0.1' }],
  ['two of them', '127.0.0.1', { ...LOCAL, 'x-forwarded-for': '::1, 127.0.0.1', 'x-real-ip': '::1' }],
])('%s is let in', (_, address, headers) => {
  expect(isFromThisMachine(address, headers)).toBe(true)
})

test.each<[string, string | undefined, Record<string, string | string[]>]>([
  ['somebody elsewhere', '203.0.113.9', LOCAL],
  ['somebody elsewhere who says otherwise', '203.0.113.9', { ...LOCAL, 'x-forwarded-for': '127.0.0.1' }],
  ['somebody in the same network', '192.168.1.5', LOCAL],
  ['a socket that is gone', undefined, LOCAL],
  ['a stranger behind a local proxy', '127.0.0.1', { ...LOCAL, 'x-forwarded-for': '203.0.113.9' }],
  ['one who wrote a local address first', '127.0.0.1', { ...LOCAL, 'x-forwarded-for': '::1, 203.0.113.9' }],
  ['one whose proxy only names the visitor', '127.0.0.1', { ...LOCAL, 'x-real-ip': '203.0.113.9' }],
  ['one whose proxy says it in the newer way', '127.0.0.1', { ...LOCAL, forwarded: 'for=127.0.0.1' }],
  ['one through a proxy that names itself', '127.0.0.1', { ...LOCAL, via: '1.1 tunnel' }],
  ['a blank list', '127.0.0.1', { ...LOCAL, 'x-forwarded-for': '' }],
  ['the public name behind a silent proxy', '127.0.0.1', { host: 'shop.example.com' }],
  ['the public name beside a local one', '127.0.0.1', { ...LOCAL, 'x-forwarded-host': 'shop.example.com' }],
  ['a page whose name leads to loopback', '127.0.0.1', { host: 'rebind.evil.example:3000' }],
])('%s is refused', (_, address, headers) => {
  expect(isFromThisMachine(address, headers)).toBe(false)
})
