import { expect, test } from 'vitest'
import type { Drawing } from '../../drawing/drawing.ts'
import { inkable, outlined } from './inkable.ts'

const drawing: Drawing = {
  width: 120,
  height: 120,
  items: [
    { kind: 'shape', path: [['M', 0, 0], ['L', 9, 9], ['Z']], fill: 'signal' },
    {
      kind: 'shape',
      path: [
        ['M', 0, 0],
        ['L', 9, 0],
      ],
      stroke: { ink: 'primary', width: 8 },
    },
  ],
}

test('every colour can be put in its place, lines as well as areas', () => {
  const { svg, inks } = inkable(drawing)
  expect(Object.keys(inks).sort()).toEqual(['primary', 'signal'])
  expect(svg).toContain(`fill="${inks.signal}"`)
  expect(svg).toContain(`stroke="${inks.primary}"`)
  // No colour of six digits is mistaken for one.
  for (const sign of Object.values(inks)) expect(sign).toMatch(/^#[0-9a-f]{8}$/)
})

test('an outline has no areas', () => {
  const { svg, inks } = inkable(outlined(drawing))
  expect(Object.keys(inks)).toEqual(['primary'])
  expect(svg.match(/fill="none"/g)).toHaveLength(2)
})
