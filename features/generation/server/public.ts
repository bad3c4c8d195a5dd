export { startBlueprint } from './start-blueprint.ts'
export { generationsOf } from './status-queries.ts'
