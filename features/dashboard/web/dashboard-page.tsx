import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { openLogin } from '#features/accounts/web/public.ts'
import { useAnotherAddress } from '#features/checkout/web/public.ts'
import { Desk } from '#features/customers/web/public.ts'
import { CallError } from '#kit/call.ts'
import { isSignedOut, sentenceOf } from '#web/calls/sentence.ts'
import { useAnswer } from '#web/calls/use-call.ts'
import { useRetry } from '#web/calls/use-retry.ts'
import { withQueries } from '#web/calls/with-queries.tsx'
import { lazyPart } from '#web/lazy-part.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card, CardTitle } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { getDashboard } from '../contract.ts'
import { ConfirmNotice } from './confirm-notice.tsx'
import { CreateBlueprint } from './create-blueprint.tsx'
import { type Dashboard, DashboardHead } from './dashboard-head.tsx'
import { DeskPart } from './desk-part.tsx'
import { Frame } from './frame.tsx'
import { Loading } from './loading.tsx'
import { OrderNotice } from './order-notice.tsx'
import { emptyText } from './rules.ts'
import { SecondFactorNotice } from './second-factor-notice.tsx'
import { Shelf } from './shelf.tsx'
import { SuspendedNotice } from './suspended-notice.tsx'
import { UnderWayNotice } from './under-way.tsx'
import { useProviderReturn } from './use-provider-return.ts'

const FRESH_MS = 30_000
const OwnerPanels = lazyPart(() => import('./owner-panels.tsx'))

export default withQueries(DashboardPage)

function DashboardPage() {
  const asked = useAnswer(getDashboard, undefined, { staleTime: FRESH_MS })
  const { failed, error, retrying, retry } = useRetry(asked)
  useProviderReturn(asked.status)
  if (isSignedOut(error)) return <SignedOut wasAsked={error instanceof CallError && error.isAnswered} />
  if (asked.data) return <Loaded dashboard={asked.data} />
  if (!failed) return <Loading />
  return (
    <Frame>
      <DashboardHead />
      <ErrorState
        title="Failed to load dashboard - Please try refreshing the page"
        text={sentenceOf(error, 'Please try again in a moment.')}
        onRetry={retry}
        busy={retrying}
      />
    </Frame>
  )
}

function Loaded({ dashboard }: { dashboard: Dashboard }) {
  const { user, credits, blueprints, hasArchived } = dashboard
  return (
    <Frame>
      <DashboardHead dashboard={dashboard} />
      {user.suspended !== undefined && <SuspendedNotice reason={user.suspended} />}
      <Notice user={user} />
      <UnderWayNotice dashboard={dashboard} />
      {!user.orderOnly && <AnotherByAddress credits={credits} />}
      {blueprints.length > 0 || hasArchived ? (
        <Shelf dashboard={dashboard} />
      ) : user.orderOnly ? (
        <EmptyState title="Your credits are waiting" text="Open your account to make a blueprint of one." />
      ) : (
        <EmptyState
          title="No blueprints yet"
          text={emptyText(credits)}
          action={<CreateBlueprint credits={credits} size="large" />}
        />
      )}
      {user.isAdmin && (
        <DeskPart failed="Failed to load the desk">
          <Desk isOwner={user.isOwner}>
            {user.isOwner && (
              <DeskPart failed="Failed to load the panels">
                <OwnerPanels />
              </DeskPart>
            )}
          </Desk>
        </DeskPart>
      )}
    </Frame>
  )
}

function AnotherByAddress({ credits }: Pick<Dashboard, 'credits'>) {
  useAnotherAddress(credits > 0)
  return null
}

function Notice({ user: { email, proved, orderOnly, secondFactor } }: Pick<Dashboard, 'user'>) {
  if (orderOnly) return <OrderNotice email={email} />
  if (secondFactor) return <SecondFactorNotice required={secondFactor === 'required'} />
  return proved ? null : <ConfirmNotice email={email} />
}

/** Behind the dialog, and when it was closed. */
function SignedOut({ wasAsked }: { wasAsked: boolean }) {
  // Only fills the field in; who somebody is, the server decides.
  const email = new URLSearchParams(useLocation().search).get('email') ?? undefined
  useEffect(() => {
    if (!wasAsked) openLogin({ email })
  }, [email, wasAsked])
  return (
    <Frame>
      <DashboardHead />
      <Card className="sm:p-10">
        <CardTitle>Sign in to see your dashboard</CardTitle>
        <p className="mt-2 max-w-[48ch] text-ink-2">Your blueprints, credits and files are there.</p>
        <Button kind="signal" className="mt-6 max-sm:w-full" onClick={() => openLogin({ email })}>
          Sign In
        </Button>
      </Card>
    </Frame>
  )
}
