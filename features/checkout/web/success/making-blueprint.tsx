import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { getDashboard } from '#features/dashboard/contract.ts'
import {
  ESTIMATED_SECONDS,
  ProgressPanel,
  remaining,
  useSuccessProgress,
} from '#features/generation/web/public.ts'
import { useSignedIn } from '#web/session.ts'
import { toast } from '#web/ui/toast-store.ts'
import type { Access } from './follow-payment.ts'
import { ProgressActions } from './progress-actions.tsx'
import { WayIn } from './way-in.tsx'

const REDIRECT_AFTER = 2000

interface Awaited {
  blueprintId?: string | undefined
  startupName: string
  since: number
}

type Props = { awaited: Awaited; access: Access; email?: string | undefined; credits?: string }

export function MakingBlueprint({ awaited, access: given, email, credits }: Props) {
  const access = useAccess(given)
  const { view, elapsedSeconds, check } = useSuccessProgress(awaited)
  const waiting = view.status === 'generating'
  useTimeoutNotice(waiting && elapsedSeconds >= ESTIMATED_SECONDS)
  // Who has only a link would find a closed door there, and no word about the link.
  useDashboardAfter(
    view.status === 'complete' && access !== 'link sent',
    access === 'none' ? email : undefined,
  )
  return (
    <div className="container pt-[clamp(32px,4.5vw,56px)] pb-24">
      <ProgressPanel
        view={view}
        startupName={awaited.startupName}
        elapsedSeconds={elapsedSeconds}
        remaining={remaining(ESTIMATED_SECONDS - elapsedSeconds)}
        actions={
          <div className="grid gap-4 empty:hidden">
            <ProgressActions
              status={view.status}
              isLate={elapsedSeconds >= 180}
              isIn={access !== 'link sent'}
              check={check}
            />
            {(access === 'link sent' || access === 'none') && (
              <WayIn where="Your blueprint will be" reason={access} email={email} />
            )}
          </div>
        }
        note={<Note waiting={waiting} credits={credits} />}
      />
    </div>
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
