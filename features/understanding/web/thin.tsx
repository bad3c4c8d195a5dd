import { Check, Circle } from 'lucide-react'
import type { BriefPart, UnderstandingReply } from '../contract.ts'
import { type Example, ExampleButton } from './example.tsx'

const PROMPTS: [string, BriefPart[]][] = [
  ['What do you sell?', ['offer']],
  ['Who pays, and how much?', ['payer', 'price']],
  ['Where?', ['place']],
]

/** Too little for a plan of one's own: what would help most. */
export function Thin({ reading, example }: { reading: UnderstandingReply; example: Example }) {
  return (
    <div className="grid gap-4 border-b border-line px-5 py-6 @lg:px-7">
      <p className="text-h3 font-semibold">Good start. Three answers make it yours.</p>
      <ul className="grid gap-2">
        {PROMPTS.map(([prompt, parts]) => {
          const isSaid = !parts.some((part) => reading.missing.includes(part))
          const Icon = isSaid ? Check : Circle
          return (
            <li key={prompt} className="flex items-center gap-3 text-ui">
              <Icon
                size={18}
                strokeWidth={1.75}
                aria-hidden
                className={isSaid ? 'shrink-0 text-ok' : 'shrink-0 text-ink-3'}
              />
              {prompt}
              <span className="sr-only">{isSaid ? 'You said it.' : 'Not said yet.'}</span>
            </li>
          )
        })}
      </ul>
      <p className="text-small text-ink-2">
        A sentence each is plenty. Without them we assume, and the plan says where.
      </p>
      <ExampleButton {...example} />
    </div>
  )
}
