import fc from 'fast-check'
import { expect, test } from 'vitest'
import { COLOURS } from '../brand/logos/testing/named.ts'
import type { Drawing } from './drawing.ts'
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
