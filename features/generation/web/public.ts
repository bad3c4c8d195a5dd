// What other parts of the browser's side may use of generation: the progress, as parts.
export { generationFailure } from './generation-failure.ts'
export { ProgressPanel } from './progress-panel.tsx'
export { remaining } from './stages.ts'
export { ESTIMATED_SECONDS, useSuccessProgress } from './use-success-progress.ts'
