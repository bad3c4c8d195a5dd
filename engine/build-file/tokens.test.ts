import { expect, test } from 'vitest'
import { identityOf } from '../brand/identity.ts'
import { ratioOf } from '../brand/testing/wcag.ts'
import { INDUSTRIES } from '../brief-words.ts'
import { briefOf } from '../plan/testing/plans.ts'
import { understand } from '../testing/understood.ts'
import { tokensOf } from './tokens.ts'

const identityFor = (fields: Parameters<typeof briefOf>[0]) => identityOf(understand(briefOf(fields)))

test('everything can be read, whatever the trade and the name', () => {
  for (const industry of INDUSTRIES)
    for (let seed = 0; seed < 4; seed++) {
      const { light, dark } = tokensOf(
        identityFor({ industry, startupName: `firm ${seed}`, businessIdea: 'new' }),
      )
      for (const shades of [light, dark]) {
        const hexOf = (name: string) => shades.find((one) => one.name === name)?.hex ?? ''
        for (const { name, hex, on, ratio } of shades) {
          expect(hex).toMatch(/^#[0-9a-f]{6}$/)
          expect(ratioOf(hex, hexOf(on)) - ratio).toBeGreaterThanOrEqual(-1e-6)
          expect(ratioOf(hex, hexOf(on)) - ratio).toBeLessThan(0.011)
          expect(ratio, `${industry} ${seed} ${name}`).toBeGreaterThanOrEqual(name === 'border' ? 3 : 4.5)
          // Text also stands on the page itself, not only on cards.
          if (on === 'surface' && name !== 'border')
            expect(ratioOf(hex, hexOf('background'))).toBeGreaterThanOrEqual(4.5)
        }
      }
    }
})

test('the product wears the colours, faces and corners of the brand', () => {
  const identity = identityFor({ startupName: 'Plover', businessIdea: 'A sourdough bakery' })
  const tokens = tokensOf(identity)
  const hexOf = (name: string) => tokens.light.find((one) => one.name === name)?.hex
  expect(hexOf('primary')).toBe(identity.palette.light.primary.hex)
  expect(hexOf('accent')).toBe(identity.palette.light.signal.hex)
  expect(tokens.radius).toEqual(identity.shape.radius)
  expect(tokens.character).toBe(identity.character)
  expect(tokens.fonts.displayWeight).toBe(identity.type.displayWeight)
})
