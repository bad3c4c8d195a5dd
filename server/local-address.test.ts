import { expect, test } from 'vitest'
import { isLocalHost, isLoopbackAddress, isPrivateHost } from './local-address.ts'

test.each([
  ['127.0.0.1', true],
  ['127.9.9.9', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['::ffff:203.0.113.9', false],
  ['10.0.0.1', false],
  ['0.0.0.0', false],
  ['::', false],
  ['localhost', false],
  ['', false],
])('%s as a loopback address: %s', (address, expected) => {
  expect(isLoopbackAddress(address)).toBe(expected)
})

test.each([
  ['localhost', true],
  ['shop.localhost', true],
  ['[::1]', true],
  ['LOCALHOST', true],
  ['localhost.evil.example', false],
  ['127.0.0.1.evil.example', false],
  ['192.168.1.5', false],
  ['', false],
])('%s as a name of this machine: %s', (host, expected) => {
  expect(isLocalHost(host)).toBe(expected)
})

test.each([
  ['files', true],
  ['minio.storage.svc.cluster.local', true],
  ['llm.internal', true],
  ['172.20.0.4', true],
  ['[fd00::7]', true],
  ['172.32.0.4', false],
  ['203.0.113.9', false],
  ['[2001:db8::1]', false],
  ['internal.example.com', false],
])('%s as a name of a private network: %s', (host, expected) => {
  expect(isPrivateHost(host)).toBe(expected)
})
