import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import type { AssumptionsState } from '../contract.ts'
import { Conflict } from './conflict.tsx'
import { Desk } from './desk.tsx'
import { useIssues } from './issues/use-issues.ts'
import type { PlanBasis } from './model.ts'
import { Reissue } from './reissue/reissue.tsx'
import { useReissue } from './reissue/use-reissue.ts'
import { SaveLine } from './save-line.tsx'
import { ScenarioDesk } from './scenarios/scenario-desk.tsx'
import { useScenarios } from './scenarios/use-scenarios.ts'
import { leftSavers } from './state/left-behind.ts'
import { sheetEditsIn } from './state/sheet.ts'
import { hasWrong } from './state/typed-fields.ts'
import { useSaving } from './state/use-saving.ts'
import { useSheet } from './state/use-sheet.ts'
import { useTriedValue } from './state/use-tried-value.ts'

type Props = { id: string; state: AssumptionsState }

/** The founder's own figures; or a scenario, which changes nothing of them. */
export function LivingPlan({ id, state }: Props) {
  const { edits, issued, blueprint } = state
  const mine = useSheet(blueprint.id, leftSavers.get(blueprint.id)?.wanted() ?? sheetEditsIn(edits))
  useTriedValue(mine.acts)
  const { save, saver } = useSaving({ id, state, edits: mine.sheet.now, typed: mine.typed, acts: mine.acts })
  const scenarios = useScenarios(id)
  const issues = useIssues(id)
  const making = useReissue({ id, blueprintId: blueprint.id, isMaking: state.isMaking })
  const basis = useBasis(id, state)
  const before = useMemo(() => sheetEditsIn(issued), [issued])

  const [address, setAddress] = useSearchParams()
  const openId = address.get('scenario') ?? undefined
  const open = scenarios.asked.data?.scenarios.find((one) => one.id === openId)
  const leaveScenario = () => setAddress({}, { replace: true, preventScrollReset: true })
  const common = { id, state, basis, before, scenarios, issues, making }

  if (openId && (open || scenarios.asked.isPending))
    return (
      open && (
        <ScenarioDesk
          key={open.id}
          {...common}
          scenario={open}
          onLeave={leaveScenario}
          onUse={(edits) => {
            mine.acts.move({ do: 'load', edits })
            leaveScenario()
          }}
        />
      )
    )
  return (
    <Desk
      {...common}
      {...mine}
      isSaved={save.is === 'saved'}
      shownAs="Your figures"
      top={(words) => (
        <>
          {openId && scenarios.asked.data && (
            <p className="mb-6 text-ui text-ink-2">This scenario is gone. These are your figures.</p>
          )}
          {save.is === 'overtaken' && (
            <Conflict
              {...words}
              mine={mine.sheet.now}
              theirs={save.theirs}
              onKeepMine={() => void saver.keepMine()}
              onTakeTheirs={() => mine.acts.move({ do: 'replace', edits: saver.takeTheirs() })}
            />
          )}
        </>
      )}
      foot={(words, now, issuedOutlook) => (
        <>
          <SaveLine save={save} onRetry={() => void saver.flush()} />
          <Reissue
            {...{ state, making, words, now }}
            before={issuedOutlook}
            edits={mine.sheet.now}
            issued={before}
            hasWrong={hasWrong(mine.typed)}
            flush={saver.flush}
          />
        </>
      )}
    />
  )
}

/** Its parts stay the same objects as long as they say the same: the model runs anew with every other one. */
function useBasis(
  id: string,
  { brief, proposed, edits: { milestones }, reading: { corrections, ground } }: AssumptionsState,
): PlanBasis {
  const kept = useMemo(() => ({ corrections, ground }), [corrections, ground])
  return useMemo(() => ({ id, brief, proposed, milestones, kept }), [id, brief, proposed, milestones, kept])
}
