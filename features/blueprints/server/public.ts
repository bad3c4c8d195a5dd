export { addBlueprint } from './add-blueprint.ts'
export { type Blueprint, blueprintsOf, findBlueprint, type Viewer, visibleTo } from './queries.ts'
