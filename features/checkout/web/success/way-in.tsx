import { Mail } from 'lucide-react'
import type { ReactNode } from 'react'
import { openAccess } from '#features/accounts/web/public.ts'
import { Button } from '#web/ui/button.tsx'

type Props = {
  /** 'Your blueprint will be', 'Your credits are' */
  where: string
  reason: 'link sent' | 'none'
  email: string | undefined
}

/** For whoever is not signed in here: where the things are, and how to get to them. */
export function WayIn({ where, reason, email }: Props) {
  return (
    <section
      aria-label="How to get in"
      className="flex flex-col gap-x-8 gap-y-4 rounded-3 border border-line bg-sunken px-5 py-4 sm:flex-row sm:items-center sm:justify-between"
    >
      <p className="flex min-w-0 gap-3 text-ui">
        <Mail size={18} strokeWidth={1.75} aria-hidden className="mt-1 shrink-0 text-draft-ink" />
        <span className="min-w-0 max-w-[62ch] [overflow-wrap:anywhere]">
          {reason === 'link sent' ? (
            <LinkSent where={where} email={email} />
          ) : (
            <Elsewhere where={where} email={email} />
          )}
        </span>
      </p>
      <Button onClick={openAccess}>Sign In</Button>
    </section>
  )
}

function LinkSent({ where, email }: { where: string; email: string | undefined }) {
  return (
    <>
      <Address email={email} capital /> already has an account, so we sent a login link there.{' '}
      {`${where} on its dashboard: open the link in that email, on any device.`}
    </>
  )
}

function Elsewhere({ where, email }: { where: string; email: string | undefined }) {
  return (
    <>
      {`${where} in the account of `}
      <Address email={email} />. To get in, sign in with that address: we email you a link.
    </>
  )
}

function Address({ email, capital }: { email: string | undefined; capital?: boolean }): ReactNode {
  if (email) return <strong className="font-semibold">{email}</strong>
  return capital ? 'The address you paid with' : 'the address you paid with'
}
