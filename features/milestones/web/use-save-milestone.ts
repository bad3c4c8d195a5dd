import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { addressOf, CallError } from '#kit/call.ts'
import type { Answer, Input } from '#kit/endpoint.ts'
import { callSignedIn } from '#web/calls/fresh-sign-in.ts'
import { sentenceOf } from '#web/calls/sentence.ts'
import { useCall } from '#web/calls/use-call.ts'
import { toast } from '#web/ui/toast-store.ts'
import { getMilestones, type Milestone, saveMilestone } from '../contract.ts'
import type { Draft } from './draft.ts'
import { WORDS } from './milestone-words.ts'

export type MilestoneMapData = Answer<typeof getMilestones>

/** A milestone as the server has it. */
export interface Kept {
  data: Draft
  version: number
}

export const keptIn = ({ milestoneData, versions }: MilestoneMapData, milestone: Milestone): Kept => ({
  data: milestoneData[milestone],
  version: versions[milestone],
})

interface Options {
  blueprintId: string
  milestone: Milestone
  onSaved: (kept: Kept) => void
  /** Another window was faster: what it saved. */
  onConflict: (theirs: Kept) => void
}

export function useSaveMilestone({ blueprintId, milestone, onSaved, onConflict }: Options) {
  const client = useQueryClient()
  const [problem, setProblem] = useState<string>()
  const params = { id: blueprintId }
  const key = [addressOf(getMilestones, { params })]

  async function lookAgain() {
    const map = await callSignedIn(getMilestones, { params })
    client.setQueryData(key, map)
    onConflict(keptIn(map, milestone))
  }

  const saving = useCall(saveMilestone, {
    onMutate: () => setProblem(undefined),
    onSuccess({ data, version, completed }) {
      client.setQueryData<MilestoneMapData>(
        key,
        (map) =>
          map && {
            ...map,
            completed,
            milestoneData: { ...map.milestoneData, [milestone]: data },
            versions: { ...map.versions, [milestone]: version },
          },
      )
      const { title } = WORDS[milestone]
      const isDone = completed[milestone]
      toast({
        title: 'Milestone saved',
        description: isDone ? `${title} is completed.` : `${title} is saved, and waits for evidence.`,
      })
      onSaved({ data, version })
    },
    async onError(error) {
      const wasOvertaken = error instanceof CallError && error.code === 'milestone_changed'
      // Awaited: until it is known what the other window saved, the button stays busy.
      const failed = wasOvertaken ? await lookAgain().catch((again: unknown) => again) : error
      if (failed) setProblem(sentenceOf(failed, 'The server cannot be reached.'))
    },
  })

  return {
    isSaving: saving.isPending,
    problem,
    save(data: Draft, version: number) {
      if (saving.isPending) return
      // Which fields belong to which milestone, the form knows by its words.
      const body = { milestone, data, version } as Input<typeof saveMilestone>['body']
      saving.mutate({ params, body })
    },
  }
}
