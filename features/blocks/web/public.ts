// What other parts of the shop may use of muting and blocking.
export { AuthorMenu } from './author-menu.tsx'
export { BlocksPanel } from './blocks-panel.tsx'
export { Folded } from './folded.tsx'
