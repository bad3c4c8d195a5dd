// The cover as the plan has it: the mark measured, the name, the line, the title block. A picture to look at, marked as a
// sketch; everything is sized by its width, and text is set by the browser.
import { useLayoutEffect, useRef } from 'react'
import type { SketchReply } from '../contract.ts'
import { displayStyle } from './faces.ts'

export function Cover({ sketch }: { sketch: SketchReply }) {
  const { name, tagline, description, place, cover, mark } = sketch
  const soft = { color: cover.soft }
  return (
    <div
      role="img"
      aria-label={`Sketch of a cover: ${name}. ${tagline}`}
      className="pointer-events-none relative z-10 animate-[appear_var(--slow)_var(--ease)] overflow-clip select-none @container"
      style={{ backgroundColor: cover.background, color: cover.ink }}
    >
      <div aria-hidden="true" className="absolute inset-0">
        <Grid />
        <p
          className="absolute top-[5.4cqw] right-[8.8cqw] left-[8.8cqw] flex justify-between gap-[3cqw] font-mono text-[1.5cqw] leading-none"
          style={soft}
        >
          <span>Business plan</span>
          <span className="truncate">{place}</span>
          <span>36 months, three cases</span>
        </p>
        <Mark mark={mark} line={cover.line} soft={cover.soft} />
        <p className="absolute top-[20cqw] left-[6cqw] origin-top-left rotate-90 text-[4.6cqw] leading-none font-[550] tracking-[0.02em] opacity-50">
          Free sketch
        </p>
        <div className="absolute right-[8.8cqw] bottom-[5.4cqw] left-[8.8cqw]">
          <Name sketch={sketch} />
          <p dir="auto" className="mt-[4.2cqw] text-[3.1cqw] leading-[1.25] font-[550]">
            {tagline}
          </p>
          <p dir="auto" className="mt-[1.6cqw] min-h-[4.4cqw] w-3/5 text-[1.7cqw] leading-[1.3]" style={soft}>
            {description}
          </p>
          <TitleBlock place={place} soft={cover.soft} />
          <p className="mt-[4.6cqw] font-mono text-[1.5cqw] leading-none" style={soft}>
            Drawn by Founder Co-Pilot
          </p>
        </div>
      </div>
    </div>
  )
}

const GRID = {
  backgroundImage:
    'linear-gradient(to right, rgb(255 255 255 / 0.06) 1px, transparent 1px), linear-gradient(to bottom, rgb(255 255 255 / 0.06) 1px, transparent 1px)',
  backgroundSize: '7.03cqw 7.03cqw',
  backgroundPosition: '8.8cqw 5.9cqw',
}

const Grid = () => <div className="absolute inset-0" style={GRID} />

function Mark({
  mark: { side, shapes },
  line,
  soft,
}: {
  mark: SketchReply['mark']
  line: string
  soft: string
}) {
  return (
    <>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${side} ${side}`}
        className="absolute top-[20.4cqw] left-[44cqw] w-[47.2cqw]"
      >
        {shapes.map(({ path, fill = 'none', rule, stroke }) => (
          <path
            key={`${fill} ${stroke?.color} ${path}`}
            d={path}
            fill={fill}
            fillRule={rule}
            stroke={stroke?.color}
            strokeWidth={stroke?.width}
            strokeDasharray={stroke?.dash?.join(' ')}
            strokeLinecap={stroke?.cap}
            strokeLinejoin={stroke?.join}
          />
        ))}
      </svg>
      <svg
        aria-hidden="true"
        viewBox="0 0 236 16"
        className="absolute top-[67.6cqw] left-[48.3cqw] w-[38.6cqw]"
        stroke={line}
        strokeWidth="0.6"
      >
        <path d="M0 8H236M0 1V15M236 1V15M-3 11L3 5M233 11L239 5" fill="none" />
        <text
          x="118"
          y="5"
          textAnchor="middle"
          fontSize="6.4"
          fill={soft}
          stroke="none"
          className="font-mono"
        >
          98 u
        </text>
      </svg>
    </>
  )
}

function TitleBlock({ place, soft }: { place: string; soft: string }) {
  const cells = [
    ['Founder', 'You'],
    ['Place', place || 'Not said yet'],
    ['Sheets', '18 to 20'],
  ]
  return (
    <dl className="mt-[3.6cqw] flex border-y border-current/45">
      {cells.map(([label, text], index) => (
        <div
          key={label}
          className={`min-w-0 py-[1cqw] ${index > 0 ? 'border-l border-current/45 pl-[1.2cqw]' : ''} ${index < 2 ? 'flex-[2]' : 'flex-1'}`}
        >
          <dt className="font-mono text-[1.5cqw] leading-none" style={{ color: soft }}>
            {label}
          </dt>
          <dd className="mt-[0.9cqw] truncate text-[1.8cqw] leading-[1.2] font-[550]">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Per cent of the cover's width, as the plan's cover tries them. */
const SIZES = [9.5, 8.2, 6.9, 5.7, 4.7, 3.9, 3.3, 2.6]

/** Two lines at most, and no word wider than the page. */
function Name({ sketch: { name, fonts } }: { sketch: SketchReply }) {
  const text = useRef<HTMLParagraphElement>(null)
  const { fontFamily, scale } = displayStyle(fonts)
  useLayoutEffect(() => {
    const element = text.current
    if (!element) return
    for (const size of SIZES) {
      element.style.fontSize = `${size * scale}cqw`
      const { lineHeight } = getComputedStyle(element)
      const lines = Math.round(element.offsetHeight / Number.parseFloat(lineHeight))
      if (lines <= 2 && element.scrollWidth <= element.clientWidth) return
    }
    element.style.overflowWrap = 'anywhere'
  })
  return (
    <p
      ref={text}
      dir="auto"
      className="leading-[1.06] tracking-[-0.03em]"
      style={{ fontFamily, fontWeight: fonts.displayWeight === 400 ? 400 : 600 }}
    >
      {name}
    </p>
  )
}
