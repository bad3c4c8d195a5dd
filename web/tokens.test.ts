// Whatever text is set on whatever ground can be read, in light and in dark. That pages use roles and no raw colours is
// the rule of the house; looks in the browser tests see the light dress with every change, the dark one every night.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ratioOf } from '#engine/brand/testing/wcag.ts'

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
const [inLight = '', inDark = ''] = css.split('[data-theme="dark"]')
const coloursIn = (text: string) =>
  Object.fromEntries([...text.matchAll(/--([\w-]+): (#[\da-f]{6});/g)].map(([, name, hex]) => [name, hex]))
const light = coloursIn(inLight)
const dark = { ...light, ...coloursIn(inDark) }

const TEXTS = ['ink', 'ink-2', 'ink-3', 'navy', 'draft-ink', 'ok', 'warn', 'danger', 'info']
const GROUNDS = ['paper', 'surface', 'sunken', 'hover', 'tint', 'selected']
const ON_THEIR_OWN = [
  ...['ok', 'warn', 'danger', 'info'].flatMap((tone) =>
    [tone, 'ink', 'ink-2'].map((text) => [text, `${tone}-tint`] as const),
  ),
  ...['signal', 'signal-hover', 'signal-press'].map((ground) => ['on-signal', ground] as const),
  ['on-danger', 'danger-fill'],
  ['on-board', 'board'],
  ['on-board-2', 'board'],
] as const
const TEXT_PAIRS = [
  ...TEXTS.flatMap((text) => GROUNDS.map((ground) => [text, ground] as const)),
  ...ON_THEIR_OWN,
]
/** Edges of fields, the ring of the focus, lines that say how far something is. */
const EDGES = ['line-strong', 'focus', 'draft'].flatMap((edge) =>
  ['paper', 'surface'].map((ground) => [edge, ground] as const),
)

test('dark is another dress', () => {
  expect(Object.keys(coloursIn(inDark))).toEqual(expect.arrayContaining([...TEXTS, ...GROUNDS]))
})

describe.each([
  ['light', light],
  ['dark', dark],
])('in %s', (_, colours) => {
  const faint = (pairs: readonly (readonly [string, string])[], least: number) =>
    pairs.filter(([one, other]) => !(ratioOf(colours[one] ?? '', colours[other] ?? '') >= least))

  test('every text can be read on every ground', () => {
    expect(faint(TEXT_PAIRS, 4.5)).toEqual([])
  })

  test('edges that mean something are seen', () => {
    expect(faint(EDGES, 3)).toEqual([])
  })
})
