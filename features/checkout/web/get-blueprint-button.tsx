import type { ReactNode } from 'react'
import { Button, LinkButton } from '#web/ui/button.tsx'
import type { ButtonKind, ButtonSize } from '#web/ui/button-look.ts'
import { PurchaseInProgress } from './purchase-in-progress.tsx'
import { useGetBlueprint } from './use-get-blueprint.ts'

type Props = {
  kind?: ButtonKind
  size?: ButtonSize
  className?: string
  /** 'Get Your Blueprint', perhaps with the price behind it. */
  children?: ReactNode
}

const LABEL = 'Get Your Blueprint'

/** Opens the purchase. Until the page is alive it is a link to the page that does the same. */
export function GetBlueprintButton({ kind = 'signal', size = 'large', className, children = LABEL }: Props) {
  const { alive, inProgress, press, prepare } = useGetBlueprint()
  const look = { kind, size, className }
  if (!alive)
    return (
      <LinkButton href="/blueprint-purchase" {...look}>
        {children}
      </LinkButton>
    )
  if (inProgress) return <PurchaseInProgress size={size} className={className} onPress={press} />
  return (
    <Button onClick={press} onPointerEnter={prepare} onFocus={prepare} {...look}>
      {children}
    </Button>
  )
}
