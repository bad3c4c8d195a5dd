import { Plus } from 'lucide-react'
import { LinkButton } from '#web/ui/button.tsx'

type Props = { credits: number; size?: 'medium' | 'large' }

export function CreateBlueprint({ credits, size }: Props) {
  return (
    <LinkButton
      to="/?show=blueprint"
      kind="signal"
      size={size}
      icon={Plus}
      onClick={() => credits > 0 && chooseCredits()}
    >
      Create Blueprint
    </LinkButton>
  )
}

/** The first page reads it and opens the form in credit mode. */
function chooseCredits() {
  try {
    localStorage.setItem('useCredits', 'true')
  } catch {
    // storage may be switched off: then the form asks how to pay
  }
}
