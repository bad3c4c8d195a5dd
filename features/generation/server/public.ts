export { startBlueprint } from './start-blueprint.ts'
export { recentGenerations } from './status-queries.ts'
