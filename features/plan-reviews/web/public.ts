// What other parts of the browser's side may use of plan reviews.
import { lazyPart } from '#web/lazy-part.tsx'

export const ReviewDialog = lazyPart(() => import('./review-dialog.tsx'))
export const TakeOver = lazyPart(() => import('./take-over.tsx'))
