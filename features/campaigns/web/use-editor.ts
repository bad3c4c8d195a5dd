// What is typed in the editor, and what becomes of it. Nothing typed is lost by a failure, nor by another admin's change.
import { useRef, useState } from 'react'
import { CallError } from '#kit/call.ts'
import { callSignedIn } from '#web/calls/fresh-sign-in.ts'
import { sentenceOf } from '#web/calls/sentence.ts'
import { toast } from '#web/ui/toast-store.ts'
import { useUnloadQuestion } from '#web/ui/use-unload-question.ts'
import { type Campaign, createCampaign, getCampaign, updateCampaign } from '../contract.ts'
import { faultsOf, type Typed } from './campaign-words.ts'
import type { Draft } from './editor-fields.tsx'
import { useRefreshCampaigns } from './use-campaigns.ts'

const EMPTY: Draft = { name: '', subject: '', content: '', audience: 'agreed' }
const draftOf = ({ name, subject, content, audience }: Draft): Draft => ({ name, subject, content, audience })
const isSame = (one: Draft, other: Draft) => JSON.stringify(draftOf(one)) === JSON.stringify(draftOf(other))

export function useEditor(campaign: Campaign | undefined, onClose: () => void) {
  const refresh = useRefreshCampaigns()
  const [start, setStart] = useState(campaign ? draftOf(campaign) : EMPTY)
  const [version, setVersion] = useState(campaign?.version ?? 0)
  const [typed, setTyped] = useState(start)
  const [faults, setFaults] = useState<Partial<Typed>>({})
  const [theirs, setTheirs] = useState<Campaign>()
  const [problem, setProblem] = useState('')
  const [isSaving, setIsSaving] = useState(false)
  // Beside the state, which a second press in the same moment would not see yet.
  const busy = useRef(false)
  const isChanged = !isSame(typed, start)
  useUnloadQuestion(isChanged)

  async function send(seen: number): Promise<void> {
    busy.current = true
    setIsSaving(true)
    setProblem('')
    try {
      if (campaign)
        await callSignedIn(updateCampaign, { params: { id: campaign.id }, body: { ...typed, version: seen } })
      else await callSignedIn(createCampaign, { body: typed })
      toast(
        campaign
          ? { title: 'Campaign Updated', description: 'Your changes are saved.' }
          : { title: 'Campaign Created', description: 'It is a draft: send it when it is ready.' },
      )
      await refresh()
      onClose()
    } catch (error) {
      await tell(error)
    } finally {
      busy.current = false
      setIsSaving(false)
    }
  }

  async function tell(error: unknown): Promise<void> {
    const isConflict = error instanceof CallError && error.code === 'campaign_changed'
    setTheirs(isConflict && campaign ? await theirVersion(campaign.id) : undefined)
    setProblem(sentenceOf(error, 'It could not be saved. Please try again in a moment.'))
    toast({
      kind: 'destructive',
      title: campaign ? 'Update Failed' : 'Creation Failed',
      description: sentenceOf(error, campaign ? 'Failed to update campaign.' : 'Failed to create campaign.'),
    })
  }

  return {
    typed,
    faults,
    theirs,
    problem,
    isSaving,
    isChanged,
    change(changes: Partial<Draft>) {
      setTyped((before) => ({ ...before, ...changes }))
      setFaults(({ ...left }) => {
        for (const field of Object.keys(changes)) delete left[field as keyof Typed]
        return left
      })
    },
    /** False when something is missing. */
    save(): boolean {
      if (busy.current) return true
      const missing = faultsOf(typed)
      setFaults(missing)
      if (Object.keys(missing).length > 0) return false
      void send(version)
      return true
    },
    takeTheirs() {
      if (!theirs) return
      setTyped(draftOf(theirs))
      setStart(draftOf(theirs))
      setVersion(theirs.version)
      setTheirs(undefined)
      setProblem('')
    },
    keepMine() {
      if (!theirs || busy.current) return
      setVersion(theirs.version)
      void send(theirs.version)
    },
  }
}

async function theirVersion(id: string): Promise<Campaign | undefined> {
  return callSignedIn(getCampaign, { params: { id } }).then(
    ({ campaign }) => campaign,
    () => undefined,
  )
}
