import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'

const EXAMPLE_IDEA =
  'Mobile bike repair in Austin, Texas. I come to your home or office and charge $85 a visit, parts on top. I can do 5 visits a day, 4 days a week. The van costs $420 a month. I have $6,000 saved.'

export type Example = {
  /** What stands in the field already. */
  idea: string
  onUse: (idea: string) => void
}

/** An idea to start from. It never replaces words without asking. */
export function ExampleButton({ idea, onUse }: Example) {
  const [isAsking, setAsking] = useState(false)
  const isFree = idea.trim() === '' || idea === EXAMPLE_IDEA
  function fill() {
    setAsking(false)
    onUse(EXAMPLE_IDEA)
  }
  if (isAsking && !isFree)
    return (
      <fieldset aria-label="Replace your idea" className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p className="text-small text-ink-2">This replaces what you wrote.</p>
        <Button size="small" className="max-md:min-h-11" onClick={fill}>
          Replace it
        </Button>
        <Button kind="ghost" size="small" className="max-md:min-h-11" onClick={() => setAsking(false)}>
          Keep mine
        </Button>
      </fieldset>
    )
  return (
    <Button
      kind="ghost"
      size="small"
      className="-ml-3.5 justify-self-start max-md:min-h-11"
      onClick={() => (isFree ? fill() : setAsking(true))}
    >
      Start from an example
    </Button>
  )
}
