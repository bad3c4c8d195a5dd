import { useEffect, useRef } from 'react'
import { leftScenarios, leftTyped, type Unkept } from '../state/left-behind.ts'
import { type Typed, wrongIn } from '../state/typed-fields.ts'

/** Whoever follows a link finds what they changed in a scenario when they come back; whoever drops it does not. */
export function useLeaving(scenarioId: string, unkept: Unkept | undefined, typed: Typed) {
  const latest = useRef({ unkept, typed })
  latest.current = { unkept, typed }
  const isDropped = useRef(false)
  useEffect(() => {
    isDropped.current = false
    return () => {
      const { unkept, typed } = isDropped.current ? { unkept: undefined, typed: {} } : latest.current
      leftTyped.set(scenarioId, wrongIn(typed))
      if (unkept) leftScenarios.set(scenarioId, unkept)
      else leftScenarios.delete(scenarioId)
    }
  }, [scenarioId])
  return {
    drop() {
      isDropped.current = true
    },
  }
}
