import type { VentureDrawing as Drawing } from '#features/overview/contract.ts'

type Props = { drawing: Drawing; className?: string; label?: string }

const colorOf = (name: string | undefined) => (name ? `var(--v-${name})` : 'none')

/** A mark or a logo in the venture's colors. What is cut out takes `--v-cut`, the ground it stands on. */
export function VentureDrawing({ drawing: { width, height, shapes }, className, label }: Props) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={className}
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
    >
      {shapes.map(({ path, fill, evenOdd, stroke }, index) => (
        <path
          key={index}
          d={path}
          fill={colorOf(fill)}
          fillRule={evenOdd ? 'evenodd' : undefined}
          {...(stroke && {
            stroke: colorOf(stroke.color),
            strokeWidth: stroke.width,
            strokeDasharray: stroke.dash,
            ...(stroke.isRound && { strokeLinecap: 'round', strokeLinejoin: 'round' }),
          })}
        />
      ))}
    </svg>
  )
}
