import { type ReactNode, useMemo } from 'react'
import type { Lever } from '#engine/plan/levers.ts'
import type { WhatIf as WhatIfAnswer } from '#engine/plan/what-if.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { AssumptionsState } from '../contract.ts'
import { Issues } from './issues/issues.tsx'
import type { useIssues } from './issues/use-issues.ts'
import { Assumptions } from './levers/assumptions.tsx'
import { type PlanBasis, type Seen, useIssuedOutlook, useOutlook } from './model.ts'
import type { useReissue } from './reissue/use-reissue.ts'
import { Scenarios } from './scenarios/scenarios.tsx'
import type { useScenarios } from './scenarios/use-scenarios.ts'
import type { Sheet, SheetEdits } from './state/sheet.ts'
import type { SheetActs, Typed } from './state/use-sheet.ts'
import { Understood } from './understood/understood.tsx'
import { type Namer, pointText } from './understood/words.ts'
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
    shownAs,
    openId,
    top,
    foot,
  } = props
  const { outlook, isStale, failed } = useOutlook(basis, sheet.now)
  const issued = useIssuedOutlook(basis, before)
  const countries = outlook?.knowledge.countries
  const name: Namer = useMemo(() => (point, value) => pointText(point, value, countries ?? []), [countries])
  if (failed)
    return (
      <ErrorState
        className="mt-8"
        title="The model could not be loaded"
        text="Your changes are safe. Please load the page again."
        onRetry={() => location.reload()}
      />
    )
  if (!outlook || !countries) return <Skeleton lines={12} className="mt-8" />
  const { now, whole } = outlook
  const words = { levers: whole.levers, currency: whole.currency, name }
  return (
    <div className="pt-8">
      {top(words)}
      <div className="grid items-start gap-x-10 gap-y-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,27rem)] xl:grid-cols-[minmax(0,1fr)_minmax(0,31rem)]">
        <div className="grid min-w-0 gap-12">
          <Understood points={state.understood} corrections={sheet.now.understood} {...{ countries, acts }} />
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
