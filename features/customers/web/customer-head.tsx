// Who it is, what they have, and what can be done for them.
import { CircleAlert, Coins, KeyRound, Mail, ShieldCheck, ShieldOff, UserCheck, UserX } from 'lucide-react'
import { useState } from 'react'
import { sentenceOf } from '#web/calls/sentence.ts'
import { useCall } from '#web/calls/use-call.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { type CustomerDetail, sendLoginLink } from '../contract.ts'
import { CopyAddress } from './copy-address.tsx'
import { CreditsDialog } from './credits-dialog.tsx'
import { ResetFactorDialog, RoleDialog, SuspensionDialog } from './reason-dialog.tsx'
import { StandingBadges } from './standing-badges.tsx'
import { useRefreshCustomers } from './use-refresh-customers.ts'
import { day } from './words.ts'

export function CustomerHead({ detail: { customer } }: { detail: CustomerDetail }) {
  const { fullName, email, createdAt, provedAt, hasPassword, hasSecondFactor, suspension } = customer
  return (
    <Card className="grid gap-6">
      <div className="flex flex-wrap items-start justify-between gap-x-10 gap-y-5">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <strong className="text-h3 font-semibold [overflow-wrap:anywhere]">{fullName || email}</strong>
            <StandingBadges {...customer} />
          </p>
          <p className="mt-1 flex items-center gap-1 text-ui text-ink-2">
            <span className="[overflow-wrap:anywhere]">{email}</span>
            <CopyAddress email={email} />
          </p>
          <p className="text-small text-ink-3">
            Joined {day(createdAt)} ·{' '}
            {provedAt ? `address confirmed ${day(provedAt)}` : 'address not confirmed'} ·{' '}
            {hasPassword ? 'has a password' : 'signs in by link or provider'}
            {hasSecondFactor && ' · has a second factor'}
          </p>
        </div>
        <Figures customer={customer} />
      </div>
      {suspension && (
        <p className="flex gap-3 rounded-2 bg-danger-tint px-4 py-3 text-ui text-danger">
          <CircleAlert size={18} strokeWidth={1.75} aria-hidden className="mt-1 shrink-0" />
          <span className="min-w-0 [overflow-wrap:anywhere]">
            Suspended since {day(suspension.since)}: {suspension.reason}
          </span>
        </p>
      )}
      <Actions customer={customer} />
    </Card>
  )
}

type Props = { customer: CustomerDetail['customer'] }

function Figures({ customer: { credits, totalUsed, totalPurchased, blueprintCount } }: Props) {
  const figures: [string, number][] = [
    ['Credits', credits],
    ['Used', totalUsed],
    ['Purchased', totalPurchased],
    ['Blueprints', blueprintCount],
  ]
  return (
    <dl className="grid grid-cols-2 gap-y-3 sm:flex sm:gap-5">
      {figures.map(([name, value]) => (
        <div key={name} className="border-l border-draft-soft pr-1 pl-4 sm:pl-5">
          <dt className="text-caption text-ink-3">{name}</dt>
          <dd className="text-[1.75rem] font-semibold leading-tight tabular-nums tracking-tight">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Actions({ customer }: Props) {
  const { id, email, role, suspended, hasSecondFactor } = customer
  const [open, setOpen] = useState<'credits' | 'role' | 'factor' | 'suspension'>()
  const refresh = useRefreshCustomers()
  const send = useCall(sendLoginLink, {
    onSuccess() {
      toast({ title: 'Login link sent', description: `To ${email}`, icon: 'mail' })
      return refresh()
    },
    onError: (error) =>
      void toast({
        kind: 'destructive',
        title: 'Not sent',
        description: sentenceOf(error, 'The link could not be sent. Please try again.'),
      }),
  })
  const close = () => setOpen(undefined)
  return (
    <div className="flex flex-wrap gap-3 border-t border-line pt-5 max-sm:flex-col">
      <Button kind="signal" icon={Coins} onClick={() => setOpen('credits')}>
        Give or take credits
      </Button>
      <Button
        icon={Mail}
        busy={send.isPending}
        busyLabel="Sending..."
        onClick={() => send.mutate({ params: { id }, body: {} })}
      >
        Send login link
      </Button>
      {role !== 'owner' && !suspended && (
        <Button icon={role === 'admin' ? ShieldOff : ShieldCheck} onClick={() => setOpen('role')}>
          {role === 'admin' ? 'Take admin role away' : 'Make admin'}
        </Button>
      )}
      {role !== 'owner' && hasSecondFactor && (
        <Button icon={KeyRound} onClick={() => setOpen('factor')}>
          Reset second factor
        </Button>
      )}
      {role === 'user' && (
        <Button icon={suspended ? UserCheck : UserX} onClick={() => setOpen('suspension')}>
          {suspended ? 'Lift suspension' : 'Suspend'}
        </Button>
      )}
      {open === 'credits' && <CreditsDialog customer={customer} onClose={close} />}
      {open === 'role' && <RoleDialog customer={customer} onClose={close} />}
      {open === 'factor' && <ResetFactorDialog customer={customer} onClose={close} />}
      {open === 'suspension' && <SuspensionDialog customer={customer} onClose={close} />}
    </div>
  )
}
