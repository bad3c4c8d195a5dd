// What other parts of the browser's side may use of access tokens.
import { lazyPart } from '#web/lazy-part.tsx'

export const AccessTokensPanel = lazyPart(() => import('./access-tokens-panel.tsx'))
