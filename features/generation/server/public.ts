export { newestPlan, readPlan } from './finished-plan.ts'
export { printBrief } from './print-brief.ts'
export { startBlueprint } from './start-blueprint.ts'
export { recentGenerations } from './status-queries.ts'
