import { Plus } from 'lucide-react'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { OutcomePage, WaysOn } from '#web/ui/outcome-page.tsx'
import type { FreeForm } from './visit.ts'

/** An address with a form in it may come from anywhere, so a press of the button decides. */
export function StartFree({ form, start }: { form: FreeForm; start: () => void }) {
  const { startupName, promoCode } = form
  return (
    <OutcomePage title="Start Your Free Blueprint" lead="One press of the button and we get to work.">
      <dl className="mt-7 grid max-w-160 grid-cols-[auto_1fr] gap-x-6 gap-y-2 border-l border-draft-soft pl-6 text-ui">
        <dt className="text-ink-3">Startup</dt>
        <dd className="min-w-0 [overflow-wrap:anywhere]">{startupName}</dd>
        <dt className="text-ink-3">Promo code</dt>
        <dd className="min-w-0 [overflow-wrap:anywhere]">{promoCode}</dd>
      </dl>
      <WaysOn>
        <Button kind="signal" size="large" icon={Plus} onClick={start}>
          Create Blueprint
        </Button>
        <LinkButton to="/" size="large">
          Return to Home
        </LinkButton>
      </WaysOn>
    </OutcomePage>
  )
}
