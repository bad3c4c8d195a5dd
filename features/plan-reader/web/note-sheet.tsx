import { SidePanel } from '#web/ui/side-panel.tsx'
import { OriginMark } from './marks.tsx'
import type { NoteProps } from './note-props.ts'

export default function NoteSheet({ title, name, origin, onClose, children }: NoteProps) {
  return (
    <SidePanel open onOpenChange={(isOpen) => isOpen || onClose()} title={name}>
      <p className="mb-3 flex items-center gap-2.5 text-small font-[550]">
        <OriginMark origin={origin} />
        {title}
      </p>
      {children}
    </SidePanel>
  )
}
