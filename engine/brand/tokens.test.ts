// The token files say what the palette says, and nobody's name can break out of them.
import { expect, test } from 'vitest'
import { INKS } from '../drawing/drawing.ts'
import { briefOf } from '../plan/testing/plans.ts'
import { SAMPLES } from '../testing/sample-briefs.ts'
import { understand } from '../testing/understood.ts'
import { identityOf } from './identity.ts'
import { pageColours } from './page-tokens.ts'
import { ratioOf } from './testing/wcag.ts'
import { tokensCss } from './tokens-css.ts'
import { tokensJson } from './tokens-json.ts'

const SIX = Object.values(SAMPLES).map((brief) => identityOf(understand(brief)))

test('every role is in both files, light and dark, with the same value', () => {
  for (const identity of SIX) {
    const css = tokensCss(identity)
    const json = JSON.parse(tokensJson(identity))
    const [light = '', ...dark] = css.split(/\n\n(?=@media)/)
    for (const ink of INKS) {
      expect(light).toContain(`--color-${ink}: ${identity.palette.light[ink].hex};`)
      expect(dark.join('\n').split(`--color-${ink}: ${identity.palette.dark[ink].hex};`).length).toBe(3)
      expect(json.color.light.role[ink].$value).toBe(identity.palette.light[ink].hex)
      expect(json.color.dark.role[ink].$value).toBe(identity.palette.dark[ink].hex)
    }
    for (const { name, hex, ink } of pageColours(identity, 'dark'))
      expect(json.color.dark.use[name].$value).toBe(ink ? `{color.dark.role.${ink}}` : hex)
  }
})

test('what a page needs can be read on background and surface', () => {
  for (const identity of SIX)
    for (const mode of ['light', 'dark'] as const) {
      const colours = pageColours(identity, mode)
      const hexOf = (name: string) => colours.find((one) => one.name === name)?.hex ?? ''
      for (const { name, hex, on } of colours) {
        const least = name === 'border' ? 3 : 4.5
        expect(ratioOf(hex, hexOf(on)), `${identity.name} ${mode} ${name}`).toBeGreaterThanOrEqual(least)
        if (on === 'surface') expect(ratioOf(hex, hexOf('background'))).toBeGreaterThanOrEqual(least)
      }
    }
})

test('a name cannot end a comment, a rule or a string', () => {
  const brief = briefOf({
    startupName: '*/ } body { background: url(//evil) } /* \' " </style>',
    businessIdea: 'A shop for evil */ things } </style><script>alert(1)</script>',
  })
  const identity = identityOf(understand(brief))
  const css = tokensCss(identity)
  expect(css).not.toMatch(/evil|url\(|<|script/i)
  expect(css.split('{').length).toBe(css.split('}').length)
  for (const line of css.split('\n'))
    expect(line).toMatch(/^\s*(?:[\w-]+: [^;{}]+;|[:@][^;]*\{|\}|\/\* [^*]+ \*\/|)$/)
  expect(tokensJson(identity)).not.toMatch(/evil|<script/i)
})
