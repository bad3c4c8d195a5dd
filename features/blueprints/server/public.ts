export { addBlueprint } from './add-blueprint.ts'
export { addFiles, folderOf, type NewFile } from './add-files.ts'
export { assetsOf } from './assets.ts'
export {
  type Blueprint,
  blueprintById,
  blueprintsOf,
  findBlueprint,
  isCalled,
  type Viewer,
  visibleTo,
} from './queries.ts'
export { contentTypeOf, dispositionOf, policyOf } from './rules.ts'
