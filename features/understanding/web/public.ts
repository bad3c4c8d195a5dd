// What other parts of the browser's side may use of the understanding.
export { correctionsOf, isCorrected } from './corrections.ts'
export { FigureMarks } from './figure-marks.tsx'
export { IdeaChecks } from './idea-checks.tsx'
export {
  choicesOf,
  currencyName,
  type Namer,
  POINT_LABELS,
  POINTS,
  pointText,
} from './point-names.ts'
export { type PointValues, pointsIn, roleIn, withPoints, withRole } from './reading-corrections.ts'
export { RoleMenu } from './role-menu.tsx'
export { ROLE_NAMES, roleNamesIn, roleOptions } from './role-names.ts'
export { FoldedUnderstanding, UnderstandingPanel } from './understanding-panel.tsx'
export { type Understanding, useUnderstanding } from './use-understanding.ts'
