import type { FileKind } from '../file-names.ts'

/** Whether the job asks for this kind of file. */
export const isWanted = ({ only }: { only?: FileKind[] }, kind: FileKind): boolean =>
  only?.includes(kind) ?? true
