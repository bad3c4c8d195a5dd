// What other parts of the shop may use of the notifications' screens. Part of the first bundle: keep it small.
import { lazyPart } from '#web/lazy-part.tsx'

export { BellOutlet } from './bell-outlet.tsx'
export { Loading as NotificationsLoading } from './notifications-loading.tsx'
/** In a Suspense of the page's own. */
export const NotificationsPanel = lazyPart(() => import('./notifications-panel.tsx'))
