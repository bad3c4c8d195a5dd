// The frame of every page for admins: its title, the way to the others, and the closed door for everybody else.
import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { openLogin } from '#features/accounts/web/public.ts'
import { useRole, useSignedIn } from '#web/session.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Card, CardTitle } from '#web/ui/card.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { AdminNav } from './admin-nav.tsx'
import { isAtLeast } from './sections.ts'

interface AdminPageProps {
  title: string
  lead?: ReactNode
  /** Whose page it is; the owner is an admin, too. */
  from: 'admin' | 'owner'
  /** Beside the title. */
  actions?: ReactNode
  /** Drawn, and so asked for, only when they may see it. */
  children: ReactNode
}

export function AdminPage({ title, lead, from, actions, children }: AdminPageProps) {
  const signedIn = useSignedIn()
  const isIn = isAtLeast(useRole(), from)
  return (
    <div className="container grid grid-cols-1 content-start gap-7 pt-10 pb-24">
      <header className="grid gap-6">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-5">
          <div className="min-w-0">
            <PageTitle>{title}</PageTitle>
            {lead && <p className="mt-3 max-w-[62ch] text-ink-2">{lead}</p>}
          </div>
          {isIn && actions}
        </div>
        {isIn && <AdminNav />}
      </header>
      {isIn ? children : <Door state={signedIn} />}
    </div>
  )
}

function Door({ state }: { state: ReturnType<typeof useSignedIn> }) {
  if (state === 'yes') return <NotYours />
  if (state === 'no') return <SignedOut />
  return (
    <Card>
      <Skeleton lines={5} />
    </Card>
  )
}

function NotYours() {
  return (
    <Card className="sm:p-10">
      <CardTitle>This page is not for your account</CardTitle>
      <p className="mt-2 max-w-[52ch] text-ink-2">
        It belongs to the people who run Founder Co-Pilot. Everything of yours is on your dashboard.
      </p>
      <LinkButton to="/dashboard" className="mt-6 max-sm:w-full">
        Founder Dashboard
      </LinkButton>
    </Card>
  )
}

function SignedOut() {
  useEffect(() => openLogin({ here: true }), [])
  return (
    <Card className="sm:p-10">
      <CardTitle>Sign in to see this page</CardTitle>
      <p className="mt-2 max-w-[52ch] text-ink-2">It is for the people who run Founder Co-Pilot.</p>
      <Button kind="signal" className="mt-6 max-sm:w-full" onClick={() => openLogin({ here: true })}>
        Sign In
      </Button>
    </Card>
  )
}
