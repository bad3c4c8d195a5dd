import type { ReactNode } from 'react'
import {
  CHECK_BY_HAND_AFTER,
  ProgressPanel,
  remaining,
  useDashboardAfter,
  useLateNotice,
  useSuccessProgress,
} from '#features/generation/web/public.ts'
import { useSignedIn } from '#web/session.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { OutcomePage, WaysOn } from '#web/ui/outcome-page.tsx'
import type { Access } from './follow-payment.ts'
import { MadeElsewhere } from './made-elsewhere.tsx'
import { ProgressActions } from './progress-actions.tsx'
import { WayIn } from './way-in.tsx'

type Props = {
  awaited: Parameters<typeof useSuccessProgress>[0]
  access: Access
  email?: string | undefined
  credits?: string
}

export function MakingBlueprint({ awaited, access: given, email, credits }: Props) {
  const access = useAccess(given)
  const { view, elapsedSeconds, remainingSeconds, isElsewhere, check } = useSuccessProgress(awaited)
  const isComplete = view.status === 'complete'
  const waiting = !isComplete && view.status !== 'error' && !isElsewhere
  useLateNotice(waiting, elapsedSeconds)
  // Who has only a link would find a closed door there, and no word about the link.
  useDashboardAfter(isComplete && access !== 'link sent', dashboardFor(access, email))
  const wayIn = (where: string) =>
    (access === 'link sent' || access === 'none') && <WayIn where={where} reason={access} email={email} />
  if (isElsewhere) return <MadeElsewhere email={email} />
  if (view.status === 'error') return <Failed>{wayIn('Your credits are')}</Failed>
  return (
    <div className="container pt-[clamp(32px,4.5vw,56px)] pb-24">
      <ProgressPanel
        view={view}
        startupName={awaited.startupName}
        elapsedSeconds={elapsedSeconds}
        remaining={remaining(remainingSeconds)}
        actions={
          <>
            <ProgressActions
              isComplete={isComplete}
              isLate={elapsedSeconds >= CHECK_BY_HAND_AFTER}
              isIn={access !== 'link sent'}
              check={check}
            />
            {wayIn(isComplete ? 'Your blueprint is' : 'Your blueprint will be')}
          </>
        }
        note={<Note waiting={waiting} credits={credits} />}
      />
    </div>
  )
}

function Failed({ children }: { children: ReactNode }) {
  return (
    <OutcomePage
      title="There was an error generating your blueprint."
      lead={<p role="alert">Credits have been restored. You can try again from your dashboard.</p>}
    >
      <WaysOn>
        <LinkButton to="/dashboard" kind="signal" size="large">
          Return to Dashboard
        </LinkButton>
      </WaysOn>
      {children && <div className="mt-8 max-w-160">{children}</div>}
    </OutcomePage>
  )
}

function Note({ waiting, credits }: { waiting: boolean; credits: string | undefined }) {
  return (
    <>
      {waiting && (
        <p>This usually takes 2-5 minutes. You can leave this page. We email you when the files are ready.</p>
      )}
      {credits && <p className="mt-2">{credits}</p>}
    </>
  )
}

/** Whoever was signed in before needs no letting in. */
function useAccess(given: Access): Access {
  const signedIn = useSignedIn()
  if (given !== 'none' || signedIn === 'no') return given
  return signedIn === 'yes' ? 'in' : 'asking'
}

/** The address is for the login dialog, which opens there for whoever is signed out. */
function dashboardFor(access: Access, email: string | undefined): string {
  return access === 'none' && email ? `/dashboard?email=${encodeURIComponent(email)}` : '/dashboard'
}
