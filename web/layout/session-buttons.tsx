// Signed in or not. The server is asked only when the hint cookie says that somebody may be signed in; until it
// answers, a placeholder pulses. Both states stand in prerendered pages, and the root's data-hint shows the right one.
import { clsx } from 'clsx'
import { openLogin } from '#features/accounts/web/public.ts'
import { type SignedIn, useSignedIn, useSignOut } from '../session.ts'
import { Button, type ButtonProps, LinkButton } from '../ui/button.tsx'

export function SessionButtons({ stacked = false }: { stacked?: boolean }) {
  const state = useSignedIn()
  return (
    <div className={clsx('flex gap-2', stacked && 'flex-col')}>
      {state === 'prerendered' ? (
        <>
          <span className="in-data-hint:hidden">
            <LoggedOut stacked={stacked} prerendered />
          </span>
          <span className="hidden in-data-hint:block">
            <Placeholder />
          </span>
        </>
      ) : (
        <Known state={state} stacked={stacked} />
      )}
    </div>
  )
}

function Known({ state, stacked }: { state: SignedIn; stacked: boolean }) {
  if (state === 'asking') return <Placeholder />
  return state === 'yes' ? <LoggedIn stacked={stacked} /> : <LoggedOut stacked={stacked} />
}

function Placeholder() {
  return (
    <span role="status" className="block h-9 w-38 animate-pulse rounded-2 bg-tint">
      <span className="sr-only">Loading…</span>
    </span>
  )
}

function LoggedOut({ stacked, prerendered = false }: { stacked: boolean; prerendered?: boolean }) {
  return (
    <span className={clsx('flex gap-2', stacked && 'flex-col')}>
      <WayIn prerendered={prerendered} size={stacked ? 'medium' : 'small'}>
        Login to Dashboard
      </WayIn>
      {stacked && (
        <WayIn prerendered={prerendered} kind="ghost">
          Sign In
        </WayIn>
      )}
    </span>
  )
}

type WayInProps = Pick<ButtonProps, 'kind' | 'size' | 'children'> & { prerendered: boolean }

/** Until the page is alive a button would do nothing; a link does. */
function WayIn({ prerendered, ...look }: WayInProps) {
  return prerendered ? (
    <LinkButton href="/login" {...look} />
  ) : (
    <Button onClick={() => openLogin()} {...look} />
  )
}

function LoggedIn({ stacked }: { stacked: boolean }) {
  const size = stacked ? 'medium' : 'small'
  const signOut = useSignOut()
  return (
    <>
      <LinkButton to="/dashboard" kind="ghost" size={size}>
        Founder Dashboard
      </LinkButton>
      <Button kind="ghost" size={size} onClick={() => void signOut()}>
        Log Out
      </Button>
    </>
  )
}
