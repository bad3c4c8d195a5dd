import type { ReactNode, RefObject } from 'react'
import type { ReaderFigure } from '../contract.ts'
import type { OpenFigure } from './use-open-figure.ts'

export type NoteProps = {
  open: OpenFigure
  origin: ReaderFigure['origin']
  /** 'We assumed this' */
  title: string
  /** What the figure is. */
  name: string
  column: RefObject<HTMLElement | null>
  onClose: (focus?: 'back' | 'free') => void
  children: ReactNode
}
