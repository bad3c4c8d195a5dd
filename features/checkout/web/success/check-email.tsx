import { LinkButton } from '#web/ui/button.tsx'
import { OutcomePage, WaysOn } from '#web/ui/outcome-page.tsx'
import type { AwaitedEmail } from './visit-memory.ts'

/** A free order waits for its link: nobody's address is used without them. */
export function CheckEmail({ email, startupName }: AwaitedEmail) {
  return (
    <OutcomePage
      title="Check your email"
      lead={
        <p role="status" className="[overflow-wrap:anywhere]">
          We sent a link to{' '}
          <strong className="font-semibold text-ink">{email || 'your email address'}</strong>. Open it and
          press the button, and we start your free blueprint{startupName && ` for ${startupName}`}.
        </p>
      }
    >
      <p className="mt-4 max-w-[52ch] text-ink-2">
        The link works for 3 days. Nothing there? Look in your spam folder, or send the form again in a few
        minutes.
      </p>
      <WaysOn>
        <LinkButton to="/" size="large">
          Return to Home
        </LinkButton>
      </WaysOn>
    </OutcomePage>
  )
}
