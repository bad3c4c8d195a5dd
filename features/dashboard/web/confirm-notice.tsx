import { useQueryClient } from '@tanstack/react-query'
import { sendVerification } from '#features/accounts/contract.ts'
import { useCall } from '#web/calls/use-call.ts'
import { getDashboard } from '../contract.ts'
import { AddressNotice } from './address-notice.tsx'
import { sayLinkSent, sayNotSent } from './say-about-mail.ts'

export function ConfirmNotice({ email }: { email: string }) {
  const client = useQueryClient()
  const send = useCall(sendVerification, {
    onSuccess({ linkSent }) {
      // Nothing to send: the address was confirmed in the meantime.
      if (!linkSent) return client.invalidateQueries({ queryKey: [getDashboard.path] })
      sayLinkSent(email)
    },
    onError: sayNotSent,
  })
  return (
    <AddressNotice
      text={`Please confirm your email address. We sent a link to ${email}.`}
      action="Send again"
      busy={send.isPending}
      onAction={() => send.mutate(undefined)}
    />
  )
}
