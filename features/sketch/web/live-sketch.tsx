// Loaded when the first idea is long enough: asks for sketches and lays the newest on the board.
import { type RefObject, useEffect, useLayoutEffect } from 'react'
import { call } from '#kit/call.ts'
import { type SketchReply, sketchIdea } from '../contract.ts'
import { Cover } from './cover.tsx'
import { loadFace } from './faces.ts'
import { type Idea, isEnough } from './idea.ts'
import { wearPalette } from './palette.ts'

const SILENCE_MS = 900

type Props = {
  idea: Idea
  ground: RefObject<HTMLElement | null>
  sketch: SketchReply | undefined
  onSketch: (sketch: SketchReply | undefined) => void
}

export default function LiveSketch({ idea, ground, sketch, onSketch }: Props) {
  useNewestSketch(idea, onSketch)
  useLayoutEffect(() => {
    const element = ground.current
    return element && sketch ? wearPalette(element, sketch.palette) : undefined
  }, [ground, sketch])
  return sketch ? <Cover sketch={sketch} /> : null
}

/** Whoever goes on typing is no longer interested in what was asked before. A failure leaves what is there. */
function useNewestSketch({ idea, name, isChosen }: Idea, onSketch: Props['onSketch']): void {
  useEffect(() => {
    if (idea.trim() === '') onSketch(undefined)
    if (!isEnough({ idea, name })) return
    let isNewest = true
    const timer = setTimeout(
      async () => {
        const drawn = await draw(idea, name).catch(() => undefined)
        if (drawn && isNewest) onSketch(drawn)
      },
      isChosen ? 0 : SILENCE_MS,
    )
    return () => {
      isNewest = false
      clearTimeout(timer)
    }
  }, [idea, name, isChosen, onSketch])
}

/** With its letters: a cover that changes its face while it is looked at would be two covers. */
async function draw(idea: string, name: string): Promise<SketchReply> {
  const sketch = await call(sketchIdea, { body: { idea, name } })
  await loadFace(sketch.fonts)
  return sketch
}
