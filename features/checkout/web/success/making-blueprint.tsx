import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { getDashboard } from '#features/dashboard/contract.ts'
import {
  ESTIMATED_SECONDS,
  ProgressPanel,
  remaining,
  useSuccessProgress,
} from '#features/generation/web/public.ts'
import { useSignedIn } from '#web/session.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { OutcomePage, WaysOn } from '../outcome-page.tsx'
import type { Access } from './follow-payment.ts'
import { ProgressActions } from './progress-actions.tsx'
import { WayIn } from './way-in.tsx'

const REDIRECT_AFTER = 2000
/** Seconds. */
const CHECK_BY_HAND_AFTER = 180

type Props = {
  awaited: Parameters<typeof useSuccessProgress>[0]
  access: Access
  email?: string | undefined
  credits?: string
}

export function MakingBlueprint({ awaited, access: given, email, credits }: Props) {
  const access = useAccess(given)
  const { view, elapsedSeconds, check } = useSuccessProgress(awaited)
  const [waiting, isComplete] = [view.status === 'generating', view.status === 'complete']
  useTimeoutNotice(waiting && elapsedSeconds >= ESTIMATED_SECONDS)
  // Who has only a link would find a closed door there, and no word about the link.
  useDashboardAfter(isComplete && access !== 'link sent', access === 'none' ? email : undefined)
  const wayIn = (where: string) =>
    (access === 'link sent' || access === 'none') && <WayIn where={where} reason={access} email={email} />
  if (view.status === 'error') return <Failed>{wayIn('Your credits are')}</Failed>
  return (
    <div className="container pt-[clamp(32px,4.5vw,56px)] pb-24">
      <ProgressPanel
        view={view}
        startupName={awaited.startupName}
        elapsedSeconds={elapsedSeconds}
        remaining={remaining(ESTIMATED_SECONDS - elapsedSeconds)}
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

/** Where it stood is not known: the stages only followed the clock. */
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

function useTimeoutNotice(isLate: boolean): void {
  useEffect(() => {
    if (!isLate) return
    toast({
      kind: 'destructive',
      icon: 'clock',
      title: 'Generation Taking Longer Than Expected',
      description: 'Your blueprint is still being made. We email you when the files are ready.',
    })
  }, [isLate])
}

/** Whoever was signed in before needs no letting in. */
function useAccess(given: Access): Access {
  const signedIn = useSignedIn()
  if (given !== 'none' || signedIn === 'no') return given
  return signedIn === 'yes' ? 'in' : 'asking'
}

/** The address is for the login dialog, which opens there for whoever is signed out. */
function useDashboardAfter(complete: boolean, email: string | undefined): void {
  const navigate = useNavigate()
  const client = useQueryClient()
  useEffect(() => {
    if (!complete) return
    const dashboard = email ? `/dashboard?email=${encodeURIComponent(email)}` : '/dashboard'
    // What the dashboard showed before is out of date.
    void client.invalidateQueries({ queryKey: [getDashboard.path] })
    const going = setTimeout(() => void navigate(dashboard), REDIRECT_AFTER)
    return () => clearTimeout(going)
  }, [complete, email, navigate, client])
}
