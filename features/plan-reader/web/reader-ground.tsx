import type { CSSProperties, ReactNode } from 'react'
import type { Venture, VentureColor } from '#features/overview/contract.ts'
import { useTheme } from '#web/theme.ts'
import type { ReaderLook } from '../contract.ts'

type Props = { look: ReaderLook; language: string; children: ReactNode }

/** The venture's palette and faces for everything inside. Paper is white in either theme, so the light palette is there for it too. */
export function ReaderGround({ look, language, children }: Props) {
  const [theme = 'light'] = useTheme()
  return (
    <div className="reader" data-own-bar lang={language} style={styleOf(look, theme)}>
      {children}
    </div>
  )
}

function styleOf({ palette, display, text }: ReaderLook, theme: 'light' | 'dark'): CSSProperties {
  const colors = (Object.keys(palette.light) as VentureColor[]).flatMap((name) => [
    [`--v-${name}`, palette[theme][name]],
    [`--print-${name}`, palette.light[name]],
  ])
  return {
    ...Object.fromEntries(colors),
    '--v-display': `'${display.family}', var(--font), ${display.fallback}`,
    '--v-display-weight': display.weight,
    '--v-display-scale': display.scale,
    '--v-text': `'${text.family}', ${text.fallback === 'serif' ? 'Georgia, serif' : 'var(--font)'}`,
  } as CSSProperties
}

const NO_DRAWING = { width: 1, height: 1, shapes: [] }

/** What the bar above the text wears. */
export const ventureIn = ({ palette }: ReaderLook): Venture => ({
  palette,
  mark: NO_DRAWING,
  lockup: NO_DRAWING,
})
