import { useAnswer } from '#web/calls/use-call.ts'
import { type Issue, listIssues } from '../../contract.ts'

export function useIssues(id: string) {
  return useAnswer(listIssues, { params: { id } }, { staleTime: 0 })
}

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

/** '7 figures and 4 sections changed' */
export function changesText({ number, state, restored, changes }: Issue): string {
  if (state === 'making') return 'Being made now'
  if (state === 'failed') return 'Could not be made. The issue before it still stands.'
  const { figures, sections } = changes
  const parts = [
    ...(figures.length > 0 ? [counted(figures.length, 'figure')] : []),
    ...(sections.length > 0 ? [counted(sections.length, 'section')] : []),
  ]
  const changed = parts.length > 0 ? `${parts.join(' and ')} changed` : ''
  if (restored !== undefined) return [`Issue ${restored} restored`, changed].filter(Boolean).join(' · ')
  if (number === 1) return 'As it was first made'
  return changed || 'Milestones or words only'
}
