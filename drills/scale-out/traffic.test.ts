import { expect, test } from 'vitest'
import { unexcused } from './traffic.ts'

const asked = (method: 'GET' | 'POST', begun: number, ended: number, status = 502) => ({
  method,
  path: '/somewhere',
  begun,
  ended,
  status,
  problem: '',
})

test('only a POST that was under way while a process was killed may fail', () => {
  const kills = [{ from: 100, to: 110 }]
  expect(
    unexcused([asked('POST', 90, 105), asked('POST', 108, 130), asked('GET', 90, 120, 200)], kills),
  ).toEqual([])
  expect(unexcused([asked('GET', 90, 120)], kills), 'a GET is asked again').toHaveLength(1)
  expect(unexcused([asked('POST', 50, 99), asked('POST', 111, 120)], kills)).toHaveLength(2)
  expect(unexcused([asked('POST', 90, 105)], [])).toHaveLength(1)
})
