import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useGeneration } from '#features/generation/web/public.ts'
import { addressOf } from '#kit/call.ts'
import { callSignedIn } from '#web/calls/fresh-sign-in.ts'
import { toast } from '#web/ui/toast-store.ts'
import {
  type AssumptionsState,
  getAssumptions,
  type Issue,
  listIssues,
  reissue,
  restoreIssue,
} from '../../contract.ts'

interface Options {
  /** As it stands in the address of the page. */
  id: string
  blueprintId: string
  isMaking: boolean
}

/** Has new issues made, follows them, and says what came of it. */
export function useReissue({ id, blueprintId, isMaking }: Options) {
  const client = useQueryClient()
  const [following, setFollowing] = useState(isMaking)
  const [newest, setNewest] = useState<number>()
  const { record, startOver } = useGeneration(following ? blueprintId : undefined)
  // It was begun elsewhere, and heard of when the page asked anew.
  if (isMaking && !following) setFollowing(true)

  const ended =
    following && (record?.status === 'complete' || record?.status === 'error') ? record.status : undefined
  const told = useRef<string>(undefined)
  useEffect(() => {
    if (!ended || told.current === record?.createdAt) return
    told.current = record?.createdAt
    void lookAgain(client, id).then((issue) => {
      setFollowing(false)
      if (ended === 'error' || !issue) return sayFailed()
      setNewest(issue.number)
      toast({ title: `Issue ${issue.number} is ready`, description: 'What changed is listed under Issues.' })
    })
  }, [ended, record?.createdAt, client, id])

  function begun({ generationId }: { generationId: string | null }): boolean {
    if (generationId === null) {
      toast({
        kind: 'info',
        title: 'Nothing to reissue',
        description: 'The documents say all of this already.',
      })
      void lookAgain(client, id)
      return false
    }
    startOver()
    setFollowing(true)
    void client.invalidateQueries({ queryKey: [addressOf(listIssues, { params: { id } })] })
    return true
  }

  return {
    isMaking: following,
    percent: following ? (record && !ended ? record.overallProgress : ended ? 100 : 0) : undefined,
    newest,
    async reissue(version: number, key: string): Promise<void> {
      begun(await callSignedIn(reissue, { params: { id }, body: { version, key } }))
    },
    async restore({ number }: Issue): Promise<void> {
      const { version = 0 } =
        client.getQueryData<AssumptionsState>([addressOf(getAssumptions, { params: { id } })]) ?? {}
      const body = { version, key: crypto.randomUUID() }
      const answer = await callSignedIn(restoreIssue, { params: { id, number }, body })
      if (begun(answer)) return
    },
  }
}

type Client = ReturnType<typeof useQueryClient>

/** The state, the issues and the files, as they are now; answers the newest issue. */
async function lookAgain(client: Client, id: string): Promise<Issue | undefined> {
  const params = { id }
  const issues = addressOf(listIssues, { params })
  await client.invalidateQueries({
    predicate: ({ queryKey: [address] }) =>
      address === issues ||
      address === addressOf(getAssumptions, { params }) ||
      String(address).includes('/files'),
  })
  return client.getQueryData<{ issues: Issue[] }>([issues])?.issues[0]
}

function sayFailed(): void {
  toast({
    kind: 'destructive',
    title: 'The documents could not be reissued',
    description: 'Nothing was lost: the issue before still stands, and so do your changes. Please try again.',
  })
}
