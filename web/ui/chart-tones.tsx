// What tells the series apart without their colours: dashes and marker shapes for lines, hatching for bars.
export type ChartTone = 'navy' | 'draft' | 'ok' | 'warn'

export const TONES: Record<ChartTone, { colour: string; dash: string | undefined; angle: number | null }> = {
  navy: { colour: 'var(--navy)', dash: undefined, angle: null },
  draft: { colour: 'var(--draft)', dash: '7 4', angle: 45 },
  ok: { colour: 'var(--ok)', dash: '2 4', angle: -45 },
  warn: { colour: 'var(--warn)', dash: '10 3 2 3', angle: 0 },
}

export function Marker({ tone, cx, cy }: { tone: ChartTone; cx: number; cy: number }) {
  const look = { fill: 'var(--surface)', stroke: TONES[tone].colour, strokeWidth: 2 }
  if (tone === 'navy') return <circle cx={cx} cy={cy} r={3.5} {...look} />
  if (tone === 'draft') return <rect x={cx - 3.5} y={cy - 3.5} width={7} height={7} {...look} />
  const up = `M${cx} ${cy - 4.5}l4.5 8h-9z`
  const diamond = `M${cx} ${cy - 5}l5 5-5 5-5-5z`
  return <path d={tone === 'ok' ? up : diamond} {...look} />
}

export function Hatch({ id, tone }: { id: string; tone: ChartTone }) {
  const { colour, angle } = TONES[tone]
  return (
    <pattern
      id={id}
      width="6"
      height="6"
      patternUnits="userSpaceOnUse"
      patternTransform={`rotate(${angle ?? 0})`}
    >
      <rect width="6" height="6" fill={colour} fillOpacity={angle === null ? 1 : 0.3} />
      {angle !== null && <rect width="3" height="6" fill={colour} />}
    </pattern>
  )
}

export function Swatch({ tone, kind, hatchId }: { tone: ChartTone; kind: 'line' | 'bar'; hatchId: string }) {
  const { colour, dash } = TONES[tone]
  return (
    <svg width="28" height="14" aria-hidden="true" className="shrink-0">
      {kind === 'bar' ? (
        <rect x="6" width="16" height="14" fill={`url(#${hatchId})`} />
      ) : (
        <>
          <path d="M0 7h28" stroke={colour} strokeWidth="2" strokeDasharray={dash} />
          <Marker tone={tone} cx={14} cy={7} />
        </>
      )}
    </svg>
  )
}
