import clsx from 'clsx'
import { ArrowRight, Compass, FilePlus2, LayoutDashboard, LogIn, type LucideIcon } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { Link } from 'react-router'
import { openAccess } from '#features/accounts/web/public.ts'
import { useGetBlueprint } from '#features/checkout/web/public.ts'
import { lazyPart } from '#web/lazy-part.tsx'
import { useOwnBlueprints, useSignedIn } from '#web/session.ts'
import { Section } from './section.tsx'

/** Visitors do without it. */
const OwnBlueprints = lazyPart(() => import('./own-blueprints.tsx'))

export function QuickActions() {
  const blueprints = useOwnBlueprints()
  return (
    <Section close id="quick-actions" title="Quick Actions">
      <ul className="grid gap-3 md:grid-cols-3 md:gap-5 lg:gap-6">
        <GetBlueprint />
        <WayIn />
        <Action icon={Compass} title="Explore Resources" to="/resources">
          Incubators, accelerators, grants, funding and tools.
        </Action>
      </ul>
      {blueprints.length > 0 && (
        <Suspense>
          <OwnBlueprints blueprints={blueprints} />
        </Suspense>
      )}
    </Section>
  )
}

function GetBlueprint() {
  const { alive, inProgress, press, prepare } = useGetBlueprint()
  const text = 'Fill in one form and pay $0.99.'
  if (!alive)
    return (
      <Action icon={FilePlus2} title="Get Your Blueprint" href="/blueprint-purchase">
        {text}
      </Action>
    )
  return (
    <Action
      icon={FilePlus2}
      title={inProgress ? 'Purchase in Progress...' : 'Get Your Blueprint'}
      disabled={inProgress}
      onPress={press}
      onNear={prepare}
    >
      {text}
    </Action>
  )
}

function WayIn() {
  const state = useSignedIn()
  if (state === 'yes')
    return (
      <Action icon={LayoutDashboard} title="Dashboard" to="/dashboard">
        Your blueprints, credits and files.
      </Action>
    )
  // Perhaps signed in: nothing is offered that would change under the finger.
  const look = { icon: LogIn, title: 'Sign In', className: clsx(state !== 'no' && 'in-data-hint:invisible') }
  const text = 'Open the blueprints you already own.'
  // Until the page is alive a button would do nothing; a link does.
  return state === 'prerendered' ? (
    <Action {...look} href="/login">
      {text}
    </Action>
  ) : (
    <Action {...look} onPress={openAccess}>
      {text}
    </Action>
  )
}

type ActionProps = {
  icon: LucideIcon
  title: string
  className?: string
  children: ReactNode
  /** A page of the site, a plain link, or something to do. */
  to?: string
  href?: string
  onPress?: () => void
  onNear?: () => void
  disabled?: boolean
}

function Action({ to, href, onPress, onNear, disabled, className, ...shown }: ActionProps) {
  const look = clsx(
    'flex size-full items-center gap-4 rounded-3 border border-line p-5 text-left transition-colors duration-(--fast) sm:px-6',
    disabled ? 'cursor-not-allowed bg-sunken' : 'bg-surface hover:border-line-strong hover:bg-hover',
    className,
  )
  const content = <ActionContent {...shown} disabled={disabled} />
  return (
    <li className="min-w-0">
      {to && (
        <Link to={to} className={look}>
          {content}
        </Link>
      )}
      {href && (
        <a href={href} className={look}>
          {content}
        </a>
      )}
      {onPress && (
        <button
          type="button"
          onClick={onPress}
          onPointerEnter={onNear}
          onFocus={onNear}
          aria-disabled={disabled || undefined}
          className={look}
        >
          {content}
        </button>
      )}
    </li>
  )
}

type ContentProps = Pick<ActionProps, 'icon' | 'title' | 'children' | 'disabled'>

function ActionContent({ icon: Icon, title, children, disabled }: ContentProps) {
  return (
    <>
      <span className="grid size-11 shrink-0 place-items-center rounded-2 bg-selected text-draft-ink">
        <Icon size={22} strokeWidth={1.75} aria-hidden />
      </span>
      <span className="min-w-0 flex-1">
        <span className={clsx('block font-semibold', disabled && 'text-ink-3')}>{title}</span>{' '}
        <span className="block text-small text-ink-2">{children}</span>
      </span>
      {!disabled && <ArrowRight size={18} strokeWidth={1.75} aria-hidden className="shrink-0 text-ink-3" />}
    </>
  )
}
