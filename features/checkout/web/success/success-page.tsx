// /success: where the payment page sends buyers, and where orders that cost nothing are started.
import { useEffect, useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { withQueries } from '#web/calls/with-queries.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { OutcomePage, WaysOn } from '#web/ui/outcome-page.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { CheckEmail } from './check-email.tsx'
import { ConfirmFree } from './confirm-free.tsx'
import { CreditsAdded } from './credits-added.tsx'
import type { PaidOrder } from './follow-payment.ts'
import { MadeElsewhere } from './made-elsewhere.tsx'
import { MakingBlueprint } from './making-blueprint.tsx'
import { Pending, Starting, Verifying } from './payment-states.tsx'
import { StartFree } from './start-free.tsx'
import { useFreeBlueprint } from './use-free-blueprint.ts'
import { usePayment } from './use-payment.ts'
import { type FreeForm, visitOf } from './visit.ts'
import { awaitedEmail, begunAt } from './visit-memory.ts'

export default withQueries(SuccessPage)

function SuccessPage() {
  const { search, hash } = useLocation()
  const visit = visitOf(search, hash)
  if (visit.kind === 'order') return <Order key={visit.sessionId} sessionId={visit.sessionId} />
  if (visit.kind === 'confirm') return <ConfirmFree key={visit.token} token={visit.token} />
  const awaited = visit.kind === 'sent' ? awaitedEmail() : undefined
  if (awaited) return <CheckEmail {...awaited} />
  if (visit.kind === 'free') return <Free key={search} search={search} form={visit.form} />
  return <Navigate to="/" replace />
}

function Order({ sessionId }: { sessionId: string }) {
  const payment = usePayment(sessionId)
  if (payment.at === 'verifying') return <Verifying unreachable={payment.unreachable} />
  if (payment.at === 'pending') return <Pending order={payment.order} />
  if (payment.at === 'refused') return <Refused />
  const { order, access } = payment
  if (order.blueprintId || order.startupName) return <Ordered order={order} access={access} />
  if (order.makesBlueprint) return <MadeElsewhere />
  return <CreditsAdded order={order} access={access} />
}

function Ordered({ order, access }: Pick<Parameters<typeof CreditsAdded>[0], 'order' | 'access'>) {
  const { id, blueprintId, startupName = '' } = order
  const [requestedAt] = useState(() => begunAt(id))
  return (
    <MakingBlueprint
      awaited={{ blueprintId, startupName, requestedAt }}
      access={access}
      email={order.customer_email}
      credits={creditsLeft(order)}
    />
  )
}

/** Of a pack, one credit is spent on this blueprint. */
function creditsLeft({ quantity }: PaidOrder): string | undefined {
  const left = quantity - 1
  if (left < 1) return undefined
  return `${left} ${left === 1 ? 'credit' : 'credits'} of this pack are left for more blueprints.`
}

function Refused() {
  const navigate = useNavigate()
  useEffect(() => {
    toast({
      kind: 'destructive',
      title: 'Error',
      description: 'Failed to load session data. Please contact support.',
    })
    void navigate('/', { replace: true })
  }, [navigate])
  return null
}

function Free({ search, form }: { search: string; form: FreeForm }) {
  const { state, begin } = useFreeBlueprint(search, form)
  if (state.at === 'asking') return <StartFree form={form} start={begin} />
  if (state.at === 'starting') return <Starting />
  if (state.at === 'sent') return <CheckEmail email={form.email} startupName={form.startupName} />
  if (state.at === 'failed')
    return (
      <OutcomePage title="Generation Failed" lead={state.sentence}>
        <WaysOn>
          <Button kind="signal" size="large" onClick={begin}>
            Try Again
          </Button>
          <LinkButton to="/" size="large">
            Return to Home
          </LinkButton>
        </WaysOn>
      </OutcomePage>
    )
  const { blueprintId, since } = state
  return (
    <MakingBlueprint
      awaited={{ blueprintId, startupName: form.startupName, requestedAt: since }}
      access="none"
      email={form.email}
    />
  )
}
