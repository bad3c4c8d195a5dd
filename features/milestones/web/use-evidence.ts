import { useQueryClient } from '@tanstack/react-query'
import { addressOf, CallError } from '#kit/call.ts'
import type { Answer } from '#kit/endpoint.ts'
import { useCall } from '#web/calls/use-call.ts'
import { toast } from '#web/ui/toast-store.ts'
import { dropEvidence, type Goal, getMilestones, type Milestone, setEvidence } from '../contract.ts'
import type { MilestoneMapData } from './use-save-milestone.ts'

/** The number of one milestone: set, changed, and with what is reached of it. */
export function useEvidence(blueprintId: string, milestone: Milestone) {
  const client = useQueryClient()
  const key = [addressOf(getMilestones, { params: { id: blueprintId } })]
  const params = { id: blueprintId, milestone }

  function keep({ evidence, completed }: Answer<typeof setEvidence>) {
    client.setQueryData<MilestoneMapData>(key, (map) => {
      if (!map) return map
      const { [milestone]: _, ...others } = map.evidence
      return { ...map, completed, evidence: evidence ? { ...others, [milestone]: evidence } : others }
    })
  }
  // Another window was faster: what it wrote is shown, and what was typed here stays.
  const onError = (error: Error) => {
    if (error instanceof CallError && error.status === 409) void client.invalidateQueries({ queryKey: key })
  }
  const write = useCall(setEvidence, {
    onSuccess(answer) {
      keep(answer)
      toast({ title: 'Evidence saved' })
    },
    onError,
  })
  const drop = useCall(dropEvidence, { onSuccess: keep, onError })
  return {
    error: write.error ?? drop.error,
    isBusy: write.isPending || drop.isPending,
    // What went wrong with the one is over once the other is tried.
    write(goal: Goal, reached: number, version: number) {
      drop.reset()
      write.mutate({ params, body: { ...goal, reached, version } })
    },
    drop() {
      write.reset()
      drop.mutate({ params })
    },
  }
}
