// Every pair of inks that the templates and charts set on each other can be read, whoever's brand it is.
import { expect, test } from 'vitest'
import type { Identity } from '../brand/brand.ts'
import { identityOf } from '../brand/identity.ts'
import { ratioOf } from '../brand/testing/wcag.ts'
import type { Ink } from '../drawing/drawing.ts'
import { briefOf } from '../plan/testing/plans.ts'
import { SAMPLES } from '../testing/sample-briefs.ts'
import { understand } from '../testing/understood.ts'

type Pair = [text: Ink, ground: Ink]

/** Text of any size, in the documents and in their charts. */
const TEXT: Pair[] = [
  ['ink', 'paper'],
  ['ink', 'pale'],
  ['ink', 'tint'],
  ['ink', 'light'],
  ['primary', 'paper'],
  ['primary', 'pale'],
  ['primary', 'tint'],
  ['mid', 'paper'],
  ['mid', 'pale'],
  ['grey', 'paper'],
  ['grey', 'pale'],
  ['grey', 'tint'],
  ['signal', 'paper'],
  ['signal', 'pale'],
  ['paper', 'primary'],
  ['paper', 'mid'],
  ['paper', 'signal'],
  ['paper', 'ink'],
  ['tint', 'primary'],
]
/** Logos, signs beside figures, bars of charts. */
const MARKS: Pair[] = [
  ['soft', 'primary'],
  ['signal', 'tint'],
  ['mid', 'tint'],
  ['primary', 'light'],
]
/** The dark screen of the brand guide. */
const DARK: Pair[] = [
  ['ink', 'paper'],
  ['ink', 'tint'],
  ['grey', 'paper'],
  ['grey', 'tint'],
  ['mid', 'paper'],
  ['paper', 'primary'],
  ['primary', 'paper'],
  ['signal', 'pale'],
]

const TRADES = [
  'a bakery',
  'a gym for climbers',
  'software for dentists',
  'dog walking',
  'a law firm for tenants',
  'solar panels for schools',
  'vintage clothes online',
  'a hotel on an island',
  'an app for chores',
  'sensors for oyster farms',
  'a record label',
  'coffee roasted to order',
  'a nursery in the woods',
  'repairs of bicycles',
  'candles',
]
const NAMES = Array.from({ length: 20 }, (_, i) => `Name ${String.fromCharCode(65 + i)}${i * i}`)

const identities: Identity[] = [
  ...Object.values(SAMPLES).map((brief) => identityOf(understand(brief))),
  ...TRADES.flatMap((businessIdea) =>
    NAMES.map((startupName) => identityOf(understand(briefOf({ startupName, businessIdea })))),
  ),
]

function tooFaint(mode: 'light' | 'dark', pairs: Pair[], least: number): string[] {
  return identities.flatMap(({ name, palette }) =>
    pairs
      .filter(([text, ground]) => ratioOf(palette[mode][text].hex, palette[mode][ground].hex) < least)
      .map(([text, ground]) => `${name}: ${text} on ${ground}`),
  )
}

test('three hundred brands beside the samples are as many', () => {
  expect(new Set(identities.map(({ palette }) => palette.light.primary.hex)).size).toBeGreaterThan(150)
  expect(identities.length).toBeGreaterThanOrEqual(306)
})

test('text is read at 4.5 to 1', () => {
  expect(tooFaint('light', TEXT, 4.5)).toEqual([])
})

test('marks and large signs are seen at 3 to 1', () => {
  expect(tooFaint('light', MARKS, 3)).toEqual([])
})

test('the dark screen is read as well', () => {
  expect(tooFaint('dark', DARK, 4.5)).toEqual([])
})
