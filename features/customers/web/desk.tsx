// What the dashboard shows to people with a role, below their own blueprints.
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { sectionsFor } from '#features/admin/web/public.ts'
import { call } from '#kit/call.ts'
import { asksForFreshSignIn, signInAgain } from '#web/calls/fresh-sign-in.ts'
import { sentenceOf } from '#web/calls/sentence.ts'
import { useRetry } from '#web/calls/use-retry.ts'
import { Button } from '#web/ui/button.tsx'
import { Card, CardTitle } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { getTotals } from '../contract.ts'
import { CustomersPanel } from './customers-panel.tsx'

type Props = {
  isOwner: boolean
  /** Further panels, once it is sure that they will be answered. */
  children?: ReactNode
}

export default function Desk({ isOwner, children }: Props) {
  return (
    <section aria-labelledby="desk" className="grid grid-cols-1 gap-5 border-t border-line pt-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h2 id="desk" className="text-h3 font-semibold">
          {isOwner ? "Owner's desk" : 'Admin'}
        </h2>
        <Panels isOwner={isOwner} />
      </div>
      <Figures isOwner={isOwner}>{children}</Figures>
    </section>
  )
}

function Panels({ isOwner }: { isOwner: boolean }) {
  return (
    <nav aria-label="Panels">
      <ul className="flex flex-wrap gap-x-5">
        {sectionsFor(isOwner ? 'owner' : 'admin').map(({ label, path }) => (
          <li key={path}>
            <Link
              to={path}
              className="inline-flex min-h-11 items-center text-small font-[550] text-navy hover:underline"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Asked without the dialog of an old sign-in: who came for their own blueprints is not stopped by it. */
function Figures({ isOwner, children }: Props) {
  const totals = useQuery({ queryKey: [getTotals.path], queryFn: () => call(getTotals), staleTime: 0 })
  const { failed, error, retrying, retry } = useRetry({
    error: totals.data ? null : totals.error,
    refetch: totals.refetch,
  })
  if (asksForFreshSignIn(error)) return <SignInAgain onDone={retry} />
  if (failed)
    return (
      <ErrorState
        title="Failed to load the figures"
        text={sentenceOf(error, 'Please try again in a moment.')}
        onRetry={retry}
        busy={retrying}
      />
    )
  return (
    <>
      <dl className="grid gap-4 sm:grid-cols-2">
        <Figure label="Total Users" value={totals.data?.totalUsers} />
        <Figure label="Blueprints Created" value={totals.data?.blueprintsCreated} />
      </dl>
      {totals.data && <CustomersPanel isOwner={isOwner} />}
      {totals.data && children}
    </>
  )
}

const GROUPED = new Intl.NumberFormat('en-US')

function Figure({ label, value }: { label: string; value: number | undefined }) {
  return (
    <Card className="min-h-27">
      <dt className="text-small text-ink-2">{label}</dt>
      <dd className="mt-1 text-[2rem] font-semibold leading-tight tabular-nums tracking-tight">
        {value !== undefined && GROUPED.format(value)}
      </dd>
    </Card>
  )
}

function SignInAgain({ onDone }: { onDone: () => void }) {
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
      <div>
        <CardTitle as="h3">Sign in again to see figures and customers</CardTitle>
        <p className="mt-1 text-ui text-ink-2">Admins sign in again every 12 hours.</p>
      </div>
      <Button onClick={() => void signInAgain().then(onDone)} className="max-sm:w-full">
        Sign In
      </Button>
    </Card>
  )
}
