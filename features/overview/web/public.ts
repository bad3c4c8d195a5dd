// What other parts of the browser's side may use of the overview.
import { lazyPart } from '#web/lazy-part.tsx'

export const Overview = lazyPart(() => import('./overview.tsx'))
