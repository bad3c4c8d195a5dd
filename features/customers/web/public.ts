import { lazyPart } from '#web/lazy-part.tsx'

/** For the dashboard of people with a role; nobody else loads it. */
export const Desk = lazyPart(() => import('./desk.tsx'))
