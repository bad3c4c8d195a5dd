// The print shop: the press in a process of its own, which may end at any moment.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Blueprint } from '../blueprint.ts'
import { createPrintShop, type PrintShop } from './print-shop.ts'
import { blueprintOf } from './testing/printed.ts'

let blueprint: Blueprint
beforeAll(async () => {
  blueprint = await blueprintOf('dogs')
})

let shop: PrintShop
afterEach(() => shop.close())

const reasonOf = (promise: Promise<unknown>) => promise.then(String, (reason: Error) => reason.message)
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('prints elsewhere; when its process is killed the work fails at once, and the next is printed by a new one', async () => {
  shop = createPrintShop({ threads: 1 })
  const lost = reasonOf(shop.print({ blueprint }))
  const first = shop.pid ?? 0
  expect(first).not.toBe(process.pid)
  process.kill(first, 'SIGKILL')
  expect(await lost).toBe('The print shop ended with SIGKILL before it was done.')
  const { files, times } = await shop.print({ blueprint })
  expect(shop.pid).not.toBe(first)
  expect(files.map(({ kind }) => kind)).toContain('blueprint')
  expect(files.every(({ bytes }) => bytes instanceof Uint8Array && bytes.length > 500)).toBe(true)
  expect(times.length).toBeGreaterThan(5)
}, 90_000)

test('fails with the reason when the work cannot be done', async () => {
  shop = createPrintShop({ threads: 1 })
  const broken = { ...blueprint, identity: { ...blueprint.identity, palette: undefined } }
  expect(await reasonOf(shop.print({ blueprint: broken as unknown as Blueprint }))).toMatch(/undefined/)
}, 60_000)

test('lets go of what is given up, before or while it is printed, and takes nothing once closed', async () => {
  shop = createPrintShop({ threads: 1 })
  const early = AbortSignal.abort(new Error('too late'))
  expect(await reasonOf(shop.print({ blueprint }, { signal: early }))).toBe('too late')
  expect(shop.pid).toBeUndefined()
  const control = new AbortController()
  const given = reasonOf(shop.print({ blueprint }, { signal: control.signal }))
  control.abort(new Error('changed my mind'))
  expect(await given).toBe('changed my mind')
  const left = reasonOf(shop.print({ blueprint }))
  const pid = shop.pid ?? 0
  await shop.close()
  expect(await left).toBe('The press is closed.')
  expect(isAlive(pid)).toBe(false)
  expect(await reasonOf(shop.print({ blueprint }))).toBe('The press is closed.')
})

test('ends with the process that asked, even when that is killed', async () => {
  shop = createPrintShop()
  const owner = fork(new URL('testing/print-shop-owner.ts', import.meta.url))
  const [pid] = (await once(owner, 'message')) as [number]
  expect(isAlive(pid)).toBe(true)
  owner.kill('SIGKILL')
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 10_000, interval: 20 })
})
