export { addBlueprint } from './add-blueprint.ts'
export { addFiles, folderOf, type NewFile } from './add-files.ts'
export { assetsIn, isAsset } from './assets.ts'
export { noteBesidePlan } from './files/note-beside-plan.ts'
export { holdMine, mine } from './own-blueprint.ts'
export {
  type Blueprint,
  blueprintById,
  filesOf,
  findBlueprint,
  isCalled,
  type Viewer,
  type ViewerPlaces,
  visibleTo,
} from './queries.ts'
export { contentTypeOf, dispositionOf, policyOf } from './rules.ts'
export { sendFile } from './send-file.ts'
export { openedShare } from './shares/open-share.ts'
export { matching } from './shelf-queries.ts'
export type { Match } from './shelf-rules.ts'
export { refuseReissueOverQuota } from './storage-quota.ts'
