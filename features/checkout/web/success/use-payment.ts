import { useEffect, useState } from 'react'
import { track } from '#web/analytics.ts'
import { signedIn } from '#web/session.ts'
import { forgetForm } from '../kept-form.ts'
import { endPurchase } from '../purchase-flag.ts'
import { followPayment, type PaidOrder, type Payment } from './follow-payment.ts'
import { isNewPurchase } from './visit-memory.ts'

export function usePayment(sessionId: string): Payment {
  const [payment, tell] = useState<Payment>({ at: 'verifying', unreachable: false })
  useEffect(() => {
    endPurchase()
    const leaving = new AbortController()
    void followPayment(sessionId, { tell, onPaid, onSignedIn: signedIn, signal: leaving.signal })
    return () => leaving.abort()
  }, [sessionId])
  return payment
}

function onPaid({ id, pack, amount_total }: PaidOrder): void {
  forgetForm()
  if (isNewPurchase(id)) track({ event: 'purchase', pack, value: amount_total / 100 })
}
