// What does not add up, one note at a time. A decided one stays until the next is asked for, so that it can be decided otherwise.
import { useState } from 'react'
import type { Finding, UnderstandingReply } from '../contract.ts'
import { withChoice } from './corrections.ts'
import type { Understanding } from './use-understanding.ts'

export interface CurrentFinding {
  finding: Finding
  /** Which of its choices counts. */
  choice: number
  isDecided: boolean
}

interface Decision {
  finding: Finding
  choice: number
  /** Of the words that it was about. */
  words: string
}

export function useFindings(
  { brief, corrections, correct }: Understanding,
  { findings }: UnderstandingReply,
) {
  const [decisions, setDecisions] = useState<Decision[]>([])
  const [shownId, setShownId] = useState<string>()
  const words = JSON.stringify(brief)
  const decided = decisions.filter((one) => one.words === words)
  const isDecided = (id: string) => decided.some(({ finding }) => finding.id === id)
  const open = findings.filter(({ id }) => !isDecided(id))
  const current = decided.find(({ finding }) => finding.id === shownId)
  const shown = current?.finding ?? findings.find(({ id }) => id === shownId) ?? open[0]
  const others = open.filter(({ id }) => id !== shown?.id)

  function choose(choice: number) {
    if (!shown) return
    const before = decided.find(({ finding }) => finding.id === shown.id)
    const instead = before && shown.choices[before.choice]?.corrections
    setDecisions([
      ...decided.filter(({ finding }) => finding.id !== shown.id),
      { finding: shown, choice, words },
    ])
    setShownId(shown.id)
    correct(withChoice(corrections, instead, shown.choices[choice]?.corrections))
  }

  return {
    current: shown && { finding: shown, choice: current?.choice ?? 0, isDecided: isDecided(shown.id) },
    /** How many more there are to look at. */
    more: others.length,
    choose,
    next: () => setShownId(others[0]?.id),
  }
}
