import { CornerMarks } from '#web/ui/corner-marks.tsx'

/** A blueprint as a plan: one room for each of its documents, and the house's own front door. */
export function HousePlan({ door }: { door: 'open' | 'shut' }) {
  return (
    <div className="grid-paper grid size-full place-items-center bg-sunken p-12">
      <div className="relative w-full max-w-130 border border-draft-soft bg-surface shadow-page">
        <CornerMarks />
        <svg viewBox="0 0 520 600" fill="none" className="w-full" aria-hidden="true">
          <Walls />
          {door === 'open' ? <OpenDoor /> : <ShutDoor />}
          <Measures />
          <Rooms />
          <TitleBlock />
        </svg>
      </div>
    </div>
  )
}

function Walls() {
  return (
    <>
      <path d="M236 472H92V72h336v400H332" stroke="var(--ink)" strokeWidth="10" />
      <g stroke="var(--ink)" strokeWidth="5">
        <path d="M92 262h124m52 0h20m52 0h88M280 72v190" />
        <path d="M204 262v34m0 52v124M346 262v34m0 52v124" />
      </g>
      <g stroke="var(--draft)" strokeWidth="1.5">
        <path d="M216 262v-52a52 52 0 0 1 52 52M340 262v-52a52 52 0 0 0-52 52" />
        <path d="M204 296h-52a52 52 0 0 0 52 52M346 296h52a52 52 0 0 1-52 52" />
      </g>
      {/* Windows. */}
      <path
        d="M128 72h112M320 72h72M92 372v64M428 372v64M92 132v76M428 132v76"
        stroke="var(--surface)"
        strokeWidth="4"
      />
    </>
  )
}

function OpenDoor() {
  return (
    <>
      <path d="M332 472V376" stroke="var(--signal)" strokeWidth="8" />
      <path d="M236 472a96 96 0 0 1 96-96" stroke="var(--draft)" strokeWidth="2" />
      <path d="M236 472h96" stroke="var(--draft)" strokeWidth="1.5" strokeDasharray="5 5" />
    </>
  )
}

function ShutDoor() {
  return (
    <>
      <path d="M236 472h96" stroke="var(--signal)" strokeWidth="8" />
      <path d="M236 472a96 96 0 0 1 96-96v96" stroke="var(--draft)" strokeWidth="1.5" strokeDasharray="5 5" />
    </>
  )
}

/** Every line carries what it measures. */
function Measures() {
  return (
    <>
      <g stroke="var(--draft)" strokeWidth="1.5">
        <path d="M92 36h188M92 28v16M280 28v16M88 40l8-8M276 40l8-8" />
        <path d="M48 72v400M40 72h16M40 472h16M44 76l8-8M44 476l8-8" />
      </g>
      <g fill="var(--draft-ink)" fontSize="13" textAnchor="middle">
        <text x="186" y="26">
          18 to 20 pages
        </text>
        <text transform="translate(36 272) rotate(-90)">In your dashboard within 10 minutes</text>
      </g>
    </>
  )
}

function Rooms() {
  return (
    <g fill="var(--ink-2)" fontSize="15" textAnchor="middle">
      <text x="186" y="156">
        Business plan
      </text>
      <text x="354" y="156">
        Brand guide
      </text>
      <text x="148" y="410">
        Quickstart
      </text>
      <text x="387" y="410">
        Prompt
      </text>
    </g>
  )
}

function TitleBlock() {
  return (
    <>
      <path d="M0 528h520M352 528v72" stroke="var(--draft-soft)" />
      <text x="24" y="558" fill="var(--ink)" fontSize="15" fontWeight="600">
        Founder Co-Pilot
      </text>
      <text x="24" y="579" fill="var(--ink-3)" fontSize="13">
        Your blueprint, in plan
      </text>
      <text x="376" y="558" fill="var(--ink)" fontSize="15" fontWeight="600">
        $0.99
      </text>
      <text x="376" y="579" fill="var(--ink-3)" fontSize="13">
        One-time price
      </text>
    </>
  )
}
