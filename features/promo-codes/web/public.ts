import { lazyPart } from '#web/lazy-part.tsx'

export const PromoCodesPanel = lazyPart(() => import('./promo-panel.tsx'))
