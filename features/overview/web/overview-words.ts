// What the overview says, in words. Pure.
import type { Milestone } from '#features/milestones/contract.ts'
import { MILESTONES } from '#features/milestones/contract.ts'
import type { OverviewPlan, Provenance } from '../contract.ts'

export const PROVENANCE_WORDS: Record<Provenance, string> = {
  founder: 'You told us',
  source: 'From a source',
  assumption: 'We assumed',
  computed: 'Computed',
}

export const PAPER_WORDS: Record<OverviewPlan['paper'], { width: string; height: string; ratio: number }> = {
  'us-letter': { width: '8.5 in', height: '11 in', ratio: 612 / 792 },
  a4: { width: '210 mm', height: '297 mm', ratio: 595.28 / 841.89 },
}

export type ClaimSize = 'large' | 'medium' | 'small'

/** Three lines at most: a longer claim is set smaller. */
export function claimSize(claim: string): ClaimSize {
  if (claim.length <= 46) return 'large'
  return claim.length <= 73 ? 'medium' : 'small'
}

export const MILESTONE_TITLES: Record<Milestone, string> = {
  vision: 'Vision & Mission',
  audience: 'Target Audience',
  mvp: 'Build MVP',
  monetization: 'Monetization',
  launch: 'Launch & Scale',
}

export function milestoneState(completed: Record<Milestone, boolean>): {
  count: number
  next: Milestone | undefined
} {
  return {
    count: MILESTONES.filter((milestone) => completed[milestone]).length,
    next: MILESTONES.find((milestone) => !completed[milestone]),
  }
}

const DAY_MS = 86_400_000

/** The first step of the ninety days that is not over. */
export function nextStep(
  steps: OverviewPlan['steps'],
  begunAt: string,
  now: number,
): { action: string; due: Date } | undefined {
  const dated = steps.map(({ action, day }) => ({
    action,
    due: new Date(Date.parse(begunAt) + day * DAY_MS),
  }))
  // Due until the day is over.
  return dated.find(({ due }) => due.getTime() + DAY_MS > now)
}

export interface SheetGroup {
  part: string | null
  sheets: OverviewPlan['sheets']
}

/** Pages that follow each other in one part of the plan. */
export function sheetGroups(sheets: OverviewPlan['sheets']): SheetGroup[] {
  const groups: SheetGroup[] = []
  for (const sheet of sheets) {
    const last = groups.at(-1)
    if (last && last.part === sheet.part) last.sheets.push(sheet)
    else groups.push({ part: sheet.part, sheets: [sheet] })
  }
  return groups
}

/** 'Pages 3–7', 'Page 8' */
export function pageRange({ sheets }: SheetGroup): string {
  const [first, last] = [sheets[0]?.page, sheets.at(-1)?.page]
  return first === last ? `Page ${first}` : `Pages ${first}–${last}`
}
