import { MILESTONES, type Milestone, type MilestoneData } from '../contract.ts'

export interface Edit {
  milestone: Milestone
  data: MilestoneData[Milestone]
  version: number
}

/** The founder's words where there are any, the plan's elsewhere. */
export function mapOf(originalData: MilestoneData, edits: Edit[]) {
  const saved = new Map(edits.map((edit) => [edit.milestone, edit]))
  const each = <T>(value: (milestone: Milestone) => T) =>
    Object.fromEntries(MILESTONES.map((milestone) => [milestone, value(milestone)])) as Record<Milestone, T>
  return {
    originalData,
    milestoneData: each(
      (milestone) => saved.get(milestone)?.data ?? originalData[milestone],
    ) as unknown as MilestoneData,
    completed: each((milestone) => saved.has(milestone)),
    versions: each((milestone) => saved.get(milestone)?.version ?? 0),
  }
}
