import { Resvg } from '@resvg/resvg-js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { COLOURS } from '../brand/logos/testing/named.ts'
import type { Command, Drawing, Ink } from './drawing.ts'
import { pathOf, svgOf } from './svg.ts'
import { elementsOf } from './testing/elements.ts'

const drawing: Drawing = {
  width: 120,
  height: 120,
  items: [
    {
      kind: 'shape',
      path: [['M', 0.005, -0.004], ['L', 10.126, -3], ['C', 1, -1, -2, 0.5, 3, 4], ['Z']],
      fill: 'primary',
      rule: 'evenodd',
    },
    {
      kind: 'shape',
      path: [
        ['M', 0, 0],
        ['L', 1, 1],
      ],
      stroke: { ink: 'signal', width: 1.5, dash: [2, 1], cap: 'round', join: 'round' },
    },
    {
      kind: 'text',
      text: 'Q1 <b> & "co"',
      x: 1,
      y: 2,
      size: 9,
      face: 'mono',
      weight: 400,
      ink: 'grey',
      anchor: 'end',
    },
    { kind: 'shape', path: [], fill: 'ink' },
  ],
}

test('numbers are short', () => {
  const [shape] = drawing.items
  expect(shape?.kind === 'shape' && pathOf(shape.path)).toBe('M.01 0L10.13-3C1-1-2 .5 3 4Z')
})

test('a drawing becomes a picture with a name', () => {
  const svg = svgOf(drawing, COLOURS, { title: 'Larder & Loaf', background: '#ffffff' })
  expect(elementsOf(svg).map(({ name }) => name)).toEqual(['svg', 'title', 'path', 'path', 'path', 'text'])
  expect(svg).toContain('<title>Larder &amp; Loaf</title>')
  expect(svg).toContain('role="img"')
  expect(svg).toContain('viewBox="0 0 120 120"')
  expect(svg).toContain('stroke-dasharray="2 1"')
  expect(svg).toContain('>Q1 &lt;b&gt; &amp; &quot;co&quot;</text>')
})

test.each([
  '"><script>alert(1)</script>',
  ']]>',
  '&',
  "' onload='x",
  '<!--',
  '\u0000\uFFFF\uD800',
  '<?xml?>',
])('a name like %s stays text', (name) => {
  const svg = svgOf(
    {
      ...drawing,
      items: [
        {
          kind: 'text',
          text: name,
          x: 0,
          y: 0,
          size: 9,
          face: 'sans',
          weight: 400,
          ink: 'ink',
          anchor: 'start',
        },
      ],
    },
    COLOURS,
    { title: name },
  )
  expect(elementsOf(svg).map(({ name: element }) => element)).toEqual(['svg', 'title', 'text'])
  expect(svg).not.toMatch(/<script|onload="|href|\]\]>/)
})

test('whatever the words, the file is well formed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (title) => {
      expect(elementsOf(svgOf(drawing, COLOURS, { title: `a${title}` }))).toHaveLength(5)
    }),
  )
})

test('a colour that is none is not let in', () => {
  expect(
    svgOf(drawing, { ...COLOURS, primary: 'url(https://x)' }, { background: 'red"/><script>' }),
  ).not.toMatch(/url|script/)
})

describe('what is cut out', () => {
  const GROUND = [255, 0, 255]
  const box = (from: number, to: number): Command[] => [
    ['M', from, from],
    ['L', to, from],
    ['L', to, to],
    ['L', from, to],
    ['Z'],
  ]

  /** Rendered over a ground that is no colour of any brand. */
  function pointsOf(items: Drawing['items'], cutsOut = true) {
    const svg = svgOf({ width: 100, height: 100, items }, COLOURS, { cutsOut })
    const { pixels } = new Resvg(svg, { background: '#ff00ff' }).render()
    return (x: number, y: number) => [...pixels.subarray((y * 100 + x) * 4, (y * 100 + x) * 4 + 3)]
  }
  const rgb = (ink: Ink) => [1, 3, 5].map((at) => Number.parseInt(COLOURS[ink].slice(at, at + 2), 16))

  test('paper becomes a hole, and what lies below and beside it stays', () => {
    const items: Drawing['items'] = [
      { kind: 'shape', path: box(10, 90), fill: 'primary' },
      { kind: 'shape', path: box(30, 70), fill: 'paper' },
    ]
    const at = pointsOf(items)
    expect(at(50, 50)).toEqual(GROUND)
    expect(at(20, 50)).toEqual(rgb('primary'))
    expect(at(5, 5)).toEqual(GROUND)
    expect(pointsOf(items, false)(50, 50)).toEqual(rgb('paper'))
  })

  test('what is drawn after a hole lies on it', () => {
    const at = pointsOf([
      { kind: 'shape', path: box(10, 90), fill: 'primary' },
      { kind: 'shape', path: box(30, 70), fill: 'paper' },
      { kind: 'shape', path: box(45, 55), fill: 'signal' },
    ])
    expect(at(50, 50)).toEqual(rgb('signal'))
    expect(at(35, 50)).toEqual(GROUND)
  })

  test('a line of paper is a gap as wide as it', () => {
    const at = pointsOf([
      { kind: 'shape', path: box(10, 90), fill: 'primary' },
      {
        kind: 'shape',
        path: [
          ['M', 0, 50],
          ['L', 100, 50],
        ],
        stroke: { ink: 'paper', width: 10 },
      },
    ])
    expect(at(50, 50)).toEqual(GROUND)
    expect(at(50, 47)).toEqual(GROUND)
    expect(at(50, 40)).toEqual(rgb('primary'))
    expect(at(50, 60)).toEqual(rgb('primary'))
  })

  test('a shape keeps what is not of paper: its area or its line', () => {
    const edged = pointsOf([
      { kind: 'shape', path: box(5, 95), fill: 'primary' },
      { kind: 'shape', path: box(30, 70), fill: 'signal', stroke: { ink: 'paper', width: 8 } },
    ])
    expect(edged(50, 50)).toEqual(rgb('signal'))
    expect(edged(30, 50)).toEqual(GROUND)
    expect(edged(15, 50)).toEqual(rgb('primary'))
    const framed = pointsOf([
      { kind: 'shape', path: box(5, 95), fill: 'primary' },
      { kind: 'shape', path: box(30, 70), fill: 'paper', stroke: { ink: 'signal', width: 8 } },
    ])
    expect(framed(50, 50)).toEqual(GROUND)
    expect(framed(27, 50)).toEqual(rgb('signal'))
    expect(framed(32, 50)).toEqual(rgb('signal'))
  })

  test('a hole of paper with a hole of its own leaves the middle standing', () => {
    const at = pointsOf([
      { kind: 'shape', path: box(5, 95), fill: 'primary' },
      { kind: 'shape', path: [...box(20, 80), ...box(40, 60)], rule: 'evenodd', fill: 'paper' },
    ])
    expect(at(30, 50)).toEqual(GROUND)
    expect(at(50, 50)).toEqual(rgb('primary'))
  })

  test('two drawings on one page have holes of their own', () => {
    const holeOf = (from: number) =>
      svgOf(
        {
          width: 100,
          height: 100,
          items: [
            { kind: 'shape', path: box(0, 100), fill: 'primary' },
            { kind: 'shape', path: box(from, 90), fill: 'paper' },
          ],
        },
        COLOURS,
        { cutsOut: true },
      ).match(/<mask id="([^"]+)"/)?.[1]
    expect(holeOf(10)).not.toBe(holeOf(20))
  })
})
