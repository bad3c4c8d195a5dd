// The steps that happen in other people's tools, drawn: no foreign screens, no foreign marks. A field of 480 × 300.
import type { ReactNode } from 'react'
import type { StepDrawing } from './slides.ts'

const ink = { stroke: 'var(--ink)', strokeWidth: 1.75 }
const sheet = { ...ink, fill: 'var(--surface)' }
const draft = { stroke: 'var(--draft)', strokeWidth: 1.5 }
const soft = { stroke: 'var(--draft-soft)', strokeWidth: 1.5 }
const words = { stroke: 'var(--line-strong)', strokeWidth: 3, strokeLinecap: 'round' } as const
const signal = { stroke: 'var(--signal)', strokeWidth: 2.5 }

function Window({ children }: { children: ReactNode }) {
  return (
    <>
      <path d="M72 44h336v212H72z" {...sheet} />
      <path d="M72 70h336" {...ink} />
      <path d="M84 57h.01M95 57h.01M106 57h.01" {...ink} strokeWidth="5" strokeLinecap="round" />
      {children}
    </>
  )
}

/** A sheet with a folded corner and 'md' on it. */
function MarkdownSheet({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M0 0h44l16 16v60H0z" {...sheet} />
      <path d="M44 0v16h16" {...ink} />
      <path d="M12 58V36l9 11 9-11v22M48 36v20M41 50l7 8 7-8" {...draft} strokeWidth="2.5" />
    </g>
  )
}

const DRAWINGS: Record<StepDrawing, ReactNode> = {
  upload: (
    <>
      <Window>
        <path d="M96 100h90M96 136h60M96 172h76M96 208h52" {...words} />
        <path d="M96 118h288M96 154h288M96 190h288" {...soft} />
        <path d="M246 88h138v144H246z" {...draft} strokeDasharray="5 5" fill="var(--selected)" />
        <MarkdownSheet x={285} y={136} />
        <path d="M315 126V98M304 108l11-11 11 11" {...signal} />
      </Window>
    </>
  ),
  ask: (
    <>
      <path d="M176 48h232v74H190l-14 16z" {...sheet} />
      <path d="M196 74h150M196 96h184" {...words} />
      <MarkdownSheet x={88} y={50} />
      <path d="M72 158h262v98H86l-14 14z" {...sheet} />
      <path d="m98 186-14 12 14 12M136 186l14 12-14 12M124 182l-12 32" {...draft} strokeWidth="2.5" />
      <path d="M174 188h132M174 206h94M96 234h188" {...words} />
      <path d="M362 176v56M350 176h24M350 232h24" {...draft} />
      <path d="m372 204 9 9 18-20" {...signal} />
    </>
  ),
  domain: (
    <>
      <Window>
        <path d="M130 50h256v14H130z" {...draft} fill="var(--selected)" />
        <path d="M140 57h74" {...words} />
        <path d="M96 98h120M96 116h90" {...words} />
        <path d="M96 144h136v88H96zM256 98h128v134H256z" {...soft} />
      </Window>
      <path d="M258 57h.01" {...signal} strokeWidth="9" strokeLinecap="round" />
      <path d="M258 57c0-44 178-44 178 40v96" {...draft} strokeDasharray="5 5" />
      <path d="M410 193h52v40h-52z" {...sheet} />
      <path d="M420 206h32M420 219h20" {...words} />
    </>
  ),
  build: (
    <>
      <path d="M84 256V84l96-44 96 44v172z" {...sheet} />
      <path d="M156 256v-84h48" {...ink} />
      <path d="M204 172v84" {...signal} strokeWidth="4" />
      <path d="M156 256a48 84 0 0 1 48-84" {...draft} />
      <path
        d="M112 112h36v36h-36zM212 112h36v36h-36zM130 112v36M112 130h36M230 112v36M212 130h36"
        {...draft}
      />
      <path d="M84 280h192M84 273v14M276 273v14M80 284l8-8M272 284l8-8" {...draft} />
      <path d="M60 84v172M53 84h14M53 256h14" {...draft} />
      <path d="M312 256h112M312 224h84M312 192h96M312 160h60" {...soft} />
      <path d="m312 252 5 5 9-11M312 220l5 5 9-11M312 188l5 5 9-11" {...ink} strokeWidth="2.25" />
      <path d="M340 252h70M340 220h46M340 188h58" {...words} />
    </>
  ),
}

export function Drawing({ name }: { name: StepDrawing }) {
  return (
    <svg viewBox="0 0 480 300" fill="none" strokeLinejoin="round" aria-hidden="true" className="size-full">
      {DRAWINGS[name]}
    </svg>
  )
}
