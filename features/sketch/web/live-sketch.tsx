// Loaded when the first idea is long enough: asks for sketches and lays the newest on the board.
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { call } from '#kit/call.ts'
import { type SketchReply, sketchIdea } from '../contract.ts'
import { Cover } from './cover.tsx'
import { loadFace } from './faces.ts'
import { type Idea, isEnough } from './idea.ts'
import { wearPalette } from './palette.ts'
import { SketchBoard } from './sketch-board.tsx'

const SILENCE_MS = 900

type Props = {
  idea: Idea
  /** What wears the colors of the sketch. */
  ground: RefObject<HTMLElement | null>
  /** Says it to those who do not see it; nothing when there is no sketch. */
  onDrawn: (spoken: string) => void
}

const UNSURE = 'Not sure yet. Say what you sell, who pays, and where.'

export default function LiveSketch({ idea, ground, onDrawn }: Props) {
  const [sketch, setSketch] = useState<SketchReply>()
  useNewestSketch(idea, setSketch)
  const sentence = sketch && (sketch.sentence || UNSURE)
  useLayoutEffect(() => {
    const element = ground.current
    onDrawn(sketch ? `Free sketch of ${sketch.name}. Here’s how we read it: ${sentence}` : '')
    return element && sketch ? wearPalette(element, sketch.palette) : undefined
  }, [ground, sketch, sentence, onDrawn])
  if (!sketch || !sentence) return null
  return <SketchBoard cover={<Cover sketch={sketch} />} label="Free sketch" sentence={sentence} />
}

/** Whoever goes on typing is no longer interested in what was asked before. A failure leaves what is there. */
function useNewestSketch(
  { idea, name, isChosen }: Idea,
  onSketch: (sketch: SketchReply | undefined) => void,
): void {
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
