import { SidePanel } from '#web/ui/side-panel.tsx'
import type { ReaderSection } from '../contract.ts'
import { ContentsList } from './contents.tsx'

type Props = { sections: ReaderSection[]; current: string; onClose: () => void }

export default function SectionSheet({ sections, current, onClose }: Props) {
  return (
    <SidePanel open onOpenChange={(isOpen) => isOpen || onClose()} title="Sections">
      <ContentsList sections={sections} current={current} onGo={onClose} />
    </SidePanel>
  )
}
