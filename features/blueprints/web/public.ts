// What other parts of the browser's side may use of blueprints.
import { lazyPart } from '#web/lazy-part.tsx'

export { sizeText } from './file-words.ts'

export const StoragePanel = lazyPart(() => import('./storage-panel.tsx'))
