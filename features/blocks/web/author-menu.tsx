import { Ban, MoreHorizontal, Volume2, VolumeX } from 'lucide-react'
import { IconButton } from '#web/ui/button.tsx'
import { Menu, type MenuItem } from '#web/ui/menu.tsx'
import type { BlockKind } from '../contract.ts'
import { useBlocking, useBlockOf } from './use-blocks.ts'

type AuthorMenuProps = { authorId: string; name: string }

/** Beside what somebody else wrote, for people who are signed in. */
export function AuthorMenu({ authorId, name }: AuthorMenuProps) {
  const kind = useBlockOf(authorId)
  const { set, end, busy } = useBlocking(name)
  const choose = (wanted: BlockKind) => () =>
    set.mutate({ params: { userId: authorId }, body: { kind: wanted } })
  const stop = () => end.mutate({ params: { userId: authorId } })
  const items: MenuItem[] = [
    kind === 'mute'
      ? { label: `Unmute ${name}`, icon: Volume2, onSelect: stop, disabled: busy }
      : { label: `Mute ${name}`, icon: VolumeX, onSelect: choose('mute'), disabled: busy },
    kind === 'block'
      ? { label: `Unblock ${name}`, icon: Ban, onSelect: stop, disabled: busy }
      : { label: `Block ${name}`, icon: Ban, onSelect: choose('block'), danger: true, disabled: busy },
  ]
  return (
    <Menu
      label={`About ${name}`}
      trigger={<IconButton label={`Mute or block ${name}`} icon={MoreHorizontal} />}
      items={items}
    />
  )
}
