import { useEffect, useState } from 'react'
import type { WhatIf } from '#engine/plan/what-if.ts'
import type { Scenario } from '../../contract.ts'
import { outlookOf, type PlanBasis } from '../model.ts'

interface Known {
  edits: Scenario['edits']
  basis: PlanBasis
  outlook: WhatIf
}

/** What each scenario comes to: computed one after the other, between what the founder does. */
export function useOutlooks(scenarios: Scenario[], basis: PlanBasis): Map<string, WhatIf> {
  const [known, setKnown] = useState<ReadonlyMap<string, Known>>(new Map())
  const isCurrent = ({ id, edits }: Scenario) =>
    known.get(id)?.edits === edits && known.get(id)?.basis === basis
  const next = scenarios.find((one) => !isCurrent(one))
  useEffect(() => {
    if (!next) return
    let isOver = false
    const { id, edits } = next
    const timer = setTimeout(() => {
      outlookOf(basis, edits).then(
        (outlook) => isOver || setKnown((before) => new Map(before).set(id, { edits, basis, outlook })),
        // Without what it is computed from it stands without figures.
        () => {},
      )
    })
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [next, basis])
  return new Map(scenarios.filter(isCurrent).map(({ id }) => [id, (known.get(id) as Known).outlook]))
}
