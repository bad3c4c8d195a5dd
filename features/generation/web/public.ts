// What other parts of the browser's side may use of generation.
export { type Drawing, DrawingPanel } from './drawing-panel.tsx'
export { CAME_TO_NOTHING, created, notStarted, TIMEOUT } from './generation-words.ts'
export { pollBlueprint } from './poll-blueprint.ts'
export { ProgressPanel } from './progress-panel.tsx'
export { remaining } from './stages.ts'
export { startWithCredits } from './start-with-credits.ts'
export { ESTIMATED_SECONDS, useSuccessProgress } from './use-success-progress.ts'
