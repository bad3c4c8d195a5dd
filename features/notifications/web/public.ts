// What other parts of the shop may use of the notifications' screens.
export { NotificationsPanel } from './notifications-panel.tsx'
