import type { ComponentProps } from 'react'
import type { Venture } from '#features/overview/contract.ts'
import { useTheme } from '#web/theme.ts'
import { ventureStyle } from './venture-colors.ts'

type Props = Omit<ComponentProps<'div'>, 'style'> & { venture: Venture | null | undefined }

/** Whatever is inside may use the venture's colors: bg-v-pale, text-v-primary, border-v-line … */
export function VentureGround({ venture, ...rest }: Props) {
  const [theme = 'light'] = useTheme()
  return <div {...rest} style={ventureStyle(venture?.palette, theme)} />
}
