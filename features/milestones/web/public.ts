// What other parts of the browser's side may use of milestones.
export { MilestoneMap } from './milestone-map.tsx'
