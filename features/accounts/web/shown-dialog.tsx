import type { ShownDialog as Shown } from './dialog-store.ts'

export default function ShownDialog({ shown }: { shown: Shown }) {
  return shown && null
}
