// A venture's palette as variables for the screens behind and inside its own drawings. Controls stay the shop's.
import type { CSSProperties } from 'react'
import type { Venture, VentureColor } from '#features/overview/contract.ts'

/** Until the palette is there, and for a blueprint that has none, the shop's own paper. */
const PLAIN: Record<VentureColor, string> = {
  ink: 'var(--ink)',
  primary: 'var(--ink)',
  mid: 'var(--ink-2)',
  line: 'var(--line-strong)',
  light: 'var(--line)',
  tint: 'var(--tint)',
  pale: 'var(--paper)',
  signal: 'var(--draft)',
  soft: 'var(--draft-soft)',
}

export function ventureStyle(
  palette: Venture['palette'] | undefined,
  theme: 'light' | 'dark',
): CSSProperties {
  const colors = palette?.[theme] ?? PLAIN
  return Object.fromEntries(
    (Object.keys(PLAIN) as VentureColor[]).map((name) => [`--v-${name}`, colors[name]]),
  )
}
