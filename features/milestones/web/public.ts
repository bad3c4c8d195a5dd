// What other parts of the browser's side may use of milestones.
import { lazyPart } from '#web/lazy-part.tsx'

export const MilestoneMap = lazyPart(() => import('./milestone-map.tsx'))
