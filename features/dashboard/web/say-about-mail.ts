import { sentenceOf } from '#web/calls/sentence.ts'
import { toast } from '#web/ui/toast-store.ts'

export function sayLinkSent(email: string): void {
  toast({ icon: 'mail', title: 'Check your email', description: `We sent a link to ${email}.` })
}

export function sayNotSent(error: unknown): void {
  const description = sentenceOf(error, 'Failed to send the email. Please try again.')
  toast({ kind: 'destructive', title: 'Error', description })
}
