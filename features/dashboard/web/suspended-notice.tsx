import { CircleAlert } from 'lucide-react'
import { site } from '#web/site.ts'

export function SuspendedNotice({ reason }: { reason: string }) {
  return (
    <section
      aria-label="Your account is suspended"
      className="flex gap-3 rounded-3 border border-line bg-danger-tint px-5 py-4 text-ui text-danger"
    >
      <CircleAlert size={18} strokeWidth={1.75} aria-hidden className="mt-1 shrink-0" />
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p className="font-semibold">Your account is suspended</p>
        <p className="mt-1">Reason: {reason}</p>
        <p className="mt-1">
          You can read and download everything that is yours, but not change or order anything. If you think
          this is wrong,{' '}
          <a href={`mailto:${site().supportEmail}`} className="inline-block py-1 font-semibold underline">
            write to us
          </a>
          .
        </p>
      </div>
    </section>
  )
}
