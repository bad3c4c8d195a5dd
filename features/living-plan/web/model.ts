// The finance model in the browser: the engine's own code, with what is known of the country and the case of one business.
import { useEffect, useMemo, useRef, useState } from 'react'
import type { CaseSource } from '#engine/compose/source-data.ts'
import type { Edits } from '#engine/edits.ts'
import type { Knowledge } from '#engine/knowledge/knowledge.ts'
import type { WhatIf, WhatIfInput } from '#engine/plan/what-if.ts'
import type { Understanding } from '#engine/read/understanding.ts'
import { CallError } from '#kit/call.ts'
import type { AssumptionsState } from '../contract.ts'
import { groundWith, type KeptGround } from './ground.ts'
import { distinct } from './levers/groups.ts'
import { readingKey, type SheetEdits } from './state/sheet.ts'

interface Parts {
  knowledge: Knowledge
  /** Both with the corrections in them. */
  source: CaseSource
  u: Understanding
  engine: typeof import('#engine/plan/what-if.ts')
}

export type PlanBasis = Pick<AssumptionsState, 'brief' | 'proposed'> &
  Pick<Edits, 'milestones'> & {
    /** Of the blueprint. */
    id: string
    kept: KeptGround
  }

/** Figures and lines: what answers every keystroke. */
export type Seen = Pick<WhatIf, 'figures' | 'series' | 'currency'>

async function loadParts({ id, kept }: PlanBasis, { reading }: SheetEdits): Promise<Parts> {
  const [engine, { countries }, { u, source, knowledge }] = await Promise.all([
    import('#engine/plan/what-if.ts'),
    import('#engine/knowledge/countries.ts'),
    groundWith(id, kept, reading),
  ])
  return { engine, knowledge: { ...knowledge, countries, regulation: [] }, source, u }
}

/** What has to be fetched anew when it changes: what was put right in the reading. */
const partsKey = ({ reading }: SheetEdits): string => readingKey(reading)

function inputOf({ knowledge, source, u }: Parts, basis: PlanBasis, edits: SheetEdits): WhatIfInput {
  const { brief, proposed, milestones } = basis
  const all: Edits = { ...edits, milestones }
  return { brief, u, knowledge, source, proposed: new Map(Object.entries(proposed)), edits: all }
}

function wholeOf(parts: Parts, basis: PlanBasis, edits: SheetEdits): WhatIf {
  const answer = parts.engine.whatIf(inputOf(parts, basis, edits))
  return { ...answer, levers: distinct(answer.levers) }
}

/** Any edits, whatever reading they ask for. */
export async function outlookOf(basis: PlanBasis, edits: SheetEdits): Promise<WhatIf> {
  return wholeOf(await loadParts(basis, edits), basis, edits)
}

export interface Outlook {
  now: Seen
  /** With the assumptions, which follow a moment later. */
  whole: WhatIf
  knowledge: Knowledge
}

interface Loaded {
  key: string
  parts: Parts
}

/** What the edits make of the plan. While another reading is fetched, the last answer stays. */
export function useOutlook(basis: PlanBasis, edits: SheetEdits) {
  const key = partsKey(edits)
  const { loaded, failure } = useParts(key, () => loadParts(basis, edits))
  const later = useSettled(edits)
  const parts = loaded?.key === key ? loaded.parts : undefined
  const now = useMemo(() => parts?.engine.whatIfFigures(inputOf(parts, basis, edits)), [parts, basis, edits])
  const whole = useMemo(
    () => (loaded?.key === partsKey(later) ? wholeOf(loaded.parts, basis, later) : undefined),
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
  /** Why the server refuses it; otherwise something could not be fetched. */
  refusal: string | undefined
  /** Answers whether it is there now. */
  retry: () => Promise<boolean>
}

function useParts(key: string, load: () => Promise<Parts>) {
  const [loaded, setLoaded] = useState<Loaded>()
  const [failed, setFailed] = useState<{ key: string; error: unknown }>()
  const [isRetrying, setRetrying] = useState(false)
  const latest = useRef(load)
  latest.current = load
  useEffect(() => {
    let isOver = false
    latest.current().then(
      (parts) => {
        if (isOver) return
        setFailed(undefined)
        setLoaded({ key, parts })
      },
      (error) => isOver || setFailed({ key, error }),
    )
    return () => {
      isOver = true
    }
  }, [key])

  async function retry(): Promise<boolean> {
    setRetrying(true)
    const parts = await latest.current().catch(() => undefined)
    setRetrying(false)
    if (!parts) return false
    setFailed(undefined)
    setLoaded({ key, parts })
    return true
  }
  const refusal = refusalIn(failed?.error)
  const failure: Failure | undefined = failed?.key === key ? { isRetrying, refusal, retry } : undefined
  return { loaded, failure }
}

const refusalIn = (error: unknown): string | undefined =>
  error instanceof CallError && error.code === 'invalid_input' ? error.sentence : undefined

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
