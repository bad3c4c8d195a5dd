// What other parts of the shop may use of the notifications' screens. The header uses it: keep what it brings small.
export { BellOutlet } from './bell-outlet.tsx'
export { NotificationsPanel } from './notifications-panel.tsx'
