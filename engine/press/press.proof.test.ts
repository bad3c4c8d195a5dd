// The press as the rest of the product uses it: what it promises when work is long, given up, broken or too much.
import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import { BroadcastChannel } from 'node:worker_threads'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Blueprint } from '../blueprint.ts'
import { createPress, type PressOptions } from './press.ts'
import { blueprintOf } from './testing/printed.ts'

const STUCK = new URL('testing/stuck-thread.ts', import.meta.url)
const HALF_STUCK = new URL('testing/half-stuck-studio.ts', import.meta.url)

const stuckPress = (options: PressOptions = {}) =>
  createPress({ ...options, programs: { studio: STUCK, typesetting: STUCK } })

/** Resolves when one of them has taken work and hangs. */
const hanging = () =>
  new Promise<void>((resolve) => {
    const channel = new BroadcastChannel('stuck-thread')
    channel.onmessage = () => {
      channel.close()
      resolve()
    }
  })

const settled = async (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    (reason) => (reason instanceof Error ? reason.message : String(reason)),
  )

let blueprint: Blueprint
beforeAll(async () => {
  blueprint = await blueprintOf('dogs')
})

describe('a press whose threads hang', () => {
  test('lets a job go at once that is given up while it waits', async () => {
    const press = stuckPress({ threads: 1, limitMs: 60_000 })
    const first = settled(press.print({ blueprint }))
    const control = new AbortController()
    const second = settled(press.print({ blueprint }, { signal: control.signal }))
    control.abort(new Error('not wanted any more'))
    expect(await second).toBe('not wanted any more')
    await press.close()
    expect(await first).toBe('The press is closed.')
  })

  test('gives a job up after its limit, and takes the next', async () => {
    const press = stuckPress({ threads: 1, limitMs: 400 })
    const both = [press.print({ blueprint }), press.print({ blueprint })]
    for (const one of both) expect(await settled(one)).toContain('longer than 0.4 seconds')
    await press.close()
  })

  test('leaves the studio to others when only the typesetter hangs', async () => {
    const press = createPress({
      threads: 2,
      limitMs: 1_500,
      programs: { studio: HALF_STUCK, typesetting: STUCK },
    })
    const begun = hanging()
    const first = settled(press.print({ blueprint }))
    await begun
    const second = settled(press.print({ blueprint }))
    expect(await first).toContain('longer than 1.5 seconds')
    expect(await second).toContain('longer than 1.5 seconds')
    await press.close()
  })

  test('when closed, gives up what is printed and what waits, and takes nothing more', async () => {
    const press = stuckPress({ threads: 1 })
    const begun = hanging()
    const jobs = [press.print({ blueprint }), press.print({ blueprint }), press.print({ blueprint })]
    const outcomes = jobs.map(settled)
    await begun
    await press.close()
    expect(await Promise.all(outcomes)).not.toContain('done')
    expect((await Promise.all(outcomes)).slice(1)).toEqual(['The press is closed.', 'The press is closed.'])
    expect(await settled(press.print({ blueprint }))).toBe('The press is closed.')
  })

  test('lets go of a job whose signal fires, whether it is being printed or waits', async () => {
    const press = stuckPress({ threads: 1 })
    const [first, second] = [new AbortController(), new AbortController()]
    const begun = hanging()
    const printing = settled(press.print({ blueprint }, { signal: first.signal }))
    const waiting = settled(press.print({ blueprint }, { signal: second.signal }))
    await begun
    second.abort(new Error('not needed any more'))
    first.abort(new Error('changed my mind'))
    expect(await printing).toBe('changed my mind')
    expect(await waiting).toBe('not needed any more')
    await press.close()
  })

  test('does not begin what was given up before', async () => {
    const press = stuckPress({ threads: 1 })
    const signal = AbortSignal.abort(new Error('too late'))
    expect(await settled(press.print({ blueprint }, { signal }))).toBe('too late')
    await press.close()
  })
})

describe('a press that works', () => {
  const press = createPress({ threads: 1 })
  afterAll(() => press.close())

  test('lets jobs wait their turn, is not harmed by a broken or a given up one, and leaves its caller free', async () => {
    const broken = {
      ...blueprint,
      identity: { ...blueprint.identity, palette: undefined },
    } as unknown as Blueprint
    const control = new AbortController()
    const delay = monitorEventLoopDelay({ resolution: 10 })
    delay.enable()
    const before = performance.eventLoopUtilization()
    const jobs = [
      press.print({ blueprint }),
      press.print({ blueprint: broken }),
      press.print({ blueprint }, { signal: control.signal }),
      press.print({ blueprint }),
    ] as const
    const order: number[] = []
    const outcomes = jobs.map((job, i) =>
      settled(job).then((outcome) => {
        order.push(i)
        // The third has begun when the second has ended, and is far from done.
        if (i === 1) setTimeout(() => control.abort(new Error('changed my mind')), 300)
        return outcome
      }),
    )
    const [first, failed, given, last] = await Promise.all(outcomes)
    delay.disable()
    expect(order).toEqual([0, 1, 2, 3])
    expect({ first, given, last }).toEqual({ first: 'done', given: 'changed my mind', last: 'done' })
    expect(failed).not.toBe('done')
    const [printed, again] = await Promise.all([jobs[0], jobs[3]])
    expect(printed.files.map(({ name }) => name)).toEqual(again.files.map(({ name }) => name))
    expect(
      printed.files.filter(({ bytes }, i) => Buffer.compare(bytes, again.files[i]?.bytes ?? Buffer.alloc(0))),
    ).toEqual([])
    expect(printed.times.every(({ part, ms }) => part !== '' && ms >= 0)).toBe(true)
    // A crowded machine may pause any thread for a moment; work in this one would show in both.
    expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.8)
    expect(delay.percentile(95) / 1e6).toBeLessThan(200)
  })
})
