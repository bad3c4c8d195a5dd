import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { SearchField } from '#web/ui/field.tsx'
import { type ResourceQuery, readResourceQuery } from '../contract.ts'
import type { Choose } from './use-directory-query.ts'

const PAUSE_MS = 250

export function Filters({ asked, choose }: { asked: ResourceQuery; choose: Choose }) {
  const [typed, setTyped] = useTypedWords(asked.q ?? '', choose)
  return (
    <>
      <SearchField
        label="Search resources"
        placeholder="Search by name, place or topic"
        maxLength={100}
        value={typed}
        onChange={setTyped}
        className="w-full max-w-110"
      />
      {asked.tag && (
        <Button
          icon={X}
          aria-label={`Stop showing only what is tagged ${asked.tag}`}
          onClick={() => choose({ tag: undefined })}
        >
          {asked.tag}
        </Button>
      )}
    </>
  )
}

/**
 * Asked once the typing pauses. The address may follow late, when there is more in the field already: what the field
 * itself has sent is no news to it. Other words in the address are: the back button, or 'Show all resources'.
 */
function useTypedWords(asked: string, choose: Choose) {
  const [typed, setTyped] = useState(asked)
  const [known, setKnown] = useState(asked)
  const [onTheWay, setOnTheWay] = useState<string[]>([])
  if (asked !== known) {
    setKnown(asked)
    const arrived = onTheWay.indexOf(asked)
    setOnTheWay(arrived < 0 ? [] : onTheWay.slice(arrived + 1))
    if (arrived < 0) setTyped(asked)
  }
  useEffect(() => {
    // As the address will tell them.
    const words = readResourceQuery({ q: typed }).q ?? ''
    if (words === asked) return
    const timer = setTimeout(() => {
      setOnTheWay((before) => [...before, words])
      choose({ q: words })
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, asked, choose])
  return [typed, setTyped] as const
}
