// The brand pack as people and programs meet it: outlines that parse, pictures in the right sizes and exact colours.
import { beforeAll, describe, expect, test } from 'vitest'
import type { Brand } from '../brand/brand.ts'
import { logosOf } from '../brand/logos/logos.ts'
import { coloursFor, type Treatment } from '../brand/treatments.ts'
import { INKS } from '../drawing/drawing.ts'
import { elementsOf } from '../drawing/testing/elements.ts'
import { opacityAt, type Points, readPng, solidColours } from '../drawing/testing/read-png.ts'
import { createOutlines } from '../fonts/outlines.ts'
import { fontFiles } from '../fonts/testing/font-files.ts'
import { type BrandFiles, beginBrandFiles, PACK_CONTENTS } from './brand-files.ts'
import { blueprintOf, NAMES } from './testing/printed.ts'

interface Case extends BrandFiles {
  brand: Brand
  pictures: Map<string, Points>
}
const cases = new Map<string, Case>()
const SHOWN = ['bakery', 'endless', 'arabic', 'hostile']

beforeAll(async () => {
  const outlines = createOutlines(fontFiles)
  for (const name of SHOWN) {
    const { identity, plan } = await blueprintOf(name)
    const brand = { identity, logos: logosOf(identity, plan.understood, outlines) }
    const files = await beginBrandFiles(brand)()
    const pngs = files.pack.filter(({ path }) => path.endsWith('.png'))
    const pictures = new Map(pngs.map(({ path, bytes }) => [path, readPng(bytes)]))
    cases.set(name, { brand, ...files, pictures })
  }
}, 60_000)

const caseOf = (name: string): Case => cases.get(name) as Case
const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

const pictureOf = (name: string, path: string): Points => caseOf(name).pictures.get(path) as Points
const picturesOf = (name: string, pattern: RegExp) =>
  [...caseOf(name).pictures].filter(([path]) => pattern.test(path))

const sizeOf = ({ width, height, type }: Points) => ({ width, height, type })

/** 'icons/favicon-16.png, 32, 48' stands for three files; '…' for whatever is there; the first concept for all. */
function patternsOf({ name }: { name: string }): RegExp[] {
  const [first = '', ...more] = name.split(', ')
  const names = more.map((other) =>
    /^\d+$/.test(other) ? first.replace(/\d+(?=\.png)/, other) : first.replace(/…-[a-z-]+$/, other),
  )
  return [first, ...names].map((one) => {
    const path = one
      .replace(/[.]/g, '\\.')
      .replaceAll('concept-1', 'concept-\\d')
      .replaceAll('…', '[^/]+')
      .replace('positive\\.svg', '(?:positive|reversed|mono|mono-reversed)\\.svg')
    return new RegExp(`^${path}${/\.\w+$/.test(one) ? '$' : '(?:-\\d+)?\\.(?:svg|png)$'}`)
  })
}

describe.each(SHOWN)('the pack of %s', (name) => {
  test('is what the brand guide says it is: nothing more, nothing less', () => {
    const paths = caseOf(name).pack.map(({ path }) => path)
    const patterns = PACK_CONTENTS.flatMap(patternsOf)
    expect(paths.filter((path) => !patterns.some((pattern) => pattern.test(path)))).toEqual([])
    expect(patterns.filter((pattern) => !paths.some((path) => pattern.test(path)))).toEqual([])
    expect(new Set(paths).size).toBe(paths.length)
    for (const path of paths) expect(path).toMatch(/^[a-z0-9-]+(?:\/[a-z0-9-]+)*\.(?:svg|png|css|json)$/)
  })

  test('has outlines that parse, with no lettering that would need a font and nothing that runs', () => {
    const svgs = caseOf(name).pack.filter(({ path }) => path.endsWith('.svg'))
    expect(svgs.length).toBeGreaterThanOrEqual(4 * 4 + 8)
    for (const { path, bytes } of svgs) {
      const elements = elementsOf(textOf(bytes))
      const kinds = new Set(elements.map((element) => element.name))
      expect(
        [...kinds].filter((kind) => !['svg', 'title', 'g', 'mask', 'path'].includes(kind)),
        path,
      ).toEqual([])
      expect(kinds.has('path'), path).toBe(true)
      expect(
        elements
          .flatMap(({ attributes }) => Object.keys(attributes))
          .filter((key) => /^on|href|style/i.test(key)),
      ).toEqual([])
    }
  })

  test('has every concept at 1024 points, on nothing', () => {
    const { brand } = caseOf(name)
    const marks = picturesOf(name, /^logos/)
    expect(marks).toHaveLength(brand.logos.concepts.length * 3)
    for (const [path, points] of marks) {
      expect(sizeOf(points), path).toEqual({ width: 1024, height: 1024, type: 3 })
      for (const [x, y] of [
        [0, 0],
        [1023, 0],
        [0, 1023],
        [1023, 1023],
      ] as const)
        expect(opacityAt(points, x, y), path).toBe(0)
    }
  })

  test('has icons and avatars in their sizes, favicons on nothing and the others on the brand’s ground', () => {
    for (const size of [16, 32, 48]) {
      const icon = pictureOf(name, `icons/favicon-${size}.png`)
      expect(sizeOf(icon)).toMatchObject({ width: size, height: size })
      expect(opacityAt(icon, 0, 0)).toBe(0)
      expect(solidColours(icon).size).toBeGreaterThan(0)
    }
    const ground = caseOf(name).brand.identity.palette.light.primary.hex
    for (const [path, size] of [
      ['icons/icon-180.png', 180],
      ['icons/icon-192.png', 192],
      ['icons/icon-512.png', 512],
      ['social/avatar-400.png', 400],
      ['social/avatar-1024.png', 1024],
    ] as const) {
      const icon = pictureOf(name, path)
      expect(sizeOf(icon), path).toMatchObject({ width: size, height: size })
      const corner = `#${[...icon.rgba.subarray(0, 3)].map((value) => value.toString(16).padStart(2, '0')).join('')}`
      expect(corner, path).toBe(ground)
      expect(opacityAt(icon, 0, 0), path).toBe(255)
    }
  })

  test('keeps an avatar inside a round frame', () => {
    const avatar = pictureOf(name, 'social/avatar-400.png')
    const ground = avatar.rgba.subarray(0, 4)
    let outside = 0
    for (let y = 0; y < 400; y++)
      for (let x = 0; x < 400; x++) {
        const at = (y * 400 + x) * 4
        const isGround = ground.every((value, i) => Math.abs(value - (avatar.rgba[at + i] ?? 0)) < 3)
        if (!isGround && Math.hypot(x - 199.5, y - 199.5) > 200) outside++
      }
    expect(outside).toBe(0)
  })

  test('is drawn in the palette’s own colours: whatever fills an area is one of them', () => {
    const { palette } = caseOf(name).brand.identity
    for (const treatment of ['positive', 'reversed', 'mono'] as Treatment[]) {
      const own = new Set(Object.values(coloursFor(palette, treatment)))
      const marks = picturesOf(name, new RegExp(`concept-\\d-${treatment}-1024`))
      for (const [path, points] of marks) {
        const solid = solidColours(points)
        const total = [...solid.values()].reduce((sum, count) => sum + count, 0)
        const strange = [...solid].filter(([hex]) => !own.has(hex))
        // Where two colours meet there is a mixture of them, a point wide.
        expect(strange.reduce((sum, [, count]) => sum + count, 0) / total, path).toBeLessThan(0.02)
        expect(Math.max(0, ...strange.map(([, count]) => count)) / total, path).toBeLessThan(0.005)
      }
    }
  })

  test('has its colours as variables and as tokens, light and dark', () => {
    const { pack, brand } = caseOf(name)
    const file = (path: string) => textOf(pack.find((one) => one.path === path)?.bytes ?? new Uint8Array())
    const css = file('tokens/tokens.css')
    const tokens = JSON.parse(file('tokens/tokens.json'))
    const { light, dark } = brand.identity.palette
    for (const ink of INKS) {
      expect(css).toContain(`--color-${ink}: ${light[ink].hex};`)
      expect(css).toContain(`--color-${ink}: ${dark[ink].hex};`)
      expect(tokens.color.light.role[ink].$value).toBe(light[ink].hex)
      expect(tokens.color.dark.role[ink].$value).toBe(dark[ink].hex)
    }
  })
})

test('the files of a concept on its own are in the order of their numbers', () => {
  for (const name of SHOWN) {
    const { brand, logos } = caseOf(name)
    expect(brand.logos.concepts.map(({ number }) => number)).toEqual(logos.map((_, i) => i + 1))
  }
  expect(NAMES).toEqual(expect.arrayContaining(SHOWN))
})
