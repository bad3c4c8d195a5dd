import { X } from 'lucide-react'
import { useCallback } from 'react'
import { Button } from '#web/ui/button.tsx'
import { SearchField } from '#web/ui/field.tsx'
import { useTypedWords } from '#web/ui/use-typed-words.ts'
import { type ResourceQuery, readResourceQuery } from '../contract.ts'
import type { Choose } from './use-directory-query.ts'

export function Filters({ asked, choose }: { asked: ResourceQuery; choose: Choose }) {
  const ask = useCallback((q: string) => choose({ q }), [choose])
  const [typed, setTyped] = useTypedWords(asked.q ?? '', asFound, ask)
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

/** As the address will tell them. */
const asFound = (typed: string) => readResourceQuery({ q: typed }).q ?? ''
