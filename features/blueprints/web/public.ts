// What other parts of the browser's side may use of blueprints.
import { lazyPart } from '#web/lazy-part.tsx'

export { counted, sizeText, totalSize } from './file-words.ts'
export { SharedLinkProblem } from './shared-link-problem.tsx'
export { useVenture } from './venture/use-venture.ts'
export { VentureBar } from './venture/venture-bar.tsx'
export { VentureDrawing } from './venture/venture-drawing.tsx'
export { VentureGround } from './venture/venture-ground.tsx'
export { type VentureTab, VentureTabs } from './venture/venture-tabs.tsx'

export const StoragePanel = lazyPart(() => import('./storage-panel.tsx'))
