export { startBlueprint } from './start-blueprint.ts'
