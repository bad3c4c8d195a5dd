// The finance model in the browser: the engine's own code, with the knowledge and the playbook of one business model, fetched
// when they are needed.
import { useEffect, useMemo, useState } from 'react'
import type { Edits } from '#engine/edits.ts'
import type { Knowledge } from '#engine/knowledge/knowledge.ts'
import { loadPlaybook } from '#engine/plan/load-playbook.ts'
import type { Playbook } from '#engine/plan/models/playbook.ts'
import type { WhatIf, WhatIfInput } from '#engine/plan/what-if.ts'
import type { BusinessModel } from '#engine/understand/understanding.ts'
import type { AssumptionsState } from '../contract.ts'
import { distinct } from './levers/groups.ts'
import type { SheetEdits } from './state/sheet.ts'

interface Parts {
  knowledge: Knowledge
  playbook: Playbook
  engine: typeof import('#engine/plan/what-if.ts')
}

export type PlanBasis = Pick<AssumptionsState, 'brief' | 'u' | 'proposed'> & Pick<Edits, 'milestones'>

/** Figures and lines: what answers every keystroke. */
export type Seen = Pick<WhatIf, 'figures' | 'series' | 'currency'>

async function loadParts(model: BusinessModel): Promise<Parts> {
  const [{ knowledge }, playbook, engine] = await Promise.all([
    import('#engine/knowledge/knowledge.ts'),
    loadPlaybook(model),
    import('#engine/plan/what-if.ts'),
  ])
  return { knowledge, playbook, engine }
}

const modelOf = ({ u }: PlanBasis, edits: SheetEdits): BusinessModel =>
  edits.understood.model ?? u.model.value

function inputOf({ knowledge, playbook }: Parts, basis: PlanBasis, edits: SheetEdits): WhatIfInput {
  const { brief, u, proposed, milestones } = basis
  const all: Edits = { ...edits, milestones }
  return { brief, u, knowledge, playbook, proposed: new Map(Object.entries(proposed)), edits: all }
}

function wholeOf(parts: Parts, basis: PlanBasis, edits: SheetEdits): WhatIf {
  const answer = parts.engine.whatIf(inputOf(parts, basis, edits))
  return { ...answer, levers: distinct(answer.levers) }
}

/** Any edits, whatever model they ask for. */
export async function outlookOf(basis: PlanBasis, edits: SheetEdits): Promise<WhatIf> {
  const parts = await loadParts(modelOf(basis, edits))
  return wholeOf(parts, basis, edits)
}

export interface Outlook {
  now: Seen
  /** With the assumptions, which follow a moment later. */
  whole: WhatIf
  knowledge: Knowledge
}

interface Loaded {
  model: BusinessModel
  parts: Parts
}

/** What the edits make of the plan. While another business model is fetched, the last answer stays. */
export function useOutlook(basis: PlanBasis, edits: SheetEdits) {
  const model = modelOf(basis, edits)
  const { loaded, failure } = useParts(model)
  const later = useSettled(edits)
  const parts = loaded?.model === model ? loaded.parts : undefined
  const now = useMemo(() => parts?.engine.whatIfFigures(inputOf(parts, basis, edits)), [parts, basis, edits])
  const whole = useMemo(
    () => (loaded?.model === modelOf(basis, later) ? wholeOf(loaded.parts, basis, later) : undefined),
    [loaded, basis, later],
  )
  const [last, setLast] = useState<Outlook>()
  const isFresh = now !== undefined && whole !== undefined
  if (loaded && isFresh && (last?.now !== now || last.whole !== whole))
    setLast({ now, whole, knowledge: loaded.parts.knowledge })
  return { outlook: last, isStale: !isFresh, failure }
}

const PAUSE_MS = 150

/** The assumptions are listed anew once the typing pauses: in between, their time belongs to the next key. */
function useSettled(edits: SheetEdits): SheetEdits {
  const [settled, settle] = useState(edits)
  useEffect(() => {
    const timer = setTimeout(() => settle(edits), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [edits])
  return settled
}

export interface Failure {
  isRetrying: boolean
  /** Answers whether it is there now. */
  retry: () => Promise<boolean>
}

function useParts(model: BusinessModel) {
  const [loaded, setLoaded] = useState<Loaded>()
  const [failed, setFailed] = useState<BusinessModel>()
  const [isRetrying, setRetrying] = useState(false)
  useEffect(() => {
    let isOver = false
    loadParts(model).then(
      (parts) => {
        if (isOver) return
        setFailed(undefined)
        setLoaded({ model, parts })
      },
      () => isOver || setFailed(model),
    )
    return () => {
      isOver = true
    }
  }, [model])

  async function retry(): Promise<boolean> {
    setRetrying(true)
    const parts = await loadParts(model).catch(() => undefined)
    setRetrying(false)
    if (!parts) return false
    setFailed(undefined)
    setLoaded({ model, parts })
    return true
  }
  const failure: Failure | undefined = failed === model ? { isRetrying, retry } : undefined
  return { loaded, failure }
}

/** Of the edits that the documents were made with. */
export function useIssuedOutlook(basis: PlanBasis, issued: SheetEdits): WhatIf | undefined {
  const [outlook, setOutlook] = useState<WhatIf>()
  useEffect(() => {
    let isOver = false
    outlookOf(basis, issued).then(
      (answer) => isOver || setOutlook(answer),
      // Without it the page shows its figures without a comparison.
      () => {},
    )
    return () => {
      isOver = true
    }
  }, [basis, issued])
  return outlook
}
