import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { SearchField } from '#web/ui/field.tsx'
import type { ResourceQuery } from '../contract.ts'
import type { Choose } from './use-directory-query.ts'

const PAUSE_MS = 250

export function Filters({ asked, choose }: { asked: ResourceQuery; choose: Choose }) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Search asked={asked.q ?? ''} onSearch={(q) => choose({ q })} />
      {asked.tag && (
        <Button
          icon={X}
          aria-label={`Stop showing only what is tagged ${asked.tag}`}
          onClick={() => choose({ tag: undefined })}
        >
          {asked.tag}
        </Button>
      )}
    </div>
  )
}

/** Asked once the typing pauses. */
function Search({ asked, onSearch }: { asked: string; onSearch: (words: string) => void }) {
  const [typed, setTyped] = useState(asked)
  const [known, setKnown] = useState(asked)
  // Asked for elsewhere: the back button, or 'Clear search'.
  if (asked !== known) {
    setKnown(asked)
    if (asked !== typed.trim()) setTyped(asked)
  }
  useEffect(() => {
    if (typed.trim() === asked) return
    const timer = setTimeout(() => onSearch(typed.trim()), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, asked, onSearch])
  return (
    <SearchField
      label="Search resources"
      placeholder="Search by name, place or topic"
      maxLength={100}
      value={typed}
      onChange={setTyped}
      className="w-full max-w-110"
    />
  )
}
