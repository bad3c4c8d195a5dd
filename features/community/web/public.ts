// What other parts of the browser's side may use of the community.
export { PlanCard } from './plan-card.tsx'
export { Words } from './words.tsx'
