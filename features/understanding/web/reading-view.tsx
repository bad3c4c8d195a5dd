// What was read, with everything that can be put right. Loaded with the first reading.
import { useEffect, useRef, useState } from 'react'
import type { Country } from '#engine/knowledge/countries.ts'
import type { UnderstandingReply } from '../contract.ts'
import type { Example } from './example.tsx'
import { Figures } from './figures.tsx'
import { FindingNote } from './finding-note.tsx'
import { Points } from './points.tsx'
import { Questions } from './questions.tsx'
import { Thin } from './thin.tsx'
import { type CurrentFinding, useFindings } from './use-findings.ts'
import type { Understanding } from './use-understanding.ts'

type Props = { understanding: Understanding; reading: UnderstandingReply; example: Example }

export default function ReadingView({ understanding, reading, example }: Props) {
  const countries = useCountries()
  const findings = useFindings(understanding, reading)
  const marked = markedBy(findings.current, reading)
  return (
    <div className="@container">
      {reading.isThin && <Thin {...{ reading, example }} />}
      {reading.sentence && (
        <p
          dir="auto"
          className="px-5 pt-6 pb-1 text-[1.3125rem] leading-snug font-[550] tracking-tight wrap-anywhere @lg:px-7 @lg:text-[1.5625rem]"
        >
          {reading.sentence}
        </p>
      )}
      <Points {...{ understanding, reading, countries }} />
      <Figures {...{ understanding, reading, marked }} />
      {findings.current && <FindingNote {...findings} current={findings.current} />}
      <Questions {...{ understanding, reading }} />
      <Dropped sentences={reading.dropped} />
    </div>
  )
}

/** The figure that is stated and does not follow from the others; all of them, where none is compared. */
function markedBy(current: CurrentFinding | undefined, { figures }: UnderstandingReply): Set<number> {
  if (!current || current.isDecided) return new Set()
  const { compared, figures: indexes } = current.finding
  const stated = indexes.filter((index) => figures[index]?.amount === compared?.stated)
  return new Set(stated.length > 0 ? stated : indexes)
}

/** The lists to choose from; the words to read are there without them. */
function useCountries(): Country[] {
  const [countries, setCountries] = useState<Country[]>([])
  const isThere = useRef(true)
  useEffect(() => {
    isThere.current = true
    import('#engine/knowledge/countries.ts').then(
      (found) => isThere.current && setCountries(found.countries),
      () => {},
    )
    return () => {
      isThere.current = false
    }
  }, [])
  return countries
}

/** Corrections whose words are gone; they count again once the words are back. */
function Dropped({ sentences }: { sentences: string[] }) {
  if (sentences.length === 0) return null
  return (
    <ul className="grid gap-1 border-t border-line px-5 py-4 text-small text-ink-2 @lg:px-7">
      {sentences.map((sentence) => (
        <li key={sentence} className="wrap-anywhere">
          {sentence}
        </li>
      ))}
    </ul>
  )
}
