// What differs between two issues of a plan: the figures, and the sections whose words are others.
import type { Plan } from './plan.ts'

export interface FigureChange {
  id: string
  label: string
  before: string
  after: string
  /** '+12%', '3 months earlier': by how much, where that can be said. */
  change?: string
}

export interface SectionChange {
  id: string
  title: string
  /** Plain paragraphs. */
  before: string[]
  after: string[]
}

export interface Changes {
  figures: FigureChange[]
  sections: SectionChange[]
}

export function changesBetween(_before: Plan, _after: Plan): Changes {
  return { figures: [], sections: [] }
}
