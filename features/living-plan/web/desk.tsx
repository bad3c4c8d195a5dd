import { type ReactNode, useEffect, useMemo } from 'react'
import type { Lever } from '#engine/plan/levers.ts'
import type { WhatIf as WhatIfAnswer } from '#engine/plan/what-if.ts'
import { type Namer, pointText } from '#features/understanding/web/public.ts'
import { serverAnswers } from '#web/lazy-part.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { AssumptionsState } from '../contract.ts'
import { Issues } from './issues/issues.tsx'
import type { useIssues } from './issues/use-issues.ts'
import { Assumptions } from './levers/assumptions.tsx'
import { type Failure, type PlanBasis, type Seen, useIssuedOutlook, useOutlook } from './model.ts'
import type { useReissue } from './reissue/use-reissue.ts'
import { Scenarios } from './scenarios/scenarios.tsx'
import type { useScenarios } from './scenarios/use-scenarios.ts'
import { amountIds, type Sheet, type SheetEdits } from './state/sheet.ts'
import type { Typed } from './state/typed-fields.ts'
import type { SheetActs } from './state/use-sheet.ts'
import { ReadingUnderstood } from './understood/reading-understood.tsx'
import { FigureBar, WhatIf } from './what-if.tsx'

/** What puts edits into words. */
export interface Words {
  levers: Lever[]
  currency: string
  name: Namer
}

export interface DeskBasis {
  id: string
  state: AssumptionsState
  basis: PlanBasis
  /** The edits that the documents were made with. */
  before: SheetEdits
  scenarios: ReturnType<typeof useScenarios>
  issues: ReturnType<typeof useIssues>
  making: ReturnType<typeof useReissue>
}

type Props = DeskBasis & {
  sheet: Sheet
  typed: Typed
  acts: SheetActs
  /** Nothing here would be lost with the page. */
  isSaved: boolean
  shownAs: string
  openId?: string
  top: (words: Words) => ReactNode
  foot: (words: Words, now: Seen, issued: WhatIfAnswer | undefined) => ReactNode
}

/** The assumptions at the left, what they come to at the right, and below what was kept and made. */
export function Desk(props: Props) {
  const {
    id,
    state,
    basis,
    before,
    scenarios,
    issues,
    making,
    sheet,
    typed,
    acts,
    isSaved,
    shownAs,
    openId,
    top,
    foot,
  } = props
  const { outlook, isStale, failure } = useOutlook(basis, sheet.now)
  const issued = useIssuedOutlook(basis, before)
  const countries = outlook?.knowledge.countries
  const name: Namer = useMemo(() => (point, value) => pointText(point, value, countries ?? []), [countries])
  const levers = outlook?.whole.levers
  useEffect(() => {
    if (levers && !isStale) acts.fields(levers.map(({ id }) => id))
  }, [acts, levers, isStale])
  const missing = failure && <Missing {...{ failure, isSaved }} />
  if (!outlook || !countries) return missing ?? <Skeleton lines={12} className="mt-8" />
  const { now, whole } = outlook
  const words = { levers: whole.levers, currency: whole.currency, name }
  return (
    <div className="pt-8">
      {missing}
      {top(words)}
      <div className="grid items-start gap-x-10 gap-y-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,27rem)] xl:grid-cols-[minmax(0,1fr)_minmax(0,31rem)]">
        <div className="grid min-w-0 gap-12">
          <ReadingUnderstood
            {...{ state, countries, acts }}
            edits={sheet.now}
            amounts={amountIds(whole.levers, sheet.now.values)}
          />
          <Assumptions
            levers={whole.levers}
            currency={whole.currency}
            problems={whole.problems}
            {...{ sheet, typed, acts }}
          />
        </div>
        <WhatIf now={now} before={issued} isStale={isStale}>
          {foot(words, now, issued)}
        </WhatIf>
      </div>
      <div className="mt-16 grid gap-16">
        <Scenarios
          {...scenarios}
          {...{ basis, shownAs, name }}
          edits={sheet.now}
          outlook={whole}
          openId={openId}
          pageAddress={`/blueprint/${encodeURIComponent(id)}/plan`}
        />
        <Issues
          {...{ id }}
          key={making.newest}
          asked={issues}
          isMaking={making.isMaking}
          newest={making.newest}
          onRestore={making.restore}
        />
      </div>
      <FigureBar now={now} before={issued} />
    </div>
  )
}

type MissingProps = { failure: Failure; isSaved: boolean }

/** A part of the model could not be fetched: what was there before stays, and stays changeable. */
function Missing({ failure: { isRetrying, refusal, retry }, isSaved }: MissingProps) {
  async function again() {
    const isThere = await retry()
    // Browsers remember that a file could not be fetched, until the page is loaded anew.
    if (!isThere && isSaved && (await serverAnswers())) location.reload()
  }
  return (
    <ErrorState
      className="my-8"
      title="The figures could not be worked out"
      text={
        refusal ??
        (isSaved
          ? 'A part of the model could not be loaded. Your changes are safe.'
          : 'A part of the model could not be loaded. Your changes are still here, and not saved yet.')
      }
      busy={isRetrying}
      onRetry={() => void again()}
    />
  )
}
