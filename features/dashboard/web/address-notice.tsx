import { Mail } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'

type AddressNoticeProps = { text: string; action: string; busy: boolean; onAction: () => void }

export function AddressNotice({ text, action, busy, onAction }: AddressNoticeProps) {
  return (
    <section
      aria-label="Your email address"
      className="flex flex-col gap-x-6 gap-y-3 rounded-3 border border-line bg-sunken px-5 py-4 sm:flex-row sm:items-center sm:justify-between"
    >
      <p className="flex min-w-0 gap-3 text-ui">
        <Mail size={18} strokeWidth={1.75} aria-hidden className="mt-1 shrink-0 text-draft-ink" />
        <span className="min-w-0 [overflow-wrap:anywhere]">{text}</span>
      </p>
      <Button busy={busy} busyLabel="Sending..." onClick={onAction}>
        {action}
      </Button>
    </section>
  )
}
