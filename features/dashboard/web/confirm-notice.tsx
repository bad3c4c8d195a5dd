import { useQueryClient } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import { sendVerification } from '#features/accounts/contract.ts'
import { sentenceOf } from '#web/calls/sentence.ts'
import { useCall } from '#web/calls/use-call.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { getDashboard } from '../contract.ts'

export function ConfirmNotice({ email }: { email: string }) {
  const client = useQueryClient()
  const send = useCall(sendVerification, {
    onSuccess({ linkSent }) {
      // Nothing to send: the address was confirmed in the meantime.
      if (!linkSent) return client.invalidateQueries({ queryKey: [getDashboard.path] })
      toast({ icon: 'mail', title: 'Check your email', description: `We sent a link to ${email}.` })
    },
    onError(error) {
      const description = sentenceOf(error, 'Failed to send the email. Please try again.')
      toast({ kind: 'destructive', title: 'Error', description })
    },
  })
  return (
    <section
      aria-label="Your email address"
      className="flex flex-col gap-x-6 gap-y-3 rounded-3 border border-line bg-sunken px-5 py-4 sm:flex-row sm:items-center sm:justify-between"
    >
      <p className="flex min-w-0 gap-3 text-ui">
        <Mail size={18} strokeWidth={1.75} aria-hidden className="mt-1 shrink-0 text-draft-ink" />
        <span className="min-w-0 [overflow-wrap:anywhere]">
          Please confirm your email address. We sent a link to {email}.
        </span>
      </p>
      <Button busy={send.isPending} busyLabel="Sending..." onClick={() => send.mutate(undefined)}>
        Send again
      </Button>
    </section>
  )
}
