import { login } from '#features/accounts/contract.ts'
import { useCall } from '#web/calls/use-call.ts'
import { AddressNotice } from './address-notice.tsx'
import { sayLinkSent, sayNotSent } from './say-about-mail.ts'

/** For the browser that just bought without signing in: what it sees is not all there is. */
export function OrderNotice({ email }: { email: string }) {
  const send = useCall(login, { onSuccess: () => sayLinkSent(email), onError: sayNotSent })
  return (
    <AddressNotice
      text={`This browser shows your purchase for a day. Your credits and everything to come are in your account: it opens with a link sent to ${email}.`}
      action="Email me a link"
      busy={send.isPending}
      onAction={() => send.mutate({ body: { email } })}
    />
  )
}
