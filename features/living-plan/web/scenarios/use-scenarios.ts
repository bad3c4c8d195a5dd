import { useQueryClient } from '@tanstack/react-query'
import { addressOf } from '#kit/call.ts'
import { callSignedIn } from '#web/calls/fresh-sign-in.ts'
import { useAnswer } from '#web/calls/use-call.ts'
import { addScenario, changeScenario, listScenarios, removeScenario, type Scenario } from '../../contract.ts'
import type { SheetEdits } from '../state/sheet.ts'

export type ScenarioCalls = ReturnType<typeof useScenarios>['calls']

/** The kept scenarios of a blueprint, and what can be done with them. Every call fails with the server's sentence. */
export function useScenarios(id: string) {
  const asked = useAnswer(listScenarios, { params: { id } }, { staleTime: 0 })
  const client = useQueryClient()
  const key = [addressOf(listScenarios, { params: { id } })]

  function put(change: (known: Scenario[]) => Scenario[]) {
    client.setQueryData<{ scenarios: Scenario[] }>(
      key,
      (known) => known && { scenarios: change(known.scenarios) },
    )
  }

  return {
    asked,
    calls: {
      async add(name: string, edits: SheetEdits, key: string): Promise<Scenario> {
        const { scenario } = await callSignedIn(addScenario, { params: { id }, body: { name, edits, key } })
        put((known) => [...known.filter((one) => one.id !== scenario.id), scenario])
        return scenario
      },
      async change(
        { id: scenarioId, updatedAt }: Scenario,
        name: string,
        edits: SheetEdits,
      ): Promise<Scenario> {
        const { scenario } = await callSignedIn(changeScenario, {
          params: { id, scenarioId },
          body: { name, edits, updatedAt },
        })
        put((known) => known.map((one) => (one.id === scenarioId ? scenario : one)))
        return scenario
      },
      async remove({ id: scenarioId }: Scenario): Promise<void> {
        await callSignedIn(removeScenario, { params: { id, scenarioId } })
        put((known) => known.filter((one) => one.id !== scenarioId))
      },
    },
  }
}
