// What is shown while nobody knows better: messages and percents by the time that has passed since the request.
import { useEffect, useState } from 'react'

interface Step {
  afterMs: number
  percent: number
  message: string
}

const STEPS: readonly [Step, ...Step[]] = [
  { afterMs: 0, percent: 10, message: 'Initializing blueprint generation...' },
  { afterMs: 1_000, percent: 25, message: 'Analyzing your business idea...' },
  { afterMs: 3_000, percent: 50, message: 'Creating custom strategies...' },
  { afterMs: 5_000, percent: 75, message: 'Generating visual assets...' },
  { afterMs: 7_000, percent: 90, message: 'Finalizing your blueprint...' },
]

/** The last one stays until the real end. */
export function stepAt(passedMs: number): Step {
  return STEPS.findLast(({ afterMs }) => passedMs >= afterMs) ?? STEPS[0]
}

export function useSimulatedStep(startedAt: number): Step {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const passed = Date.now() - startedAt
    const next = STEPS.find(({ afterMs }) => afterMs > passed)
    if (!next) return
    const timer = setTimeout(() => setNow(Date.now()), next.afterMs - passed)
    return () => clearTimeout(timer)
  })
  return stepAt(now - startedAt)
}
