import { Check } from 'lucide-react'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { OutcomePage, WaysOn } from '#web/ui/outcome-page.tsx'
import { MakingBlueprint } from './making-blueprint.tsx'
import { Starting } from './payment-states.tsx'
import { useConfirmFree } from './use-confirm-free.ts'

/** Where the emailed link of a free order leads. Mail programs open links by themselves, so a press of the button decides. */
export function ConfirmFree({ token }: { token: string }) {
  const { state, confirm } = useConfirmFree(token)
  if (state.at === 'starting') return <Starting />
  if (state.at === 'started') {
    const { blueprintId, startupName, email, since } = state.start
    return (
      <MakingBlueprint
        awaited={{ blueprintId, startupName, requestedAt: since }}
        access="none"
        email={email}
      />
    )
  }
  const isRefused = state.at === 'refused'
  return (
    <OutcomePage
      title={isRefused ? 'Not Started' : 'Confirm Your Free Blueprint'}
      lead={
        isRefused ? (
          <p role="alert">{state.sentence}</p>
        ) : (
          'A free blueprint was ordered with your email address. Press the button and we start on it.'
        )
      }
    >
      {!isRefused && <p className="mt-4 text-ink-2">Not you? Just close this page. Nothing is made.</p>}
      <WaysOn>
        <Button kind="signal" size="large" icon={isRefused ? undefined : Check} onClick={confirm}>
          {isRefused ? 'Try Again' : 'Make My Blueprint'}
        </Button>
        <LinkButton to={isRefused ? '/?show=blueprint' : '/'} size="large">
          {isRefused ? 'Back to the Form' : 'Return to Home'}
        </LinkButton>
      </WaysOn>
    </OutcomePage>
  )
}
