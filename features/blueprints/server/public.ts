export { addBlueprint } from './add-blueprint.ts'
export { blueprintsOf, type Viewer } from './queries.ts'
