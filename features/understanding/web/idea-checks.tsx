import { Check, Circle } from 'lucide-react'
import { DimensionLine } from '#web/ui/dimension-line.tsx'
import type { BriefPart } from '../contract.ts'
import type { Understanding } from './use-understanding.ts'

const PARTS: [BriefPart, string][] = [
  ['offer', 'Problem'],
  ['payer', 'Customer'],
  ['price', 'Price'],
  ['place', 'Place'],
]

/** Below the idea: what its words say already. */
export function IdeaChecks({ understanding: { reading } }: { understanding: Understanding }) {
  return (
    <div className="pt-2">
      <DimensionLine className="mx-1" />
      <ul
        aria-label="What your words say so far"
        className="mt-1 grid grid-cols-4 gap-1 text-caption text-ink-2"
      >
        {PARTS.map(([part, name]) => {
          const isSaid = reading !== undefined && !reading.missing.includes(part)
          return (
            <li key={part} className="flex min-w-0 items-center gap-1.5">
              {isSaid ? (
                <Check size={15} strokeWidth={2.25} aria-hidden className="shrink-0 text-ok" />
              ) : (
                <Circle size={11} strokeWidth={1.75} aria-hidden className="mx-0.5 shrink-0 text-ink-3" />
              )}
              {name}
              <span className="sr-only">{isSaid ? ': there' : ': not yet'}</span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
