// What other parts of the shop may use of muting and blocking.
export { BlocksPanel } from './blocks-panel.tsx'
export { Folded } from './folded.tsx'
export { useBlockItems } from './use-block-items.ts'
