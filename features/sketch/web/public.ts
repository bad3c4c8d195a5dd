// Part of the first page's script: keep it small. The fields and the board with the sample are HTML that the build wrote; what
// asks and draws is loaded when an idea is long enough.
import { lazy } from 'react'
import { still } from '#web/still.tsx'
import type { Sample } from './sample-board.tsx'

export { isEnough } from './idea.ts'
export { useTypedIdea } from './use-typed-idea.ts'

export const IdeaFields = still(() => import('./idea-fields.tsx'))
export const SampleBoard = still<Sample>(() => import('./sample-board.tsx'))

// Not a part that loads the page anew when its file is gone: what was typed is worth more than the sketch.
export const LiveSketch = lazy(() => import('./live-sketch.tsx').catch(() => ({ default: () => null })))
