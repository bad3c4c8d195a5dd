// What other parts of the browser's side may use of a living plan.
export { valueText } from './changes.ts'
export { CashChart } from './charts/cash-chart.tsx'
export { allRows, type FigureRow } from './figures.ts'
export { PLACES, placeOf } from './levers/slide.ts'
export { Slider } from './levers/slider.tsx'
export { type PlanBasis, type Seen, useOutlook } from './model.ts'
export { sheetEditsIn } from './state/sheet.ts'
