// The five milestones of a founder's map, as plain text.

export interface MilestoneData {
  vision: { coreIdea: string; problem: string; whyNow: string }
  audience: { target: string; painPoints: string[]; demographics: string }
  mvp: { featureList: string[]; techStack: string; timeline: string }
  monetization: { pricingModel: string; revenue: string; channels: string[] }
  launch: { strategy: string; channels: string[]; timeline: string }
}

/** No document has room for more, whatever a field may hold: characters of a text, and items of a list. */
export const MOST_READ = 6_000
export const MOST_ITEMS = 40
