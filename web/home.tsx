import clsx from 'clsx'
import { openAccess } from '#features/accounts/web/public.ts'
import { GetBlueprintButton, usePurchaseAddress } from '#features/checkout/web/public.ts'
import { useSignedIn } from './session.ts'
import { Button, LinkButton } from './ui/button.tsx'
import { CornerMarks } from './ui/corner-marks.tsx'
import { DimensionLine } from './ui/dimension-line.tsx'

const FIGURES = [
  ['20 Pages', 'A complete plan of 18 to 20 pages, plus the brand guide'],
  ['Minutes', 'In your dashboard and inbox within 10 minutes'],
  ['$0.99', 'One-time price for one blueprint. No subscription'],
] as const

export default function Home() {
  usePurchaseAddress()
  return (
    <div className="container pt-[clamp(40px,6vw,88px)] pb-24">
      <div className="grid items-center gap-12 lg:grid-cols-[7fr_5fr]">
        <div>
          <h1 className="max-w-[11ch] text-display">Your idea, drawn up so you can build it.</h1>
          <p className="mt-6 max-w-[46ch] text-lead text-ink-2">
            Describe your startup in a few lines. You get a business plan, a brand guide with logos, a
            quickstart guide and a prompt your AI coding tool can build from.
          </p>
          <div className="mt-8 flex gap-3 max-sm:flex-col">
            <GetBlueprintButton />
            <WayIn />
          </div>
        </div>
        <Door />
      </div>
      <dl className="mt-[clamp(64px,7vw,104px)] grid gap-x-6 gap-y-10 md:grid-cols-3">
        {FIGURES.map(([figure, meaning]) => (
          <div key={figure}>
            <DimensionLine />
            <dt className="mt-5 text-h2 font-semibold">{figure}</dt>
            <dd className="mt-2 max-w-[30ch] text-pretty text-ink-2">{meaning}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function WayIn() {
  const state = useSignedIn()
  if (state === 'yes')
    return (
      <LinkButton to="/dashboard" kind="ghost" size="large">
        Founder Dashboard
      </LinkButton>
    )
  // Perhaps signed in: nothing is offered that would change under the finger.
  const look = {
    kind: 'ghost',
    size: 'large',
    className: clsx(state !== 'no' && 'in-data-hint:invisible'),
  } as const
  // Until the page is alive a button would do nothing; a link does.
  return state === 'prerendered' ? (
    <LinkButton href="/login" {...look}>
      Sign In
    </LinkButton>
  ) : (
    <Button onClick={openAccess} {...look}>
      Sign In
    </Button>
  )
}

/** The mark at full size: an open door in plan, drawn to scale. */
function Door() {
  return (
    <div className="grid-paper relative hidden aspect-square border border-draft-soft lg:block">
      <CornerMarks />
      <svg viewBox="0 0 480 480" fill="none" className="size-full" aria-hidden="true">
        <path d="M156 384H108V96h264v288h-24" stroke="var(--ink)" strokeWidth="14" />
        <path d="M336 384V240" stroke="var(--signal)" strokeWidth="12" />
        <g stroke="var(--draft)" strokeWidth="1.5">
          <path d="M180 384a156 144 0 0 1 156-144" strokeWidth="3" />
          <path d="M108 432h264M108 424v16M372 424v16M103 437l10-10M367 437l10-10" />
          <path d="M48 96v288M40 96h16M40 384h16M43 101l10-10M43 389l10-10" />
          <path d="M180 384h156" strokeDasharray="6 6" />
        </g>
      </svg>
    </div>
  )
}
