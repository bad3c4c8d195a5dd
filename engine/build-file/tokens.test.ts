import { expect, test } from 'vitest'
import { INDUSTRIES } from '../brief.ts'
import { contrast, tokensOf } from './tokens.ts'

test('black on white is 21 to 1, and a colour on itself 1 to 1', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21)
  expect(contrast('#7b6b65', '#7b6b65')).toBe(1)
})

test('everything can be read, whatever the trade and the name', () => {
  for (const industry of INDUSTRIES)
    for (let seed = 0; seed < 40; seed++) {
      const { light, dark } = tokensOf(industry, `firm ${seed}`)
      for (const shades of [light, dark]) {
        const hexOf = (name: string) => shades.find((one) => one.name === name)?.hex ?? ''
        for (const { name, hex, on, ratio } of shades) {
          expect(hex).toMatch(/^#[0-9a-f]{6}$/)
          expect(ratio).toBe(contrast(hex, hexOf(on)))
          expect(ratio, `${industry} ${seed} ${name}`).toBeGreaterThanOrEqual(name === 'border' ? 3 : 4.5)
          // Text also stands on the page itself, not only on cards.
          if (on === 'surface' && name !== 'border')
            expect(contrast(hex, hexOf('background'))).toBeGreaterThanOrEqual(4.5)
        }
      }
    }
})

test('the same brief has the same colours; another has others', () => {
  expect(tokensOf('retail', 'Plover')).toEqual(tokensOf('retail', 'Plover'))
  expect(tokensOf('retail', 'Plover').hue).not.toBe(tokensOf('retail', 'Kestrel').hue)
  expect(tokensOf('finance', 'Plover').radius).not.toEqual(tokensOf('education', 'Plover').radius)
})
