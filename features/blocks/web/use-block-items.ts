import { Ban, Volume2, VolumeX } from 'lucide-react'
import { useSignedIn } from '#web/session.ts'
import type { MenuItem } from '#web/ui/menu.tsx'
import type { BlockKind } from '../contract.ts'
import { useBlocking, useBlockOf } from './use-blocks.ts'

/**
 * For the menu beside what somebody else wrote. Nothing for visitors, nor about nobody. Beside what a blocked member
 * wrote there is no menu: that is ended in the settings.
 */
export function useBlockItems(authorId: string | undefined, name: string): MenuItem[] {
  const isIn = useSignedIn() === 'yes'
  const kind = useBlockOf(authorId)
  const { set, end, busy: disabled } = useBlocking(name)
  if (!authorId || !isIn) return []
  const params = { userId: authorId }
  const choose = (wanted: BlockKind) => () => set.mutate({ params, body: { kind: wanted } })
  const stop = () => end.mutate({ params })
  return [
    kind === 'mute'
      ? { label: `Unmute ${name}`, icon: Volume2, onSelect: stop, disabled }
      : { label: `Mute ${name}`, icon: VolumeX, onSelect: choose('mute'), disabled },
    { label: `Block ${name}`, icon: Ban, onSelect: choose('block'), danger: true, disabled },
  ]
}
