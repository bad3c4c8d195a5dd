// What other parts of the browser's side may use of generation.
export { awaitBlueprint } from './await-blueprint.ts'
export { CHECK_BY_HAND_AFTER, CheckNow } from './check-now.tsx'
export { type Drawing, DrawingPanel } from './drawing-panel.tsx'
export {
  CAME_TO_NOTHING,
  created,
  IN_PROGRESS,
  notStarted,
  ORDERED_BEFORE,
  TIMEOUT,
} from './generation-words.ts'
export { followedId } from './poll-blueprint.ts'
export { ProgressDialog } from './progress-dialog.tsx'
export { ProgressPanel } from './progress-panel.tsx'
export { remaining } from './stages.ts'
export { startWithCredits } from './start-with-credits.ts'
export { useDashboardAfter, useDashboardRefresh } from './use-dashboard-after.ts'
export { useGeneration } from './use-generation.ts'
export { useLateNotice } from './use-late-notice.ts'
export { useSuccessProgress } from './use-success-progress.ts'
export { ViewBlueprint } from './view-blueprint.tsx'
