import { LinkButton } from '#web/ui/button.tsx'
import { OutcomePage, WaysOn } from '#web/ui/outcome-page.tsx'
import { WayIn } from './way-in.tsx'

/** The order is served, and this browser is not the one that may watch. */
export function MadeElsewhere({ email }: { email?: string | undefined }) {
  return (
    <OutcomePage
      title="Your Blueprint Is Ordered"
      lead="It is on its way to the mailbox of the address it was ordered with, or there already. Its progress shows only to whoever ordered it."
    >
      <div className="mt-8 max-w-160">
        <WayIn where="Your blueprint is" reason="none" email={email} />
      </div>
      <WaysOn>
        <LinkButton to="/">Return to Home</LinkButton>
      </WaysOn>
    </OutcomePage>
  )
}
